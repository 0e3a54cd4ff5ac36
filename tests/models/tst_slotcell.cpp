#include "tests/models/gridbuilder.h"
#include "ui/models/slotcelltext.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const QDateTime noon(QDate(2027, 6, 7), QTime(12, 0), Qt::UTC);

SlotCell cellOf(int capacity, int available)
{
    SlotCell cell;
    cell.slot.id = SlotId(1);
    cell.slot.range = { noon, noon.addSecs(3600) };
    cell.slot.capacity = capacity;
    cell.slot.available = available;
    return cell;
}

Hold holdOf(const QString &desk, int party, int seconds)
{
    Hold hold;
    hold.id = HoldId(seconds);
    hold.partySize = party;
    hold.expiresAt = noon.addSecs(seconds);
    hold.lapsesIn = QDeadlineTimer(seconds * 1000);
    hold.origin = { u"anna"_s, desk, u"desk"_s, desk == GridBuilder::ownDesk() };
    return hold;
}

}

class TestSlotCell : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void numbersDecideTheState_data();
    void numbersDecideTheState();
    void ownHoldIsMineThoughNothingIsLeft();
    void holdOfAnotherDeskOfThisPersonIsNotMine();
    void cellSpeaksOfTheOwnHoldFirst();
    void closedWinsOverNumbers();
    void pastWinsOverEverything();
    void numbersOfTwoReadsAreNeverNegative();
    void everyStateHasItsWords_data();
    void everyStateHasItsWords();
    void clockCounts_data();
    void clockCounts();
    void spanSaysWhereTheSlotGoes();
};

void TestSlotCell::numbersDecideTheState_data()
{
    QTest::addColumn<int>("capacity");
    QTest::addColumn<int>("available");
    QTest::addColumn<CellState>("state");
    QTest::newRow("nobody yet") << 10 << 10 << CellState::Free;
    QTest::newRow("a third") << 10 << 3 << CellState::Free;
    QTest::newRow("two places") << 10 << 2 << CellState::FewLeft;
    QTest::newRow("a fifth of many") << 100 << 20 << CellState::FewLeft;
    QTest::newRow("over a fifth of many") << 100 << 21 << CellState::Free;
    QTest::newRow("last place") << 4 << 1 << CellState::FewLeft;
    QTest::newRow("court for one, nobody yet") << 1 << 1 << CellState::Free;
    QTest::newRow("nothing") << 4 << 0 << CellState::Full;
    QTest::newRow("capacity was cut to nothing") << 0 << 0 << CellState::Full;
}

void TestSlotCell::numbersDecideTheState()
{
    QFETCH(const int, capacity);
    QFETCH(const int, available);
    QFETCH(const CellState, state);
    SlotCell cell = cellOf(capacity, available);
    cell.settle(noon, GridBuilder::ownDesk());
    QCOMPARE(cell.state, state);
}

void TestSlotCell::ownHoldIsMineThoughNothingIsLeft()
{
    SlotCell cell = cellOf(4, 0);
    cell.openHolds = { holdOf(u"Kiosk 4"_s, 1, 60), holdOf(GridBuilder::ownDesk(), 2, 200) };
    cell.settle(noon, GridBuilder::ownDesk());
    QCOMPARE(cell.state, CellState::Mine);
    QCOMPARE(cell.held, 3);
    QCOMPARE(cell.confirmed, 1);
}

void TestSlotCell::holdOfAnotherDeskOfThisPersonIsNotMine()
{
    Hold hold = holdOf(u"desk 5"_s, 2, 60);
    hold.origin.isOwn = true;
    QVERIFY(!isMine(hold, GridBuilder::ownDesk()));
    QVERIFY(isMine(hold, {}));
}

void TestSlotCell::cellSpeaksOfTheOwnHoldFirst()
{
    SlotCell cell = cellOf(10, 4);
    cell.openHolds = { holdOf(GridBuilder::ownDesk(), 2, 200),
        holdOf(u"Kiosk 4"_s, 1, 60),
        holdOf(GridBuilder::ownDesk(), 1, 100) };
    cell.settle(noon, GridBuilder::ownDesk());
    QCOMPARE(cell.spokenHold(GridBuilder::ownDesk())->id, HoldId(100));
    QCOMPARE(cell.spokenHold(u"desk 7"_s)->id, HoldId(60));
}

void TestSlotCell::closedWinsOverNumbers()
{
    SlotCell cell = cellOf(10, 10);
    cell.slot.closedReason = u"Cleaning"_s;
    cell.settle(noon, GridBuilder::ownDesk());
    QCOMPARE(cell.state, CellState::Closed);
}

void TestSlotCell::pastWinsOverEverything()
{
    SlotCell cell = cellOf(10, 3);
    cell.slot.closedReason = u"Cleaning"_s;
    cell.settle(noon.addSecs(3600), GridBuilder::ownDesk());
    QCOMPARE(cell.state, CellState::Past);
    QCOMPARE(cell.confirmed, 7);
}

void TestSlotCell::numbersOfTwoReadsAreNeverNegative()
{
    SlotCell cell = cellOf(4, 3);
    cell.openHolds = { holdOf(u"Kiosk 4"_s, 4, 60) };
    cell.settle(noon, GridBuilder::ownDesk());
    QCOMPARE(cell.confirmed, 0);
}

void TestSlotCell::everyStateHasItsWords_data()
{
    QTest::addColumn<CellState>("state");
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("count");
    QTest::addColumn<QString>("icon");
    QTest::newRow("free") << CellState::Free << u"3 free"_s << u"3/10"_s << QString();
    QTest::newRow("few left") << CellState::FewLeft << u"3 left"_s << u"3/10"_s << u"few"_s;
    QTest::newRow("full") << CellState::Full << u"Full"_s << u"10"_s << u"full"_s;
    QTest::newRow("mine") << CellState::Mine << u"Yours"_s << u"3/10"_s << u"clock"_s;
    QTest::newRow("held") << CellState::HeldByOther << u"Kiosk 4"_s << u"3/10"_s << u"clock"_s;
    QTest::newRow("closed") << CellState::Closed << u"Cleaning"_s << QString() << u"closed"_s;
    QTest::newRow("past") << CellState::Past << u"5 booked"_s << QString() << QString();
}

void TestSlotCell::everyStateHasItsWords()
{
    QFETCH(const CellState, state);
    SlotCell cell = cellOf(10, 3);
    cell.openHolds = { holdOf(u"Kiosk 4"_s, 2, 60) };
    cell.settle(noon, GridBuilder::ownDesk());
    cell.state = state;
    cell.slot.closedReason = u"Cleaning"_s;
    QTEST(SlotCellText::state(cell, GridBuilder::ownDesk()), "words");
    QTEST(SlotCellText::count(cell), "count");
    QTEST(SlotCellText::icon(state), "icon");
    QVERIFY(!SlotCellText::legend(state).isEmpty());
}

void TestSlotCell::clockCounts_data()
{
    QTest::addColumn<qint64>("seconds");
    QTest::addColumn<QString>("shown");
    QTest::newRow("none") << qint64(0) << u"0:00"_s;
    QTest::newRow("less than none") << qint64(-5) << u"0:00"_s;
    QTest::newRow("seconds") << qint64(8) << u"0:08"_s;
    QTest::newRow("minutes") << qint64(272) << u"4:32"_s;
    QTest::newRow("an hour") << qint64(3872) << u"1:04:32"_s;
}

void TestSlotCell::clockCounts()
{
    QFETCH(const qint64, seconds);
    QTEST(SlotCellText::clock(seconds), "shown");
}

void TestSlotCell::spanSaysWhereTheSlotGoes()
{
    SlotCell cell = cellOf(10, 3);
    QCOMPARE(SlotCellText::span(cell, QTimeZone::utc()), QString());
    cell.lastLine = 1;
    QCOMPARE(SlotCellText::span(cell, QTimeZone::utc()), u"until 13:00"_s);
    cell.beganYesterday = true;
    QCOMPARE(SlotCellText::span(cell, QTimeZone::utc()), u"from yesterday"_s);
    cell.endsTomorrow = true;
    QCOMPARE(SlotCellText::span(cell, QTimeZone::utc()), u"until 13:00"_s);
}

QTEST_GUILESS_MAIN(TestSlotCell)
#include "tst_slotcell.moc"
