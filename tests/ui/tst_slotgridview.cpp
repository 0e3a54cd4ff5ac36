#include "tests/models/gridbuilder.h"
#include "ui/desk/slotgridview.h"
#include "ui/models/slotgridmodel.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"

#include <QAccessible>
#include <QApplication>
#include <QDir>
#include <QHeaderView>
#include <QImage>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

#include <memory>

using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(GridCommand)

class TestSlotGridView : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void firstDayOpensAtNow();
    void arrowsMoveTheCurrentCell();
    void tallSlotIsOneStep();
    void homeAndEndGoToTheEdgesOfTheResource();
    void clickOnTheLowerPartOfATallSlotChoosesIt();
    void keysAskAndDoNotMove();
    void digitsAreAPartyUnlessAnOfferIsOpen();
    void doubleClickHolds();
    void tabLeavesTheGrid();
    void currentSlotIsToldOnce();
    void thousandRefreshesKeepThePlace();
    void newRowsAboveDoNotMoveWhatIsRead();
    void otherDayKeepsTimeAndResource();
    void resourceThatIsGoneFallsBackToTheFirst();
    void emptyDayHasNoCurrentSlot();
    void columnsFillTheWidthOrScroll();
    void cardEndsWithItsRows();
    void accessibleTableHasNamesAndHeaders();
    void everythingGrowsWithTheText();

private:
    void show(const DayGrid &grid);

    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<SlotGridModel> m_model;
    std::unique_ptr<QWidget> m_window;
    SlotGridView *m_view = nullptr;
};

void TestSlotGridView::init()
{
    m_theme = std::make_unique<Theme>();
    m_model = std::make_unique<SlotGridModel>();
    m_window = std::make_unique<QWidget>();
    auto *column = new QVBoxLayout(m_window.get());
    m_view = new SlotGridView(*m_model, *m_theme);
    column->addWidget(m_view);
    column->addStretch();
    m_window->resize(940, 500);
}

void TestSlotGridView::cleanup()
{
    m_window.reset();
    m_model.reset();
    m_theme.reset();
}

void TestSlotGridView::show(const DayGrid &grid)
{
    m_model->setGrid(grid, GridBuilder::ownDesk());
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    m_view->setFocus();
    QTRY_VERIFY(m_view->hasFocus());
}

void TestSlotGridView::firstDayOpensAtNow()
{
    show(designDay());
    QCOMPARE(m_view->currentIndex(), m_model->index(2, 0));
    QVERIFY(m_view->visualRect(m_view->currentIndex()).isValid());
    QVERIFY(m_view->viewport()->rect().contains(m_view->visualRect(m_view->currentIndex())));
}

void TestSlotGridView::arrowsMoveTheCurrentCell()
{
    show(designDay());
    QTest::keyClick(m_view, Qt::Key_Right);
    QTest::keyClick(m_view, Qt::Key_Down);
    QTest::keyClick(m_view, Qt::Key_Down);
    QCOMPARE(m_view->currentIndex(), m_model->index(4, 1));
    QTest::keyClick(m_view, Qt::Key_Left);
    QTest::keyClick(m_view, Qt::Key_Left);
    QTest::keyClick(m_view, Qt::Key_Up);
    QCOMPARE(m_view->currentIndex(), m_model->index(3, 0));
}

void TestSlotGridView::tallSlotIsOneStep()
{
    GridBuilder day;
    day.resources(2);
    day.slot({ .column = 0, .start = QTime(9, 0), .minutes = 90 });
    day.slot({ .column = 0, .start = QTime(10, 30) });
    for (int i = 0; i < 4; ++i) {
        day.slot({ .column = 1, .start = QTime(9, 0).addSecs(i * 1800) });
    }
    show(day.grid());
    m_view->setCurrentIndex(m_model->index(0, 0));
    QTest::keyClick(m_view, Qt::Key_Down);
    QCOMPARE(m_view->currentIndex(), m_model->index(3, 0));
    QTest::keyClick(m_view, Qt::Key_Up);
    QCOMPARE(m_view->currentIndex(), m_model->index(0, 0));
    m_view->setCurrentIndex(m_model->index(1, 1));
    QTest::keyClick(m_view, Qt::Key_Left);
    QCOMPARE(m_view->currentIndex(), m_model->index(0, 0));
}

void TestSlotGridView::homeAndEndGoToTheEdgesOfTheResource()
{
    show(designDay());
    QTest::keyClick(m_view, Qt::Key_End);
    QCOMPARE(m_view->currentIndex(), m_model->index(12, 0));
    QTest::keyClick(m_view, Qt::Key_Home);
    QCOMPARE(m_view->currentIndex(), m_model->index(0, 0));
}

void TestSlotGridView::clickOnTheLowerPartOfATallSlotChoosesIt()
{
    GridBuilder day;
    day.resources(2);
    day.slot({ .column = 0, .start = QTime(9, 0), .minutes = 60 });
    day.slot({ .column = 1, .start = QTime(9, 0) }).slot({ .column = 1, .start = QTime(9, 30) });
    show(day.grid());
    m_view->setCurrentIndex(m_model->index(0, 1));
    const QPoint lower = m_view->visualRect(m_model->index(1, 0)).center();
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, lower);
    QCOMPARE(m_view->currentIndex(), m_model->index(0, 0));
}

void TestSlotGridView::keysAskAndDoNotMove()
{
    show(designDay());
    QSignalSpy asked(m_view, &SlotGridView::commandRequested);
    const QModelIndex before = m_view->currentIndex();
    QTest::keyClick(m_view, Qt::Key_Return);
    QTest::keyClick(m_view, Qt::Key_C);
    QTest::keyClick(m_view, Qt::Key_Delete);
    QTest::keyClick(m_view, Qt::Key_PageDown);
    QTest::keyClick(m_view, Qt::Key_PageUp, Qt::AltModifier);
    QTest::keyClick(m_view, Qt::Key_Escape);
    QTest::keyClick(m_view, Qt::Key_X);
    const QList<GridCommand> expected { GridCommand::Hold,
        GridCommand::Confirm,
        GridCommand::Cancel,
        GridCommand::NextDay,
        GridCommand::PreviousWeek,
        GridCommand::StepBack };
    QCOMPARE(asked.count(), expected.size());
    for (int i = 0; i < expected.size(); ++i) {
        QCOMPARE(asked.at(i).at(0).value<GridCommand>(), expected.at(i));
    }
    QCOMPARE(m_view->currentIndex(), before);
}

void TestSlotGridView::digitsAreAPartyUnlessAnOfferIsOpen()
{
    show(designDay());
    QSignalSpy asked(m_view, &SlotGridView::commandRequested);
    QSignalSpy typed(m_view, &SlotGridView::partyTyped);
    QTest::keyClick(m_view, Qt::Key_2);
    QCOMPARE(typed.count(), 1);
    QCOMPARE(typed.at(0).at(0).toInt(), 2);
    m_view->setOfferOpen(true);
    QTest::keyClick(m_view, Qt::Key_2);
    QTest::keyClick(m_view, Qt::Key_4);
    QCOMPARE(asked.count(), 1);
    QCOMPARE(asked.at(0).at(0).value<GridCommand>(), GridCommand::Nearby2);
    QCOMPARE(typed.count(), 2);
}

void TestSlotGridView::doubleClickHolds()
{
    show(designDay());
    QSignalSpy asked(m_view, &SlotGridView::commandRequested);
    const QPoint cell = m_view->visualRect(m_model->index(3, 1)).center();
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, cell);
    QTest::mouseDClick(m_view->viewport(), Qt::LeftButton, {}, cell);
    QCOMPARE(asked.count(), 1);
    QCOMPARE(asked.at(0).at(0).value<GridCommand>(), GridCommand::Hold);
    QCOMPARE(m_view->currentIndex(), m_model->index(3, 1));
}

void TestSlotGridView::tabLeavesTheGrid()
{
    auto *other = new QWidget(m_window.get());
    other->setFocusPolicy(Qt::StrongFocus);
    m_window->layout()->addWidget(other);
    show(designDay());
    QTest::keyClick(m_view, Qt::Key_Tab);
    QVERIFY(!m_view->hasFocus());
}

void TestSlotGridView::currentSlotIsToldOnce()
{
    show(designDay());
    QSignalSpy told(m_view, &SlotGridView::currentSlotChanged);
    m_model->setGrid(designDay(), GridBuilder::ownDesk());
    m_model->tick();
    QCOMPARE(told.count(), 0);
    QTest::keyClick(m_view, Qt::Key_Right);
    QCOMPARE(told.count(), 1);
    QCOMPARE(told.at(0).at(0).value<SlotId>(), m_model->slotAt(m_model->index(2, 1)));
}

void TestSlotGridView::thousandRefreshesKeepThePlace()
{
    GridBuilder first;
    first.resources(20).fill(48, 30);
    show(first.grid());
    m_view->setCurrentIndex(m_model->index(30, 12));
    m_view->verticalScrollBar()->setValue(777);
    m_view->horizontalScrollBar()->setValue(333);
    const QPersistentModelIndex current = m_view->currentIndex();
    QSignalSpy resets(m_model.get(), &QAbstractItemModel::modelReset);
    DayGrid grid = first.grid();
    for (int round = 0; round < 1000; ++round) {
        Slot &slot = grid.places[round * 37 % grid.places.size()];
        slot.available = (slot.available + 1) % 11;
        m_model->setGrid(grid, GridBuilder::ownDesk());
    }
    QCoreApplication::sendPostedEvents();
    QCOMPARE(resets.count(), 0);
    QCOMPARE(m_view->currentIndex(), QModelIndex(current));
    QCOMPARE(m_view->currentIndex(), m_model->index(30, 12));
    QCOMPARE(m_view->selectionModel()->selectedIndexes(), QModelIndexList { current });
    QCOMPARE(m_view->verticalScrollBar()->value(), 777);
    QCOMPARE(m_view->horizontalScrollBar()->value(), 333);
    QVERIFY(m_view->hasFocus());
}

void TestSlotGridView::newRowsAboveDoNotMoveWhatIsRead()
{
    GridBuilder before;
    before.resources(1).fill(40, 30);
    GridBuilder after = before;
    after.slot({ .start = QTime(1, 15), .minutes = 15 });
    show(before.grid());
    m_view->verticalScrollBar()->setValue(500);
    const int top = m_view->rowAt(0);
    const QDateTime start = m_model->lineStart(top);
    const int offset = m_view->rowViewportPosition(top);
    m_model->setGrid(after.grid(), GridBuilder::ownDesk());
    QCOMPARE(m_model->lineStart(m_view->rowAt(0)), start);
    QCOMPARE(m_view->rowViewportPosition(m_view->rowAt(0)), offset);
}

void TestSlotGridView::otherDayKeepsTimeAndResource()
{
    GridBuilder monday(QDate(2027, 6, 7));
    GridBuilder tuesday(QDate(2027, 6, 8));
    GridBuilder autumn(QDate(2027, 10, 31));
    show(monday.resources(12).fill(48, 30).grid());
    m_view->setCurrentIndex(m_model->index(30, 7));
    m_view->verticalScrollBar()->setValue(1234);
    m_view->horizontalScrollBar()->setValue(210);
    QSignalSpy told(m_view, &SlotGridView::currentSlotChanged);
    m_model->setGrid(tuesday.resources(12).fill(48, 30).grid(), GridBuilder::ownDesk());
    QCOMPARE(m_view->currentIndex(), m_model->index(30, 7));
    QCOMPARE(m_view->verticalScrollBar()->value(), 1234);
    QCOMPARE(m_view->horizontalScrollBar()->value(), 210);
    QCOMPARE(told.count(), 1);
    m_model->setGrid(autumn.resources(12).fill(50, 30).grid(), GridBuilder::ownDesk());
    QCOMPARE(m_model->lineLabel(m_view->currentIndex().row()), u"15:00"_s);
}

void TestSlotGridView::resourceThatIsGoneFallsBackToTheFirst()
{
    GridBuilder monday(QDate(2027, 6, 7));
    GridBuilder tuesday(QDate(2027, 6, 8));
    show(monday.resources(5).fill(10, 30).grid());
    m_view->setCurrentIndex(m_model->index(3, 4));
    m_model->setGrid(tuesday.resources(2).fill(10, 30).grid(), GridBuilder::ownDesk());
    QCOMPARE(m_view->currentIndex(), m_model->index(3, 0));
}

void TestSlotGridView::emptyDayHasNoCurrentSlot()
{
    show(designDay());
    GridBuilder sunday(QDate(2027, 6, 6));
    m_model->setGrid(sunday.resources(3).grid(), GridBuilder::ownDesk());
    QVERIFY(!m_view->currentSlot().isValid());
    m_view->goToNow();
    m_model->clear();
    QVERIFY(!m_view->currentSlot().isValid());
    QVERIFY(m_view->currentCellRect().isNull());
}

void TestSlotGridView::columnsFillTheWidthOrScroll()
{
    show(designDay());
    const int last = m_model->columnCount() - 1;
    const QRect cell = m_view->visualRect(m_model->index(2, last));
    QCOMPARE(cell.right() + 1, m_view->viewport()->width());
    QVERIFY(m_view->columnWidth(0) >= Metrics::gridColumnMin);
    m_window->resize(420, 500);
    QTRY_VERIFY(m_view->horizontalScrollBar()->maximum() > 0);
    QCOMPARE(m_view->columnWidth(0), Metrics::gridColumnMin);
}

void TestSlotGridView::cardEndsWithItsRows()
{
    GridBuilder day;
    day.resources(3).fill(4, 30);
    m_window->resize(700, 800);
    show(day.grid());
    const QRect last = m_view->visualRect(m_model->index(3, 0));
    QTRY_COMPARE(last.bottom() + 1, m_view->viewport()->height());
    QCOMPARE(m_view->verticalScrollBar()->maximum(), 0);
}

void TestSlotGridView::accessibleTableHasNamesAndHeaders()
{
    show(designDay());
    QAccessibleInterface *table = QAccessible::queryAccessibleInterface(m_view);
    QVERIFY(table != nullptr);
    QCOMPARE(table->text(QAccessible::Name), u"Day grid"_s);
    QAccessibleTableInterface *cells = table->tableInterface();
    QVERIFY(cells != nullptr);
    QCOMPARE(cells->rowCount(), 13);
    QCOMPARE(cells->columnCount(), 6);
    QVERIFY(cells->cellAt(4, 0)->text(QAccessible::Name).startsWith(u"Hall A, 11:00 to 11:30"_s));
    QVERIFY(cells->columnDescription(1).startsWith(u"Hall B"_s));
    QCOMPARE(cells->rowDescription(0), u"09:00"_s);
}

void TestSlotGridView::everythingGrowsWithTheText()
{
    show(designDay());
    m_theme->setTextScale(2.0);
    QCOMPARE(m_view->rowHeight(0), 2 * Metrics::gridRowHeight);
    QVERIFY(m_view->columnWidth(0) >= 2 * Metrics::gridColumnMin);
}

QTEST_MAIN(TestSlotGridView)
#include "tst_slotgridview.moc"
