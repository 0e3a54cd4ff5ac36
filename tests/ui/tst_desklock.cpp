#include "tests/support/waitfor.h"
#include "tests/ui/cuttexts.h"
#include "tests/ui/deskfixture.h"
#include "ui/lock/desklock.h"
#include "ui/lock/pincode.h"

#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/** The desk is locked and goes on where it was. */
class TestDeskLock : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void aPinIsKeptAsAHash();
    void withoutAPinNothingLocks();
    void whatWasTypedSurvivesALock();
    void noKeyAndNoClickReachesTheDesk();
    void wrongPinsMustWait();
    void anUnusedDeskLocks();
    void somethingTypedWaitsLonger();
    void theProgramStartsLocked();
    void otherWindowsAreHiddenToo();
    void thePinIsSetAndRemovedInTheSettings();
    void nothingIsCut_data();
    void nothingIsCut();

private:
    DeskLock &lock() { return m_desk->window->deskLock(); }

    void setPin(const QString &pin) { m_desk->settings().setLockPin(PinCode::seal(pin)); }

    void give(const QString &pin);

    std::unique_ptr<TestCluster> m_cluster;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<Language> m_language;
    std::unique_ptr<DeskFixture> m_desk;
    SlotId m_slot;
};

void TestDeskLock::initTestCase()
{
    m_cluster = std::make_unique<TestCluster>();
    m_theme = std::make_unique<Theme>();
    m_language = std::make_unique<Language>();
}

void TestDeskLock::init()
{
    m_theme->choose(ThemeChoice::Light);
    m_language->choose(u"en"_s);
    m_desk = std::make_unique<DeskFixture>(*m_cluster, *m_theme, *m_language);
    m_slot = m_desk->addSlot(u"Hall A"_s, 10, 4);
    m_desk->open();
}

void TestDeskLock::cleanup()
{
    QCOMPARE(m_desk->database.doctor(), QString());
    m_desk.reset();
}

void TestDeskLock::give(const QString &pin)
{
    m_desk->type(pin);
    m_desk->press(Qt::Key_Return);
}

void TestDeskLock::aPinIsKeptAsAHash()
{
    const QString kept = PinCode::seal(u"2580"_s);
    QVERIFY(!kept.contains(u"2580"_s));
    QVERIFY(kept != PinCode::seal(u"2580"_s));
    QVERIFY(PinCode::opens(u"2580"_s, kept));
    QVERIFY(!PinCode::opens(u"2581"_s, kept));
    QVERIFY(!PinCode::opens(u""_s, kept));
    QVERIFY(!PinCode::opens(u"2580"_s, u"2580"_s));
    QVERIFY(!PinCode::isPossible(u"123"_s));
    QVERIFY(!PinCode::isPossible(u"12a4"_s));
    QVERIFY(!PinCode::isPossible(u"1234567890123"_s));
    QVERIFY(PinCode::isPossible(u"0000"_s));
}

void TestDeskLock::withoutAPinNothingLocks()
{
    m_desk->press(Qt::Key_L, Qt::ControlModifier);
    QVERIFY(!lock().isLocked());
    lock().setIdleFor(24h);
    lock().lockWhenIdle();
    QVERIFY(!lock().isLocked());
}

void TestDeskLock::whatWasTypedSurvivesALock()
{
    setPin(u"2580"_s);
    m_desk->goTo(m_slot);
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->isShown(u"holdEditor"_s));
    m_desk->type(u"3"_s);
    m_desk->press(Qt::Key_Tab);
    m_desk->type(u"Řeřicha"_s);
    m_desk->press(Qt::Key_L, Qt::ControlModifier);
    QVERIFY(lock().isLocked());
    QVERIFY(m_desk->find<QLineEdit>(u"lockPin"_s)->hasFocus());
    m_desk->savePicture(u"locked"_s);
    give(u"2580"_s);
    QVERIFY(!lock().isLocked());
    QVERIFY(m_desk->find<QLineEdit>(u"customerName"_s)->hasFocus());
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(m_desk->holdsWith(u"held"_s), 1);
    QCOMPARE(m_desk->database.text("SELECT c.name || l.quantity FROM holdfast.holds h"
                                   " JOIN holdfast.customers c USING (customer_id)"
                                   " JOIN holdfast.hold_lines l USING (hold_id)"),
        u"Řeřicha3"_s);
}

void TestDeskLock::noKeyAndNoClickReachesTheDesk()
{
    setPin(u"2580"_s);
    m_desk->goTo(m_slot);
    lock().lock();
    for (const Qt::Key key : { Qt::Key_F1, Qt::Key_F5, Qt::Key_F6, Qt::Key_Escape, Qt::Key_N }) {
        m_desk->press(key);
    }
    m_desk->press(Qt::Key_2, Qt::ControlModifier);
    m_desk->press(Qt::Key_F, Qt::ControlModifier);
    m_desk->press(Qt::Key_Q, Qt::ControlModifier);
    QVERIFY(m_desk->window->isVisible());
    QVERIFY(m_desk->find<QLineEdit>(u"lockPin"_s)->hasFocus());
    QVERIFY(!m_desk->isShown(u"holdEditor"_s));
    QVERIFY(!m_desk->find<QWidget>(u"keyList"_s));
    auto *settings = m_desk->find<QWidget>(u"deskButton"_s);
    const QPoint point = settings->mapTo(m_desk->window.get(), settings->rect().center());
    QCOMPARE(m_desk->window->childAt(point)->window(), m_desk->window.get());
    QVERIFY(m_desk->find<QWidget>(u"lockScreen"_s) == m_desk->window->childAt(point)
        || m_desk->find<QWidget>(u"lockScreen"_s)->isAncestorOf(m_desk->window->childAt(point)));
    QTest::mouseClick(settings, Qt::LeftButton);
    QVERIFY(!m_desk->isShown(u"settingsPage"_s));
    QCOMPARE(m_desk->database.number("SELECT count(*) FROM holdfast.holds"), 0);
}

void TestDeskLock::wrongPinsMustWait()
{
    setPin(u"2580"_s);
    lock().lock();
    for (int i = 1; i < DeskLock::freeTries; ++i) {
        give(u"1111"_s);
        QCOMPARE(m_desk->textOf(u"lockRefusal"_s), u"That PIN is wrong."_s);
    }
    give(u"1111"_s);
    QCOMPARE(m_desk->textOf(u"lockRefusal"_s),
        u"That PIN is wrong. The next try is possible in 30 seconds."_s);
    give(u"2580"_s);
    QVERIFY(lock().isLocked());
    QTRY_VERIFY(m_desk->textOf(u"lockRefusal"_s).contains(u"29 seconds"_s));
}

void TestDeskLock::anUnusedDeskLocks()
{
    setPin(u"2580"_s);
    lock().setIdleFor(5min - 5s);
    lock().lockWhenIdle();
    QVERIFY(!lock().isLocked());
    lock().setIdleFor(5min);
    m_desk->press(Qt::Key_Down);
    lock().lockWhenIdle();
    QVERIFY(!lock().isLocked());
    lock().setIdleFor(5min);
    lock().lockWhenIdle();
    QVERIFY(lock().isLocked());
    give(u"2580"_s);
    m_desk->settings().setLockMinutes(0);
    lock().setIdleFor(24h);
    lock().lockWhenIdle();
    QVERIFY(!lock().isLocked());
}

void TestDeskLock::somethingTypedWaitsLonger()
{
    setPin(u"2580"_s);
    m_desk->goTo(m_slot);
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->isShown(u"holdEditor"_s));
    m_desk->press(Qt::Key_Tab);
    m_desk->type(u"Anna"_s);
    lock().setIdleFor(14min);
    lock().lockWhenIdle();
    QVERIFY(!lock().isLocked());
    lock().setIdleFor(15min);
    lock().lockWhenIdle();
    QVERIFY(lock().isLocked());
}

void TestDeskLock::theProgramStartsLocked()
{
    setPin(u"2580"_s);
    m_desk->window.reset();
    m_desk->open();
    QVERIFY(lock().isLocked());
    give(u"2580"_s);
    QVERIFY(!lock().isLocked());
}

void TestDeskLock::otherWindowsAreHiddenToo()
{
    setPin(u"2580"_s);
    m_desk->press(Qt::Key_F1);
    QTRY_VERIFY(m_desk->isShown(u"keyList"_s));
    lock().lock();
    QVERIFY(!m_desk->isShown(u"keyList"_s));
    m_desk->window->activateWindow();
    m_desk->find<QLineEdit>(u"lockPin"_s)->setFocus();
    give(u"2580"_s);
    QVERIFY(m_desk->isShown(u"keyList"_s));
}

void TestDeskLock::thePinIsSetAndRemovedInTheSettings()
{
    m_desk->window->showPage(SideRail::Page::Settings);
    auto *pin = m_desk->find<QLineEdit>(u"newPin"_s);
    pin->setFocus();
    m_desk->type(u"12"_s);
    m_desk->press(Qt::Key_Return);
    QCOMPARE(m_desk->textOf(u"lockHint"_s), u"A PIN is of 4 to 12 digits."_s);
    QCOMPARE(m_desk->settings().lockPin(), QString());
    m_desk->type(u"34"_s);
    m_desk->press(Qt::Key_Return);
    QVERIFY(PinCode::opens(u"1234"_s, m_desk->settings().lockPin()));
    QCOMPARE(pin->text(), QString());
    m_desk->find<QSpinBox>(u"lockMinutes"_s)->setValue(9);
    QCOMPARE(m_desk->settings().lockMinutes(), 9);
    m_desk->find<QPushButton>(u"removePin"_s)->click();
    QCOMPARE(m_desk->settings().lockPin(), QString());
}

void TestDeskLock::nothingIsCut_data()
{
    QTest::addColumn<ThemeChoice>("theme");
    QTest::addColumn<QString>("language");
    for (const QString &code : Language::codes()) {
        QTest::newRow(qUtf8Printable(u"light-"_s + code)) << ThemeChoice::Light << code;
    }
    QTest::newRow("dark-ru") << ThemeChoice::Dark << u"ru"_s;
}

void TestDeskLock::nothingIsCut()
{
    QFETCH(const ThemeChoice, theme);
    QFETCH(const QString, language);
    m_theme->choose(theme);
    m_language->choose(language);
    setPin(u"2580"_s);
    m_desk->window->resize(1024, 700);
    m_desk->window->showPage(SideRail::Page::Settings);
    m_desk->settle();
    const QString tag = QString::fromUtf8(QTest::currentDataTag());
    m_desk->savePicture(u"lock-settings-"_s + tag);
    QTRY_COMPARE(cutTexts(*m_desk->find<QWidget>(u"lockChoice"_s)).join(u" | "_s), QString());
    lock().lock();
    for (int i = 0; i < DeskLock::freeTries; ++i) {
        give(u"1111"_s);
    }
    m_desk->settle();
    m_desk->savePicture(u"lock-"_s + tag);
    QTRY_COMPARE(cutTexts(*m_desk->find<QWidget>(u"lockScreen"_s)).join(u" | "_s), QString());
}

QTEST_MAIN(TestDeskLock)
#include "tst_desklock.moc"
