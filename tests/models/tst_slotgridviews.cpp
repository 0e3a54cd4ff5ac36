#include "tests/models/gridbuilder.h"
#include "ui/models/slotgridmodel.h"

#include <QAbstractItemModelTester>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/** Half hours of every day of a week around a change of clocks, from midnight on. */
DayGrid weekOfHalfHours(QDate monday, const QByteArray &zone = "Europe/Prague")
{
    constexpr int halfHour = 1800;
    GridBuilder week(monday, zone);
    week.resources(2).weekOf(1);
    for (QDateTime start = week.grid().range.start; start < week.grid().range.end;
         start = start.addSecs(halfHour)) {
        week.slotAt(1, { start, start.addSecs(halfHour) }, 10, 5);
    }
    return week.grid();
}

}

/** The same slots in other layouts: a week, an agenda, and a day with its sides swapped. */
class TestSlotGridViews : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wordsOfViewsLeadBack();
    void aWeekHasTheSameTimeInOneRow();
    void aWeekWithMoreHoursHasTheHourTwice();
    void aWeekWithFewerHoursLeavesACellEmpty();
    void everySlotOfAWeekHasItsCell_data();
    void everySlotOfAWeekHasItsCell();
    void aSlotOverMidnightIsOnBothDaysOfAWeek();
    void aPatchReachesBothPartsOfASlot();
    void anotherWeekResetsAndTheSameDoesNot();
    void theNowLineIsInTodaysColumn();
    void anAgendaHasARowForEachSlot();
    void anAgendaTellsOfHolds();
    void anAgendaIsRefreshedWithoutReset();
    void swappedRowsAreResources();
    void swappedRefreshMovesColumns();
    void layingOutAnewKeepsWhatWasPatched();
    void anyRefreshKeepsAnyView_data();
    void anyRefreshKeepsAnyView();
};

void TestSlotGridViews::wordsOfViewsLeadBack()
{
    for (const GridView view :
        { GridView::Day, GridView::Week, GridView::Agenda, GridView::Swapped }) {
        QCOMPARE(gridViewOf(wordOf(view)), view);
    }
    QCOMPARE(gridViewOf(u"from a later version"_s), GridView::Day);
}

void TestSlotGridViews::aWeekHasTheSameTimeInOneRow()
{
    SlotGridModel model;
    const QAbstractItemModelTester tester(&model);
    const DayGrid week = weekOfHalfHours(QDate(2027, 6, 7));
    model.setGrid(week, GridBuilder::ownDesk());
    QCOMPARE(model.view(), GridView::Week);
    QCOMPARE(model.columnCount(), 7);
    QCOMPARE(model.rowCount(), 48);
    QCOMPARE(model.lane(2).day, QDate(2027, 6, 9));
    for (int day = 0; day < 7; ++day) {
        const SlotCell *ten = model.cellAt(model.index(20, day));
        QVERIFY(ten);
        QCOMPARE(ten->slot.range.start.toTimeZone(model.zone()).time(), QTime(10, 0));
        QCOMPARE(
            ten->slot.range.start.toTimeZone(model.zone()).date(), QDate(2027, 6, 7).addDays(day));
    }
    QVERIFY(model.headerData(0, Qt::Horizontal, Qt::DisplayRole).toString().startsWith(u"Mon"_s));
}

void TestSlotGridViews::aWeekWithMoreHoursHasTheHourTwice()
{
    SlotGridModel model;
    const QAbstractItemModelTester tester(&model);
    model.setGrid(weekOfHalfHours(QDate(2027, 10, 25)), GridBuilder::ownDesk()); // Sunday: 25 h
    QCOMPARE(model.rowCount(), 50);
    const auto header = [&model](int row) {
        return model.headerData(row, Qt::Vertical, Qt::DisplayRole).toString();
    };
    QCOMPARE(header(4), u"02:00"_s);
    QCOMPARE(header(6), u"02:00 UTC+1"_s);
    QCOMPARE(header(7), u"02:30 UTC+1"_s);
    QCOMPARE(header(8), u"03:00"_s);
    constexpr int monday = 0;
    constexpr int sunday = 6;
    QVERIFY(model.cellAt(model.index(4, monday)));
    QVERIFY(!model.cellAt(model.index(6, monday)));
    QVERIFY(model.cellAt(model.index(6, sunday)));
    QCOMPARE(model.cellAt(model.index(8, monday))->slot.range.start.toTimeZone(model.zone()).time(),
        QTime(3, 0));
    QCOMPARE(model.cellAt(model.index(8, sunday))->slot.range.start.toTimeZone(model.zone()).time(),
        QTime(3, 0));
}

void TestSlotGridViews::aWeekWithFewerHoursLeavesACellEmpty()
{
    SlotGridModel model;
    model.setGrid(weekOfHalfHours(QDate(2027, 3, 22)), GridBuilder::ownDesk()); // Sunday: 23 h
    QCOMPARE(model.rowCount(), 48);
    constexpr int sunday = 6;
    QVERIFY(model.cellAt(model.index(3, sunday)));
    QVERIFY(!model.cellAt(model.index(4, sunday)));
    QVERIFY(!model.cellAt(model.index(5, sunday)));
    QCOMPARE(model.cellAt(model.index(6, sunday))->slot.range.start.toTimeZone(model.zone()).time(),
        QTime(3, 0));
}

void TestSlotGridViews::everySlotOfAWeekHasItsCell_data()
{
    QTest::addColumn<QByteArray>("zone");
    QTest::addColumn<QDate>("monday");
    QTest::newRow("Prague, autumn") << QByteArray("Europe/Prague") << QDate(2027, 10, 25);
    QTest::newRow("Prague, spring") << QByteArray("Europe/Prague") << QDate(2027, 3, 22);
    QTest::newRow("Lord Howe, half an hour back")
        << QByteArray("Australia/Lord_Howe") << QDate(2027, 3, 29);
    QTest::newRow("Cairo, no midnight") << QByteArray("Africa/Cairo") << QDate(2027, 4, 26);
    QTest::newRow("Cairo, midnight twice") << QByteArray("Africa/Cairo") << QDate(2027, 10, 25);
    QTest::newRow("Kathmandu") << QByteArray("Asia/Kathmandu") << QDate(2027, 6, 7);
}

void TestSlotGridViews::everySlotOfAWeekHasItsCell()
{
    QFETCH(const QByteArray, zone);
    QFETCH(const QDate, monday);
    SlotGridModel model;
    const DayGrid week = weekOfHalfHours(monday, zone);
    model.setGrid(week, GridBuilder::ownDesk());
    QSet<QModelIndex> cells;
    for (const Slot &slot : week.places) {
        const QModelIndex index = model.indexOf(slot.id);
        QVERIFY(index.isValid());
        QCOMPARE(model.slotAt(index), slot.id); // nothing lies over it
        const SlotCell *cell = model.cellAt(index);
        QCOMPARE(model.lane(cell->lane).day, slot.range.start.toTimeZone(model.zone()).date());
        cells.insert(index);
    }
    QCOMPARE(cells.size(), week.places.size());
    QSet<QString> headers;
    for (int row = 0; row < model.rowCount(); ++row) {
        headers.insert(model.headerData(row, Qt::Vertical, Qt::DisplayRole).toString());
    }
    QCOMPARE(headers.size(), model.rowCount()); // no two rows are called the same
}

void TestSlotGridViews::aSlotOverMidnightIsOnBothDaysOfAWeek()
{
    GridBuilder week(QDate(2027, 6, 7));
    week.resources(1).weekOf(0);
    week.slotOn(QDate(2027, 6, 6), { .start = QTime(23, 0), .minutes = 120 }); // from last week
    week.slotOn(QDate(2027, 6, 9), { .start = QTime(23, 0), .minutes = 120 });
    const SlotId night = week.lastSlot();
    SlotGridModel model;
    const QAbstractItemModelTester tester(&model);
    model.setGrid(week.grid(), GridBuilder::ownDesk());
    QCOMPARE(model.rowCount(), 2); // midnight and 23:00
    QCOMPARE(model.slotAt(model.index(1, 2)), night);
    QCOMPARE(model.slotAt(model.index(0, 3)), night);
    QVERIFY(model.cellAt(model.index(0, 3))->isContinued);
    QVERIFY(model.cellAt(model.index(0, 0))->beganYesterday);
    QVERIFY(!model.cellAt(model.index(0, 0))->isContinued);
    QCOMPARE(model.indexOf(night), model.index(1, 2));
}

void TestSlotGridViews::aPatchReachesBothPartsOfASlot()
{
    GridBuilder week(QDate(2027, 6, 7));
    week.resources(1).weekOf(0);
    week.slotOn(QDate(2027, 6, 9), { .start = QTime(23, 0), .minutes = 120 });
    SlotGridModel model;
    model.setGrid(week.grid(), GridBuilder::ownDesk());
    QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
    model.patch({ week.lastSlot(), 10, 0 });
    QCOMPARE(changes.count(), 2);
    QCOMPARE(model.cellAt(model.index(1, 2))->state, CellState::Full);
    QCOMPARE(model.cellAt(model.index(0, 3))->state, CellState::Full);
}

void TestSlotGridViews::anotherWeekResetsAndTheSameDoesNot()
{
    SlotGridModel model;
    QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    model.setGrid(weekOfHalfHours(QDate(2027, 6, 7)), GridBuilder::ownDesk());
    model.setGrid(weekOfHalfHours(QDate(2027, 6, 7)), GridBuilder::ownDesk());
    QCOMPARE(resets.count(), 1);
    DayGrid other = weekOfHalfHours(QDate(2027, 6, 7));
    other.only = other.resources.constFirst().id;
    model.setGrid(other, GridBuilder::ownDesk());
    QCOMPARE(resets.count(), 2);
    QCOMPARE(model.rowCount(), 0); // none of its slots is of that resource
    model.setGrid(weekOfHalfHours(QDate(2027, 6, 14)), GridBuilder::ownDesk());
    QCOMPARE(resets.count(), 3);
}

void TestSlotGridViews::theNowLineIsInTodaysColumn()
{
    DayGrid week = weekOfHalfHours(QDate(2027, 10, 25));
    week.takenAt
        = QDateTime(QDate(2027, 10, 27), QTime(10, 15), QTimeZone("Europe/Prague")).toUTC();
    SlotGridModel model;
    model.setGrid(week, GridBuilder::ownDesk());
    QCOMPARE(model.lineLabel(model.lineOfNow()), u"10:00"_s);
    const std::optional<double> position = model.nowPosition();
    QVERIFY(
        position && *position - model.lineOfNow() > 0.49 && *position - model.lineOfNow() < 0.51);
    for (int lane = 0; lane < 7; ++lane) {
        QCOMPARE(model.isLaneOfNow(lane), lane == 2);
    }
}

void TestSlotGridViews::anAgendaHasARowForEachSlot()
{
    SlotGridModel model;
    const QAbstractItemModelTester tester(&model);
    model.setView(GridView::Agenda);
    const DayGrid day = designDay();
    model.setGrid(day, GridBuilder::ownDesk());
    QCOMPARE(model.columnCount(), 1);
    QCOMPARE(model.rowCount(), day.places.size());
    for (int row = 1; row < model.rowCount(); ++row) {
        QVERIFY(model.lineStart(row) >= model.lineStart(row - 1));
    }
    const QString first = model.index(0, 0).data(Qt::AccessibleTextRole).toString();
    QVERIFY(first.startsWith(u"Hall A, 09:00 to 09:30"_s));
    QVERIFY(!model.nowPosition());
    QCOMPARE(model.lineLabel(model.lineOfNow()), u"10:00"_s);
}

void TestSlotGridViews::anAgendaTellsOfHolds()
{
    GridBuilder day;
    day.resources(1).slot({ .start = QTime(9, 0), .available = 4 });
    day.hold(u"desk 3"_s, 2, 300).hold(u"desk 4"_s, 1, 300);
    SlotGridModel model;
    model.setView(GridView::Agenda);
    model.setGrid(day.grid(), GridBuilder::ownDesk());
    const QString said = model.index(0, 0).data(Qt::AccessibleTextRole).toString();
    QVERIFY2(said.contains(u"2 open hold"_s), qUtf8Printable(said));
}

void TestSlotGridViews::anAgendaIsRefreshedWithoutReset()
{
    SlotGridModel model;
    const QAbstractItemModelTester tester(&model);
    model.setView(GridView::Agenda);
    DayGrid day = designDay();
    model.setGrid(day, GridBuilder::ownDesk());
    const QPersistentModelIndex tenth = model.index(10, 0);
    const SlotId slot = model.slotAt(tenth);
    QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    day.places.removeFirst();
    model.setGrid(day, GridBuilder::ownDesk());
    QCOMPARE(resets.count(), 0);
    QCOMPARE(tenth.row(), 9);
    QCOMPARE(model.slotAt(tenth), slot);
}

void TestSlotGridViews::swappedRowsAreResources()
{
    SlotGridModel model;
    const QAbstractItemModelTester tester(&model);
    model.setGrid(designDay(), GridBuilder::ownDesk());
    const SlotId slot = model.slotAt(model.index(3, 1));
    model.setView(GridView::Swapped);
    QCOMPARE(model.rowCount(), 6);
    QCOMPARE(model.columnCount(), 13);
    QCOMPARE(model.indexOf(slot), model.index(1, 3));
    QCOMPARE(model.headerData(1, Qt::Vertical, Qt::DisplayRole).toString(), u"Hall B"_s);
    QCOMPARE(model.headerData(3, Qt::Horizontal, Qt::DisplayRole).toString(), u"10:30"_s);
    model.setView(GridView::Day);
    QCOMPARE(model.indexOf(slot), model.index(3, 1));
}

void TestSlotGridViews::swappedRefreshMovesColumns()
{
    GridBuilder before;
    before.resources(2).slot({ .start = QTime(9, 0) }).slot({ .start = QTime(11, 0) });
    GridBuilder after = before;
    after.slot({ .column = 1, .start = QTime(10, 0) });
    SlotGridModel model;
    const QAbstractItemModelTester tester(&model);
    model.setView(GridView::Swapped);
    model.setGrid(before.grid(), GridBuilder::ownDesk());
    const QPersistentModelIndex eleven = model.index(0, 1);
    QSignalSpy inserted(&model, &QAbstractItemModel::columnsInserted);
    model.setGrid(after.grid(), GridBuilder::ownDesk());
    QCOMPARE(inserted.count(), 1);
    QCOMPARE(eleven.column(), 2);
    QVERIFY(model.cellAt(model.index(1, 1)));
}

void TestSlotGridViews::layingOutAnewKeepsWhatWasPatched()
{
    SlotGridModel model;
    model.setGrid(designDay(), GridBuilder::ownDesk());
    const SlotId slot = model.slotAt(model.index(4, 0));
    model.patch({ slot, 10, 1 });
    model.setView(GridView::Agenda);
    QCOMPARE(model.cellOf(slot)->slot.available, 1);
    QCOMPARE(model.ownHolds().size(), 1);
    model.setView(GridView::Day);
    QCOMPARE(model.cellOf(slot)->slot.available, 1);
    QCOMPARE(model.indexOf(slot), model.index(4, 0));
}

void TestSlotGridViews::anyRefreshKeepsAnyView_data()
{
    QTest::addColumn<GridView>("view");
    QTest::newRow("day") << GridView::Day;
    QTest::newRow("agenda") << GridView::Agenda;
    QTest::newRow("swapped") << GridView::Swapped;
    QTest::newRow("week") << GridView::Week;
}

void TestSlotGridViews::anyRefreshKeepsAnyView()
{
    QFETCH(const GridView, view);
    SlotGridModel model;
    const QAbstractItemModelTester tester(&model);
    model.setView(view);
    quint32 seed = 7;
    const auto random = [&seed](quint32 below) {
        seed = seed * 1664525U + 1013904223U;
        return static_cast<int>((seed >> 8U) % below);
    };
    for (int round = 0; round < 150; ++round) {
        GridBuilder day(QDate(2027, 10, 25));
        day.resources(3).now(QTime(random(24), 0));
        if (view == GridView::Week) {
            day.weekOf(0);
        }
        for (int i = random(20); i > 0; --i) {
            day.slotOn(QDate(2027, 10, 25).addDays(view == GridView::Week ? random(7) : 0),
                { .column = view == GridView::Week ? 0 : random(3),
                    .start = QTime(random(24), random(4) * 15),
                    .minutes = 15 + 15 * random(8),
                    .available = random(11) });
        }
        model.setGrid(day.grid(), GridBuilder::ownDesk());
        SlotGridModel fresh;
        fresh.setView(view);
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

QTEST_GUILESS_MAIN(TestSlotGridViews)
#include "tst_slotgridviews.moc"
