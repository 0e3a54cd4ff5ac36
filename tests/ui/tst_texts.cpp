#include "ui/desk/commandlist.h"
#include "ui/errortext.h"
#include "ui/outcometext.h"
#include "ui/presenters/slotactions.h"
#include "ui/shell/statusline.h"
#include "ui/sitetext.h"

#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;

/** Sentences and small decisions of the desk, without a database. */
class TestTexts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyErrorHasItsOwnSentence();
    void noSentenceShowsTechnicalDetail();
    void pricesDropTheCentsThatAreNone();
    void everyCommandHasADifferentKey();
    void actionsFollowTheChosenHold_data();
    void actionsFollowTheChosenHold();
    void aSlotThatIsOverCannotBeHeld();
    void theNewestForeignHoldWasFaster();
    void theAgeOfTheDayHasThreeColours_data();
    void theAgeOfTheDayHasThreeColours();
    void datesFollowTheLanguage_data();
    void datesFollowTheLanguage();
    void aReleaseIsNotCalledACancellation();
};

namespace {

SlotDetail openSlot()
{
    SlotDetail detail;
    detail.slot.id = SlotId(1);
    detail.slot.capacity = 10;
    detail.slot.available = 4;
    detail.slot.range = { QDateTime(QDate(2027, 6, 7), QTime(8, 0), Qt::UTC),
        QDateTime(QDate(2027, 6, 7), QTime(9, 0), Qt::UTC) };
    return detail;
}

}

void TestTexts::everyErrorHasItsOwnSentence()
{
    QSet<QString> sentences;
    int count = 0;
    for (int code = 0; code <= static_cast<int>(ErrorCode::Internal); ++code) {
        sentences.insert(ErrorText::sentence({ static_cast<ErrorCode>(code), {}, {} }));
        ++count;
    }
    QCOMPARE(sentences.size(), count);
    QVERIFY(!sentences.contains(QString()));
}

void TestTexts::noSentenceShowsTechnicalDetail()
{
    const Error error { ErrorCode::Internal, u"relation \"holds\" does not exist"_s, u"42P01"_s };
    QVERIFY(!ErrorText::sentence(error).contains(u"relation"_s));
    QVERIFY(ErrorText::supportCode(error).contains(u"42P01"_s));
}

void TestTexts::pricesDropTheCentsThatAreNone()
{
    QLocale::setDefault(QLocale(u"cs"_s));
    QCOMPARE(SiteText::price(18000, u"CZK"_s), u"180\u00a0Kč"_s);
    QCOMPARE(SiteText::price(1250, u"EUR"_s), u"12,50\u00a0€"_s);
    QCOMPARE(SiteText::price(1205, u"XYZ"_s), u"12,05\u00a0XYZ"_s);
}

void TestTexts::everyCommandHasADifferentKey()
{
    QSet<QString> keys;
    const QList<CommandEntry> entries = CommandList::all();
    for (const CommandEntry &entry : entries) {
        QVERIFY(!entry.text.isEmpty());
        QVERIFY2(!keys.contains(entry.key), qUtf8Printable(entry.key));
        keys.insert(entry.key);
    }
}

void TestTexts::actionsFollowTheChosenHold_data()
{
    QTest::addColumn<bool>("hasHold");
    QTest::addColumn<HoldStatus>("status");
    QTest::addColumn<bool>("isOwn");
    QTest::addColumn<PrimaryAction>("primary");
    QTest::addColumn<bool>("canCancel");
    QTest::addColumn<bool>("isRelease");
    QTest::newRow("no hold") << false << HoldStatus::Held << false << PrimaryAction::Hold << false
                             << false;
    QTest::newRow("own open hold")
        << true << HoldStatus::Held << true << PrimaryAction::Confirm << true << true;
    QTest::newRow("open hold of another desk")
        << true << HoldStatus::Held << false << PrimaryAction::Confirm << true << false;
    QTest::newRow("booking") << true << HoldStatus::Confirmed << true << PrimaryAction::Hold << true
                             << false;
}

void TestTexts::actionsFollowTheChosenHold()
{
    QFETCH(const bool, hasHold);
    QFETCH(const HoldStatus, status);
    QFETCH(const bool, isOwn);
    QFETCH(const PrimaryAction, primary);
    QFETCH(const bool, canCancel);
    QFETCH(const bool, isRelease);
    Hold hold;
    hold.status = status;
    const SlotDetail detail = openSlot();
    const SlotActions actions
        = slotActions(detail, { hasHold ? &hold : nullptr, isOwn }, detail.slot.range.start);
    QCOMPARE(actions.primary, primary);
    QCOMPARE(actions.canCancel, canCancel);
    QCOMPARE(actions.isRelease, isRelease);
}

void TestTexts::aSlotThatIsOverCannotBeHeld()
{
    const SlotDetail detail = openSlot();
    QVERIFY(slotActions(detail, {}, detail.slot.range.end.addMSecs(-1)).canHold);
    QVERIFY(!slotActions(detail, {}, detail.slot.range.end).canHold);
}

void TestTexts::theNewestForeignHoldWasFaster()
{
    SlotDetail detail = openSlot();
    const QDateTime now = detail.slot.range.start;
    Hold hold;
    hold.origin.desk = u"desk 2"_s;
    hold.createdAt = now.addSecs(-3);
    detail.holds = { hold };
    QVERIFY(OutcomeText::whoWasFaster(detail, u"desk 1"_s, now).contains(u"desk 2"_s));
    QCOMPARE(OutcomeText::whoWasFaster(detail, u"desk 2"_s, now), QString());
    QCOMPARE(OutcomeText::whoWasFaster(detail, u"desk 1"_s, now.addSecs(60)), QString());
}

void TestTexts::theAgeOfTheDayHasThreeColours_data()
{
    QTest::addColumn<int>("age");
    QTest::addColumn<StatusDot::Meaning>("meaning");
    QTest::newRow("just read") << 0 << StatusDot::Meaning::Neutral;
    QTest::newRow("three periods") << 30 << StatusDot::Meaning::Neutral;
    QTest::newRow("more than three") << 31 << StatusDot::Meaning::Warning;
    QTest::newRow("a minute") << 60 << StatusDot::Meaning::Warning;
    QTest::newRow("more than a minute") << 61 << StatusDot::Meaning::Error;
}

void TestTexts::theAgeOfTheDayHasThreeColours()
{
    QFETCH(const int, age);
    QFETCH(const StatusDot::Meaning, meaning);
    constexpr std::chrono::seconds period(10);
    QCOMPARE(StatusLine::meaningOf(std::chrono::seconds(age), period), meaning);
}

void TestTexts::datesFollowTheLanguage_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("inSentence");
    QTest::addColumn<QString>("brief");
    QTest::newRow("en") << u"en_GB"_s << u"Monday 7 June 2027"_s << u"Monday 7 June 2027"_s
                        << u"Mon 7 June"_s;
    QTest::newRow("ru") << u"ru"_s << u"Понедельник, 7 июня 2027"_s << u"понедельник, 7 июня 2027"_s
                        << u"пн, 7 июня"_s;
    QTest::newRow("cs") << u"cs"_s << u"Pondělí 7. června 2027"_s << u"pondělí 7. června 2027"_s
                        << u"po 7. června"_s;
}

void TestTexts::datesFollowTheLanguage()
{
    QFETCH(const QString, code);
    const QLocale before;
    QLocale::setDefault(QLocale(code));
    const QDate day(2027, 6, 7);
    const QStringList shown {
        SiteText::longDate(day), SiteText::dateInSentence(day), SiteText::shortDate(day)
    };
    QLocale::setDefault(before);
    QTEST(shown.at(0), "title");
    QTEST(shown.at(1), "inSentence");
    QTEST(shown.at(2), "brief");
}

void TestTexts::aReleaseIsNotCalledACancellation()
{
    const CommandReport report(CommandOutcome(CancelHoldOutcome(HoldCancelled {})));
    QVERIFY(OutcomeText::report(report, HoldCommand::Release).text.startsWith(u"Released"_s));
    QVERIFY(OutcomeText::report(report, HoldCommand::Cancel).text.startsWith(u"Cancelled"_s));
    const CommandReport lost(CommandNotDone { HoldCommand::Release, HoldStatus::Held });
    QVERIFY(OutcomeText::report(lost, HoldCommand::Release).text.contains(u"still open"_s));
}

QTEST_MAIN(TestTexts)
#include "tst_texts.moc"
