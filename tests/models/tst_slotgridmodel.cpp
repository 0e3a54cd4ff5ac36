#include "tests/models/gridbuilder.h"
#include "ui/models/slotgridmodel.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

class TestSlotGridModel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rowsAreTheStartsOfAllResources();
    void sameDayIsRefreshedWithoutReset();
    void refreshChangesExactlyWhatDiffers();
    void refreshWithNothingNewSaysNothing();
    void newSlotBringsItsRow();
    void removedSlotTakesItsRow();
    void newResourceBringsItsColumn();
    void reorderedResourcesKeepTheirSlots();
    void otherDayResets();
    void slotsOfUnknownResourcesAreLeftOut();
    void emptyDayIsEmpty();
    void anyTwoDaysMayFollowEachOther();
};

void TestSlotGridModel::rowsAreTheStartsOfAllResources()
{
    GridBuilder day;
    day.resources(2);
    day.slot({ .column = 0, .start = QTime(10, 0) });
    day.slot({ .column = 1, .start = QTime(10, 15) });
    day.slot({ .column = 0, .start = QTime(10, 30) });
    SlotGridModel model;
    const QAbstractItemModelTester tester(&model);
    model.setGrid(day.grid(), GridBuilder::ownDesk());
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(model.columnCount(), 2);
    QCOMPARE(model.lineLabel(1), u"10:15"_s);
    QVERIFY(model.isFullHour(0));
    QVERIFY(!model.isFullHour(1));
    QVERIFY(model.cellAt(model.index(0, 1)) == nullptr);
    QCOMPARE(model.slotAt(model.index(1, 1)), day.grid().places.at(1).id);
    QCOMPARE(model.indexOf(day.grid().places.at(1).id), model.index(1, 1));
}

void TestSlotGridModel::sameDayIsRefreshedWithoutReset()
{
    SlotGridModel model;
    const QAbstractItemModelTester tester(&model);
    model.setGrid(designDay(), GridBuilder::ownDesk());
    QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    DayGrid next = designDay();
    for (Slot &slot : next.places) {
        slot.available = slot.capacity;
    }
    model.setGrid(next, GridBuilder::ownDesk());
    QCOMPARE(resets.count(), 0);
    QCOMPARE(model.cellAt(model.index(12, 0))->slot.available, 10);
}

void TestSlotGridModel::refreshChangesExactlyWhatDiffers()
{
    SlotGridModel model;
    model.setGrid(designDay(), GridBuilder::ownDesk());
    QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
    DayGrid next = designDay();
    next.places[6 * 4 + 1].available = 1; // row 4, columns 1, 2 and 5
    next.places[6 * 4 + 2].available = 3;
    next.places[6 * 4 + 5].available = 7;
    model.setGrid(next, GridBuilder::ownDesk());
    QCOMPARE(changes.count(), 2);
    QCOMPARE(changes.at(0).at(0).toModelIndex(), model.index(4, 1));
    QCOMPARE(changes.at(0).at(1).toModelIndex(), model.index(4, 2));
    QCOMPARE(changes.at(1).at(0).toModelIndex(), model.index(4, 5));
    QCOMPARE(changes.at(1).at(1).toModelIndex(), model.index(4, 5));
}

void TestSlotGridModel::refreshWithNothingNewSaysNothing()
{
    SlotGridModel model;
    model.setGrid(designDay(), GridBuilder::ownDesk());
    QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
    QSignalSpy days(&model, &SlotGridModel::dayReplaced);
    model.setGrid(designDay(), GridBuilder::ownDesk());
    QCOMPARE(changes.count(), 0);
    QCOMPARE(days.count(), 0);
}

void TestSlotGridModel::newSlotBringsItsRow()
{
    GridBuilder before;
    before.resources(2).slot({ .start = QTime(9, 0) }).slot({ .start = QTime(11, 0) });
    GridBuilder after;
    after.resources(2).slot({ .start = QTime(9, 0) }).slot({ .column = 1, .start = QTime(10, 0) });
    after.slot({ .start = QTime(11, 0) });
    SlotGridModel model;
    const QAbstractItemModelTester tester(&model);
    model.setGrid(before.grid(), GridBuilder::ownDesk());
    const QPersistentModelIndex eleven = model.index(1, 0);
    QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
    model.setGrid(after.grid(), GridBuilder::ownDesk());
    QCOMPARE(inserted.count(), 1);
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(eleven.row(), 2);
    QVERIFY(model.slotAt(model.index(1, 1)).isValid());
}

void TestSlotGridModel::removedSlotTakesItsRow()
{
    GridBuilder before;
    before.resources(1);
    for (int hour = 8; hour < 14; ++hour) {
        before.slot({ .start = QTime(hour, 0) });
    }
    DayGrid after = before.grid();
    after.places.remove(1, 2);
    after.places.remove(3);
    SlotGridModel model;
    const QAbstractItemModelTester tester(&model);
    model.setGrid(before.grid(), GridBuilder::ownDesk());
    const QPersistentModelIndex noon = model.index(4, 0);
    QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
    model.setGrid(after, GridBuilder::ownDesk());
    QCOMPARE(removed.count(), 2);
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(model.lineLabel(noon.row()), u"12:00"_s);
}

void TestSlotGridModel::newResourceBringsItsColumn()
{
    GridBuilder before;
    before.resources(1).slot({ .start = QTime(9, 0) });
    GridBuilder after;
    after.resources(3).slot({ .start = QTime(9, 0) }).slot({ .column = 2, .start = QTime(9, 0) });
    SlotGridModel model;
    const QAbstractItemModelTester tester(&model);
    model.setGrid(before.grid(), GridBuilder::ownDesk());
    QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    model.setGrid(after.grid(), GridBuilder::ownDesk());
    QCOMPARE(resets.count(), 0);
    QCOMPARE(model.columnCount(), 3);
    QVERIFY(model.cellAt(model.index(0, 2)) != nullptr);
}

void TestSlotGridModel::reorderedResourcesKeepTheirSlots()
{
    DayGrid next = designDay();
    std::reverse(next.resources.begin(), next.resources.end());
    SlotGridModel model;
    const QAbstractItemModelTester tester(&model);
    model.setGrid(designDay(), GridBuilder::ownDesk());
    const SlotId slot = model.slotAt(model.index(3, 0));
    model.setGrid(next, GridBuilder::ownDesk());
    QCOMPARE(model.indexOf(slot), model.index(3, 5));
}

void TestSlotGridModel::otherDayResets()
{
    SlotGridModel model;
    const QAbstractItemModelTester tester(&model);
    QSignalSpy days(&model, &SlotGridModel::dayReplaced);
    GridBuilder monday(QDate(2027, 6, 7));
    GridBuilder tuesday(QDate(2027, 6, 8));
    model.setGrid(monday.resources(2).fill(4, 30).grid(), GridBuilder::ownDesk());
    model.setGrid(tuesday.resources(2).fill(6, 30).grid(), GridBuilder::ownDesk());
    QCOMPARE(days.count(), 2);
    QCOMPARE(model.rowCount(), 6);
    QCOMPARE(model.day(), QDate(2027, 6, 8));
}

void TestSlotGridModel::slotsOfUnknownResourcesAreLeftOut()
{
    GridBuilder day;
    day.resources(1).slot({ .start = QTime(9, 0) });
    DayGrid grid = day.grid();
    Slot stray = grid.places.constFirst();
    stray.id = SlotId(5);
    stray.resourceId = ResourceId(99);
    Slot turned = grid.places.constFirst();
    turned.id = SlotId(6);
    std::swap(turned.range.start, turned.range.end);
    grid.places.append(stray);
    grid.places.append(turned);
    SlotGridModel model;
    model.setGrid(grid, GridBuilder::ownDesk());
    QVERIFY(!model.indexOf(SlotId(5)).isValid());
    QVERIFY(!model.indexOf(SlotId(6)).isValid());
    QCOMPARE(model.rowCount(), 1);
}

void TestSlotGridModel::emptyDayIsEmpty()
{
    GridBuilder day;
    day.resources(2);
    SlotGridModel model;
    const QAbstractItemModelTester tester(&model);
    model.setGrid(day.grid(), GridBuilder::ownDesk());
    QCOMPARE(model.rowCount(), 0);
    QCOMPARE(model.columnCount(), 2);
    QCOMPARE(model.lineOfNow(), -1);
    model.tick();
    model.retranslate();
    model.clear();
    QCOMPARE(model.columnCount(), 0);
}

void TestSlotGridModel::anyTwoDaysMayFollowEachOther()
{
    // Many random refreshes of one day: whatever comes, the model tester stays content and the
    // model ends up with what a fresh one has.
    SlotGridModel model;
    const QAbstractItemModelTester tester(&model);
    quint32 seed = 1;
    const auto random = [&seed](quint32 below) {
        seed = seed * 1664525U + 1013904223U;
        return static_cast<int>((seed >> 8U) % below);
    };
    for (int round = 0; round < 300; ++round) {
        GridBuilder day;
        day.resources(1 + random(4)).now(QTime(random(24), 0));
        const int count = static_cast<int>(day.grid().resources.size());
        for (int i = random(20); i > 0; --i) {
            day.slot({ .column = random(static_cast<quint32>(count)),
                .start = QTime(random(24), random(4) * 15),
                .minutes = 15 + 15 * random(8),
                .available = random(11) });
        }
        model.setGrid(day.grid(), GridBuilder::ownDesk());
        SlotGridModel fresh;
        fresh.setGrid(day.grid(), GridBuilder::ownDesk());
        QCOMPARE(model.rowCount(), fresh.rowCount());
        QCOMPARE(model.columnCount(), fresh.columnCount());
        for (int row = 0; row < fresh.rowCount(); ++row) {
            for (int column = 0; column < fresh.columnCount(); ++column) {
                QCOMPARE(
                    model.slotAt(model.index(row, column)), fresh.slotAt(fresh.index(row, column)));
            }
        }
    }
}

QTEST_GUILESS_MAIN(TestSlotGridModel)
#include "tst_slotgridmodel.moc"
