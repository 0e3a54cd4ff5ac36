#include "ui/kiosk/devices/kioskpress.h"
#include "ui/kiosk/devices/kioskprinter.h"
#include "ui/kiosk/devices/kiosktones.h"
#include "ui/kiosk/devices/kioskvoice.h"
#include "ui/kiosk/service/kioskhealth.h"
#include "ui/kiosk/service/servicemenu.h"
#include "ui/lock/pincode.h"
#include "ui/shell/language.h"
#include "ui/theme/theme.h"
#include "ui/widgets/keybutton.h"

#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/** The service menu, driven by its buttons. Pictures go to $HOLDFAST_PICTURES. */
class TestKioskServiceMenu : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void thePinOpensTheMenu();
    void aWrongPinIsSaidAndForgotten();
    void afterFiveItWaits();
    void buttonsPrintAndSayWhatCameOfIt();
    void aScanIsShownAndReachesNobodyElse();
    void closedStaysClosedOverARestart();
    void restartAndExitAreAsked();
    void leftAloneItGoesAway();
    void healthSaysWhatIsMissing();
    void controlsAreLargeEnough();
    void picturesInEachLook();

private:
    void make(std::chrono::milliseconds patience = ServiceMenu::leftAlone);
    void enter();

    KeyButton *button(const char *name) const
    {
        auto *found = m_window->findChild<KeyButton *>(QString::fromLatin1(name));
        return found ? found : (qFatal("no button %s", name), nullptr);
    }

    QString text(const char *name) const
    {
        return m_window->findChild<QLabel *>(QString::fromLatin1(name))->text();
    }

    void press(const char *name) const { QTest::mouseClick(button(name), Qt::LeftButton); }

    void savePicture(const QString &name) const;

    static constexpr int controlSize = 80; ///< 20 mm at 102 dots per inch

    QString m_sealed;
    Theme m_theme { ThemeChoice::Light };
    Language m_language;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QWidget> m_window;
    std::unique_ptr<KioskPrinter> m_printer;
    std::unique_ptr<KioskTones> m_tones;
    std::unique_ptr<KioskVoice> m_voice;
    std::unique_ptr<KioskHealth> m_health;
    std::unique_ptr<ServiceLock> m_lock;
    std::unique_ptr<ServicePresenter> m_presenter;
    ServiceMenu *m_menu = nullptr;
};

void TestKioskServiceMenu::initTestCase()
{
    m_sealed = PinCode::seal(u"246813"_s);
    m_language.choose(u"en"_s);
}

void TestKioskServiceMenu::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    make();
}

void TestKioskServiceMenu::cleanup()
{
    m_presenter.reset();
    m_window.reset();
    m_theme.choose(ThemeChoice::Light);
    m_language.choose(u"en"_s);
}

void TestKioskServiceMenu::make(std::chrono::milliseconds patience)
{
    m_window.reset();
    m_presenter.reset();
    m_health.reset();
    m_window = std::make_unique<QWidget>();
    m_window->resize(1024, 768);
    m_printer = std::make_unique<KioskPrinter>(KioskPrinter::Setup {
        .press = KioskPresses::pictures(m_folder->path(), m_folder->filePath(u"printer-off"_s)),
        .kioskName = u"Entrance"_s });
    m_tones = std::make_unique<KioskTones>(5);
    m_voice = std::make_unique<KioskVoice>(true, 5);
    m_health = std::make_unique<KioskHealth>(KioskHealth::Parts { .printer = *m_printer,
        .isKeyboardScanner = true,
        .speech = *m_voice,
        .isSpeechWanted = true,
        .hasSound = [this] { return m_tones->isAvailable(); },
        .volume = m_tones->volume(),
        .folder = m_folder->path() });
    m_lock = std::make_unique<ServiceLock>(m_sealed, m_folder->filePath(u"tries.json"_s));
    m_presenter = std::make_unique<ServicePresenter>(
        ServicePresenter::Parts { *m_lock, *m_printer, m_folder->filePath(u"closed"_s) });
    m_menu = new ServiceMenu(
        { m_theme, *m_presenter, *m_health, Language::codes(), controlSize }, *m_window, patience);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

void TestKioskServiceMenu::enter()
{
    m_presenter->ask();
    for (const char digit : QByteArray("246813")) {
        press(QByteArray(QByteArray("serviceDigit") + digit).constData());
    }
    press("serviceOpen");
    QCOMPARE(m_presenter->view(), ServicePresenter::View::Menu);
}

void TestKioskServiceMenu::thePinOpensTheMenu()
{
    QVERIFY(!m_menu->isVisible());
    enter();
    QVERIFY(button("serviceExit")->isVisible());
    QCOMPARE(m_menu->geometry(), m_window->rect());
    press("serviceDone");
    QVERIFY(!m_menu->isVisible());
}

void TestKioskServiceMenu::aWrongPinIsSaidAndForgotten()
{
    m_presenter->ask();
    auto *field = m_window->findChild<QLineEdit *>(u"servicePin"_s);
    QTest::keyClicks(field, u"1234"_s);
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(text("serviceRefusal"), u"That PIN is wrong. 4 more tries."_s);
    QVERIFY(field->text().isEmpty());
    QCOMPARE(m_presenter->view(), ServicePresenter::View::Pin);
    // Somebody else begins with nothing on the screen.
    press("serviceLeave");
    m_presenter->ask();
    QVERIFY(text("serviceRefusal").isEmpty());
}

void TestKioskServiceMenu::afterFiveItWaits()
{
    m_presenter->ask();
    for (int number = 0; number < ServiceLock::triesMax; ++number) {
        m_presenter->give(u"0000"_s);
    }
    QVERIFY(text("serviceRefusal").contains(u"15 minutes"_s));
    m_presenter->give(u"246813"_s);
    QCOMPARE(m_presenter->view(), ServicePresenter::View::Pin);
}

void TestKioskServiceMenu::buttonsPrintAndSayWhatCameOfIt()
{
    enter();
    QVERIFY(!button("serviceReprint")->isEnabled());
    press("serviceTestPrinter");
    QTRY_COMPARE(text("serviceReport"), u"Printed."_s);
    QCOMPARE(QDir(m_folder->path()).entryList({ u"*.png"_s }).size(), 1);
    QFile off(m_folder->filePath(u"printer-off"_s));
    QVERIFY(off.open(QIODevice::WriteOnly));
    press("serviceTestPrinter");
    QTRY_VERIFY(text("serviceReport").startsWith(u"Not printed: "_s));
}

void TestKioskServiceMenu::aScanIsShownAndReachesNobodyElse()
{
    QVERIFY(!m_presenter->takeScan(u"K7QX93PA"_s));
    enter();
    QVERIFY(m_presenter->takeScan(u"K7QX93PA"_s));
    press("serviceTestScanner");
    QVERIFY(m_presenter->lastScan().isEmpty());
    QVERIFY(m_presenter->takeScan(u"<b>ABCD</b>"_s));
    QCOMPARE(text("serviceScan"), u"The scanner read: <b>ABCD</b>"_s);
}

void TestKioskServiceMenu::closedStaysClosedOverARestart()
{
    enter();
    const QSignalSpy closed(m_presenter.get(), &ServicePresenter::closedChanged);
    press("serviceClose");
    QCOMPARE(closed.count(), 1);
    QCOMPARE(button("serviceClose")->text(), u"Open this kiosk"_s);
    make();
    QVERIFY(m_presenter->isClosed());
    enter();
    press("serviceClose");
    make();
    QVERIFY(!m_presenter->isClosed());
}

void TestKioskServiceMenu::restartAndExitAreAsked()
{
    enter();
    const QSignalSpy restart(m_presenter.get(), &ServicePresenter::restartRequested);
    const QSignalSpy exit(m_presenter.get(), &ServicePresenter::exitRequested);
    press("serviceRestart");
    press("serviceExit");
    QCOMPARE(restart.count(), 1);
    QCOMPARE(exit.count(), 1);
}

void TestKioskServiceMenu::leftAloneItGoesAway()
{
    make(200ms);
    enter();
    QTRY_VERIFY(!m_menu->isVisible());
    QCOMPARE(m_presenter->view(), ServicePresenter::View::Shut);
}

void TestKioskServiceMenu::healthSaysWhatIsMissing()
{
    enter();
    press("serviceHealth");
    QCOMPARE(text("health-database"), u"It has not answered since the start."_s);
    m_health->noteAnswer(QDateTime::currentDateTimeUtc().addSecs(420));
    QTRY_VERIFY(text("health-clock").contains(u"behind the server"_s));
    QVERIFY(text("health-database").contains(u"0 seconds ago"_s));
    QVERIFY(!text("health-speech").isEmpty());
}

void TestKioskServiceMenu::controlsAreLargeEnough()
{
    enter();
    const auto all = m_menu->findChildren<KeyButton *>();
    QCOMPARE_GE(all.size(), 20);
    for (const KeyButton *one : all) {
        QCOMPARE_GE(one->minimumHeight(), controlSize);
        QVERIFY2(!one->isVisible() || !one->isCut(), qPrintable(one->text()));
        QVERIFY(!one->objectName().isEmpty());
    }
}

void TestKioskServiceMenu::picturesInEachLook()
{
    m_printer->print(HoldId(1), {}, u"en"_s);
    QTRY_VERIFY(!m_printer->isPrinting());
    m_health->noteAnswer(QDateTime::currentDateTimeUtc().addSecs(420));
    for (const QString &language : Language::codes()) {
        m_language.choose(language);
        // The windows hear of it in their turn.
        QTRY_COMPARE(button("serviceDone")->text(),
            QCoreApplication::translate("ServiceMenu", "Back to visitors"));
        for (const ThemeChoice theme : { ThemeChoice::Light, ThemeChoice::Dark }) {
            m_theme.choose(theme);
            const QString look = language + (theme == ThemeChoice::Dark ? u"-dark" : u"-light");
            m_presenter->leave();
            m_presenter->ask();
            m_presenter->give(u"1"_s);
            savePicture(u"pin-"_s + look);
            m_presenter->give(u"246813"_s);
            QCOMPARE(m_presenter->view(), ServicePresenter::View::Menu);
            savePicture(u"menu-"_s + look);
            const auto all = m_menu->findChildren<KeyButton *>();
            for (const KeyButton *one : all) {
                QVERIFY2(!one->isVisible() || !one->isCut(), qPrintable(one->text()));
            }
            m_presenter->show(ServicePresenter::View::Health);
            savePicture(u"health-"_s + look);
            QCOMPARE_LE(m_menu->minimumSizeHint().width(), 1024);
            QCOMPARE_LE(m_menu->minimumSizeHint().height(), 768);
        }
    }
}

void TestKioskServiceMenu::savePicture(const QString &name) const
{
    const QString folder = qEnvironmentVariable("HOLDFAST_PICTURES");
    if (!folder.isEmpty()) {
        QVERIFY(m_window->grab().save(u"%1/service-%2.png"_s.arg(folder, name)));
    }
}

QTEST_MAIN(TestKioskServiceMenu)
#include "tst_kioskservicemenu.moc"
