#include "ui/presenters/creditdraft.h"
#include "ui/presenters/stockdraft.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const QDate today(2027, 6, 7);

CreditDraft draftOf(CreditTask task, const QString &amount)
{
    CreditDraft draft;
    draft.task = task;
    draft.customerId = CustomerId(1);
    draft.bucket = u"default"_s;
    draft.amount = amount;
    draft.reason = u"gift"_s;
    return draft;
}

}

/** What typed drafts of stock and credits are read as, and what is never guessed. */
class TestDrafts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aDayIsReadAsItIsTyped_data();
    void aDayIsReadAsItIsTyped();
    void aGrantTakesWhatCanBeReadInOneWay_data();
    void aGrantTakesWhatCanBeReadInOneWay();
    void aGrantForYesterdayIsRefused();
    void aGrantNeedsAReason();
    void aHoldTakesMinutes();
    void noMoreIsCapturedThanIsHeld();
    void aMinimumMayBeNegative();
    void anAdjustmentIsSigned();
    void anAdjustmentLeavesNoLessThanNothing();
    void aCountMayBeZero();
    void aReturnSumsItsFields();
};

void TestDrafts::aDayIsReadAsItIsTyped_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QDate>("day");
    QTest::newRow("iso") << u"2027-12-31"_s << QDate(2027, 12, 31);
    QTest::newRow("with dots") << u"31.12.2027"_s << QDate(2027, 12, 31);
    QTest::newRow("with dots and spaces") << u" 1. 7. 2027 "_s << QDate(2027, 7, 1);
    QTest::newRow("in thirty days") << u"+30"_s << today.addDays(30);
    QTest::newRow("two orders of day and month") << u"12/11/2027"_s << QDate();
    QTest::newRow("no year") << u"31.12."_s << QDate();
    QTest::newRow("no day of a calendar") << u"31.6.2027"_s << QDate();
    QTest::newRow("words") << u"soon"_s << QDate();
    QTest::newRow("too far") << u"+99999999999"_s << QDate();
}

void TestDrafts::aDayIsReadAsItIsTyped()
{
    QFETCH(const QString, typed);
    QFETCH(const QDate, day);
    QCOMPARE(readDay(typed, today), day);
}

void TestDrafts::aGrantTakesWhatCanBeReadInOneWay_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<qint64>("amount");
    QTest::newRow("plain") << u"1200"_s << qint64 { 1200 };
    QTest::newRow("groups") << u"1 200"_s << qint64 { 1200 };
    QTest::newRow("two readings") << u"12,345"_s << qint64 { 0 };
    QTest::newRow("exponent") << u"1e3"_s << qint64 { 0 };
    QTest::newRow("negative") << u"-5"_s << qint64 { 0 };
    QTest::newRow("nothing") << QString() << qint64 { 0 };
}

void TestDrafts::aGrantTakesWhatCanBeReadInOneWay()
{
    QFETCH(const QString, typed);
    QFETCH(const qint64, amount);
    const CreditReading read
        = readCreditDraft(draftOf(CreditTask::Grant, typed), { .heldByHold = 0, .today = today });
    const auto *grant = std::get_if<GrantRequest>(&read);
    QCOMPARE(grant ? grant->amount : 0, amount);
    QCOMPARE(std::holds_alternative<CreditDraftProblem>(read), amount == 0);
}

void TestDrafts::aGrantForYesterdayIsRefused()
{
    CreditDraft draft = draftOf(CreditTask::Grant, u"5"_s);
    draft.lastDay = today.addDays(-1).toString(Qt::ISODate);
    const CreditReading read = readCreditDraft(draft, { .heldByHold = 0, .today = today });
    const auto *problem = std::get_if<CreditDraftProblem>(&read);
    QVERIFY(problem && problem->field == CreditDraftProblem::Field::LastDay);
}

void TestDrafts::aGrantNeedsAReason()
{
    CreditDraft draft = draftOf(CreditTask::Grant, u"5"_s);
    draft.reason = u"  "_s;
    const CreditReading read = readCreditDraft(draft, { .heldByHold = 0, .today = today });
    const auto *problem = std::get_if<CreditDraftProblem>(&read);
    QVERIFY(problem && problem->field == CreditDraftProblem::Field::Reason);
    QVERIFY(problem->isMissing());
}

void TestDrafts::aHoldTakesMinutes()
{
    CreditDraft draft = draftOf(CreditTask::Hold, u"30"_s);
    draft.minutes = u"15"_s;
    const CreditReading read = readCreditDraft(draft, { .heldByHold = 0, .today = today });
    const auto *hold = std::get_if<PlaceHoldRequest>(&read);
    QVERIFY(hold && hold->holdTime == std::chrono::minutes(15));
    QCOMPARE(hold->credits.constFirst().amount, 30);
    QVERIFY(!hold->slotId.isValid());
}

void TestDrafts::noMoreIsCapturedThanIsHeld()
{
    CreditDraft draft = draftOf(CreditTask::Capture, u"31"_s);
    draft.holdId = HoldId(7);
    const CreditFacts facts { .heldByHold = 30, .today = today };
    const CreditReading tooMuch = readCreditDraft(draft, facts);
    const auto *problem = std::get_if<CreditDraftProblem>(&tooMuch);
    QVERIFY(problem && problem->field == CreditDraftProblem::Field::MoreThanHeld);
    draft.amount = u"12"_s;
    const CreditReading read = readCreditDraft(draft, facts);
    const auto *capture = std::get_if<CaptureRequest>(&read);
    QVERIFY(capture && capture->amount == 12 && capture->holdId == HoldId(7));
}

void TestDrafts::aMinimumMayBeNegative()
{
    const CreditReading read = readCreditDraft(
        draftOf(CreditTask::Limits, u"-500"_s), { .heldByHold = 0, .today = today });
    const auto *limits = std::get_if<WalletLimits>(&read);
    QVERIFY(limits && limits->minimum == -500);
}

void TestDrafts::anAdjustmentIsSigned()
{
    StockDraft draft;
    draft.reason = u"found"_s;
    for (const auto &[typed, change] :
        { std::pair(u"+3"_s, 3), std::pair(u"3"_s, 3), std::pair(u"-3"_s, -3) }) {
        draft.amount = typed;
        const StockReading read = readStockDraft(draft, { .onHand = 10, .out = 0 });
        const auto *adjust = std::get_if<AdjustRequest>(&read);
        QVERIFY2(adjust && adjust->change == change, qUtf8Printable(typed));
    }
}

void TestDrafts::anAdjustmentLeavesNoLessThanNothing()
{
    StockDraft draft;
    draft.reason = u"broken"_s;
    draft.amount = u"-11"_s;
    const StockReading read = readStockDraft(draft, { .onHand = 10, .out = 0 });
    const auto *problem = std::get_if<StockDraftProblem>(&read);
    QVERIFY(problem && problem->field == StockDraftProblem::Field::BelowNothing);
}

void TestDrafts::aCountMayBeZero()
{
    StockDraft draft;
    draft.task = StockTask::Count;
    draft.reason = u"stocktake"_s;
    draft.amount = u"0"_s;
    const StockReading read = readStockDraft(draft, {});
    const auto *count = std::get_if<CountRequest>(&read);
    QVERIFY(count && count->counted == 0);
}

void TestDrafts::aReturnSumsItsFields()
{
    StockDraft draft;
    draft.task = StockTask::Return;
    draft.holdId = HoldId(4);
    draft.returned = u"2"_s;
    draft.lost = u"1"_s;
    const StockReading read = readStockDraft(draft, { .onHand = 0, .out = 3 });
    const auto *back = std::get_if<ReturnRequest>(&read);
    QVERIFY(back && back->returned == 2 && back->lost == 1 && back->damaged == 0);
    const StockReading tooMuch = readStockDraft(draft, { .onHand = 0, .out = 2 });
    const auto *problem = std::get_if<StockDraftProblem>(&tooMuch);
    QVERIFY(problem && problem->field == StockDraftProblem::Field::MoreThanOut);
}

QTEST_GUILESS_MAIN(TestDrafts)
#include "tst_drafts.moc"
