#include "tests/models/gridbuilder.h"
#include "ui/models/slotgridmodel.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

class TestSlotGridLive : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void answerOfACommandRepaintsItsCellOnly();
    void placedHoldIsMineAtOnce();
    void confirmedHoldStopsCounting();
    void lapsedHoldGivesItsPlacesBack();
    void countdownRepaintsOnlyHeldCells();
    void endedSlotBecomesPast();
    void nowLineStandsInTheRowThatGoesOn();
    void nowLineIsOnTodayOnly();
    void ownHoldsAreThoseOfThisDesk();
    void screenReadersHearWholeSentences();
};

void TestSlotGridLive::answerOfACommandRepaintsItsCellOnly()
{
    SlotGridModel model;
    model.setGrid(designDay(), GridBuilder::ownDesk());
    QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
    const QModelIndex index = model.index(7, 1);
    model.patch({ model.slotAt(index), 12, 0 });
    QCOMPARE(changes.count(), 1);
    QCOMPARE(changes.at(0).at(0).toModelIndex(), index);
    QCOMPARE(model.cellAt(index)->state, CellState::Full);
    model.patch({ SlotId(4711), 1, 1 });
    QCOMPARE(changes.count(), 1);
}

void TestSlotGridLive::placedHoldIsMineAtOnce()
{
    SlotGridModel model;
    model.setGrid(designDay(), GridBuilder::ownDesk());
    const QModelIndex index = model.index(7, 0);
    Hold hold;
    hold.id = HoldId(900);
    hold.slotId = model.slotAt(index);
    hold.partySize = 2;
    hold.lapsesIn = QDeadlineTimer(300'000);
    hold.origin = { u"anna"_s, GridBuilder::ownDesk(), u"desk"_s, true };
    model.patchHold(hold);
    model.patch({ hold.slotId, 10, 1 });
    QCOMPARE(model.cellAt(index)->state, CellState::Mine);
    QCOMPARE(model.cellAt(index)->held, 2);
    QCOMPARE(model.cellAt(index)->confirmed, 7);
    QCOMPARE(model.data(index, SlotGridModel::CountdownRole).toString(), u"5:00"_s);
}

void TestSlotGridLive::confirmedHoldStopsCounting()
{
    SlotGridModel model;
    model.setGrid(designDay(), GridBuilder::ownDesk());
    Hold hold = model.ownHolds().constFirst();
    const QModelIndex index = model.indexOf(hold.slotId);
    const int confirmed = model.cellAt(index)->confirmed;
    hold.status = HoldStatus::Confirmed;
    model.patchHold(hold);
    QCOMPARE(model.cellAt(index)->confirmed, confirmed + 3);
    QVERIFY(model.ownHolds().isEmpty());
    QVERIFY(model.data(index, SlotGridModel::CountdownRole).toString().isEmpty());
}

void TestSlotGridLive::lapsedHoldGivesItsPlacesBack()
{
    GridBuilder day;
    day.resources(1).now(QTime(8, 0));
    day.slot({ .start = QTime(10, 0), .capacity = 4, .available = 0 });
    day.hold(u"Kiosk 4"_s, 2, 1);
    SlotGridModel model;
    model.setGrid(day.grid(), GridBuilder::ownDesk());
    QCOMPARE(model.cellAt(model.index(0, 0))->state, CellState::HeldByOther);
    QSignalSpy lapses(&model, &SlotGridModel::holdsLapsed);
    const QDeadlineTimer second(1100);
    QTRY_VERIFY_WITH_TIMEOUT(second.hasExpired(), 5000);
    model.tick();
    QCOMPARE(lapses.count(), 1);
    QCOMPARE(model.cellAt(model.index(0, 0))->state, CellState::FewLeft);
    QCOMPARE(model.cellAt(model.index(0, 0))->slot.available, 2);
    model.tick();
    QCOMPARE(lapses.count(), 1);
}

void TestSlotGridLive::countdownRepaintsOnlyHeldCells()
{
    SlotGridModel model;
    model.setGrid(designDay(), GridBuilder::ownDesk());
    QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
    model.tick();
    QCOMPARE(changes.count(), 2);
    QCOMPARE(changes.at(0).at(0).toModelIndex(), model.index(2, 0));
    QCOMPARE(changes.at(1).at(0).toModelIndex(), model.index(3, 2));
}

void TestSlotGridLive::endedSlotBecomesPast()
{
    GridBuilder day;
    day.resources(1).now(QTime(9, 29, 59, 900));
    day.slot({ .start = QTime(9, 0) }).slot({ .start = QTime(9, 30) });
    SlotGridModel model;
    model.setGrid(day.grid(), GridBuilder::ownDesk());
    QCOMPARE(model.cellAt(model.index(0, 0))->state, CellState::Free);
    QTRY_COMPARE_WITH_TIMEOUT(
        (model.tick(), model.cellAt(model.index(0, 0))->state), CellState::Past, 5000);
    QCOMPARE(model.cellAt(model.index(1, 0))->state, CellState::Free);
}

void TestSlotGridLive::nowLineStandsInTheRowThatGoesOn()
{
    SlotGridModel model;
    model.setGrid(designDay(), GridBuilder::ownDesk());
    QCOMPARE(model.lineOfNow(), 2);
    const std::optional<double> position = model.nowPosition();
    QVERIFY(position.has_value());
    QVERIFY(*position > 2.46 && *position < 2.49);
}

void TestSlotGridLive::nowLineIsOnTodayOnly()
{
    GridBuilder day;
    day.resources(1).fill(48, 30);
    DayGrid grid = day.grid();
    grid.takenAt = grid.range.end.addSecs(60);
    SlotGridModel model;
    model.setGrid(grid, GridBuilder::ownDesk());
    QCOMPARE(model.lineOfNow(), -1);
    QVERIFY(!model.nowPosition().has_value());
    QCOMPARE(model.cellAt(model.index(47, 0))->state, CellState::Past);
}

void TestSlotGridLive::ownHoldsAreThoseOfThisDesk()
{
    SlotGridModel model;
    model.setGrid(designDay(), GridBuilder::ownDesk());
    QCOMPARE(model.ownHolds().size(), 1);
    QCOMPARE(model.ownHolds().constFirst().partySize, 3);
    model.setGrid(designDay(), u"desk 9"_s);
    QVERIFY(model.ownHolds().isEmpty());
    QCOMPARE(model.cellAt(model.index(2, 0))->state, CellState::Free);
}

void TestSlotGridLive::screenReadersHearWholeSentences()
{
    SlotGridModel model;
    model.setGrid(designDay(), GridBuilder::ownDesk());
    const auto said = [&model](int row, int column) {
        return model.data(model.index(row, column), Qt::AccessibleTextRole).toString();
    };
    QVERIFY(said(4, 0).startsWith(u"Hall A, 11:00 to 11:30, 7 of 10 "_s));
    QVERIFY(said(2, 0).contains(u"held by you for 4:3"_s));
    QVERIFY(said(3, 2).contains(u"held by Kiosk 4 for 1:0"_s));
    QVERIFY(said(5, 4).endsWith(u"closed: Cleaning"_s));
    QCOMPARE(model.headerData(0, Qt::Vertical, Qt::AccessibleTextRole).toString(), u"09:00"_s);
    QVERIFY(model.headerData(0, Qt::Horizontal, Qt::AccessibleTextRole)
                .toString()
                .startsWith(u"Hall A, 10 "_s));
}

QTEST_GUILESS_MAIN(TestSlotGridLive)
#include "tst_slotgridlive.moc"
