#include "tests/ui/kioskgallery.h"
#include "tests/ui/touch.h"
#include "ui/kiosk/look/countdownbar.h"
#include "ui/kiosk/look/languagerow.h"
#include "ui/kiosk/look/noticecard.h"
#include "ui/kiosk/look/stepframe.h"
#include "ui/kiosk/look/stepper.h"
#include "ui/kiosk/look/tilegrid.h"
#include "ui/shell/language.h"

#include <QLabel>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/** What the parts of a kiosk do. */
class TestKioskParts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();

    void aScreenIsBelievedOrNot_data();
    void aScreenIsBelievedOrNot();
    void nothingFallsBelowItsFloor();
    void largerTextIsLarger();
    void aButtonActsWhenItIsLetGo();
    void slidingOffCancels();
    void aSecondFingerDoesNothing();
    void theRingIsForKeys();
    void theStepperStopsAtItsEnds();
    void tilesThatDoNotFitAreTurned();
    void arrowsWalkTheTiles();
    void newTilesKeepPageAndFocus();
    void nothingIsExchangedUnderAFinger();
    void theCountdownSaysHowUrgentItIs();
    void anotherLanguageIsAskedForOnce();
    void aNoticeComesAndGoes();
    void theFrameTellsWhatWasPressed();
    void whatIsTooHighIsTurned();

private:
    void show(StepFrame *frame);
    KioskButton *button(const QString &name) const;

    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<Language> m_language;
    std::unique_ptr<KioskGallery> m_gallery;
    StepFrame *m_step = nullptr;
};

void TestKioskParts::initTestCase()
{
    m_theme = std::make_unique<Theme>(ThemeChoice::Light);
    m_language = std::make_unique<Language>();
}

void TestKioskParts::init()
{
    m_language->choose(u"en"_s);
    m_gallery = std::make_unique<KioskGallery>(*m_theme, galleryScreens()[0].screen);
}

void TestKioskParts::show(StepFrame *frame)
{
    m_step = frame;
    frame->show();
    frame->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(frame));
}

KioskButton *TestKioskParts::button(const QString &name) const
{
    return m_step->findChild<KioskButton *>(name);
}

void TestKioskParts::aScreenIsBelievedOrNot_data()
{
    QTest::addColumn<KioskScreen>("screen");
    QTest::addColumn<int>("twentyMillimetres");
    const QSize fullHd(1920, 1080);
    QTest::newRow("15 inch") << KioskScreen { { 1024, 768 }, { 305, 229 } } << 68;
    QTest::newRow("21.5 inch") << KioskScreen { fullHd, { 476, 268 } } << 81;
    QTest::newRow("32 inch") << KioskScreen { fullHd, { 708, 398 } } << 55;
    QTest::newRow("says nothing") << KioskScreen { fullHd, { 0, 0 } } << 76;
    QTest::newRow("says it is a wall") << KioskScreen { fullHd, { 1600, 900 } } << 76;
    QTest::newRow("says it is a stamp") << KioskScreen { fullHd, { 16, 9 } } << 76;
    QTest::newRow("measured by hand") << KioskScreen { fullHd, { 1600, 900 }, 102 } << 81;
    QTest::newRow("measured, nonsense") << KioskScreen { fullHd, { 476, 268 }, 5 } << 32;
}

void TestKioskParts::aScreenIsBelievedOrNot()
{
    QFETCH(const KioskScreen, screen);
    QFETCH(const int, twentyMillimetres);
    QCOMPARE(KioskMetrics(screen).px(20), twentyMillimetres);
}

void TestKioskParts::nothingFallsBelowItsFloor()
{
    for (const GalleryScreen &one : galleryScreens()) {
        const double dots = pixelsPerMillimetre(one.screen);
        const KioskMetrics metrics(one.screen);
        QVERIFY(metrics.mainButton() / dots >= 20);
        QVERIFY(metrics.button() / dots >= 15);
        QVERIFY(metrics.key() / dots >= 16);
        QVERIFY(metrics.gap() / dots >= 3);
        QVERIFY(metrics.focusRing() >= 3);
    }
}

void TestKioskParts::largerTextIsLarger()
{
    const KioskScreen screen = galleryScreens()[2].screen;
    const auto size = [&](qreal scale) {
        return KioskMetrics(screen, scale)
            .font(KioskMetrics::Text::Body, QFont::Normal)
            .pixelSize();
    };
    QVERIFY(std::abs(size(1.5) - 1.5 * size(1)) <= 1.5);
    QCOMPARE(size(0.2), size(1));
    QCOMPARE(size(9), size(2));
}

void TestKioskParts::aButtonActsWhenItIsLetGo()
{
    show(m_gallery->review());
    QSignalSpy pressed(m_step, &StepFrame::mainRequested);
    const QImage before = m_step->mainButton()->grab().toImage();
    Touch::press(*m_step->mainButton());
    QVERIFY(m_step->mainButton()->isDown());
    QVERIFY(m_step->mainButton()->grab().toImage() != before);
    QCOMPARE(pressed.count(), 0);
    Touch::release(*m_step->mainButton(), m_step->mainButton()->rect().center());
    QCOMPARE(pressed.count(), 1);
}

void TestKioskParts::slidingOffCancels()
{
    show(m_gallery->review());
    QSignalSpy pressed(m_step, &StepFrame::mainRequested);
    Touch::press(*m_step->mainButton());
    Touch::slideTo(*m_step->mainButton(), QPoint(-50, -50));
    QVERIFY(!m_step->mainButton()->isDown());
    Touch::release(*m_step->mainButton(), QPoint(-50, -50));
    QCOMPARE(pressed.count(), 0);
}

/** A palm beside the finger neither presses nor keeps the finger from pressing. */
void TestKioskParts::aSecondFingerDoesNothing()
{
    show(m_gallery->review());
    QSignalSpy main(m_step, &StepFrame::mainRequested);
    QSignalSpy back(m_step, &StepFrame::backRequested);
    Touch::tapWithPalm(*m_step->mainButton(), *button(u"kioskBack"_s));
    QCOMPARE(main.count(), 1);
    QCOMPARE(back.count(), 0);
}

void TestKioskParts::theRingIsForKeys()
{
    show(m_gallery->review());
    KioskButton *back = button(u"kioskBack"_s);
    m_step->mainButton()->setFocus(Qt::OtherFocusReason);
    const QImage without = back->grab().toImage();
    back->setFocus(Qt::MouseFocusReason);
    QCOMPARE(back->grab().toImage(), without);
    m_step->mainButton()->setFocus(Qt::OtherFocusReason);
    back->setFocus(Qt::TabFocusReason);
    QVERIFY(back->grab().toImage() != without);
}

void TestKioskParts::theStepperStopsAtItsEnds()
{
    show(m_gallery->times());
    Stepper *stepper = m_gallery->stepper;
    QSignalSpy changed(stepper, &Stepper::numberChanged);
    for (int count = 0; count < 12; ++count) {
        Touch::tap(*button(u"kioskMore"_s));
    }
    QCOMPARE(stepper->number(), 10);
    QCOMPARE(changed.count(), 7);
    QVERIFY(!button(u"kioskMore"_s)->isEnabled());
    stepper->setRange(1, 4);
    QCOMPARE(stepper->number(), 4);
    button(u"kioskFewer"_s)->setFocus(Qt::TabFocusReason);
    for (int count = 0; count < 3; ++count) {
        QTest::keyClick(m_step->focusWidget(), Qt::Key_Space);
    }
    QCOMPARE(stepper->number(), 1);
    QCOMPARE(m_step->focusWidget(), button(u"kioskMore"_s)); // the focus is not lost
    QVERIFY(button(u"kioskMore"_s)->accessibleName().contains(u"How many people?"_s));
}

void TestKioskParts::tilesThatDoNotFitAreTurned()
{
    show(m_gallery->times());
    TileGrid *tiles = m_gallery->tiles;
    QVERIFY(tiles->pageCount() > 1);
    QSignalSpy pressed(tiles, &TileGrid::tilePressed);
    auto *on = tiles->findChild<KioskButton *>(u"kioskPageOn"_s);
    QVERIFY(!tiles->buttonAt(7)->isVisible());
    for (int page = 1; page < tiles->pageCount(); ++page) {
        Touch::tap(*on);
    }
    QVERIFY(tiles->buttonAt(7)->isVisible());
    QVERIFY(!on->isEnabled());
    Touch::tap(*tiles->buttonAt(7));
    QCOMPARE(pressed.value(0), QVariantList { 7 });
    Touch::tap(*tiles->findChild<KioskButton *>(u"kioskPageBack"_s));
    Touch::tap(*tiles->buttonAt(2)); // full
    QCOMPARE(pressed.count(), 1);
}

void TestKioskParts::arrowsWalkTheTiles()
{
    show(m_gallery->times());
    TileGrid *tiles = m_gallery->tiles;
    tiles->buttonAt(0)->setFocus(Qt::TabFocusReason);
    QTest::keyClick(m_step->focusWidget(), Qt::Key_Right);
    QCOMPARE(m_step->focusWidget(), tiles->buttonAt(1));
    QTest::keyClick(m_step->focusWidget(), Qt::Key_Right); // 2 is full
    QCOMPARE(m_step->focusWidget(), tiles->buttonAt(3));
    QTest::keyClick(m_step->focusWidget(), Qt::Key_Down);
    QCOMPARE(m_step->focusWidget(), tiles->buttonAt(5));
    QVERIFY(tiles->buttonAt(5)->isVisible());
    QCOMPARE(tiles->page(), 1);
    QTest::keyClick(m_step->focusWidget(), Qt::Key_PageUp);
    QCOMPARE(tiles->page(), 0);
    QTest::keyClick(m_step->focusWidget(), Qt::Key_Left);
    QSignalSpy pressed(tiles, &TileGrid::tilePressed);
    QTest::keyClick(m_step->focusWidget(), Qt::Key_Return);
    QCOMPARE(pressed.count(), 1);
}

void TestKioskParts::newTilesKeepPageAndFocus()
{
    show(m_gallery->times());
    TileGrid *tiles = m_gallery->tiles;
    tiles->showTile(6);
    tiles->buttonAt(6)->setFocus(Qt::TabFocusReason);
    QList<KioskTile> fresh = tiles->tiles();
    fresh[6].line = u"9 places"_s;
    const QRect before = tiles->buttonAt(6)->geometry();
    tiles->setTiles(fresh);
    QCOMPARE(tiles->page(), 1);
    QCOMPARE(m_step->focusWidget(), tiles->buttonAt(6));
    QCOMPARE(tiles->buttonAt(6)->geometry(), before);
    QCOMPARE(tiles->buttonAt(6)->accessibleName(), u"13:00, 9 places"_s);
    tiles->setTiles(fresh.first(2));
    QCOMPARE(tiles->page(), 0);
    QCOMPARE(tiles->pageCount(), 1);
}

void TestKioskParts::nothingIsExchangedUnderAFinger()
{
    show(m_gallery->times());
    TileGrid *tiles = m_gallery->tiles;
    QList<KioskTile> fresh = tiles->tiles();
    fresh[0] = { u"10:00"_s, u"full"_s, KioskButton::TileState::Full };
    QSignalSpy pressed(tiles, &TileGrid::tilePressed);
    Touch::press(*tiles->buttonAt(0));
    tiles->setTiles(fresh);
    QCOMPARE(tiles->buttonAt(0)->tileState(), KioskButton::TileState::Good);
    Touch::release(*tiles->buttonAt(0), QPoint(10, 10));
    QCOMPARE(pressed.count(), 1);
    QTRY_COMPARE(tiles->buttonAt(0)->tileState(), KioskButton::TileState::Full);
}

void TestKioskParts::theCountdownSaysHowUrgentItIs()
{
    CountdownBar bar(m_gallery->look());
    QSignalSpy urgency(&bar, &CountdownBar::urgencyChanged);
    bar.setTime(300s, 300s);
    const QString calm = bar.sentence();
    bar.setTime(61s, 300s);
    QCOMPARE(urgency.count(), 0);
    QCOMPARE(bar.time(), u"1:01"_s);
    bar.setTime(60s, 300s);
    QCOMPARE(bar.urgency(), CountdownBar::Urgency::Soon);
    const QString soon = bar.sentence();
    bar.setTime(20s, 300s);
    QCOMPARE(bar.urgency(), CountdownBar::Urgency::Last);
    QCOMPARE(urgency.count(), 2);
    QCOMPARE((QSet<QString> { calm, soon, bar.sentence() }.size()), 3);
    bar.setTime(-3s, 300s);
    QCOMPARE(bar.time(), u"0:00"_s);
    bar.setTime(320s, 300s); // more time was given
    QCOMPARE(bar.urgency(), CountdownBar::Urgency::Calm);
    m_language->choose(u"ru"_s);
    QCoreApplication::sendPostedEvents();
    QVERIFY(bar.sentence() != calm);
}

void TestKioskParts::anotherLanguageIsAskedForOnce()
{
    show(m_gallery->welcome());
    QSignalSpy asked(m_step->languages(), &LanguageRow::languageRequested);
    Touch::tap(*button(u"kioskLanguage_en"_s));
    QCOMPARE(asked.count(), 0);
    QVERIFY(button(u"kioskLanguage_en"_s)->isChecked()); // pressed again, it stays chosen
    Touch::tap(*button(u"kioskLanguage_ru"_s));
    QCOMPARE(asked.value(0), QVariantList { u"ru"_s });
    QVERIFY(!button(u"kioskLanguage_ru"_s)->isChecked()); // not before it is in use
    m_step->languages()->setCurrent(u"ru"_s);
    QVERIFY(button(u"kioskLanguage_ru"_s)->isChecked());
    QCOMPARE(button(u"kioskLanguage_ru"_s)->text(), u"Русский"_s);
}

void TestKioskParts::aNoticeComesAndGoes()
{
    show(m_gallery->times());
    NoticeCard *notice = m_step->notice();
    QVERIFY(notice->isHidden());
    notice->say(NoticeCard::Kind::Error, u"No answer yet."_s);
    QVERIFY(notice->isVisible());
    QVERIFY(notice->findChild<QLabel *>(u"kioskNoticeMore"_s)->isHidden());
    notice->clear();
    QVERIFY(notice->isHidden());
}

void TestKioskParts::theFrameTellsWhatWasPressed()
{
    show(m_gallery->review());
    QSignalSpy back(m_step, &StepFrame::backRequested);
    QSignalSpy help(m_step, &StepFrame::helpRequested);
    QSignalSpy over(m_step, &StepFrame::startOverRequested);
    QSignalSpy more(m_step->countdown(), &CountdownBar::moreTimeRequested);
    Touch::tap(*button(u"kioskBack"_s));
    Touch::tap(*button(u"kioskHelp"_s));
    Touch::tap(*button(u"kioskStartOver"_s));
    Touch::tap(*button(u"kioskMoreTime"_s));
    QCOMPARE(back.count() + 10 * help.count() + 100 * over.count() + 1000 * more.count(), 1111);
    m_step->setActions(StepFrame::Action::Help);
    QVERIFY(!button(u"kioskBack"_s)->isVisible());
    m_step->setMain({});
    QVERIFY(!m_step->mainButton()->isVisible());
}

void TestKioskParts::whatIsTooHighIsTurned()
{
    m_gallery = std::make_unique<KioskGallery>(*m_theme, galleryScreens()[0].screen, 1.2);
    show(m_gallery->review());
    auto *area = m_step->findChild<QWidget *>(u"kioskPagedArea"_s);
    auto *on = area->findChild<KioskButton *>(u"kioskPageOn"_s);
    QVERIFY(on->isVisible());
    const auto buttons = m_step->content()->findChildren<KioskButton *>();
    const auto isWhole = [](const QWidget *widget) {
        return widget->visibleRegion().boundingRect().size() == widget->size();
    };
    for (int page = 0; page < 10 && on->isEnabled(); ++page) {
        for (const KioskButton *one : buttons) {
            QVERIFY(one->visibleRegion().isEmpty() || isWhole(one)); // none is cut by a page
        }
        Touch::tap(*on);
    }
    QVERIFY(isWhole(buttons.last()));
    buttons.first()->setFocus(Qt::TabFocusReason); // by keys its page comes by itself
    QVERIFY(isWhole(buttons.first()));
}

QTEST_MAIN(TestKioskParts)
#include "tst_kioskparts.moc"
