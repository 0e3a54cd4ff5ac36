#include "tests/db/upgradetest.h"
#include "tests/support/apicaller.h"
#include "tests/support/stockcaller.h"

#include <QTest>

using namespace Qt::StringLiterals;

/** A database of the first schema, with stock that has lived, becomes one of this program. */
class TestStockUpgrade : public UpgradeTest {
    Q_OBJECT

public:
    TestStockUpgrade()
        : UpgradeTest(1)
    {
    }

private Q_SLOTS:
    void nothingIsLost();
    void whatWasHeldGoesOn();
    void anItemWithTheSeparatorInItsNameIsFound();
    void aSiteWithoutStockHasNoWarehouse();

private:
    /** Everything that the first schema could have written about stock, two sites of it. */
    void fill() override;
};

void TestStockUpgrade::fill()
{
    rows("SET search_path = holdfast;"
         "INSERT INTO sites (name, zone, currency) VALUES ('Hall', 'Europe/Prague', 'CZK'),"
         " ('Field', 'Europe/Prague', 'CZK'), ('Empty', 'Europe/Prague', 'CZK');"
         "INSERT INTO resources (site_id, name) VALUES (1, 'Court');"
         "INSERT INTO pools (site_id, kind, capacity, free, starts_at, ends_at, resource_id,"
         " price_minor, title) SELECT 1, 'slot', 20, 16, s, s + '1 hour', 1, 0, ''"
         " FROM date_trunc('hour', now() + '1 day') AS s;"
         "INSERT INTO slots (slot_id, site_id, resource_id, starts_at, ends_at, overlap_forbidden)"
         " SELECT pool_id, site_id, resource_id, starts_at, ends_at, true FROM pools;"
         // Shoes: one held, two booked, four cancelled after they had been booked.
         "INSERT INTO pools (site_id, kind, free) VALUES (1, 'stock', 7), (1, 'stock', 5),"
         " (2, 'stock', 3);"
         "INSERT INTO stock_items (pool_id, site_id, sku, name) VALUES (2, 1, 'SHOES', 'Shoes'),"
         " (3, 1, 'A@B', 'Old name'), (4, 2, 'SHOES', 'Shoes of the field');"
         "INSERT INTO holds (idempotency_key, request_hash, status, site_id, slot_id, channel,"
         " created_at, expires_at) SELECT gen_random_uuid(), '\\x01', s::hold_status, 1, 1, 'desk',"
         " now(), now() + '5 minutes'"
         " FROM unnest(ARRAY['held', 'confirmed', 'cancelled']) AS s;"
         "INSERT INTO hold_lines (hold_id, pool_id, site_id, quantity, captured, state, expires_at)"
         " SELECT hold_id, l.pool_id, 1, l.quantity, l.captured, l.state::line_state, expires_at"
         " FROM (VALUES (1, 1, 2, 0, 'open'), (1, 2, 1, 0, 'open'), (2, 1, 2, 2, 'captured'),"
         " (2, 2, 2, 2, 'captured'), (3, 1, 1, 1, 'returned'), (3, 2, 4, 4, 'returned'))"
         " AS l(hold, pool_id, quantity, captured, state) JOIN holds ON hold_id = l.hold;"
         "INSERT INTO journal (at, event, site_id, pool_id, free_change, balance_change)"
         " SELECT now(), 'opened', site_id, pool_id, n, n FROM pools JOIN (VALUES (1, 20), (2, 10),"
         " (3, 5), (4, 3)) AS o(pool, n) ON pool = pool_id;"
         "INSERT INTO journal (at, event, site_id, pool_id, hold_id, free_change, balance_change)"
         " SELECT now(), e.event::journal_event, 1, pool_id, hold_id,"
         " CASE e.event WHEN 'held' THEN -quantity WHEN 'returned' THEN quantity ELSE 0 END,"
         " CASE e.event WHEN 'captured' THEN -quantity WHEN 'returned' THEN quantity ELSE 0 END"
         " FROM hold_lines JOIN (VALUES (1, 'held'), (2, 'captured'), (3, 'returned'))"
         " AS e(place, event) ON place <= CASE state WHEN 'open' THEN 1 WHEN 'captured' THEN 2"
         " ELSE 3 END ORDER BY hold_id, place, pool_id;"
         "RESET search_path");
}

void TestStockUpgrade::nothingIsLost()
{
    QCOMPARE(rows("SELECT pool_id, sku, name, warehouse, is_rental, on_hand, reserved, available,"
                  " out, shortfall FROM api.stock_levels()"),
        (QList<QStringList> { { u"3"_s,
                                  u"A@B"_s,
                                  u"Old name"_s,
                                  u"Main"_s,
                                  u"t"_s,
                                  u"5"_s,
                                  u"0"_s,
                                  u"5"_s,
                                  u"0"_s,
                                  u"0"_s },
            { u"2"_s,
                u"SHOES"_s,
                u"Shoes"_s,
                u"Main"_s,
                u"t"_s,
                u"8"_s,
                u"1"_s,
                u"7"_s,
                u"2"_s,
                u"0"_s },
            { u"4"_s,
                u"SHOES"_s,
                u"Shoes of the field"_s,
                u"Main"_s,
                u"t"_s,
                u"3"_s,
                u"0"_s,
                u"3"_s,
                u"0"_s,
                u"0"_s } }));
    QCOMPARE(rows("SELECT extras FROM api.show_hold(2)").value(0).value(0), u"2 × Shoes"_s);
    QCOMPARE(rows("SELECT event, on_hand_after FROM api.stock_journal(2, NULL, 1)").value(0),
        (QStringList { u"returned"_s, u"8"_s }));
}

void TestStockUpgrade::whatWasHeldGoesOn()
{
    ApiCaller desk(settings());
    StockCaller stock(desk.connection());
    QCOMPARE(desk.confirm(1).outcome, u"confirmed"_s);
    QCOMPARE(stock.bringBack(1, 2, { .returned = 1 }).onHand, 8);
    QCOMPARE(stock.bringBack(2, 2, { .lost = 1 }).onHand, 8);
    QCOMPARE(desk.cancel(2).outcome, u"cancelled"_s);
    QCOMPARE(stock.bringBack(3, 2, { .returned = 1 }).outcome, u"hold_not_active"_s);
    QCOMPARE(stock.count(2, 9).available, 9);
    QCOMPARE(rows("SELECT outcome FROM api.add_stock_item(1, 'SHOES', 'Shoes', 4)").value(0),
        QStringList { u"exists"_s });
    QCOMPARE(rows("SELECT outcome FROM api.add_stock_item(1, 'ROPE', 'Rope', 4)").value(0),
        QStringList { u"added"_s });
}

void TestStockUpgrade::anItemWithTheSeparatorInItsNameIsFound()
{
    ApiCaller desk(settings());
    PlaceOptions options;
    options.skus = "ARRAY['A@B']";
    options.skuQuantities = "ARRAY[6]::bigint[]";
    const ApiAnswer refused = desk.place(ApiCaller::newKey(), SlotId(1), 1, options);
    QCOMPARE(refused.outcome, u"capacity_exhausted"_s);
    QCOMPARE(refused.shortOf, u"A@B"_s);
    options.skuQuantities = "ARRAY[5]::bigint[]";
    QCOMPARE(desk.place(ApiCaller::newKey(), SlotId(1), 1, options).outcome, u"held"_s);
}

void TestStockUpgrade::aSiteWithoutStockHasNoWarehouse()
{
    QCOMPARE(rows("SELECT site_id, count(*) FROM holdfast.warehouses GROUP BY 1 ORDER BY 1"),
        (QList<QStringList> { { u"1"_s, u"1"_s }, { u"2"_s, u"1"_s } }));
    QCOMPARE(rows("SELECT outcome FROM api.add_stock_item(3, 'ROPE', 'Rope', 4)").value(0),
        QStringList { u"added"_s });
    QCOMPARE(rows("SELECT name FROM api.warehouses(3)").value(0), QStringList { u"Main"_s });
}

QTEST_GUILESS_MAIN(TestStockUpgrade)
#include "tst_stockupgrade.moc"
