#include "tests/support/apicaller.h"
#include "tests/support/databasetest.h"
#include "tests/support/stockcaller.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/** doctor() finds each kind of damage, and finds nothing in a database that has only lived. */
class TestDoctor : public DatabaseTest {
    Q_OBJECT

private Q_SLOTS:
    void findsDamage_data();
    void findsDamage();
    void findsNothingInADatabaseThatHasLived();
    void everyClientRoleThatMayAskGetsTheSameAnswer();
    void aCounterThatDriftedIsRepairedFromTheJournal();

private:
    static void addStockDamage(void (*row)(const char *name, const char *damage));
    /** A booking with pieces of which some came back, a correction and a count. */
    static void liveWithStock(ApiCaller &staff, const SlotId &slot);
};

void TestDoctor::findsDamage_data()
{
    QTest::addColumn<QByteArray>("damage");
    const auto row
        = [](const char *name, const char *damage) { QTest::newRow(name) << QByteArray(damage); };
    row("a counter", "UPDATE holdfast.pools SET free = free - 1 WHERE pool_id = 1");
    row("a capacity", "UPDATE holdfast.pools SET capacity = capacity + 1 WHERE pool_id = 1");
    row("a journal row lost", "DELETE FROM holdfast.journal WHERE event = 'held'");
    row("a journal row twice",
        "INSERT INTO holdfast.journal (at, event, site_id, pool_id, hold_id, free_change,"
        " balance_change) SELECT at, event, site_id, pool_id, hold_id, free_change,"
        " balance_change FROM holdfast.journal WHERE event = 'captured'");
    row("a line given back", "UPDATE holdfast.hold_lines SET state = 'released' WHERE hold_id = 1");
    row("a line lost", "DELETE FROM holdfast.hold_lines WHERE hold_id = 1");
    row("a larger line",
        "UPDATE holdfast.hold_lines SET quantity = quantity + 1 WHERE hold_id = 1");
    row("a line of no pool", "UPDATE holdfast.hold_lines SET pool_id = 99 WHERE hold_id = 1");
    row("a line that outlives its hold",
        "UPDATE holdfast.hold_lines SET expires_at = expires_at + interval '1 hour'"
        " WHERE hold_id = 1");
    row("a hold called confirmed",
        "UPDATE holdfast.holds SET status = 'confirmed' WHERE hold_id = 1");
    row("a hold called cancelled",
        "UPDATE holdfast.holds SET status = 'cancelled' WHERE hold_id = 1");
    row("a hold called expired", "UPDATE holdfast.holds SET status = 'expired' WHERE hold_id = 1");
    row("a booking called held", "UPDATE holdfast.holds SET status = 'held' WHERE hold_id = 2");
    row("a slot closed on one side", "UPDATE holdfast.pools SET closed = true WHERE pool_id = 1");
    row("a slot that ends twice",
        "UPDATE holdfast.pools SET ends_at = ends_at + interval '1 hour' WHERE pool_id = 1");
    row("a stock counter", "UPDATE holdfast.pools SET free = free + 1 WHERE kind = 'stock'");
    addStockDamage(row);
    row("a function for everybody", "GRANT EXECUTE ON FUNCTION holdfast.now() TO PUBLIC");
    row("a table for the kiosk", "GRANT SELECT ON holdfast.customers TO holdfast_kiosk");
    row("an inner function for staff",
        "GRANT EXECUTE ON ALL ROUTINES IN SCHEMA holdfast TO holdfast_staff");
    row("a function without its path", "ALTER FUNCTION api.hello() RESET search_path");
    row("a function of somebody else", "ALTER FUNCTION api.hello() OWNER TO postgres");
    row("a constraint that was not checked",
        "ALTER TABLE holdfast.sites ADD CONSTRAINT later CHECK (name <> '') NOT VALID");
}

void TestDoctor::addStockDamage(void (*row)(const char *name, const char *damage))
{
    row("a shortage that is none",
        "UPDATE holdfast.pools SET shortfall = 1 WHERE kind IN ('slot', 'stock')");
    row("a shortage of pieces forgotten",
        "ALTER TABLE holdfast.pools DROP CONSTRAINT pools_never_oversold;"
        "INSERT INTO holdfast.journal (at, event, pool_id, free_change, balance_change)"
        " VALUES (now(), 'opened', 2, -9, -9);"
        "UPDATE holdfast.pools SET free = free - 9 WHERE kind = 'stock'");
    row("a level lost",
        "ALTER TABLE holdfast.stock_entries DROP CONSTRAINT stock_entries_pool_id_fkey,"
        " DROP CONSTRAINT stock_entries_to_pool_id_fkey; DELETE FROM holdfast.stock_levels");
    row("a correction lost", "DELETE FROM holdfast.stock_entries WHERE kind = 'adjusted'");
    row("a count that changed something",
        "UPDATE holdfast.stock_entries SET change = 1 WHERE kind = 'counted'");
    row("a transfer lost", "DELETE FROM holdfast.stock_entries WHERE kind = 'transferred'");
    row("a transfer to another level",
        "UPDATE holdfast.stock_entries SET to_pool_id = 2 WHERE kind = 'transferred'");
    row("a key of stock that is free again", "DELETE FROM holdfast.entry_keys");
    row("a return lost", "DELETE FROM holdfast.journal WHERE event = 'returned'");
    row("a lost piece forgotten", "DELETE FROM holdfast.journal WHERE event = 'lost'");
    row("more lost pieces", "UPDATE holdfast.journal SET quantity = 2 WHERE event = 'lost'");
    row("a piece that came back twice",
        "UPDATE holdfast.hold_lines SET returned = returned + 1 WHERE pool_id = 2");
    row("a line called returned",
        "UPDATE holdfast.hold_lines SET state = 'returned' WHERE pool_id = 2");
    row("a place that came back", "UPDATE holdfast.hold_lines SET returned = 2 WHERE hold_id = 2");
}

void TestDoctor::findsDamage()
{
    QFETCH(const QByteArray, damage);
    expectBrokenDatabase();
    const SlotId slot = database().addSlot(8);
    QCOMPARE(slot, SlotId(1));
    database().addStock(u"shoes"_s, u"Shoes"_s, 5);
    database().execute("SELECT api.add_warehouse(1, 'Cellar')");
    ApiCaller staff(database().as(TestRole::Staff));
    QCOMPARE(staff.place(ApiCaller::newKey(), slot, 1).holdId, 1);
    QCOMPARE(staff.place(ApiCaller::newKey(), slot, 2).holdId, 2);
    QCOMPARE(staff.confirm(2).outcome, u"confirmed"_s);
    liveWithStock(staff, slot);
    QCOMPARE(database().doctor(), QString());
    database().execute(damage);
    QVERIFY(!database().doctor().isEmpty());
}

void TestDoctor::liveWithStock(ApiCaller &staff, const SlotId &slot)
{
    PlaceOptions options;
    options.skus = "ARRAY['shoes']";
    options.skuQuantities = "ARRAY[4]::bigint[]";
    const qint64 hold = staff.place(ApiCaller::newKey(), slot, 1, options).holdId;
    QCOMPARE(staff.confirm(hold).outcome, u"confirmed"_s);
    StockCaller stock(staff.connection());
    QCOMPARE(stock.adjust(2, 2).outcome, u"adjusted"_s);
    QCOMPARE(stock.count(2, 3).outcome, u"counted"_s);
    QCOMPARE(stock.bringBack(hold, 2, { .returned = 1, .lost = 1 }).outcome, u"returned"_s);
    QCOMPARE(stock.transfer(2, "Cellar", 1).outcome, u"transferred"_s);
}

void TestDoctor::findsNothingInADatabaseThatHasLived()
{
    const SlotId slot = database().addSlot(8);
    database().addStock(u"shoes"_s, u"Shoes"_s, 50);
    ApiCaller staff(database().as(TestRole::Staff));
    PlaceOptions options;
    options.skus = "ARRAY['shoes']";
    options.skuQuantities = "ARRAY[1]::bigint[]";
    for (int i = 0; i < 30; ++i) {
        const qint64 hold = staff.place(ApiCaller::newKey(), slot, 1 + i % 3, options).holdId;
        if (i % 4 == 0) {
            staff.confirm(hold);
        }
        if (i % 3 == 0) {
            staff.cancel(hold);
        }
        if (i % 5 == 0) {
            staff.settle(ApiCaller::newKey());
        }
        if (i % 7 == 0) {
            staff.extend(hold, "600");
        }
        database().shiftClock(100s);
        if (i % 6 == 0) {
            staff.sweep(3);
        }
        QCOMPARE(database().doctor(), QString());
    }
}

void TestDoctor::everyClientRoleThatMayAskGetsTheSameAnswer()
{
    expectBrokenDatabase();
    database().addSlot(8);
    database().execute("UPDATE holdfast.pools SET free = free - 1");
    const QByteArray count = "SELECT count(*) FROM api.doctor()";
    const QString expected = database().text(count);
    for (const TestRole role : { TestRole::Staff, TestRole::Manager, TestRole::Worker }) {
        RawConnection connection(database().as(role).connectionString);
        QCOMPARE(connection.run(count).text(), expected);
    }
}

/** Case C04: the check reports the drift, and the repair leaves a journal row that explains it. */
void TestDoctor::aCounterThatDriftedIsRepairedFromTheJournal()
{
    const SlotId slot = database().addSlot(4);
    ApiCaller staff(database().as(TestRole::Staff));
    QCOMPARE(staff.place(ApiCaller::newKey(), slot, 1).outcome, u"held"_s);
    database().execute("UPDATE holdfast.pools SET free = free - 1");
    QVERIFY(!database().doctor().isEmpty());
    QCOMPARE(database().rows("SELECT was, is_now FROM api.repair_counters()"),
        QList<QStringList>({ { u"2"_s, u"3"_s } }));
    QCOMPARE(database().rows("SELECT note FROM holdfast.journal ORDER BY entry_id DESC LIMIT 1"),
        QList<QStringList>({ { u"the counter was 2, the journal says 3"_s } }));
    QCOMPARE(database().rows("SELECT * FROM api.repair_counters()"), QList<QStringList>());
}

QTEST_GUILESS_MAIN(TestDoctor)
#include "tst_doctor.moc"
