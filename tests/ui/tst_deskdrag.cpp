#include "tests/support/waitfor.h"
#include "tests/ui/deskfixture.h"
#include "ui/desk/holdcard.h"

#include <QMouseEvent>

using namespace Qt::StringLiterals;

/** Moving a hold with the pointer: the same as M, arrows and Enter. */
class TestDeskDrag : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void aCardOnAnotherCellMoves();
    void theCellWithItsChosenHoldMovesToo();
    void aCellWithoutAChosenHoldIsOnlyPulledAt();
    void aFullSlotOffersToChangePlaces();
    void theOnlyHoldThereNeedsNoChoosing();
    void whereItCannotGoNothingIsAsked_data();
    void whereItCannotGoNothingIsAsked();
    void escapeLeavesItWhereItIs();
    void theOtherButtonLeavesItToo();
    void aPressThatHardlyMovesIsNoDrag();
    void keysAreNoCommandsMeanwhile();
    void aDragCanBeUndone();
    void inAWeekThePictureSaysTheDayToo();
    void picturesOfADrag_data();
    void picturesOfADrag();

private:
    HoldId booked(SlotId slot, qint64 party, const QString &name);
    void choose(HoldId hold);
    SlotId slotOf(HoldId hold);
    QPoint middleOf(SlotId slot);
    QWidget *cardOf(HoldId hold);
    void press(QWidget *widget, QPoint at);
    void pullTo(QPoint globalPosition);
    void release(QPoint globalPosition);
    void send(QEvent::Type type, QPoint globalPosition, Qt::MouseButtons buttons);

    std::unique_ptr<TestCluster> m_cluster;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<Language> m_language;
    std::unique_ptr<DeskFixture> m_desk;
    SlotId m_first;
    SlotId m_second;
    SlotId m_closed;
    QWidget *m_pressed = nullptr; ///< holds the pointer until the button is up
};

void TestDeskDrag::initTestCase()
{
    m_cluster = std::make_unique<TestCluster>();
    m_theme = std::make_unique<Theme>();
    m_language = std::make_unique<Language>();
}

void TestDeskDrag::init()
{
    m_theme->choose(ThemeChoice::Light);
    m_language->choose(u"en"_s);
    m_desk = std::make_unique<DeskFixture>(*m_cluster, *m_theme, *m_language);
    m_first = m_desk->addSlot(u"Hall A"_s, 10, 4);
    m_second = m_desk->addSlot(u"Hall A"_s, 11, 4);
    m_closed = m_desk->addSlot(u"Hall B"_s, 11, 4);
    m_desk->database.closeSlot(m_closed, u"flood"_s);
    m_desk->open();
}

void TestDeskDrag::cleanup()
{
    QCOMPARE(m_desk->database.doctor(), QString());
    m_desk.reset();
}

HoldId TestDeskDrag::booked(SlotId slot, qint64 party, const QString &name)
{
    PlaceHoldRequest request;
    request.slotId = slot;
    request.partySize = party;
    request.customerName = name;
    const HoldId hold = receiptOf(valueFrom(m_desk->other.booking().placeHold(request)))->holdId;
    valueFrom(m_desk->other.booking().confirmHold(hold));
    return hold;
}

void TestDeskDrag::choose(HoldId hold)
{
    m_desk->goTo(m_first);
    m_desk->press(Qt::Key_F5);
    QTRY_VERIFY(m_desk->presenter().slot().detail()
        && !m_desk->presenter().slot().detail()->holds.isEmpty());
    m_desk->presenter().slot().choose(hold);
    QTRY_VERIFY(m_desk->isShown(u"moveButton"_s));
    m_desk->settle();
}

SlotId TestDeskDrag::slotOf(HoldId hold)
{
    return SlotId(m_desk->database.number(
        "SELECT slot_id FROM holdfast.holds WHERE hold_id = " + QByteArray::number(hold.value())));
}

QPoint TestDeskDrag::middleOf(SlotId slot)
{
    SlotGridView &grid = m_desk->window->dayPage()->grid();
    const QModelIndex index = m_desk->window->dayPage()->model().indexOf(slot);
    return grid.viewport()->mapToGlobal(grid.visualRect(index).center());
}

QWidget *TestDeskDrag::cardOf(HoldId hold)
{
    return m_desk->find<HoldCard>(u"holdCard%1"_s.arg(hold.value()));
}

void TestDeskDrag::press(QWidget *widget, QPoint at)
{
    m_pressed = widget;
    send(QEvent::MouseButtonPress, widget->mapToGlobal(at), Qt::LeftButton);
}

void TestDeskDrag::pullTo(QPoint globalPosition)
{
    const QPoint from = m_pressed->mapToGlobal(m_pressed->rect().center());
    send(QEvent::MouseMove, from + QPoint(QApplication::startDragDistance(), 3), Qt::LeftButton);
    send(QEvent::MouseMove, (from + globalPosition) / 2, Qt::LeftButton);
    send(QEvent::MouseMove, globalPosition, Qt::LeftButton);
}

void TestDeskDrag::release(QPoint globalPosition)
{
    send(QEvent::MouseButtonRelease, globalPosition, Qt::NoButton);
}

/** As the window system does: to whoever the button went down on. */
void TestDeskDrag::send(QEvent::Type type, QPoint globalPosition, Qt::MouseButtons buttons)
{
    const Qt::MouseButton button = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
    QMouseEvent event(type,
        m_pressed->mapFromGlobal(globalPosition),
        globalPosition,
        button,
        buttons,
        Qt::NoModifier);
    QApplication::sendEvent(m_pressed, &event);
}

void TestDeskDrag::aCardOnAnotherCellMoves()
{
    const HoldId hold = booked(m_first, 3, u"Novák"_s);
    choose(hold);
    press(cardOf(hold), QPoint(40, 20));
    pullTo(middleOf(m_second));
    QVERIFY(m_desk->isShown(u"dragPicture"_s));
    QCOMPARE(m_desk->textOf(u"dragPlace"_s), u"to 11:00, Hall A"_s);
    QCOMPARE(slotOf(hold), m_first);
    release(middleOf(m_second));
    QTRY_COMPARE(slotOf(hold), m_second);
    QTRY_COMPARE(m_desk->textOf(u"reportText"_s), u"Moved. The old place is free again."_s);
    QTRY_VERIFY(m_desk->presenter().slot().chosenHold()
        && m_desk->presenter().slot().chosenHold()->id == hold);
    QVERIFY(!m_desk->isShown(u"dragPicture"_s));
    QVERIFY(m_desk->window->dayPage()->grid().hasFocus());
    QVERIFY(!QApplication::overrideCursor());
}

void TestDeskDrag::theCellWithItsChosenHoldMovesToo()
{
    const HoldId hold = booked(m_first, 3, u"Novák"_s);
    choose(hold);
    QWidget *viewport = m_desk->window->dayPage()->grid().viewport();
    const QPoint from = viewport->mapFromGlobal(middleOf(m_first));
    press(viewport, from);
    send(QEvent::MouseMove, middleOf(m_first) + QPoint(12, 4), Qt::LeftButton);
    QTRY_VERIFY(m_desk->isShown(u"dragPicture"_s));
    send(QEvent::MouseMove, middleOf(m_second), Qt::LeftButton);
    QCOMPARE(m_desk->window->dayPage()->grid().currentSlot(), m_first);
    release(middleOf(m_second));
    QTRY_COMPARE(slotOf(hold), m_second);
    QCOMPARE(m_desk->window->dayPage()->grid().currentSlot(), m_second);
}

void TestDeskDrag::aCellWithoutAChosenHoldIsOnlyPulledAt()
{
    booked(m_first, 3, u"Novák"_s);
    m_desk->goTo(m_first);
    QWidget *viewport = m_desk->window->dayPage()->grid().viewport();
    press(viewport, viewport->mapFromGlobal(middleOf(m_first)));
    send(QEvent::MouseMove, middleOf(m_first) + QPoint(12, 4), Qt::LeftButton);
    QVERIFY(!m_desk->isShown(u"dragPicture"_s));
    QVERIFY(!m_desk->presenter().changes().moving());
    release(middleOf(m_first));
}

void TestDeskDrag::aFullSlotOffersToChangePlaces()
{
    const HoldId hold = booked(m_first, 4, u"Novák"_s);
    const HoldId other = booked(m_second, 4, u"Dvořák"_s);
    choose(hold);
    press(cardOf(hold), QPoint(40, 20));
    pullTo(middleOf(m_second));
    QCOMPARE(m_desk->textOf(u"dragPlace"_s), u"to 11:00, Hall A"_s);
    release(middleOf(m_second));
    QTRY_COMPARE(
        m_desk->textOf(u"reportText"_s), u"No place is left there. Nothing was changed."_s);
    QVERIFY(m_desk->isShown(u"swapHere"_s));
    QTRY_VERIFY(m_desk->presenter().slot().detail());
    m_desk->presenter().slot().choose(other);
    m_desk->press(Qt::Key_S);
    QTRY_COMPARE(slotOf(hold), m_second);
    QCOMPARE(slotOf(other), m_first);
}

void TestDeskDrag::theOnlyHoldThereNeedsNoChoosing()
{
    const HoldId hold = booked(m_first, 4, u"Novák"_s);
    const HoldId other = booked(m_second, 4, u"Dvořák"_s);
    choose(hold);
    m_desk->press(Qt::Key_M);
    m_desk->press(Qt::Key_Down);
    QTRY_VERIFY(m_desk->presenter().slot().slotId() == m_second);
    QTRY_VERIFY(m_desk->presenter().slot().detail());
    m_desk->press(Qt::Key_S);
    QTRY_COMPARE(slotOf(hold), m_second);
    QCOMPARE(slotOf(other), m_first);
}

void TestDeskDrag::whereItCannotGoNothingIsAsked_data()
{
    QTest::addColumn<QString>("where");
    QTest::newRow("its own cell") << u"own"_s;
    QTest::newRow("a closed slot") << u"closed"_s;
    QTest::newRow("beside the grid") << u"beside"_s;
}

void TestDeskDrag::whereItCannotGoNothingIsAsked()
{
    QFETCH(const QString, where);
    const HoldId hold = booked(m_first, 3, u"Novák"_s);
    choose(hold);
    const QPoint to = where == u"own" ? middleOf(m_first)
        : where == u"closed"          ? middleOf(m_closed)
                                      : m_desk->window->mapToGlobal(QPoint(300, 20));
    press(cardOf(hold), QPoint(40, 20));
    pullTo(to);
    QCOMPARE(m_desk->textOf(u"dragPlace"_s), u"cannot go there"_s);
    QCOMPARE(QApplication::overrideCursor()->shape(), Qt::ForbiddenCursor);
    release(to);
    QVERIFY(!m_desk->isShown(u"dragPicture"_s));
    QVERIFY(!m_desk->presenter().changes().moving());
    QVERIFY(!m_desk->presenter().changes().isBusy());
    QCOMPARE(slotOf(hold), m_first);
    QVERIFY(!QApplication::overrideCursor());
}

void TestDeskDrag::escapeLeavesItWhereItIs()
{
    const HoldId hold = booked(m_first, 3, u"Novák"_s);
    choose(hold);
    press(cardOf(hold), QPoint(40, 20));
    pullTo(middleOf(m_second));
    m_desk->press(Qt::Key_Escape);
    QVERIFY(!m_desk->isShown(u"dragPicture"_s));
    QVERIFY(!m_desk->presenter().changes().moving());
    release(middleOf(m_second));
    QVERIFY(!m_desk->presenter().changes().isBusy());
    QCOMPARE(slotOf(hold), m_first);
}

void TestDeskDrag::theOtherButtonLeavesItToo()
{
    const HoldId hold = booked(m_first, 3, u"Novák"_s);
    choose(hold);
    press(cardOf(hold), QPoint(40, 20));
    pullTo(middleOf(m_second));
    send(QEvent::MouseButtonPress, middleOf(m_second), Qt::LeftButton | Qt::RightButton);
    release(middleOf(m_second));
    QVERIFY(!m_desk->presenter().changes().moving());
    QVERIFY(!m_desk->presenter().changes().isBusy());
    QCOMPARE(slotOf(hold), m_first);
}

void TestDeskDrag::aPressThatHardlyMovesIsNoDrag()
{
    const HoldId hold = booked(m_first, 3, u"Novák"_s);
    choose(hold);
    press(cardOf(hold), QPoint(40, 20));
    send(QEvent::MouseMove, cardOf(hold)->mapToGlobal(QPoint(42, 21)), Qt::LeftButton);
    QVERIFY(!m_desk->isShown(u"dragPicture"_s));
    release(cardOf(hold)->mapToGlobal(QPoint(42, 21)));
    QVERIFY(!m_desk->presenter().changes().moving());
}

void TestDeskDrag::keysAreNoCommandsMeanwhile()
{
    const HoldId hold = booked(m_first, 3, u"Novák"_s);
    choose(hold);
    press(cardOf(hold), QPoint(40, 20));
    pullTo(middleOf(m_second));
    m_desk->press(Qt::Key_Delete);
    m_desk->press(Qt::Key_PageDown);
    QVERIFY(!m_desk->isShown(u"reasonBox"_s));
    QCOMPARE(m_desk->presenter().day().day(), m_desk->day());
    QVERIFY(m_desk->isShown(u"dragPicture"_s));
    release(middleOf(m_second));
    QTRY_COMPARE(slotOf(hold), m_second);
}

void TestDeskDrag::aDragCanBeUndone()
{
    const HoldId hold = booked(m_first, 3, u"Novák"_s);
    choose(hold);
    press(cardOf(hold), QPoint(40, 20));
    pullTo(middleOf(m_second));
    release(middleOf(m_second));
    QTRY_COMPARE(slotOf(hold), m_second);
    QTRY_VERIFY(m_desk->presenter().changes().undoable());
    m_desk->press(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(slotOf(hold), m_first);
}

void TestDeskDrag::inAWeekThePictureSaysTheDayToo()
{
    const HoldId hold = booked(m_first, 3, u"Novák"_s);
    choose(hold);
    m_desk->press(Qt::Key_2, Qt::AltModifier);
    QTRY_COMPARE(m_desk->window->dayPage()->model().view(), GridView::Week);
    choose(hold);
    press(cardOf(hold), QPoint(40, 20));
    pullTo(middleOf(m_second));
    const QString place = m_desk->textOf(u"dragPlace"_s);
    QVERIFY2(place.contains(QString::number(m_desk->day().day())), qPrintable(place));
    release(middleOf(m_second));
    QTRY_COMPARE(slotOf(hold), m_second);
}

void TestDeskDrag::picturesOfADrag_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<bool>("isDark");
    QTest::newRow("light") << u"en"_s << false;
    QTest::newRow("dark") << u"en"_s << true;
    QTest::newRow("russian") << u"ru"_s << false;
}

void TestDeskDrag::picturesOfADrag()
{
    QFETCH(const QString, language);
    QFETCH(const bool, isDark);
    m_theme->choose(isDark ? ThemeChoice::Dark : ThemeChoice::Light);
    m_language->choose(language);
    m_desk->window->resize(1280, 800);
    const HoldId hold = booked(m_first, 3, u"Novák Jaroslav"_s);
    choose(hold);
    press(cardOf(hold), QPoint(40, 20));
    pullTo(middleOf(m_second));
    m_desk->savePicture(u"drag-"_s + QString::fromLatin1(QTest::currentDataTag()));
    m_desk->press(Qt::Key_Escape);
}

QTEST_MAIN(TestDeskDrag)
#include "tst_deskdrag.moc"
