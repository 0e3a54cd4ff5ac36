#include "tests/support/databasetest.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

constexpr int dayCount = 60;
constexpr int courtCount = 4;

}

/** The search for free slots: what fits, in which order, how far it reads; and a resource's week.
 */
class TestFreeSlots : public DatabaseTest {
    Q_OBJECT

private Q_SLOTS:
    void findsWhatFits_data();
    void findsWhatFits();
    void walksOnBehindASlot();
    void slotsThatOverlapFollowEachOther();
    void staysWithAResource();
    void leavesOutWhatIsClosedOrOver();
    void whatGoesOnIsStillFree();
    void lapsedHoldsMakeRoom();
    void endsWhereItIsTold();
    void readsTheWindowAndNothingElse();
    void aWeekIsOfOneResource();
    void aWeekCountsLapsedPlaces();
    void openHoldsOfAResource();

private:
    void begin() override;

    /** Slot numbers that api.free_slots answers, with a blank between them. */
    QString free(const QByteArray &arguments);

    qint64 hold(qint64 slot, int quantity, int seconds = 300);
};

void TestFreeSlots::begin()
{
    // The clock of the database stands half an hour before the first of them.
    database().execute(
        "SELECT api.add_site('Hall', 'Europe/Prague', 'CZK');"
        "SELECT api.add_slot(1, NULL, 'Court', '2027-06-05 09:00Z', '2027-06-05 10:00Z', 4);"
        "SELECT api.add_slot(1, NULL, 'Court', '2027-06-05 10:00Z', '2027-06-05 11:00Z', 2);"
        "SELECT api.add_slot(1, NULL, 'Wall', '2027-06-05 10:00Z', '2027-06-05 11:00Z', 8);"
        "SELECT api.add_slot(1, NULL, 'Court', '2027-06-06 10:00Z', '2027-06-06 11:00Z', 9)");
    const QDateTime now(QDate(2027, 6, 5), QTime(8, 30), Qt::UTC);
    database().shiftClock(std::chrono::milliseconds(QDateTime::currentDateTimeUtc().msecsTo(now)));
}

QString TestFreeSlots::free(const QByteArray &arguments)
{
    return database().text(
        "SELECT string_agg(slot_id::text, ' ') FROM api.free_slots(1, " + arguments + ")");
}

qint64 TestFreeSlots::hold(qint64 slot, int quantity, int seconds)
{
    const QByteArray call = "CALL api.place_hold(gen_random_uuid(), ARRAY["
        + QByteArray::number(slot) + "::bigint], ARRAY[" + QByteArray::number(quantity)
        + "::bigint], " + QByteArray::number(seconds) + ")";
    database().execute(call);
    return database().number("SELECT max(hold_id) FROM holdfast.holds");
}

void TestFreeSlots::findsWhatFits_data()
{
    QTest::addColumn<int>("party");
    QTest::addColumn<QString>("found");
    QTest::newRow("one") << 1 << u"1 2 3 4"_s;
    QTest::newRow("four") << 4 << u"1 3 4"_s;
    QTest::newRow("nine") << 9 << u"4"_s;
    QTest::newRow("more than any slot has") << 10 << QString();
    QTest::newRow("nobody counts as one") << 0 << u"1 2 3 4"_s;
}

void TestFreeSlots::findsWhatFits()
{
    QFETCH(const int, party);
    QFETCH(const QString, found);
    QCOMPARE(free(QByteArray::number(party) + ", NULL, NULL, 10"), found);
    QCOMPARE(free(QByteArray::number(party) + ", NULL, NULL, 1"), found.section(u' ', 0, 0));
    QCOMPARE(free(QByteArray::number(party) + ", NULL, NULL, 0"), QString());
}

void TestFreeSlots::walksOnBehindASlot()
{
    QCOMPARE(free("1, NULL, NULL, 1, 1"), u"2"_s);
    QCOMPARE(free("1, NULL, NULL, 1, 2"), u"3"_s); // the same time, the next resource
    QCOMPARE(free("1, NULL, NULL, 10, 3"), u"4"_s);
    QCOMPARE(free("1, NULL, NULL, 10, 4"), QString());
    QCOMPARE(free("1, NULL, NULL, 10, 4711"), u"1 2 3 4"_s); // no such slot: from now on
}

void TestFreeSlots::slotsThatOverlapFollowEachOther()
{
    // Two slots of one resource at one time: neither is skipped.
    database().execute("UPDATE holdfast.resources SET overlap_forbidden = false;"
                       "UPDATE holdfast.slots SET overlap_forbidden = false;"
                       "SELECT api.add_slot(1, NULL, 'Court', '2027-06-06 10:00Z',"
                       " '2027-06-06 11:00Z', 9)");
    QCOMPARE(free("1, NULL, NULL, 1, 4"), u"5"_s);
    QCOMPARE(free("1, NULL, NULL, 1, 5"), QString());
}

void TestFreeSlots::staysWithAResource()
{
    const QByteArray wall = database()
                                .text("SELECT resource_id FROM holdfast.resources"
                                      " WHERE name = 'Wall'")
                                .toLatin1();
    QCOMPARE(free("1, NULL, NULL, 10, NULL, " + wall), u"3"_s);
    QCOMPARE(database().text("SELECT resource_name FROM api.free_slots(1, 1, NULL, NULL, 1, NULL, "
                 + wall + ")"),
        u"Wall"_s);
}

void TestFreeSlots::leavesOutWhatIsClosedOrOver()
{
    database().closeSlot(SlotId(3), u"flood"_s);
    QCOMPARE(free("4, NULL, NULL, 10"), u"1 4"_s);
    database().shiftClock(std::chrono::hours(3)); // half past eleven
    QCOMPARE(free("1, NULL, NULL, 10"), u"4"_s);
    QCOMPARE(free("1, '2027-06-05', NULL, 10"), u"4"_s); // what is over never counts
}

void TestFreeSlots::whatGoesOnIsStillFree()
{
    database().shiftClock(std::chrono::minutes(45)); // a quarter past nine
    QCOMPARE(free("1, NULL, NULL, 1"), u"1"_s);
}

void TestFreeSlots::lapsedHoldsMakeRoom()
{
    hold(1, 4, 60);
    QCOMPARE(free("4, NULL, NULL, 1"), u"3"_s);
    database().shiftClock(std::chrono::seconds(61));
    QCOMPARE(free("4, NULL, NULL, 1"), u"1"_s); // nobody has swept
    QCOMPARE(database().number("SELECT available FROM api.free_slots(1, 4, NULL, NULL)"), 4);
}

void TestFreeSlots::endsWhereItIsTold()
{
    QCOMPARE(free("9, NULL, '2027-06-06 10:00Z', 10"), QString());
    QCOMPARE(free("9, NULL, '2027-06-06 10:01Z', 10"), u"4"_s);
    QCOMPARE(free("1, '2027-06-06', NULL, 10"), u"4"_s);
}

void TestFreeSlots::readsTheWindowAndNothingElse()
{
    for (int court = 0; court < courtCount; ++court) {
        const QByteArray id = database()
                                  .text("SELECT resource_id FROM api.add_resource(1, 'Court "
                                      + QByteArray::number(court) + "')")
                                  .toLatin1();
        database().execute("SELECT api.generate_slots(" + id
            + ", '2027-06-07', '2027-08-05',"
              " '6:00', '22:00', 30, 8, '', 0)");
    }
    const qint64 count = database().number("SELECT count(*) FROM holdfast.pools");
    QVERIFY(count > qint64 { dayCount } * courtCount * 30);
    database().execute("ANALYZE holdfast.pools; ANALYZE holdfast.slots");
    // The server counts what this session reads until it tells everybody, at the end of a
    // transaction: the difference is what one call has read.
    database().execute(
        "CREATE TEMP VIEW reads AS SELECT coalesce(seq_scan, 0) AS seq_scan,"
        " coalesce(idx_tup_fetch, 0) AS idx_tup_fetch"
        " FROM pg_stat_xact_all_tables WHERE relid = 'holdfast.pools'::regclass;"
        "BEGIN;"
        "CREATE TEMP TABLE before AS SELECT * FROM reads;"
        "DO $$ BEGIN PERFORM * FROM api.free_slots(1, 8, NULL, '2027-06-20', 1, 4); END $$;"
        "CREATE TEMP TABLE seen AS SELECT r.seq_scan - b.seq_scan AS seq_scan,"
        " r.idx_tup_fetch - b.idx_tup_fetch AS idx_tup_fetch FROM reads r, before b;"
        "COMMIT");
    QCOMPARE(database().number("SELECT seq_scan FROM seen"), 0);
    constexpr int rowsMax = 10; // the slot it goes on from, those at its time, and the first
    const qint64 fetched = database().number("SELECT idx_tup_fetch FROM seen");
    QVERIFY2(fetched <= rowsMax, qPrintable(QString::number(fetched)));
}

void TestFreeSlots::aWeekIsOfOneResource()
{
    const auto week = [this](const QByteArray &name, const QByteArray &window) {
        return database().text("SELECT string_agg(slot_id::text, ' ') FROM api.resource_grid("
                               "(SELECT resource_id FROM holdfast.resources WHERE name = '"
            + name + "'), " + window + ")");
    };
    QCOMPARE(week("Court", "'2027-05-31', '2027-06-07'"), u"1 2 4"_s);
    QCOMPARE(week("Wall", "'2027-05-31', '2027-06-07'"), u"3"_s);
    QCOMPARE(week("Court", "'2027-06-05 09:30Z', '2027-06-05 10:00Z'"), u"1"_s);
    // It says the same as the grid of the day.
    QCOMPARE(database().number("SELECT count(*) FROM ("
                               "SELECT * FROM api.slot_grid(1, '2027-05-31', '2027-06-07')"
                               " EXCEPT SELECT g.* FROM holdfast.resources r,"
                               " api.resource_grid(r.resource_id, '2027-05-31', '2027-06-07') g"
                               ") AS d"),
        0);
}

void TestFreeSlots::aWeekCountsLapsedPlaces()
{
    hold(1, 3, 60);
    const QByteArray query = "SELECT available FROM api.resource_grid(1, '2027-06-05',"
                             " '2027-06-06') WHERE slot_id = 1";
    QCOMPARE(database().number(query), 1);
    database().shiftClock(std::chrono::seconds(61));
    QCOMPARE(database().number(query), 4);
}

void TestFreeSlots::openHoldsOfAResource()
{
    hold(1, 1);
    hold(3, 2);
    const auto count = [this](const QByteArray &resource) {
        return database().number(
            "SELECT count(*) FROM api.open_holds(1, '2027-06-05', '2027-06-06'" + resource + ")");
    };
    const auto of = [](const QByteArray &name) -> QByteArray {
        return ", (SELECT resource_id FROM holdfast.resources WHERE name = '" + name + "')";
    };
    QCOMPARE(count(QByteArray()), 2);
    QCOMPARE(count(of("Court")), 1);
    QCOMPARE(count(of("Wall")), 1);
    QCOMPARE(count(", 4711"), 0);
}

QTEST_GUILESS_MAIN(TestFreeSlots)
#include "tst_freeslots.moc"
