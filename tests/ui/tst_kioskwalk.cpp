#include "tests/support/waitfor.h"
#include "tests/ui/kioskvisitor.h"
#include "ui/kiosk/look/countdownbar.h"
#include "ui/kiosk/look/kioskbutton.h"
#include "ui/kiosk/look/stepframe.h"
#include "ui/kiosk/look/tilegrid.h"

#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QTest>
#include <QTimeZone>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/** The window of a kiosk by finger and by keys: how many taps, which languages, what stays. */
class TestKioskWalk : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void aBookingTakesSevenTaps();
    void aCheckInTakesTwoTaps();
    void aCancellationTakesFourTaps();
    void aBookingIsMadeByKeysAlone();
    void languagesAreOnEveryStep();
    void numbersWaitWhileAFingerIsDown();
    void theWarningIsAnsweredByAnyTouch();
    void nothingPersonalStaysInTheWindow();
    void theMainActionIsNeverWhereStartOverWas();
    void everyStepIsDrawn_data();
    void everyStepIsDrawn();

private:
    void open(const TestScreen &screen);

    void tapMain() { m_screen->tap(u"kioskMain"_s); }

    std::unique_ptr<TestCluster> m_cluster;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<Language> m_language;
    std::unique_ptr<KioskFixture> m_kiosk;
    std::unique_ptr<KioskVisitor> m_screen;
    SlotId m_slot;
};

void TestKioskWalk::initTestCase()
{
    m_cluster = std::make_unique<TestCluster>();
    m_theme = std::make_unique<Theme>();
    m_theme->choose(ThemeChoice::Light);
    m_language = std::make_unique<Language>();
}

void TestKioskWalk::init()
{
    m_kiosk = std::make_unique<KioskFixture>(*m_cluster);
    // It is eight in the morning of a day that begins after now, whenever this runs.
    const QDateTime morning(m_kiosk->day(), QTime(8, 0), QTimeZone("Europe/Prague"));
    m_kiosk->database.shiftClock(
        std::chrono::milliseconds(m_kiosk->database.now().msecsTo(morning)));
    m_slot = m_kiosk->addSlot(u"Hall A"_s, 10, 5);
    m_kiosk->addSlot(u"Hall A"_s, 11, 2);
    m_kiosk->addSlot(u"Hall A"_s, 12, 8);
    m_kiosk->addSlot(u"Sauna"_s, 9, 6);
}

void TestKioskWalk::cleanup()
{
    m_screen.reset();
    m_kiosk->kill();
    QCOMPARE(m_kiosk->database.doctor(), QString());
    m_kiosk.reset();
}

void TestKioskWalk::open(const TestScreen &screen)
{
    m_kiosk->open();
    m_screen = std::make_unique<KioskVisitor>(*m_kiosk, screen, *m_theme, *m_language);
}

void TestKioskWalk::aBookingTakesSevenTaps()
{
    m_kiosk->database.addStock(u"SHOES"_s, u"Climbing shoes"_s, 6);
    open(TestScreen::all().at(1));
    tapMain();
    QVERIFY(m_screen->waitFor(KioskStep::What));
    m_screen->tapTile(u"kioskActivities"_s, u"Hall A"_s);
    QVERIFY(m_screen->waitFor(KioskStep::When));
    m_screen->tapTile(u"kioskTimes"_s, u"10:00"_s);
    QVERIFY(m_screen->waitFor(KioskStep::Extras));
    tapMain();
    QVERIFY(m_screen->waitFor(KioskStep::Name));
    m_screen->type(u"Jan Řeřicha"_s);
    tapMain();
    QVERIFY(m_screen->waitFor(KioskStep::Review));
    tapMain();
    QVERIFY(m_screen->waitFor(KioskStep::Done));
    QTRY_VERIFY(m_screen->isShown(u"kioskTicketCode"_s));
    tapMain();
    QVERIFY(m_screen->waitFor(KioskStep::Welcome));
    QCOMPARE(m_screen->taps(), 7);
    QCOMPARE(m_kiosk->holdsWith(u"confirmed"_s), 1);
    QCOMPARE(m_kiosk->database.text("SELECT name FROM holdfast.customers"), u"Jan Řeřicha"_s);
}

void TestKioskWalk::aCheckInTakesTwoTaps()
{
    open(TestScreen::all().at(1));
    m_kiosk->book(m_slot, u"Jan Novák"_s);
    const QString token = m_kiosk->flow().ticket()->token;
    m_kiosk->flow().next();
    m_kiosk->database.shiftClock(110min);
    m_kiosk->flow().scanned(token);
    QVERIFY(m_screen->waitFor(KioskStep::Booking));
    tapMain();
    QVERIFY(m_screen->waitFor(KioskStep::BookingDone));
    tapMain();
    QCOMPARE(m_screen->taps(), 2);
    QCOMPARE(m_kiosk->database.number("SELECT arrived FROM holdfast.holds"), 1);
}

void TestKioskWalk::aCancellationTakesFourTaps()
{
    open(TestScreen::all().at(1));
    const QString code = m_kiosk->book(m_slot, u"Jan Novák"_s);
    m_kiosk->flow().next();
    QVERIFY(m_screen->waitFor(KioskStep::Welcome));
    m_screen->tap(u"kioskHaveCode"_s);
    QVERIFY(m_screen->waitFor(KioskStep::Code));
    m_screen->type(code);
    tapMain();
    QVERIFY(m_screen->waitFor(KioskStep::Booking));
    m_screen->tap(u"kioskCancelBooking"_s);
    QVERIFY(m_screen->waitFor(KioskStep::BookingCancel));
    m_screen->tap(u"kioskCancelSure"_s);
    QVERIFY(m_screen->waitFor(KioskStep::BookingDone));
    QCOMPARE(m_screen->taps(), 4);
    QCOMPARE(m_kiosk->holdsWith(u"cancelled"_s), 1);
}

void TestKioskWalk::aBookingIsMadeByKeysAlone()
{
    open(TestScreen::all().at(1));
    m_screen->pressByKeys(u"kioskMain"_s);
    QVERIFY(m_screen->waitFor(KioskStep::What));
    m_screen->pressTileByKeys(u"kioskActivities"_s, u"Hall A"_s);
    QVERIFY(m_screen->waitFor(KioskStep::When));
    m_screen->pressTileByKeys(u"kioskTimes"_s, u"12:00"_s);
    QVERIFY(m_screen->waitFor(KioskStep::Name));
    m_screen->type(u"Eva"_s);
    m_screen->pressByKeys(u"kioskMain"_s);
    QVERIFY(m_screen->waitFor(KioskStep::Review));
    m_screen->pressByKeys(u"kioskMain"_s);
    QVERIFY(m_screen->waitFor(KioskStep::Done));
    QTRY_VERIFY(m_screen->isShown(u"kioskTicketCode"_s));
    QCOMPARE(m_kiosk->holdsWith(u"confirmed"_s), 1);
}

void TestKioskWalk::languagesAreOnEveryStep()
{
    open(TestScreen::all().at(1));
    const auto switchAll = [this] {
        const KioskStep step = m_kiosk->flow().step();
        const HoldId hold = m_kiosk->flow().hold().id();
        const KioskVisit visit = m_kiosk->flow().visit();
        const auto left = m_kiosk->flow().hold().left();
        QStringList titles;
        for (const QString &code : { u"cs"_s, u"sk"_s, u"ru"_s, u"en"_s }) {
            m_screen->tap(u"kioskLanguage_"_s + code);
            QTRY_COMPARE(m_language->code(), code);
            titles.append(m_screen->window().frame().title());
        }
        titles.removeDuplicates();
        QVERIFY2(titles.size() >= 3, qUtf8Printable(titles.join(u'|')));
        QVERIFY(m_kiosk->flow().step() == step);
        QCOMPARE(m_kiosk->flow().hold().id(), hold);
        QCOMPARE(m_kiosk->flow().visit(), visit);
        QVERIFY(m_kiosk->flow().hold().left() <= left);
    };
    switchAll();
    m_kiosk->flow().begin();
    QVERIFY(m_screen->waitFor(KioskStep::What));
    switchAll();
    m_kiosk->flow().chooseActivity(u"Hall A"_s);
    QVERIFY(m_screen->waitFor(KioskStep::When));
    switchAll();
    m_kiosk->flow().chooseTime(m_slot);
    QVERIFY(m_screen->waitFor(KioskStep::Name));
    m_screen->type(u"Jan Řeřicha"_s);
    switchAll();
    QCOMPARE(m_screen->find<QLineEdit>(u"kioskName"_s)->text(), u"Jan Řeřicha"_s);
    m_kiosk->flow().next();
    QVERIFY(m_screen->waitFor(KioskStep::Review));
    switchAll();
    m_kiosk->flow().next();
    QVERIFY(m_screen->waitFor(KioskStep::Done));
    switchAll();
}

void TestKioskWalk::numbersWaitWhileAFingerIsDown()
{
    open(TestScreen::all().at(1));
    m_kiosk->flow().begin();
    m_kiosk->flow().chooseActivity(u"Hall A"_s);
    QVERIFY(m_screen->waitFor(KioskStep::When));
    auto *tiles = m_screen->find<TileGrid>(u"kioskTimes"_s);
    const QString before = tiles->tiles().first().line;
    QTest::mousePress(&m_screen->window(), Qt::LeftButton, {}, { 2, 2 });
    PlaceHoldRequest faster;
    faster.slotId = m_slot;
    faster.partySize = 4;
    valueFrom(m_kiosk->other.booking().placeHold(faster));
    m_kiosk->flow().board().refresh();
    QTRY_COMPARE(m_kiosk->flow().board().timeOf(m_slot)->slot.available, 1);
    QCOMPARE(tiles->tiles().first().line, before);
    QTest::mouseRelease(&m_screen->window(), Qt::LeftButton, {}, { 2, 2 });
    QCOMPARE(tiles->tiles().first().line, before);
    QTRY_VERIFY(tiles->tiles().first().line != before);
}

void TestKioskWalk::theWarningIsAnsweredByAnyTouch()
{
    open(TestScreen::all().at(1));
    m_kiosk->flow().begin();
    QVERIFY(m_screen->waitFor(KioskStep::What));
    m_kiosk->pass(45s);
    QVERIFY(m_screen->isShown(u"kioskIdleWarning"_s));
    m_screen->savePicture(u"kiosk-warning-en"_s);
    m_screen->tap(u"kioskIdleWarning"_s);
    QVERIFY(!m_screen->isShown(u"kioskIdleWarning"_s));
    QVERIFY(m_kiosk->flow().step() == KioskStep::What); // nothing below was pressed
    m_kiosk->pass(45s);
    QVERIFY(m_screen->isShown(u"kioskIdleWarning"_s));
    QTest::keyClick(&m_screen->window(), Qt::Key_Shift);
    QVERIFY(!m_screen->isShown(u"kioskIdleWarning"_s));
    m_kiosk->pass(65s);
    QVERIFY(m_screen->waitFor(KioskStep::Welcome));
}

void TestKioskWalk::nothingPersonalStaysInTheWindow()
{
    open(TestScreen::all().at(1));
    m_kiosk->goToName(m_slot);
    QVERIFY(m_screen->waitFor(KioskStep::Name));
    m_screen->type(u"Canaria Birdová"_s);
    auto *phone = m_screen->find<QLineEdit>(u"kioskPhone"_s);
    phone->setFocus();
    m_screen->type(u"+420777123456"_s);
    QVERIFY(KioskVisitor::everyText().contains(u"Canaria"_s));
    m_kiosk->flow().next();
    QVERIFY(m_screen->waitFor(KioskStep::Review));
    QVERIFY(KioskVisitor::everyText().contains(u"Canaria"_s));
    m_kiosk->flow().back();
    QVERIFY(m_screen->waitFor(KioskStep::Name));
    QGuiApplication::clipboard()->setText(u"Canaria"_s);
    m_kiosk->pass(85s);
    QVERIFY(m_screen->waitFor(KioskStep::Welcome));
    QVERIFY(!KioskVisitor::everyText().contains(u"Canaria"_s));
    QVERIFY(!KioskVisitor::everyText().contains(u"777123456"_s));
    QVERIFY(!QGuiApplication::clipboard()->text().contains(u"Canaria"_s));
    QCOMPARE(m_kiosk->flow().visit(), KioskVisit());
    m_kiosk->goToName(m_slot);
    QVERIFY(m_screen->waitFor(KioskStep::Name));
    auto *name = m_screen->find<QLineEdit>(u"kioskName"_s);
    QVERIFY(name->text().isEmpty());
    name->undo();
    QVERIFY(name->text().isEmpty());
}

void TestKioskWalk::theMainActionIsNeverWhereStartOverWas()
{
    for (const TestScreen &screen : TestScreen::all()) {
        open(screen);
        m_kiosk->goToName(m_slot);
        QVERIFY(m_screen->waitFor(KioskStep::Name));
        const auto *main = m_screen->find<QWidget>(u"kioskMain"_s);
        const auto *over = m_screen->find<QWidget>(u"kioskStartOver"_s);
        QTRY_VERIFY(main->isVisible() && over->isVisible());
        const QRect where(main->mapTo(&m_screen->window(), QPoint()), main->size());
        QVERIFY(!where.intersects({ over->mapTo(&m_screen->window(), QPoint()), over->size() }));
        m_kiosk->flow().back();
        QVERIFY(m_screen->waitFor(KioskStep::When));
        const QRect later(over->mapTo(&m_screen->window(), QPoint()), over->size());
        QVERIFY2(!where.intersects(later), qUtf8Printable(screen.name));
        m_screen.reset();
        m_kiosk->kill();
    }
}

void TestKioskWalk::everyStepIsDrawn_data()
{
    QTest::addColumn<int>("screen");
    QTest::addColumn<QString>("language");
    for (int i = 0; i < TestScreen::all().size(); ++i) {
        for (const QString &language : Language::codes()) {
            const QString name = TestScreen::all().at(i).name + u' ' + language;
            QTest::newRow(qUtf8Printable(name)) << i << language;
        }
    }
}

void TestKioskWalk::everyStepIsDrawn()
{
    QFETCH(const int, screen);
    QFETCH(const QString, language);
    m_kiosk->database.addStock(u"SHOES"_s, u"Climbing shoes"_s, 6);
    m_kiosk->database.addStock(u"ROPE"_s, u"Rope 60 m"_s, 2);
    for (const char *one : { "slots SET price_minor = 18000, title = %1 WHERE slot_id = %2",
             "pools SET price_minor = 18000, title = %1 WHERE pool_id = %2" }) {
        m_kiosk->database.execute(u"UPDATE holdfast."_s.append(QLatin1StringView(one))
                                      .arg(u"'Lezení pro začátečníky s instruktorem'"_s)
                                      .arg(m_slot.value())
                                      .toUtf8());
    }
    open(TestScreen::all().at(screen));
    KioskFlow &flow = m_kiosk->flow();
    flow.setLanguage(language);
    const auto show = [&](KioskStep step, const QString &name) {
        QVERIFY(m_screen->waitFor(step));
        m_screen->savePicture(
            u"kiosk-%1-%2-%3"_s.arg(name, TestScreen::all().at(screen).name, language));
    };
    show(KioskStep::Welcome, u"1-welcome"_s);
    flow.begin();
    show(KioskStep::What, u"2-what"_s);
    flow.chooseActivity(u"Hall A"_s);
    show(KioskStep::When, u"3-when"_s);
    flow.setParty(3);
    flow.chooseDay(flow.board().today().addDays(1));
    show(KioskStep::When, u"3-when-empty"_s);
    flow.chooseDay(flow.board().today());
    flow.setParty(1);
    flow.chooseTime(m_slot);
    show(KioskStep::Extras, u"4-extras"_s);
    flow.setExtra(u"SHOES"_s, 2);
    flow.next();
    show(KioskStep::Name, u"5-name"_s);
    flow.next();
    show(KioskStep::Name, u"5-name-missing"_s);
    const auto *keyboard = m_screen->find<QWidget>(u"kioskKeyboard"_s);
    QTRY_COMPARE(keyboard->visibleRegion().boundingRect(), keyboard->rect()); // none is paged away
    flow.setName(u"Александра Константиновна Преображенская-Верхоустинская"_s);
    flow.next();
    show(KioskStep::Review, u"6-review"_s);
    flow.next();
    QTRY_VERIFY(flow.ticket());
    show(KioskStep::Done, u"7-done"_s);
    const QString code = flow.ticket()->code;
    flow.next();
    flow.setLanguage(language);
    flow.enterCode();
    show(KioskStep::Code, u"8-code"_s);
    flow.setCode(code);
    flow.next();
    show(KioskStep::Booking, u"9-booking"_s);
    flow.askToCancel();
    show(KioskStep::BookingCancel, u"9-cancel"_s);
    flow.cancelBooking();
    show(KioskStep::BookingDone, u"9-cancelled"_s);
    flow.next();
    flow.setLanguage(language);
    flow.setClosing(KioskClosing { {}, m_kiosk->database.now().addSecs(86'400) });
    show(KioskStep::Closed, u"closed"_s);
}

QTEST_MAIN(TestKioskWalk)
#include "tst_kioskwalk.moc"
