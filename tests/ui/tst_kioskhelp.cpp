#include "tests/support/waitfor.h"
#include "tests/ui/kioskvisitor.h"
#include "ui/kiosk/look/kioskbutton.h"
#include "ui/kiosk/look/stepframe.h"

#include <QTest>
#include <QTimeZone>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/** Who needs somebody of the staff, and who needs the screens read aloud. */
class TestKioskHelp : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void helpComesAndThePlaceIsKept();
    void helpIsOnEveryStepOfAVisit();
    void aKioskThatNobodyEnrolledSendsToTheDesk();
    void helpThatCannotBeCalledIsSaid();
    void whoWaitsForHelpIsWaitedForLonger();
    void whoListensHearsEachScreen();
    void whatHasToBeKnownIsHeard();
    void theMarkIsHeardWhereItGoes();
    void aPressEndsWhatIsSaid();
    void anotherLanguageIsHeardAtOnce();
    void theNextVisitorHearsNothing();
    void startingOverKeepsTheVoice();
    void withoutAVoiceNoneIsOffered();
    void missingPaperIsSaidBeforeOneBegins();

private:
    void enrol();
    void listen();

    QString lastSaid() const
    {
        return m_kiosk->speech.said.isEmpty() ? QString() : m_kiosk->speech.said.constLast();
    }

    std::unique_ptr<TestCluster> m_cluster;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<Language> m_language;
    std::unique_ptr<KioskFixture> m_kiosk;
    std::unique_ptr<KioskVisitor> m_screen;
    SlotId m_slot;
};

void TestKioskHelp::initTestCase()
{
    m_cluster = std::make_unique<TestCluster>();
    m_theme = std::make_unique<Theme>();
    m_theme->choose(ThemeChoice::Light);
    m_language = std::make_unique<Language>();
}

void TestKioskHelp::init()
{
    m_kiosk = std::make_unique<KioskFixture>(*m_cluster);
    m_slot = m_kiosk->addSlot(u"Hall A"_s, 10, 5);
    m_kiosk->open();
    m_screen
        = std::make_unique<KioskVisitor>(*m_kiosk, TestScreen::all().at(1), *m_theme, *m_language);
}

void TestKioskHelp::cleanup()
{
    m_screen.reset();
    m_kiosk->kill();
    // The login of tests has not the limits of one that was enrolled.
    m_kiosk->database.execute("DELETE FROM holdfast.kiosk_events; DELETE FROM holdfast.kiosks");
    QCOMPARE(m_kiosk->database.doctor(), QString());
    m_kiosk.reset();
}

/** The login of the fixture belongs to a kiosk of the site. */
void TestKioskHelp::enrol()
{
    m_kiosk->database.execute("INSERT INTO holdfast.kiosks (site_id, name, login, enrolled_at) "
                              "VALUES (1, 'Lobby', 'holdfast_test_kiosk', now())");
}

void TestKioskHelp::listen()
{
    m_screen->tap(u"kioskListenBegin"_s);
    QVERIFY(m_kiosk->flow().isListening());
}

void TestKioskHelp::helpComesAndThePlaceIsKept()
{
    enrol();
    m_kiosk->goToName(m_slot);
    QVERIFY(m_screen->waitFor(KioskStep::Name));
    m_kiosk->database.shiftClock(180s);
    for (int i = 0; i < 3; ++i) {
        m_kiosk->pass(60s);
        m_kiosk->flow().idle().note(); // somebody who reads and types, slowly
    }
    const auto before = m_kiosk->flow().hold().left();
    m_screen->tap(u"kioskHelp"_s);
    QTRY_VERIFY(m_kiosk->flow().message());
    QVERIFY(m_kiosk->flow().message()->kind == KioskMessage::Kind::HelpComing);
    QVERIFY(m_kiosk->flow().hold().left() > before + 100s);
    QCOMPARE(m_kiosk->database.number("SELECT count(*) FROM holdfast.kiosks WHERE help_asked_at "
                                      "IS NOT NULL AND help_hold_id IS NOT NULL"),
        1);
}

void TestKioskHelp::helpIsOnEveryStepOfAVisit()
{
    QVERIFY(m_screen->isShown(u"kioskHelp"_s));
    m_kiosk->goToWhen(u"Hall A"_s);
    QVERIFY(m_screen->waitFor(KioskStep::When));
    QVERIFY(m_screen->isShown(u"kioskHelp"_s));
    m_kiosk->flow().chooseTime(m_slot);
    QVERIFY(m_screen->waitFor(KioskStep::Name));
    QVERIFY(m_screen->isShown(u"kioskHelp"_s));
    m_kiosk->flow().setName(u"Jan"_s);
    m_kiosk->flow().next();
    QVERIFY(m_screen->waitFor(KioskStep::Review));
    QVERIFY(m_screen->isShown(u"kioskHelp"_s));
}

void TestKioskHelp::aKioskThatNobodyEnrolledSendsToTheDesk()
{
    m_screen->tap(u"kioskHelp"_s);
    QTRY_VERIFY(m_kiosk->flow().message());
    QVERIFY(m_kiosk->flow().message()->kind == KioskMessage::Kind::HelpAway);
}

void TestKioskHelp::helpThatCannotBeCalledIsSaid()
{
    enrol();
    m_kiosk->goToWhen(u"Hall A"_s);
    QVERIFY(m_screen->waitFor(KioskStep::When));
    m_kiosk->loseTheAnswerOf([this] { m_kiosk->flow().askForHelp(); });
    QTRY_VERIFY(m_kiosk->flow().message());
    QVERIFY(m_kiosk->flow().message()->kind == KioskMessage::Kind::HelpAway);
}

void TestKioskHelp::whoWaitsForHelpIsWaitedForLonger()
{
    enrol();
    m_kiosk->goToWhen(u"Hall A"_s);
    QVERIFY(m_screen->waitFor(KioskStep::When));
    m_kiosk->flow().askForHelp();
    QTRY_VERIFY(m_kiosk->flow().message());
    m_kiosk->pass(134s);
    QVERIFY(!m_kiosk->flow().idle().isWarning());
    m_kiosk->pass(2s);
    QVERIFY(m_kiosk->flow().idle().isWarning());
}

void TestKioskHelp::whoListensHearsEachScreen()
{
    listen();
    QTRY_VERIFY(lastSaid().contains(u"Welcome"_s));
    QVERIFY(m_screen->isShown(u"kioskListenRepeat"_s));
    m_screen->tap(u"kioskMain"_s);
    QVERIFY(m_screen->waitFor(KioskStep::What));
    QTRY_VERIFY(lastSaid().contains(u"What would you like to do?"_s));
    QVERIFY(lastSaid().contains(u"Hall A"_s));
    m_screen->tap(u"kioskListenRepeat"_s);
    QCOMPARE(m_kiosk->speech.repeated, 1);
    m_screen->tap(u"kioskListenPause"_s);
    QCOMPARE(m_kiosk->speech.paused, 1);
    m_screen->tap(u"kioskListenEnd"_s);
    QVERIFY(!m_kiosk->flow().isListening());
    QVERIFY(!m_screen->isShown(u"kioskListenRepeat"_s));
}

void TestKioskHelp::whatHasToBeKnownIsHeard()
{
    listen();
    m_kiosk->goToName(m_slot);
    QVERIFY(m_screen->waitFor(KioskStep::Name));
    m_kiosk->flow().next();
    QTRY_COMPARE(lastSaid().simplified(), u"Please type a name."_s);
    m_kiosk->pass(66s);
    QTRY_VERIFY(lastSaid().contains(u"Are you still there?"_s));
}

void TestKioskHelp::theMarkIsHeardWhereItGoes()
{
    listen();
    m_screen->pressByKeys(u"kioskMain"_s);
    QVERIFY(m_screen->waitFor(KioskStep::What));
    QTRY_VERIFY(lastSaid().contains(u"What would you like to do?"_s));
    const auto &said = m_kiosk->speech.said;
    QVERIFY(std::any_of(said.cbegin(), said.cend(), [](const QString &each) {
        return each.startsWith(u"Book a time"_s);
    }));
}

void TestKioskHelp::aPressEndsWhatIsSaid()
{
    listen();
    const int before = m_kiosk->speech.stopped;
    m_screen->tap(u"kioskTime3"_s);
    QVERIFY(m_kiosk->speech.stopped > before);
}

void TestKioskHelp::anotherLanguageIsHeardAtOnce()
{
    listen();
    m_screen->tap(u"kioskLanguage_cs"_s);
    QCOMPARE(m_kiosk->speech.language, u"cs"_s);
    QTRY_VERIFY(lastSaid().contains(u"Vítejte"_s));
}

void TestKioskHelp::theNextVisitorHearsNothing()
{
    listen();
    m_kiosk->goToWhen(u"Hall A"_s);
    QVERIFY(m_screen->waitFor(KioskStep::When));
    m_kiosk->pass(66s);
    m_kiosk->pass(20s);
    QVERIFY(m_screen->waitFor(KioskStep::Welcome));
    QVERIFY(!m_kiosk->flow().isListening());
    QVERIFY(m_kiosk->speech.said.isEmpty());
    QVERIFY(!m_screen->isShown(u"kioskListenRepeat"_s));
}

void TestKioskHelp::startingOverKeepsTheVoice()
{
    listen();
    m_screen->tap(u"kioskTime3"_s);
    m_screen->tap(u"kioskMain"_s);
    QVERIFY(m_screen->waitFor(KioskStep::What));
    m_screen->tap(u"kioskStartOver"_s);
    QVERIFY(m_screen->waitFor(KioskStep::Welcome));
    QVERIFY(m_kiosk->flow().isListening());
    QCOMPARE(m_kiosk->flow().timeFactor(), 3);
    QTRY_VERIFY(lastSaid().contains(u"Welcome"_s));
}

void TestKioskHelp::withoutAVoiceNoneIsOffered()
{
    m_screen.reset();
    m_kiosk->speech.hasEngine = false;
    m_screen
        = std::make_unique<KioskVisitor>(*m_kiosk, TestScreen::all().at(1), *m_theme, *m_language);
    QVERIFY(!m_screen->isShown(u"kioskListenBegin"_s));
}

void TestKioskHelp::missingPaperIsSaidBeforeOneBegins()
{
    QVERIFY(!m_screen->isShown(u"kioskNoPaper"_s));
    m_kiosk->printing.isBroken = true;
    m_kiosk->book(m_slot, u"Jan"_s);
    QTRY_VERIFY(m_kiosk->flow().paper() == KioskFlow::Paper::Failed);
    m_kiosk->flow().next();
    QVERIFY(m_screen->waitFor(KioskStep::Welcome));
    QVERIFY(m_screen->isShown(u"kioskNoPaper"_s));
    m_kiosk->printing.isBroken = false;
    m_kiosk->book(m_slot, u"Jana"_s);
    QTRY_VERIFY(m_kiosk->flow().paper() == KioskFlow::Paper::Printed);
    m_kiosk->flow().next();
    QVERIFY(m_screen->waitFor(KioskStep::Welcome));
    QVERIFY(!m_screen->isShown(u"kioskNoPaper"_s));
}

QTEST_MAIN(TestKioskHelp)
#include "tst_kioskhelp.moc"
