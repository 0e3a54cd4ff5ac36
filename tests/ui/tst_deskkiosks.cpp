#include "tests/support/waitfor.h"
#include "tests/ui/cuttexts.h"
#include "tests/ui/deskfixture.h"

#include <QAbstractButton>
#include <QLineEdit>

using namespace Qt::StringLiterals;

/** What a desk sees of the kiosks of its site, and does with them. */
class TestDeskKiosks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void aCallIsShownAndAnswered();
    void theLongestCallComesFirst();
    void anotherDeskWasFaster();
    void aKioskIsClosedForAReasonAndOpened();
    void withoutAReasonItStaysOpen();
    void aSilentKioskIsSaid();
    void whatAKioskSaysOfItselfIsShown();
    void aSiteWithoutKiosksHasNoCard();
    void nothingIsCut_data();
    void nothingIsCut();

private:
    void addKiosk(const QByteArray &name, const QByteArray &values = "now(), NULL, NULL");
    void open();

    std::unique_ptr<TestCluster> m_cluster;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<Language> m_language;
    std::unique_ptr<DeskFixture> m_desk;
};

void TestDeskKiosks::initTestCase()
{
    m_cluster = std::make_unique<TestCluster>();
    m_theme = std::make_unique<Theme>();
    m_language = std::make_unique<Language>();
}

void TestDeskKiosks::init()
{
    m_theme->choose(ThemeChoice::Light);
    m_language->choose(u"en"_s);
    m_desk = std::make_unique<DeskFixture>(*m_cluster, *m_theme, *m_language);
    m_desk->addSlot(u"Hall A"_s, 10, 4);
}

void TestDeskKiosks::cleanup()
{
    // The logins of these kiosks were never made.
    m_desk->database.execute("DELETE FROM holdfast.kiosk_events; DELETE FROM holdfast.kiosks");
    QCOMPARE(m_desk->database.doctor(), QString());
    m_desk.reset();
}

/** @p values: when it was last seen, when it asked for help, what it says of itself. */
void TestDeskKiosks::addKiosk(const QByteArray &name, const QByteArray &values)
{
    m_desk->database.execute("INSERT INTO holdfast.kiosks (site_id, name, login, enrolled_at, "
                             "last_seen_at, help_asked_at, health) VALUES (1, '"
        + name + "', 'kiosk_of_" + name + "', now(), " + values + ")");
}

void TestDeskKiosks::open()
{
    m_desk->open();
    QTRY_VERIFY(!m_desk->presenter().kiosks().kiosks().isEmpty());
}

void TestDeskKiosks::aCallIsShownAndAnswered()
{
    addKiosk("Lobby", "now(), now(), NULL");
    open();
    QTRY_VERIFY(m_desk->isShown(u"helpBar"_s));
    QVERIFY(m_desk->textOf(u"helpText"_s).contains(u"Lobby"_s));
    m_desk->savePicture(u"help-call"_s);
    m_desk->press(Qt::Key_K);
    QTRY_VERIFY(!m_desk->isShown(u"helpBar"_s));
    QCOMPARE(m_desk->database.text("SELECT event FROM holdfast.kiosk_events"), u"help_answered"_s);
    m_desk->press(Qt::Key_K); // nobody calls: nothing
    QVERIFY(!m_desk->presenter().kiosks().isBusy());
}

void TestDeskKiosks::theLongestCallComesFirst()
{
    addKiosk("Annex", "now(), now(), NULL");
    addKiosk("Lobby", "now(), now() - interval '5 minutes', NULL");
    open();
    QTRY_VERIFY(m_desk->isShown(u"helpBar"_s));
    QVERIFY(m_desk->textOf(u"helpText"_s).contains(u"Lobby"_s));
    QVERIFY(m_desk->textOf(u"helpText"_s).contains(u"And 1 more call."_s));
    m_desk->press(Qt::Key_K);
    QTRY_VERIFY(m_desk->textOf(u"helpText"_s).contains(u"Annex"_s));
}

void TestDeskKiosks::anotherDeskWasFaster()
{
    addKiosk("Lobby", "now(), now(), NULL");
    open();
    QTRY_VERIFY(m_desk->isShown(u"helpBar"_s));
    m_desk->database.execute("UPDATE holdfast.kiosks SET help_asked_at = NULL");
    m_desk->press(Qt::Key_K);
    QTRY_VERIFY(!m_desk->isShown(u"helpBar"_s));
    QVERIFY(!m_desk->presenter().kiosks().refusal());
}

void TestDeskKiosks::aKioskIsClosedForAReasonAndOpened()
{
    addKiosk("Lobby");
    open();
    m_desk->window->showPage(SideRail::Page::Settings);
    QTRY_VERIFY(m_desk->isShown(u"kiosksCard"_s));
    auto *reason = m_desk->find<QLineEdit>(u"kioskReason0"_s);
    reason->setFocus();
    m_desk->type(u"No paper"_s);
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->textOf(u"kioskState0"_s).contains(u"closed: No paper"_s));
    QVERIFY(!reason->isVisible());
    m_desk->find<QAbstractButton>(u"kioskButton0"_s)->setFocus();
    m_desk->press(Qt::Key_Space);
    QTRY_VERIFY(m_desk->textOf(u"kioskState0"_s).startsWith(u"open"_s));
    QCOMPARE(
        m_desk->database.text(
            "SELECT string_agg(event::text, ' ' ORDER BY event_id) FROM holdfast.kiosk_events"),
        u"closed opened"_s);
}

void TestDeskKiosks::withoutAReasonItStaysOpen()
{
    addKiosk("Lobby");
    open();
    m_desk->window->showPage(SideRail::Page::Settings);
    QTRY_VERIFY(m_desk->isShown(u"kioskButton0"_s));
    m_desk->find<QAbstractButton>(u"kioskButton0"_s)->click();
    QTRY_VERIFY(m_desk->isShown(u"kioskRefusal"_s));
    QVERIFY(m_desk->textOf(u"kioskState0"_s).startsWith(u"open"_s));
}

void TestDeskKiosks::aSilentKioskIsSaid()
{
    addKiosk("Annex", "NULL, NULL, NULL");
    addKiosk("Lobby", "now() - interval '7 minutes', NULL, NULL");
    open();
    m_desk->window->showPage(SideRail::Page::Settings);
    QTRY_VERIFY(m_desk->textOf(u"kioskState0"_s).contains(u"never heard of"_s));
    QTRY_VERIFY(m_desk->textOf(u"kioskState1"_s).contains(u"silent for 7 minutes"_s));
}

void TestDeskKiosks::whatAKioskSaysOfItselfIsShown()
{
    addKiosk("Lobby",
        "now(), NULL, '{\"printer\": \"fails\", \"printer_detail\": \"out of paper\","
        " \"clock_skew\": 420}'");
    open();
    m_desk->window->showPage(SideRail::Page::Settings);
    QTRY_VERIFY(m_desk->textOf(u"kioskState0"_s).contains(u"printer: out of paper"_s));
    QVERIFY(m_desk->textOf(u"kioskState0"_s).contains(u"off by 420 seconds"_s));
}

void TestDeskKiosks::aSiteWithoutKiosksHasNoCard()
{
    m_desk->open();
    m_desk->window->showPage(SideRail::Page::Settings);
    QTRY_VERIFY(m_desk->isShown(u"settingsPage"_s));
    QVERIFY(!m_desk->isShown(u"kiosksCard"_s));
    QVERIFY(!m_desk->isShown(u"helpBar"_s));
}

void TestDeskKiosks::nothingIsCut_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &code : Language::codes()) {
        QTest::newRow(qUtf8Printable(code)) << code;
    }
}

void TestDeskKiosks::nothingIsCut()
{
    QFETCH(const QString, language);
    addKiosk("Lobby", "now() - interval '9 minutes', now(), NULL");
    addKiosk("Annex",
        "now(), now(), '{\"printer\": \"fails\", \"printer_detail\": \"out of paper\","
        " \"clock_skew\": 420}'");
    open();
    m_language->choose(language);
    m_desk->settle();
    QTRY_VERIFY(m_desk->isShown(u"helpBar"_s));
    m_desk->savePicture(u"help-call-"_s + language);
    QCOMPARE(cutTexts(*m_desk->window), QStringList());
    m_desk->window->showPage(SideRail::Page::Settings);
    QTRY_VERIFY(m_desk->isShown(u"kioskButton1"_s));
    m_desk->settle();
    m_desk->savePicture(u"kiosks-card-"_s + language);
    QCOMPARE(cutTexts(*m_desk->window), QStringList());
}

QTEST_MAIN(TestDeskKiosks)
#include "tst_deskkiosks.moc"
