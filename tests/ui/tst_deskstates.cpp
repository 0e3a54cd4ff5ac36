#include "tests/support/waitfor.h"
#include "tests/ui/cuttexts.h"
#include "tests/ui/deskfixture.h"
#include "ui/errortext.h"
#include "ui/shell/startscreen.h"

#include <QMenu>

using namespace Qt::StringLiterals;

/** Every state of the window in every language and theme: nothing is cut; pictures for people. */
class TestDeskStates : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void nothingIsCut_data();
    void nothingIsCut();
    void aSecondSiteIsOneMenuAway();

private:
    void showEditor();
    void showSuggestions();
    void showRefusal();
    void showReasons();
    void showKeys();
    void showSettings();
    void showEmptyDay();
    void showOffline();
    void showStartFailure();

    /** Fails when a visible text of @p widget has less room than it needs; saves a picture. */
    void look(const QString &state, QWidget &widget);

    std::unique_ptr<TestCluster> m_cluster;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<Language> m_language;
    std::unique_ptr<DeskFixture> m_desk;
    SlotId m_first;
    SlotId m_second;
};

void TestDeskStates::initTestCase()
{
    m_cluster = std::make_unique<TestCluster>();
    m_theme = std::make_unique<Theme>();
    m_language = std::make_unique<Language>();
}

void TestDeskStates::init()
{
    m_desk = std::make_unique<DeskFixture>(*m_cluster, *m_theme, *m_language);
    m_first = m_desk->addSlot(u"Hall A"_s, 10, 10);
    m_second = m_desk->addSlot(u"Hall A"_s, 11, 10);
    m_desk->addSlot(u"Hall B"_s, 10, 4);
    m_desk->addSlot(u"Hall B"_s, 12, 4);
}

void TestDeskStates::cleanup()
{
    QCOMPARE(m_desk->database.doctor(), QString());
    m_desk.reset();
}

void TestDeskStates::nothingIsCut_data()
{
    QTest::addColumn<ThemeChoice>("theme");
    QTest::addColumn<QString>("language");
    for (const QString &code : Language::codes()) {
        QTest::newRow(qUtf8Printable(u"light-"_s + code)) << ThemeChoice::Light << code;
    }
    QTest::newRow("dark-ru") << ThemeChoice::Dark << u"ru"_s;
    QTest::newRow("contrast-en") << ThemeChoice::HighContrast << u"en"_s;
}

void TestDeskStates::nothingIsCut()
{
    QFETCH(const ThemeChoice, theme);
    QFETCH(const QString, language);
    m_theme->choose(theme);
    m_language->choose(language);
    m_desk->open();
    PlaceHoldRequest earlier;
    earlier.slotId = m_second;
    earlier.partySize = 1;
    earlier.customerName = u"Jana Řeřicha"_s;
    QVERIFY(receiptOf(valueFrom(m_desk->other.booking().placeHold(earlier))));
    m_desk->goTo(m_first);
    showEditor();
    showRefusal();
    showReasons();
    showKeys();
    showSettings();
    showEmptyDay();
    showOffline();
    showStartFailure();
}

void TestDeskStates::aSecondSiteIsOneMenuAway()
{
    m_desk->database.addSite("Europe/London");
    m_theme->choose(ThemeChoice::Light);
    m_language->choose(u"en"_s);
    m_desk->open();
    QVERIFY(m_desk->isShown(u"siteButton"_s));
    const QString before = m_desk->presenter().day().site().name;
    QVERIFY(m_desk->textOf(u"siteButton"_s).contains(before));
    look(u"sites"_s, *m_desk->window);
    QTest::mouseClick(m_desk->find<QWidget>(u"siteButton"_s), Qt::LeftButton);
    auto *menu = m_desk->find<QMenu>(u"siteMenu"_s);
    QVERIFY(menu);
    QCOMPARE(menu->actions().size(), 2);
    for (QAction *action : menu->actions()) {
        QCOMPARE(action->isChecked(), action->text() == before);
        if (action->text() != before) {
            action->trigger();
        }
    }
    menu->close();
    QVERIFY(m_desk->presenter().day().site().name != before);
    QTRY_VERIFY(m_desk->presenter().day().isGridCurrent());
    QVERIFY(m_desk->textOf(u"siteButton"_s).contains(m_desk->presenter().day().site().name));
}

void TestDeskStates::showEditor()
{
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->isShown(u"holdEditor"_s));
    m_desk->type(u"3"_s);
    look(u"editor"_s, *m_desk->window);
    showSuggestions();
}

void TestDeskStates::showSuggestions()
{
    m_desk->press(Qt::Key_Tab);
    m_desk->type(u"rer"_s);
    QTRY_VERIFY(m_desk->isShown(u"customerSuggestions"_s));
    look(u"suggestions"_s, *m_desk->window);
    m_desk->press(Qt::Key_Escape);
    QVERIFY(!m_desk->isShown(u"customerSuggestions"_s));
    QVERIFY(m_desk->isShown(u"holdEditor"_s));
}

void TestDeskStates::showRefusal()
{
    PlaceHoldRequest faster;
    faster.slotId = m_first;
    faster.partySize = 9;
    QVERIFY(receiptOf(valueFrom(m_desk->other.booking().placeHold(faster))));
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->isShown(u"nearby3"_s));
    look(u"refusal"_s, *m_desk->window);
    m_desk->press(Qt::Key_Escape);
    m_desk->press(Qt::Key_Escape);
    QTRY_VERIFY(!m_desk->isShown(u"holdEditor"_s));
}

void TestDeskStates::showReasons()
{
    m_desk->goTo(m_second);
    m_desk->press(Qt::Key_2);
    QTRY_VERIFY(m_desk->isShown(u"holdEditor"_s));
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->presenter().slot().chosenHold());
    m_desk->press(Qt::Key_C);
    QTRY_COMPARE(m_desk->textOf(u"numberConfirmed"_s), u"2"_s);
    QTRY_COMPARE(m_desk->presenter().slot().chosenHold()->status, HoldStatus::Confirmed);
    m_desk->press(Qt::Key_Delete);
    QTRY_VERIFY(m_desk->isShown(u"reasonBox"_s));
    look(u"reasons"_s, *m_desk->window);
    m_desk->press(Qt::Key_Escape);
}

void TestDeskStates::showKeys()
{
    m_desk->press(Qt::Key_F1);
    QTRY_VERIFY(m_desk->isShown(u"keyList"_s));
    auto *keys = m_desk->find<QWidget>(u"keyList"_s);
    look(u"keys"_s, *keys);
    QTest::keyClick(keys, Qt::Key_Escape);
    QTRY_VERIFY(!m_desk->isShown(u"keyList"_s));
    m_desk->window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_desk->window.get()));
}

void TestDeskStates::showSettings()
{
    m_desk->press(Qt::Key_Comma, Qt::ControlModifier);
    QTRY_VERIFY(m_desk->isShown(u"settingsPage"_s));
    look(u"settings"_s, *m_desk->window);
    m_desk->press(Qt::Key_1, Qt::ControlModifier);
    QTRY_VERIFY(m_desk->isShown(u"slotGrid"_s));
}

void TestDeskStates::showEmptyDay()
{
    m_desk->press(Qt::Key_PageUp);
    QTRY_VERIFY(m_desk->isShown(u"nextOpenDayButton"_s));
    look(u"empty"_s, *m_desk->window);
    m_desk->press(Qt::Key_PageDown);
    QTRY_VERIFY(m_desk->isShown(u"slotGrid"_s));
}

void TestDeskStates::showOffline()
{
    m_desk->goTo(m_first);
    m_desk->setReachable(false);
    m_desk->press(Qt::Key_F5);
    QTRY_VERIFY_WITH_TIMEOUT(m_desk->isShown(u"connectionBar"_s), answerPatience.count());
    look(u"offline"_s, *m_desk->window);
    m_desk->setReachable(true);
}

void TestDeskStates::showStartFailure()
{
    const Error error { ErrorCode::ServerMissing, u"could not connect"_s, u"08001"_s };
    StartScreen screen(*m_theme);
    screen.resize(m_desk->window->size());
    screen.show();
    screen.showFailure(ErrorText::sentence(error),
        ErrorText::supportCode(error),
        u"connection to server on socket \"/run/postgresql/.s.PGSQL.5432\" failed"_s);
    look(u"start"_s, screen);
}

void TestDeskStates::look(const QString &state, QWidget &widget)
{
    m_desk->savePicture(
        u"state-"_s + state + u'-' + QString::fromLatin1(QTest::currentDataTag()), widget);
    QTRY_COMPARE(cutTexts(widget), QStringList());
}

QTEST_MAIN(TestDeskStates)
#include "tst_deskstates.moc"
