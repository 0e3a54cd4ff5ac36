#include "tests/support/stocktest.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/** Items, warehouses, levels, corrections and counts: each outcome, and what it does. */
class TestStock : public StockTest {
    Q_OBJECT

private Q_SLOTS:
    void answersAsItShould_data();
    void answersAsItShould();
    void aLevelIsNamedByItemAndWarehouse();
    void oneItemNamedTwiceIsOneLine();
    void theShortageNamesTheLineAndWhatIsLeft();
    void anUnknownExtraIsNamed_data();
    void anUnknownExtraIsNamed();
    void extrasListEachItemOnce();
    void aHoldReservesAndABookingTakesAway();
    void aCorrectionIsMadeOnce();
    void aKeyOfSomebodyElseSaysNothing();
    void aCountSetsWhatIsOnHand();
    void aCountBelowReservedNamesTheNewest();
    void aBookingIsShortWhenNoHoldIsLeft();
    void whatComesBackEndsTheShortage();
    void piecesThatAreFoundEndTheShortage();
    void lapsedHoldsAreNotShort();
    void everyNumberIsInTheJournal();
    void upkeepTellsTheAgeOfTheOldestLapsedLine();

private:
    static void addCorrections(void (*row)(const char *call, const char *outcome, const char *of));

    bool sharesDatabase(const QByteArray &function) const override
    {
        return function == "answersAsItShould" || function == "anUnknownExtraIsNamed";
    }
};

void TestStock::answersAsItShould_data()
{
    QTest::addColumn<QByteArray>("call");
    QTest::addColumn<QString>("outcome");
    QTest::addColumn<QString>("shortOf");
    const auto row = [](const char *call, const char *outcome, const char *shortOf = "") {
        QTest::newRow(call) << QByteArray(call) << QString::fromLatin1(outcome)
                            << QString::fromLatin1(shortOf);
    };
    row("add_warehouse(1, 'Attic')", "added");
    row("add_warehouse(1, ' Cellar ')", "exists");
    row("add_warehouse(9, 'Attic')", "not_found");
    row("add_warehouse(1, '')", "invalid_name");
    row("add_warehouse(1, NULL)", "invalid_name");
    row("add_warehouse(1, repeat('x', 61))", "invalid_name");
    row("add_warehouse(1, 'a@b')", "invalid_name");
    row("add_warehouse(1, 'a:2')", "invalid_name");
    row("add_warehouse(1, E'a\\nb')", "invalid_name");
    row("add_stock_item(1, 'SHOES', 'Shoes', 3, 'Cellar')", "exists");
    row("add_stock_item(1, 'ROPE', 'Rope', 3, 'Cellar')", "added");
    row("add_stock_item(1, 'ROPE', 'Rope', 3, 'Cellar')  ", "exists");
    row("add_stock_item(1, 'ROPE', 'Rope', 3, 'Moon')", "not_found");
    row("add_stock_item(1, 'SHOES@Main', 'Shoes', 3)", "invalid_sku");
    row("add_stock_item(1, 'BELAY', 'Device', 3, NULL, NULL)", "added");
    addCorrections(row);
}

void TestStock::addCorrections(
    void (*row)(const char *call, const char *outcome, const char *shortOf))
{
    row("adjust_stock(gen_random_uuid(), 2, 1, 'found one')", "adjusted", "");
    row("adjust_stock(NULL, 2, 1, 'found one')", "invalid_request", "key");
    row("adjust_stock(gen_random_uuid(), 2, 0, 'found one')", "invalid_request", "quantity");
    row("adjust_stock(gen_random_uuid(), 2, NULL, 'found')", "invalid_request", "quantity");
    row("adjust_stock(gen_random_uuid(), 2, 1000000001, 'x')", "invalid_request", "quantity");
    row("adjust_stock(gen_random_uuid(), 2, -9223372036854775808, 'x')",
        "invalid_request",
        "quantity");
    row("adjust_stock(gen_random_uuid(), 4, -6, 'more than there is')",
        "invalid_request",
        "quantity");
    row("adjust_stock(gen_random_uuid(), 2, 1, '')", "invalid_request", "reason");
    row("adjust_stock(gen_random_uuid(), 2, 1, '  ')", "invalid_request", "reason");
    row("adjust_stock(gen_random_uuid(), 2, 1, NULL)", "invalid_request", "reason");
    row("adjust_stock(gen_random_uuid(), 2, 1, repeat('x', 1001))", "invalid_request", "reason");
    row("adjust_stock(gen_random_uuid(), 1, 1, 'a slot')", "not_found", "");
    row("adjust_stock(gen_random_uuid(), 99, 1, 'nothing')", "not_found", "");
    row("adjust_stock(gen_random_uuid(), NULL, 1, 'nothing')", "not_found", "");
    row("count_stock(gen_random_uuid(), 2, 0, 'stocktake')", "counted", "");
    row("count_stock(gen_random_uuid(), 2, -1, 'stocktake')", "invalid_request", "quantity");
    row("count_stock(gen_random_uuid(), 2, NULL, 'stocktake')", "invalid_request", "quantity");
    row("count_stock(gen_random_uuid(), 2, 1000000001, 'x')", "invalid_request", "quantity");
    row("count_stock(NULL, 2, 5, 'stocktake')", "invalid_request", "key");
    row("count_stock(gen_random_uuid(), 2, 5, ' ')", "invalid_request", "reason");
    row("count_stock(gen_random_uuid(), 1, 5, 'a slot')", "not_found", "");
}

void TestStock::answersAsItShould()
{
    QFETCH(const QByteArray, call);
    QFETCH(const QString, outcome);
    QFETCH(const QString, shortOf);
    QCOMPARE(database().text("SELECT outcome FROM api." + call), outcome);
    if (!shortOf.isEmpty()) {
        QCOMPARE(database().text("SELECT short_of FROM api." + call), shortOf);
    }
}

void TestStock::aLevelIsNamedByItemAndWarehouse()
{
    QCOMPARE(place("SHOES:2").outcome, u"held"_s);
    QCOMPARE(place("SHOES@Cellar:3").outcome, u"held"_s);
    QCOMPARE(numbers(shoes), u"10, 2, 8, 0, 0"_s);
    QCOMPARE(numbers(cellarShoes), u"4, 3, 1, 0, 0"_s);
    // The first warehouse is asked, and no other, also when it has nothing left.
    QCOMPARE(place("SHOES:9").outcome, u"capacity_exhausted"_s);
    QCOMPARE(database().rows("SELECT name FROM api.warehouses(1)"),
        (QList<QStringList> { { u"Main"_s }, { u"Cellar"_s } }));
}

void TestStock::oneItemNamedTwiceIsOneLine()
{
    const ApiAnswer held = place("SHOES:2 SHOES@Main:3 SHOES@Cellar:1");
    QCOMPARE(held.outcome, u"held"_s);
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.hold_lines"), 3);
    QCOMPARE(numbers(shoes), u"10, 5, 5, 0, 0"_s);
    QCOMPARE(database().text("SELECT extras FROM api.show_hold(1)"), u"6 × Climbing shoes"_s);
    // Each fits, both do not: the sum is what counts.
    QCOMPARE(place("SHOES:3 SHOES@Main:3").outcome, u"capacity_exhausted"_s);
}

void TestStock::theShortageNamesTheLineAndWhatIsLeft()
{
    QCOMPARE(place("SHOES@Cellar:3").outcome, u"held"_s);
    const ApiAnswer cellar = place("ROPE:2 SHOES:2 SHOES@Cellar:2");
    QCOMPARE(cellar.outcome, u"capacity_exhausted"_s);
    QCOMPARE(cellar.shortOf, u"SHOES@Cellar"_s);
    QCOMPARE(cellar.shortLeft, 1);
    const ApiAnswer first = place("ROPE:6 SHOES:2");
    QCOMPARE(first.outcome, u"capacity_exhausted"_s);
    QCOMPARE(first.shortOf, u"ROPE"_s);
    QCOMPARE(first.shortLeft, 5);
    // Decided together: nothing of a request that was refused is reserved.
    QCOMPARE(numbers(shoes), u"10, 0, 10, 0, 0"_s);
    QCOMPARE(numbers(rope), u"5, 0, 5, 0, 0"_s);
}

void TestStock::anUnknownExtraIsNamed_data()
{
    QTest::addColumn<QByteArray>("sku");
    for (const char *sku :
        { "GHOST", "SHOES@Moon", "shoes", "SHOES@", "@Main", "@", "SHOES@Main@" }) {
        QTest::newRow(sku) << QByteArray(sku);
    }
}

void TestStock::anUnknownExtraIsNamed()
{
    QFETCH(const QByteArray, sku);
    const ApiAnswer refused = place("ROPE:1 " + sku + ":1");
    QCOMPARE(refused.outcome, u"not_found"_s);
    QCOMPARE(refused.shortOf, QString::fromUtf8(sku));
}

void TestStock::extrasListEachItemOnce()
{
    QCOMPARE(place("SHOES:3").outcome, u"held"_s);
    RawConnection kiosk(database().as(TestRole::Kiosk).connectionString);
    QCOMPARE(kiosk.run("SELECT * FROM api.extras(1)").rows,
        (QList<QStringList> {
            { u"ROPE"_s, u"Rope"_s, u"5"_s }, { u"SHOES"_s, u"Climbing shoes"_s, u"7"_s } }));
    QVERIFY(kiosk.run("SELECT * FROM api.extras(9)").rows.isEmpty());
}

void TestStock::aHoldReservesAndABookingTakesAway()
{
    const qint64 hold = place("SHOES:4").holdId;
    QCOMPARE(numbers(shoes), u"10, 4, 6, 0, 0"_s);
    QCOMPARE(staff().confirm(hold).outcome, u"confirmed"_s);
    QCOMPARE(numbers(shoes), u"6, 0, 6, 4, 0"_s);
    QCOMPARE(staff().confirm(hold).outcome, u"confirmed"_s);
    QCOMPARE(numbers(shoes), u"6, 0, 6, 4, 0"_s);
    book("ROPE:2"); // sold: nobody waits for it
    QCOMPARE(numbers(rope), u"3, 0, 3, 0, 0"_s);
}

void TestStock::aCorrectionIsMadeOnce()
{
    const QByteArray key = StockCaller::newKey();
    const StockReply first = stock().adjust(shoes, -3, key);
    QCOMPARE(first.outcome, u"adjusted"_s);
    QCOMPARE(first.poolId, shoes);
    QCOMPARE(first.sku, u"SHOES"_s);
    QCOMPARE(first.warehouse, u"Main"_s);
    QCOMPARE(first.onHand, 7);
    const StockReply again = stock().adjust(shoes, -3, key);
    QCOMPARE(again.outcome, u"replayed"_s);
    QCOMPARE(again.onHand, 7);
    for (const StockReply &other : { stock().adjust(shoes, -2, key),
             stock().adjust(cellarShoes, -3, key),
             stock().count(shoes, 7, key) }) {
        QCOMPARE(other.outcome, u"idempotency_key_reuse"_s);
        QCOMPARE(other.poolId, -1);
        QCOMPARE(other.onHand, -1);
    }
    QCOMPARE(numbers(shoes), u"7, 0, 7, 0, 0"_s);
    const StockReply refused = stock().adjust(shoes, -8);
    QCOMPARE(refused.outcome, u"invalid_request"_s);
    QCOMPARE(refused.shortLeft, 7);
}

void TestStock::aKeyOfSomebodyElseSaysNothing()
{
    const QByteArray key = StockCaller::newKey();
    QCOMPARE(stock().adjust(shoes, 1, key).outcome, u"adjusted"_s);
    ApiCaller manager(database().as(TestRole::Manager));
    const StockReply other = StockCaller(manager.connection()).adjust(shoes, 1, key);
    QCOMPARE(other.outcome, u"idempotency_key_reuse"_s);
    QCOMPARE(other.onHand, -1);
    QCOMPARE(numbers(shoes), u"11, 0, 11, 0, 0"_s);
}

void TestStock::aCountSetsWhatIsOnHand()
{
    QCOMPARE(place("SHOES:2").outcome, u"held"_s);
    const QByteArray key = StockCaller::newKey();
    QCOMPARE(stock().count(shoes, 12, key).outcome, u"counted"_s);
    QCOMPARE(numbers(shoes), u"12, 2, 10, 0, 0"_s);
    QCOMPARE(stock().count(shoes, 12, key).outcome, u"replayed"_s);
    QCOMPARE(stock().count(shoes, 11, key).outcome, u"idempotency_key_reuse"_s);
    // One that finds what was expected is evidence as well.
    QCOMPARE(stock().count(shoes, 12).outcome, u"counted"_s);
    QCOMPARE(database().number("SELECT count(*) FROM api.stock_journal(2) WHERE event = 'counted'"
                               " AND note = 'stocktake'"),
        2);
    QCOMPARE(stock().count(shoes, 2).outcome, u"counted"_s);
    QCOMPARE(numbers(shoes), u"2, 2, 0, 0, 0"_s); // all that is reserved is there
    QVERIFY(database().rows("SELECT * FROM api.short_bookings(2)").isEmpty());
}

void TestStock::aCountBelowReservedNamesTheNewest()
{
    const qint64 oldest = place("SHOES:3").holdId;
    const qint64 middle = place("SHOES:2").holdId;
    const qint64 newest = place("SHOES:4").holdId;
    const StockReply counted = stock().count(shoes, 4);
    QCOMPARE(counted.outcome, u"counted"_s);
    QCOMPARE(counted.onHand, 4);
    QCOMPARE(counted.reserved, 9);
    QCOMPARE(counted.shortfall, 5);
    const QByteArray query = "SELECT hold_id, quantity, short, status FROM api.short_bookings(2)";
    QCOMPARE(database().rows(query),
        (QList<QStringList> { { QString::number(newest), u"4"_s, u"4"_s, u"held"_s },
            { QString::number(middle), u"2"_s, u"1"_s, u"held"_s } }));
    QCOMPARE(place("SHOES:1").outcome, u"capacity_exhausted"_s);
    QCOMPARE(staff().cancel(newest).outcome, u"cancelled"_s);
    QCOMPARE(numbers(shoes), u"4, 5, 0, 0, 1"_s);
    QCOMPARE(staff().cancel(oldest).outcome, u"cancelled"_s);
    QCOMPARE(numbers(shoes), u"4, 2, 2, 0, 0"_s);
    QVERIFY(database().rows(query).isEmpty());
    QCOMPARE(place("SHOES:2").outcome, u"held"_s);
}

void TestStock::aBookingIsShortWhenNoHoldIsLeft()
{
    const qint64 first = book("SHOES:2");
    const qint64 last = place("SHOES:5").holdId;
    QCOMPARE(stock().count(shoes, 1).shortfall, 4);
    // It is confirmed all the same: its room was taken, and the desk has been told.
    QCOMPARE(staff().confirm(last).outcome, u"confirmed"_s);
    QCOMPARE(numbers(shoes), u"-4, 0, 0, 7, 4"_s);
    QCOMPARE(database().rows("SELECT hold_id, short, status FROM api.short_bookings(2)"),
        (QList<QStringList> { { QString::number(last), u"4"_s, u"confirmed"_s } }));
    // Less than nothing is there; adding a piece is right, taking one away is not.
    QCOMPARE(stock().adjust(shoes, -1).outcome, u"invalid_request"_s);
    QCOMPARE(stock().adjust(shoes, 1).shortfall, 3);
    QCOMPARE(staff().cancel(first).outcome, u"cancelled"_s);
    QCOMPARE(numbers(shoes), u"-1, 0, 0, 5, 1"_s);
}

void TestStock::whatComesBackEndsTheShortage()
{
    const qint64 booking = book("SHOES:6");
    QCOMPARE(place("SHOES:3").outcome, u"held"_s);
    QCOMPARE(stock().count(shoes, 1).shortfall, 2);
    QCOMPARE(stock().bringBack(booking, shoes, { .returned = 1 }).shortfall, 1);
    const StockReply back = stock().bringBack(booking, shoes, { .returned = 4 });
    QCOMPARE(back.shortfall, 0);
    QCOMPARE(back.available, 3);
    QCOMPARE(numbers(shoes), u"6, 3, 3, 1, 0"_s);
}

void TestStock::piecesThatAreFoundEndTheShortage()
{
    QCOMPARE(place("SHOES:6").outcome, u"held"_s);
    QCOMPARE(stock().adjust(shoes, -7).shortfall, 3);
    QCOMPARE(stock().adjust(shoes, 2).shortfall, 1);
    QCOMPARE(stock().count(shoes, 20).shortfall, 0);
    QCOMPARE(numbers(shoes), u"20, 6, 14, 0, 0"_s);
}

void TestStock::lapsedHoldsAreNotShort()
{
    QCOMPARE(place("SHOES:6").outcome, u"held"_s);
    QCOMPARE(stock().count(shoes, 2).shortfall, 4);
    database().shiftClock(301s);
    // Nothing has been swept; the hold counts for nobody all the same.
    QCOMPARE(numbers(shoes), u"2, 0, 2, 0, 0"_s);
    QVERIFY(database().rows("SELECT * FROM api.short_bookings(2)").isEmpty());
    QCOMPARE(stock().count(shoes, 1).shortfall, 0);
    QCOMPARE(place("SHOES:1").outcome, u"held"_s);
}

void TestStock::everyNumberIsInTheJournal()
{
    const qint64 hold = book("SHOES:4");
    const qint64 other = place("SHOES:1").holdId;
    stock().adjust(shoes, 2);
    stock().bringBack(hold, shoes, { .returned = 1, .lost = 2 });
    staff().cancel(other);
    staff().cancel(hold);
    const QByteArray columns = "SELECT event, on_hand_change, free_change, on_hand_after, quantity,"
                               " note FROM api.stock_journal(2";
    const QList<QStringList> all = database().rows(columns + ')');
    const QString none;
    QCOMPARE(all,
        (QList<QStringList> { { u"returned"_s, u"1"_s, u"1"_s, u"10"_s, none, none },
            { u"released"_s, u"0"_s, u"1"_s, u"9"_s, none, none },
            { u"lost"_s, u"0"_s, u"0"_s, u"9"_s, u"2"_s, u"at the counter"_s },
            { u"returned"_s, u"1"_s, u"1"_s, u"9"_s, none, u"at the counter"_s },
            { u"adjusted"_s, u"2"_s, u"2"_s, u"8"_s, none, u"a reason"_s },
            { u"held"_s, u"0"_s, u"-1"_s, u"6"_s, none, none },
            { u"captured"_s, u"-4"_s, u"0"_s, u"6"_s, none, none },
            { u"held"_s, u"0"_s, u"-4"_s, u"10"_s, none, none },
            { u"opened"_s, u"10"_s, u"10"_s, u"10"_s, none, none } }));
    QCOMPARE(database().text("SELECT string_agg(DISTINCT actor, ' ') FROM api.stock_journal(2)"
                             " WHERE event <> 'opened'"),
        u"holdfast_test_staff"_s);
    const QByteArray third
        = database().text("SELECT min(entry_id) FROM api.stock_journal(2, NULL, 3)").toUtf8();
    QCOMPARE(database().rows(columns + ", " + third + ", 4)"), all.mid(3, 4));
    QVERIFY(database().rows(columns + ", NULL, 0)").isEmpty());
    QVERIFY(database().rows("SELECT * FROM api.stock_journal(1)").isEmpty()); // a slot
}

void TestStock::upkeepTellsTheAgeOfTheOldestLapsedLine()
{
    const QByteArray query = "SELECT oldest_lapsed_seconds / 10, lapsed_lines, open_lines FROM"
                             " api.upkeep()";
    QCOMPARE(place("SHOES:1 ROPE:1").outcome, u"held"_s);
    QCOMPARE(database().rows(query), (QList<QStringList> { { QString(), u"0"_s, u"3"_s } }));
    database().shiftClock(420s);
    QCOMPARE(place("SHOES:1").outcome, u"held"_s); // gives back the place of the first
    QCOMPARE(database().rows(query), (QList<QStringList> { { u"12"_s, u"2"_s, u"4"_s } }));
    QCOMPARE(staff().sweep(10), 1);
    QCOMPARE(database().rows(query), (QList<QStringList> { { QString(), u"0"_s, u"2"_s } }));
}

QTEST_GUILESS_MAIN(TestStock)
#include "tst_stock.moc"
