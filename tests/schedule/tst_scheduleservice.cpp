#include "tests/support/databasetest.h"
#include "tests/support/testdesk.h"
#include "tests/support/waitfor.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/** Days as the desk reads them, whatever the clocks do. */
class TestScheduleService : public DatabaseTest {
    Q_OBJECT

private Q_SLOTS:
    void listsSites();
    void readsDaysOfEveryLength_data();
    void readsDaysOfEveryLength();
    void aSlotOverMidnightIsOnBothDays();
    void aDayHasItsResourcesSlotsAndHolds();
    void lapsedHoldsAreNotOnTheGrid();
    void anEmptyDayHasItsResources();
    void aSiteWithoutAKnownZoneIsReadInUtc();
    void addsASlotAndItsResource();
    void refusesASlotThatCannotBe_data();
    void refusesASlotThatCannotBe();

private:
    void begin() override { m_desk = std::make_unique<TestDesk>(database().desk()); }

    void end() override { m_desk.reset(); }

    DayGrid grid(QDate day, const QByteArray &zone = "Europe/Prague");

    std::unique_ptr<TestDesk> m_desk;
};

DayGrid TestScheduleService::grid(QDate day, const QByteArray &zone)
{
    return valueFrom(m_desk->schedule().dayGrid({ SiteId(1), u"Main"_s, zone, u"CZK"_s }, day));
}

void TestScheduleService::listsSites()
{
    QVERIFY(valueFrom(m_desk->schedule().sites()).isEmpty());
    database().addSite("Europe/Prague");
    database().addSite("Europe/Moscow");
    const QList<Site> sites = valueFrom(m_desk->schedule().sites());
    QCOMPARE(sites.size(), 2);
    QVERIFY(
        (sites.first() == Site { SiteId(1), u"Site Europe/Prague"_s, "Europe/Prague", u"CZK"_s }));
}

void TestScheduleService::readsDaysOfEveryLength_data()
{
    QTest::addColumn<QDate>("day");
    QTest::addColumn<int>("hours");
    QTest::newRow("usual day") << QDate(2027, 6, 5) << 24;
    QTest::newRow("23 hours") << QDate(2027, 3, 28) << 23;
    QTest::newRow("25 hours") << QDate(2027, 10, 31) << 25;
}

void TestScheduleService::readsDaysOfEveryLength()
{
    QFETCH(const QDate, day);
    QFETCH(const int, hours);
    database().addSite();
    database().execute("SELECT api.add_resource(1, 'Hall'); SELECT api.generate_slots(1, '"
        + day.addDays(-1).toString(Qt::ISODate).toLatin1() + "', '"
        + day.addDays(1).toString(Qt::ISODate).toLatin1() + "', '0:00', '0:00', 60, 8, '', 0)");
    const DayGrid read = grid(day);
    QCOMPARE(read.day, day);
    QCOMPARE(read.places.size(), hours);
    QCOMPARE(read.places.first().range.start, read.range.start);
    QCOMPARE(read.places.last().range.end, read.range.end);
    for (qsizetype i = 1; i < read.places.size(); ++i) {
        QCOMPARE(read.places.at(i).range.start, read.places.at(i - 1).range.end);
    }
}

void TestScheduleService::aSlotOverMidnightIsOnBothDays()
{
    TestSlot night;
    night.start = QDateTime(QDate(2027, 6, 5), QTime(21, 30), Qt::UTC); // 23:30 in Prague
    const SlotId slot = database().addSlot(night);
    for (const QDate day : { QDate(2027, 6, 5), QDate(2027, 6, 6) }) {
        QCOMPARE(grid(day).places.size(), 1);
        QCOMPARE(grid(day).places.first().id, slot);
    }
    QVERIFY(grid(QDate(2027, 6, 4)).places.isEmpty());
    QVERIFY(grid(QDate(2027, 6, 7)).places.isEmpty());
}

void TestScheduleService::aDayHasItsResourcesSlotsAndHolds()
{
    TestSlot first;
    first.start = QDateTime(QDate(2027, 6, 5), QTime(10, 0), Qt::UTC);
    first.capacity = 8;
    TestSlot second = first;
    second.resource = u"Court"_s;
    second.capacity = 4;
    const SlotId hall = database().addSlot(first);
    const SlotId court = database().addSlot(second);
    database().closeSlot(court, u"flood"_s);
    PlaceHoldRequest request;
    request.slotId = hall;
    request.partySize = 3;
    request.customerName = u"Jana"_s;
    request.note = u"window"_s;
    valueFrom(m_desk->booking().placeHold(request));
    const DayGrid read = grid(QDate(2027, 6, 5));
    QCOMPARE(read.resources.size(), 2);
    QCOMPARE(read.resources.first().name, u"Hall"_s);
    QCOMPARE(read.resources.first().capacity, 8);
    QCOMPARE(read.places.size(), 2);
    QCOMPARE(read.places.first().available, 5);
    QCOMPARE(read.places.last().closedReason, u"flood"_s);
    QVERIFY(read.places.last().isClosed());
    QCOMPARE(read.openHolds.size(), 1);
    const Hold &hold = read.openHolds.first();
    QCOMPARE(hold.slotId, hall);
    QCOMPARE(hold.partySize, 3);
    QCOMPARE(hold.customerName, u"Jana"_s);
    QCOMPARE(hold.note, u"window"_s);
    QVERIFY(hold.origin.isOwn);
    QCOMPARE_GT(hold.secondsLeft(), 290);
    QCOMPARE_LE(qAbs(read.takenAt.msecsTo(database().now())), 30000);
}

void TestScheduleService::lapsedHoldsAreNotOnTheGrid()
{
    TestSlot slot;
    slot.start = QDateTime(QDate(2027, 6, 5), QTime(10, 0), Qt::UTC);
    slot.capacity = 8;
    PlaceHoldRequest request;
    request.slotId = database().addSlot(slot);
    valueFrom(m_desk->booking().placeHold(request));
    QCOMPARE(grid(QDate(2027, 6, 5)).openHolds.size(), 1);
    database().shiftClock(301s);
    const DayGrid read = grid(QDate(2027, 6, 5));
    QVERIFY(read.openHolds.isEmpty());
    QCOMPARE(read.places.first().available, 8);
}

void TestScheduleService::anEmptyDayHasItsResources()
{
    database().addSlot(1);
    const DayGrid read = grid(QDate(2020, 1, 1));
    QVERIFY(read.places.isEmpty());
    QVERIFY(read.openHolds.isEmpty());
    QCOMPARE(read.resources.size(), 1);
}

void TestScheduleService::aSiteWithoutAKnownZoneIsReadInUtc()
{
    database().addSlot(1);
    for (const QByteArray &zone : { QByteArray(), QByteArray("Mars/Phobos") }) {
        const DayGrid read = grid(QDate(2027, 6, 5), zone);
        QCOMPARE(read.range.start, QDateTime(QDate(2027, 6, 5), QTime(0, 0), Qt::UTC));
    }
}

void TestScheduleService::addsASlotAndItsResource()
{
    const QDateTime start(QDate(2027, 6, 5), QTime(10, 0), Qt::UTC);
    const NewSlot wanted { u"Řeka"_s, { start, start.addSecs(3600) }, 8, "Europe/Prague" };
    const auto added = valueFrom(m_desk->schedule().addSlot(wanted));
    const Slot &slot = std::get<SlotAdded>(added).slot;
    QVERIFY(slot.id.isValid());
    QVERIFY((slot.range == wanted.range));
    QCOMPARE(slot.capacity, 8);
    QCOMPARE(slot.available, 8);
    QCOMPARE(grid(QDate(2027, 6, 5)).resources.first().name, u"Řeka"_s);
    const auto again = valueFrom(m_desk->schedule().addSlot(wanted));
    QCOMPARE(std::get<SlotRefused>(again).outcome, u"overlap"_s);
}

void TestScheduleService::refusesASlotThatCannotBe_data()
{
    QTest::addColumn<QString>("resource");
    QTest::addColumn<int>("seconds");
    QTest::addColumn<qint64>("capacity");
    QTest::addColumn<QByteArray>("zone");
    QTest::addColumn<QString>("outcome");
    const QByteArray prague("Europe/Prague");
    QTest::newRow("no name") << u""_s << 3600 << qint64(8) << prague << u"invalid_name"_s;
    QTest::newRow("no time") << u"A"_s << 0 << qint64(8) << prague << u"invalid_range"_s;
    QTest::newRow("backwards") << u"A"_s << -60 << qint64(8) << prague << u"invalid_range"_s;
    QTest::newRow("too long") << u"A"_s << 172801 << qint64(8) << prague << u"invalid_range"_s;
    QTest::newRow("no place") << u"A"_s << 3600 << qint64(0) << prague << u"invalid_capacity"_s;
    QTest::newRow("huge") << u"A"_s << 3600 << (qint64(1) << 31) << prague << u"invalid_capacity"_s;
    QTest::newRow("zone") << u"A"_s << 3600 << qint64(8) << QByteArray("Mars/Phobos")
                          << u"invalid_zone"_s;
}

void TestScheduleService::refusesASlotThatCannotBe()
{
    QFETCH(const QString, resource);
    QFETCH(const int, seconds);
    QFETCH(const qint64, capacity);
    QFETCH(const QByteArray, zone);
    QFETCH(const QString, outcome);
    const QDateTime start(QDate(2027, 6, 5), QTime(10, 0), Qt::UTC);
    const auto refused = valueFrom(m_desk->schedule().addSlot(
        { resource, { start, start.addSecs(seconds) }, capacity, zone }));
    QCOMPARE(std::get<SlotRefused>(refused).outcome, outcome);
}

QTEST_GUILESS_MAIN(TestScheduleService)
#include "tst_scheduleservice.moc"
