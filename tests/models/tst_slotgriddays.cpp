#include "tests/models/gridbuilder.h"
#include "ui/models/slotgridmodel.h"

#include <QAbstractItemModelTester>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;

class TestSlotGridDays : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tallSlotIsOneBlock();
    void springDayHasNoMissingHour();
    void autumnDayHasTheHourTwice();
    void daysOfTheEarthHaveTheirHours_data();
    void daysOfTheEarthHaveTheirHours();
    void slotOverMidnightShowsOnBothDays();
    void unknownZoneCountsAsUtc();
};

void TestSlotGridDays::tallSlotIsOneBlock()
{
    GridBuilder day;
    day.resources(2);
    day.slot({ .column = 0, .start = QTime(9, 0), .minutes = 90 });
    const SlotId tall = day.lastSlot();
    for (int i = 0; i < 4; ++i) {
        day.slot({ .column = 1, .start = QTime(9, 0).addSecs(i * 1800) });
    }
    SlotGridModel model;
    model.setGrid(day.grid(), GridBuilder::ownDesk());
    for (int row = 0; row < 3; ++row) {
        QCOMPARE(model.slotAt(model.index(row, 0)), tall);
        QCOMPARE(model.anchorOf(model.index(row, 0)), model.index(0, 0));
    }
    QVERIFY(model.cellAt(model.index(3, 0)) == nullptr);
    QCOMPARE(model.cellOf(tall)->lastLine, 2);
}

void TestSlotGridDays::springDayHasNoMissingHour()
{
    GridBuilder day(QDate(2027, 3, 28));
    day.resources(1).fill(23, 60);
    SlotGridModel model;
    model.setGrid(day.grid(), GridBuilder::ownDesk());
    QCOMPARE(model.rowCount(), 23);
    QStringList labels;
    for (int row = 0; row < model.rowCount(); ++row) {
        labels.append(model.lineLabel(row));
        QVERIFY(model.lineNote(row).isEmpty());
    }
    QVERIFY(!labels.contains(u"02:00"_s));
    QCOMPARE(labels.last(), u"23:00"_s);
}

void TestSlotGridDays::autumnDayHasTheHourTwice()
{
    GridBuilder day(QDate(2027, 10, 31));
    day.resources(1).fill(50, 30);
    SlotGridModel model;
    model.setGrid(day.grid(), GridBuilder::ownDesk());
    QCOMPARE(model.rowCount(), 50);
    const auto header = [&model](int row) {
        return model.headerData(row, Qt::Vertical, Qt::DisplayRole).toString();
    };
    QCOMPARE(header(3), u"01:30"_s);
    QCOMPARE(header(4), u"02:00 UTC+2"_s);
    QCOMPARE(header(5), u"02:30 UTC+2"_s);
    QCOMPARE(header(6), u"02:00 UTC+1"_s);
    QCOMPARE(header(7), u"02:30 UTC+1"_s);
    QCOMPARE(header(8), u"03:00"_s);
}

void TestSlotGridDays::daysOfTheEarthHaveTheirHours_data()
{
    QTest::addColumn<QByteArray>("zone");
    QTest::addColumn<QDate>("day");
    QTest::addColumn<int>("halfHours");
    QTest::newRow("Prague, ordinary") << QByteArray("Europe/Prague") << QDate(2027, 6, 7) << 48;
    QTest::newRow("Lord Howe, half an hour back")
        << QByteArray("Australia/Lord_Howe") << QDate(2027, 4, 4) << 49;
    QTest::newRow("Lord Howe, half an hour forth")
        << QByteArray("Australia/Lord_Howe") << QDate(2027, 10, 3) << 47;
    QTest::newRow("Cairo, no midnight") << QByteArray("Africa/Cairo") << QDate(2027, 4, 30) << 46;
    QTest::newRow("Kathmandu") << QByteArray("Asia/Kathmandu") << QDate(2027, 6, 7) << 48;
}

void TestSlotGridDays::daysOfTheEarthHaveTheirHours()
{
    QFETCH(const QByteArray, zone);
    QFETCH(const QDate, day);
    QFETCH(const int, halfHours);
    GridBuilder builder(day, zone);
    builder.resources(1).fill(halfHours, 30);
    SlotGridModel model;
    const QAbstractItemModelTester tester(&model);
    model.setGrid(builder.grid(), GridBuilder::ownDesk());
    QCOMPARE(model.rowCount(), halfHours);
    QSet<QString> headers;
    for (int row = 0; row < halfHours; ++row) {
        headers.insert(model.headerData(row, Qt::Vertical, Qt::DisplayRole).toString());
    }
    QCOMPARE(headers.size(), halfHours); // no two rows are called the same
    QVERIFY(!model.cellAt(model.index(halfHours - 1, 0))->endsTomorrow);
}

void TestSlotGridDays::slotOverMidnightShowsOnBothDays()
{
    GridBuilder monday(QDate(2027, 6, 7));
    monday.resources(1);
    const QDateTime midnight = monday.grid().range.end;
    const TimeRange range { midnight.addSecs(-1800), midnight.addSecs(1800) };
    monday.slotAt(0, range, 10, 4);
    GridBuilder tuesday(QDate(2027, 6, 8));
    tuesday.resources(1).slotAt(0, range, 10, 4).slot({ .start = QTime(9, 0) });

    SlotGridModel model;
    const QAbstractItemModelTester tester(&model);
    model.setGrid(monday.grid(), GridBuilder::ownDesk());
    QCOMPARE(model.lineLabel(0), u"23:30"_s);
    QVERIFY(model.cellAt(model.index(0, 0))->endsTomorrow);
    model.setGrid(tuesday.grid(), GridBuilder::ownDesk());
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.lineLabel(0), u"00:00"_s);
    QVERIFY(model.cellAt(model.index(0, 0))->beganYesterday);
    QCOMPARE(model.slotAt(model.index(0, 0)), monday.lastSlot());
}

void TestSlotGridDays::unknownZoneCountsAsUtc()
{
    GridBuilder day(QDate(2027, 6, 7), "Nowhere/AtAll");
    day.resources(1);
    const QDateTime nine(QDate(2027, 6, 7), QTime(9, 0), Qt::UTC);
    day.slotAt(0, { nine, nine.addSecs(1800) }, 10, 10);
    SlotGridModel model;
    model.setGrid(day.grid(), GridBuilder::ownDesk());
    QCOMPARE(model.lineLabel(0), u"09:00"_s);
}

QTEST_GUILESS_MAIN(TestSlotGridDays)
#include "tst_slotgriddays.moc"
