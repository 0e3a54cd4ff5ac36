#include "tests/support/apicaller.h"
#include "tests/support/databasetest.h"

#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/** Every outcome of confirm, cancel, extend, settle and sweep, as the database answers it. */
class TestHoldOutcomes : public DatabaseTest {
    Q_OBJECT

private Q_SLOTS:
    void confirmTwiceHasOneEffect();
    void confirmKnowsTheStateOfAHold();
    void cancelGivesThePlacesBackOnce();
    void cancelGivesBackWhatWasConfirmed();
    void cancelOfALapsedHoldIsTooLate();
    void cancelRefusesAnEndlessReason();
    void extendTwiceGivesNoMoreThanOnce();
    void extendNeverShortens();
    void extendKnowsTheStateOfAHold();
    void extendRefusesImpossibleTimes_data();
    void extendRefusesImpossibleTimes();
    void settleFindsWhatArrived();
    void settleClosesTheKeyOfWhatNeverArrived();
    void sweepClosesWhatLapsedAndNothingElse();
    void sweepStopsAtItsLimit();

private:
    void begin() override { m_staff = std::make_unique<ApiCaller>(database().as(TestRole::Staff)); }

    void end() override { m_staff.reset(); }

    ApiAnswer place(SlotId slot, qint64 party = 1)
    {
        return m_staff->place(ApiCaller::newKey(), slot, party);
    }

    qint64 journalCount(const QByteArray &event)
    {
        return database().number(
            "SELECT count(*) FROM holdfast.journal WHERE event = '" + event + "'");
    }

    std::unique_ptr<ApiCaller> m_staff;
};

void TestHoldOutcomes::confirmTwiceHasOneEffect()
{
    const SlotId slot = database().addSlot(2);
    const qint64 hold = place(slot).holdId;
    const ApiAnswer first = m_staff->confirm(hold);
    QCOMPARE(first.outcome, u"confirmed"_s);
    QCOMPARE(first.status, u"confirmed"_s);
    QCOMPARE(first.available, 1);
    QCOMPARE(m_staff->confirm(hold).outcome, u"confirmed"_s);
    QCOMPARE(journalCount("captured"), 1);
    database().shiftClock(24h * 365);
    QCOMPARE(m_staff->confirm(hold).outcome, u"confirmed"_s);
}

void TestHoldOutcomes::confirmKnowsTheStateOfAHold()
{
    const SlotId slot = database().addSlot(3);
    const qint64 cancelled = place(slot).holdId;
    const qint64 lapsed = place(slot).holdId;
    const qint64 swept = place(slot).holdId;
    m_staff->cancel(cancelled);
    database().shiftClock(301s);
    QCOMPARE(m_staff->confirm(cancelled).outcome, u"hold_cancelled"_s);
    const ApiAnswer late = m_staff->confirm(lapsed);
    QCOMPARE(late.outcome, u"hold_expired"_s);
    QCOMPARE(late.status, u"expired"_s);
    QCOMPARE(late.available, 3);
    QCOMPARE(ApiCaller(database().as(TestRole::Worker)).sweep(100), 2);
    QCOMPARE(m_staff->confirm(swept).outcome, u"hold_expired"_s);
    QCOMPARE(m_staff->confirm(999999).outcome, u"not_found"_s);
    QCOMPARE(m_staff->confirm(0).outcome, u"not_found"_s);
    QCOMPARE(m_staff->call("CALL api.confirm_hold(NULL)").outcome, u"not_found"_s);
}

void TestHoldOutcomes::cancelGivesThePlacesBackOnce()
{
    const SlotId slot = database().addSlot(5);
    const qint64 hold = place(slot, 3).holdId;
    const ApiAnswer first = m_staff->cancel(hold, "'changed their mind'");
    QCOMPARE(first.outcome, u"cancelled"_s);
    QCOMPARE(first.available, 5);
    const ApiAnswer second = m_staff->cancel(hold);
    QCOMPARE(second.outcome, u"cancelled"_s);
    QCOMPARE(second.available, 5);
    QCOMPARE(journalCount("released"), 1);
    QCOMPARE(m_staff->cancel(999999).outcome, u"not_found"_s);
}

void TestHoldOutcomes::cancelGivesBackWhatWasConfirmed()
{
    const SlotId slot = database().addSlot(5);
    const qint64 hold = place(slot, 3).holdId;
    m_staff->confirm(hold);
    database().shiftClock(1h);
    QCOMPARE(m_staff->cancel(hold).available, 5);
    QCOMPARE(m_staff->cancel(hold).available, 5);
    QCOMPARE(journalCount("returned"), 1);
    QCOMPARE(m_staff->confirm(hold).outcome, u"hold_cancelled"_s);
}

void TestHoldOutcomes::cancelOfALapsedHoldIsTooLate()
{
    const SlotId slot = database().addSlot(5);
    const qint64 hold = place(slot, 3).holdId;
    database().shiftClock(301s);
    const ApiAnswer late = m_staff->cancel(hold);
    QCOMPARE(late.outcome, u"hold_expired"_s);
    QCOMPARE(late.available, 5);
    QCOMPARE(m_staff->cancel(hold).outcome, u"hold_expired"_s);
    QCOMPARE(journalCount("hold_expired"), 1);
}

void TestHoldOutcomes::cancelRefusesAnEndlessReason()
{
    const qint64 hold = place(database().addSlot(1)).holdId;
    const ApiAnswer refused = m_staff->cancel(hold, "repeat('ж', 401)");
    QCOMPARE(refused.outcome, u"invalid_request"_s);
    QCOMPARE(refused.shortOf, u"reason"_s);
    QCOMPARE(m_staff->cancel(hold, "repeat('ж', 400)").outcome, u"cancelled"_s);
}

void TestHoldOutcomes::extendTwiceGivesNoMoreThanOnce()
{
    const SlotId slot = database().addSlot(1);
    const ApiAnswer held = place(slot);
    database().shiftClock(200s);
    const ApiAnswer first = m_staff->extend(held.holdId);
    QCOMPARE(first.outcome, u"extended"_s);
    QCOMPARE_GT(first.expiresUs, held.expiresUs + 199000000);
    const ApiAnswer second = m_staff->extend(held.holdId);
    QCOMPARE_LT(second.expiresUs - first.expiresUs, 30000000);
    QCOMPARE_LE(second.remainingMs, 300000);
    database().shiftClock(200s);
    QCOMPARE(m_staff->confirm(held.holdId).outcome, u"confirmed"_s);
}

void TestHoldOutcomes::extendNeverShortens()
{
    const ApiAnswer held = place(database().addSlot(1));
    const ApiAnswer shorter = m_staff->extend(held.holdId, "1");
    QCOMPARE(shorter.outcome, u"extended"_s);
    QCOMPARE(shorter.expiresUs, held.expiresUs);
}

void TestHoldOutcomes::extendKnowsTheStateOfAHold()
{
    const SlotId slot = database().addSlot(3);
    const qint64 cancelled = place(slot).holdId;
    const qint64 confirmed = place(slot).holdId;
    const qint64 lapsed = place(slot).holdId;
    m_staff->cancel(cancelled);
    m_staff->confirm(confirmed);
    database().shiftClock(301s);
    QCOMPARE(m_staff->extend(cancelled).outcome, u"hold_cancelled"_s);
    QCOMPARE(m_staff->extend(confirmed).outcome, u"hold_confirmed"_s);
    QCOMPARE(m_staff->extend(lapsed).outcome, u"hold_expired"_s);
    QCOMPARE(m_staff->extend(999999).outcome, u"not_found"_s);
    QCOMPARE(database().number(
                 "SELECT available FROM api.slot_detail(" + QByteArray::number(slot.value()) + ')'),
        2);
}

void TestHoldOutcomes::extendRefusesImpossibleTimes_data()
{
    QTest::addColumn<QByteArray>("seconds");
    QTest::newRow("none") << QByteArray("0");
    QTest::newRow("negative") << QByteArray("-1");
    QTest::newRow("more than a day") << QByteArray("86401");
    QTest::newRow("largest number") << QByteArray("2147483647");
}

void TestHoldOutcomes::extendRefusesImpossibleTimes()
{
    QFETCH(const QByteArray, seconds);
    const ApiAnswer held = place(database().addSlot(1));
    const ApiAnswer refused = m_staff->extend(held.holdId, seconds);
    QCOMPARE(refused.outcome, u"invalid_request"_s);
    QCOMPARE(refused.shortOf, u"seconds"_s);
}

void TestHoldOutcomes::settleFindsWhatArrived()
{
    const SlotId slot = database().addSlot(1);
    const QString key = ApiCaller::newKey();
    const ApiAnswer held = m_staff->place(key, slot, 1);
    const ApiAnswer found = m_staff->settle(key);
    QCOMPARE(found.outcome, u"found"_s);
    QCOMPARE(found.holdId, held.holdId);
    QCOMPARE(found.status, u"held"_s);
    m_staff->confirm(held.holdId);
    QCOMPARE(m_staff->settle(key).status, u"confirmed"_s);
}

void TestHoldOutcomes::settleClosesTheKeyOfWhatNeverArrived()
{
    const SlotId slot = database().addSlot(1);
    const QString key = ApiCaller::newKey();
    QCOMPARE(m_staff->settle(key).outcome, u"never_arrived"_s);
    QCOMPARE(m_staff->settle(key).outcome, u"never_arrived"_s);
    const ApiAnswer late = m_staff->place(key, slot, 1);
    QCOMPARE(late.outcome, u"idempotency_key_reuse"_s);
    QCOMPARE(place(slot).outcome, u"held"_s);
}

void TestHoldOutcomes::sweepClosesWhatLapsedAndNothingElse()
{
    const SlotId slot = database().addSlot(4);
    const qint64 confirmed = place(slot).holdId;
    m_staff->confirm(confirmed);
    place(slot);
    database().shiftClock(200s);
    const qint64 young = place(slot).holdId;
    database().shiftClock(101s);
    ApiCaller worker(database().as(TestRole::Worker));
    QCOMPARE(worker.sweep(100), 1);
    QCOMPARE(worker.sweep(100), 0);
    QCOMPARE(m_staff->confirm(young).outcome, u"confirmed"_s);
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.holds WHERE status = 'expired'"), 1);
}

void TestHoldOutcomes::sweepStopsAtItsLimit()
{
    const SlotId slot = database().addSlot(120);
    for (int i = 0; i < 120; ++i) {
        place(slot);
    }
    database().shiftClock(301s);
    ApiCaller worker(database().as(TestRole::Worker));
    QCOMPARE(worker.sweep(0), 0);
    QCOMPARE(worker.sweep(-5), 0);
    QCOMPARE(worker.sweep(70), 70);
    QCOMPARE(worker.sweep(1000), 50);
}

QTEST_GUILESS_MAIN(TestHoldOutcomes)
#include "tst_holdoutcomes.moc"
