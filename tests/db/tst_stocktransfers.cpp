#include "tests/support/race.h"
#include "tests/support/stocktest.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/** Pieces go from one warehouse to another, and items and warehouses get new names. */
class TestStockTransfers : public StockTest {
    Q_OBJECT

private Q_SLOTS:
    void answersAsItShould_data();
    void answersAsItShould();
    void bothLevelsTellOfIt();
    void whatIsReservedStays();
    void whatLapsedCanGo();
    void aLevelIsMadeWhereThereIsNone();
    void piecesThatArriveEndAShortage();
    void aTransferIsMadeOnce();
    void aReplayKnowsTheWarehouseByItsOldName();

    void twentyTransfersOfWhatIsThereForFour_data() { addIsolationRows(); }

    void twentyTransfersOfWhatIsThereForFour();

    void transfersInOppositeDirections_data() { addIsolationRows(); }

    void transfersInOppositeDirections();

    void twentyTransfersOpenOneLevel_data() { addIsolationRows(); }

    void twentyTransfersOpenOneLevel();

    void namesAreAnsweredAsTheyShould_data();
    void namesAreAnsweredAsTheyShould();
    void anItemIsKnownByItsNewWords();
    void aWarehouseIsKnownByItsNewName();

private:
    bool sharesDatabase(const QByteArray &function) const override
    {
        return function == "answersAsItShould" || function == "namesAreAnsweredAsTheyShould";
    }

    /** "event, on hand change, other warehouse, note" of the newest entry of a level. */
    QStringList newest(qint64 pool);
};

QStringList TestStockTransfers::newest(qint64 pool)
{
    return database()
        .rows("SELECT event, on_hand_change, other_warehouse, note FROM api.stock_journal("
            + QByteArray::number(pool) + ", NULL, 1)")
        .value(0);
}

void TestStockTransfers::answersAsItShould_data()
{
    QTest::addColumn<QByteArray>("arguments");
    QTest::addColumn<QString>("outcome");
    QTest::addColumn<QString>("shortOf");
    QTest::addColumn<qint64>("shortLeft");
    const auto row = [](const char *arguments,
                         const char *outcome,
                         const char *shortOf = "",
                         qint64 shortLeft = -1) {
        QTest::newRow(arguments) << QByteArray(arguments) << QString::fromLatin1(outcome)
                                 << QString::fromLatin1(shortOf) << shortLeft;
    };
    row("gen_random_uuid(), 2, 'Cellar', 1, 'x'", "transferred");
    row("gen_random_uuid(), 2, ' Cellar ', 1", "transferred");
    row("gen_random_uuid(), 3, 'Main', 1, NULL", "transferred");
    row("NULL, 2, 'Cellar', 1, 'x'", "invalid_request", "key");
    row("gen_random_uuid(), 2, 'Cellar', 0, 'x'", "invalid_request", "quantity");
    row("gen_random_uuid(), 2, 'Cellar', -1, 'x'", "invalid_request", "quantity");
    row("gen_random_uuid(), 2, 'Cellar', NULL, 'x'", "invalid_request", "quantity");
    row("gen_random_uuid(), 2, 'Cellar', 1000000001, 'x'", "invalid_request", "quantity");
    row("gen_random_uuid(), 2, 'Cellar', 1, repeat('x', 1001)", "invalid_request", "reason");
    row("gen_random_uuid(), 2, 'Main', 1, 'x'", "invalid_request", "warehouse");
    row("gen_random_uuid(), 2, 'Moon', 1, 'x'", "not_found", "warehouse");
    row("gen_random_uuid(), 2, NULL, 1, 'x'", "not_found", "warehouse");
    row("gen_random_uuid(), 1, 'Cellar', 1, 'a slot'", "not_found");
    row("gen_random_uuid(), 99, 'Cellar', 1, 'nothing'", "not_found");
    row("gen_random_uuid(), 4, 'Cellar', 6, 'more than there is'", "more_than_available", "", 5);
}

void TestStockTransfers::answersAsItShould()
{
    QFETCH(const QByteArray, arguments);
    QFETCH(const QString, outcome);
    QFETCH(const QString, shortOf);
    QFETCH(const qint64, shortLeft);
    const StockReply reply = stock().call("transfer_stock(" + arguments + ')');
    QVERIFY2(reply.outcome == outcome, qPrintable(reply.outcome + reply.message));
    QCOMPARE(reply.shortOf, shortOf);
    QCOMPARE(reply.shortLeft, shortLeft);
}

void TestStockTransfers::bothLevelsTellOfIt()
{
    const StockReply moved = stock().transfer(shoes, "Cellar", 3);
    QCOMPARE(moved.outcome, u"transferred"_s);
    QCOMPARE(moved.poolId, shoes);
    QCOMPARE(moved.warehouse, u"Main"_s);
    QCOMPARE(moved.available, 7);
    QCOMPARE(numbers(shoes), u"7, 0, 7, 0, 0"_s);
    QCOMPARE(numbers(cellarShoes), u"7, 0, 7, 0, 0"_s);
    const QString event = u"transferred"_s;
    const QString note = u"for the weekend"_s;
    QCOMPARE(newest(shoes), (QStringList { event, u"-3"_s, u"Cellar"_s, note }));
    QCOMPARE(newest(cellarShoes), (QStringList { event, u"3"_s, u"Main"_s, note }));
}

void TestStockTransfers::whatIsReservedStays()
{
    QCOMPARE(place("SHOES:8").outcome, u"held"_s);
    const StockReply refused = stock().transfer(shoes, "Cellar", 3);
    QCOMPARE(refused.outcome, u"more_than_available"_s);
    QCOMPARE(refused.shortLeft, 2);
    QCOMPARE(stock().transfer(shoes, "Cellar", 2).outcome, u"transferred"_s);
    QCOMPARE(numbers(shoes), u"8, 8, 0, 0, 0"_s);
}

void TestStockTransfers::whatLapsedCanGo()
{
    QCOMPARE(place("SHOES:8").outcome, u"held"_s);
    QCOMPARE(place("SHOES:2").outcome, u"held"_s);
    database().shiftClock(301s);
    QCOMPARE(stock().transfer(shoes, "Cellar", 10).outcome, u"transferred"_s);
    QCOMPARE(numbers(shoes), u"0, 0, 0, 0, 0"_s);
    QCOMPARE(numbers(cellarShoes), u"14, 0, 14, 0, 0"_s);
}

void TestStockTransfers::aLevelIsMadeWhereThereIsNone()
{
    QCOMPARE(stock().transfer(rope, "Cellar", 6).outcome, u"more_than_available"_s);
    const QByteArray levels = "SELECT count(*) FROM api.stock_levels() WHERE sku = 'ROPE'";
    QCOMPARE(database().number(levels), 1); // a refusal makes none
    QCOMPARE(stock().transfer(rope, "Cellar", 2).outcome, u"transferred"_s);
    QCOMPARE(database().rows("SELECT warehouse, on_hand FROM api.stock_levels()"
                             " WHERE sku = 'ROPE'"),
        (QList<QStringList> { { u"Main"_s, u"3"_s }, { u"Cellar"_s, u"2"_s } }));
    QCOMPARE(place("ROPE@Cellar:2").outcome, u"held"_s);
}

void TestStockTransfers::piecesThatArriveEndAShortage()
{
    QCOMPARE(place("SHOES@Cellar:4").outcome, u"held"_s);
    QCOMPARE(stock().count(cellarShoes, 1).shortfall, 3);
    QCOMPARE(stock().transfer(shoes, "Cellar", 2).outcome, u"transferred"_s);
    QCOMPARE(numbers(cellarShoes), u"3, 4, 0, 0, 1"_s);
    QCOMPARE(stock().transfer(cellarShoes, "Main", 1).outcome, u"more_than_available"_s);
    QCOMPARE(stock().transfer(shoes, "Cellar", 2).outcome, u"transferred"_s);
    QCOMPARE(numbers(cellarShoes), u"5, 4, 1, 0, 0"_s);
}

void TestStockTransfers::aTransferIsMadeOnce()
{
    const QByteArray key = StockCaller::newKey();
    QCOMPARE(stock().transfer(shoes, "Cellar", 3, key).outcome, u"transferred"_s);
    const StockReply again = stock().transfer(shoes, "Cellar", 3, key);
    QCOMPARE(again.outcome, u"replayed"_s);
    QCOMPARE(again.poolId, shoes);
    QCOMPARE(again.onHand, 7);
    QCOMPARE(stock().transfer(shoes, "Cellar", 4, key).outcome, u"idempotency_key_reuse"_s);
    QCOMPARE(stock().transfer(cellarShoes, "Main", 3, key).outcome, u"idempotency_key_reuse"_s);
    ApiCaller other(database().as(TestRole::Manager));
    StockCaller manager(other.connection());
    QCOMPARE(manager.transfer(shoes, "Cellar", 3, key).outcome, u"idempotency_key_reuse"_s);
    QCOMPARE(database().text("SELECT outcome FROM api.settle_entry('" + key + "')"), u"found"_s);
    // A key that was asked for before its command arrived is used up.
    const QByteArray late = StockCaller::newKey();
    QCOMPARE(database().text("SELECT outcome FROM api.settle_entry('" + late + "')"),
        u"never_arrived"_s);
    QCOMPARE(stock().transfer(shoes, "Cellar", 3, late).outcome, u"idempotency_key_reuse"_s);
    QCOMPARE(numbers(shoes), u"7, 0, 7, 0, 0"_s);
}

void TestStockTransfers::aReplayKnowsTheWarehouseByItsOldName()
{
    const QByteArray key = StockCaller::newKey();
    QCOMPARE(stock().transfer(shoes, "Cellar", 3, key).outcome, u"transferred"_s);
    QCOMPARE(database().text("SELECT outcome FROM api.rename_warehouse(2, 'Attic')"), u"renamed"_s);
    QCOMPARE(stock().transfer(shoes, "Cellar", 3, key).outcome, u"replayed"_s);
    QCOMPARE(stock().transfer(shoes, "Cellar", 3).outcome, u"not_found"_s);
    QCOMPARE(newest(shoes).value(2), u"Attic"_s);
}

void TestStockTransfers::twentyTransfersOfWhatIsThereForFour()
{
    QFETCH(const QString, isolation);
    const auto outcomes = race(
        withIsolation(database().as(TestRole::Staff), isolation), 20, [](ApiCaller &caller, int) {
            return StockCaller(caller.connection()).transfer(4, "Cellar", 1).outcome;
        });
    QCOMPARE(outcomes.value(u"transferred"_s), 5);
    QCOMPARE(outcomes.value(u"more_than_available"_s), 15);
    QCOMPARE(numbers(rope), u"0, 0, 0, 0, 0"_s);
}

void TestStockTransfers::transfersInOppositeDirections()
{
    QFETCH(const QString, isolation);
    const auto outcomes = race(withIsolation(database().as(TestRole::Staff), isolation),
        20,
        [](ApiCaller &caller, int number) {
            StockCaller stock(caller.connection());
            QString last;
            for (int i = 0; i < 5; ++i) {
                last = (number % 2 == 0 ? stock.transfer(shoes, "Cellar", 1)
                                        : stock.transfer(cellarShoes, "Main", 1))
                           .outcome;
            }
            return last;
        });
    int answered = 0;
    for (auto each = outcomes.cbegin(); each != outcomes.cend(); ++each) {
        QVERIFY2(each.key() == u"transferred" || each.key() == u"more_than_available",
            qPrintable(each.key()));
        answered += each.value();
    }
    QCOMPARE(answered, 20);
    QCOMPARE(
        database().number("SELECT sum(on_hand) FROM api.stock_levels() WHERE sku = 'SHOES'"), 14);
}

void TestStockTransfers::twentyTransfersOpenOneLevel()
{
    QFETCH(const QString, isolation);
    database().execute("SELECT api.add_warehouse(1, 'Attic')");
    const auto outcomes = race(withIsolation(database().as(TestRole::Staff), isolation),
        10,
        [](ApiCaller &caller, int number) {
            return StockCaller(caller.connection())
                .transfer(number % 2 == 0 ? 2 : 3, "Attic", 1)
                .outcome;
        });
    QCOMPARE(outcomes.value(u"transferred"_s), 4 + 5);
    QCOMPARE(outcomes.value(u"more_than_available"_s), 1);
    QCOMPARE(database().rows("SELECT on_hand FROM api.stock_levels() WHERE warehouse = 'Attic'"),
        (QList<QStringList> { { u"9"_s } }));
}

void TestStockTransfers::namesAreAnsweredAsTheyShould_data()
{
    QTest::addColumn<QByteArray>("call");
    QTest::addColumn<QString>("outcome");
    const auto row = [](const char *call, const char *outcome) {
        QTest::newRow(call) << QByteArray(call) << QString::fromLatin1(outcome);
    };
    row("rename_stock_item(1, 'BOOTS', 'Boots')", "renamed");
    row("rename_stock_item(1, 'BOOTS', 'Boots') ", "renamed");
    row("rename_stock_item(1, NULL, 'Boots for climbing')", "renamed");
    row("rename_stock_item(1, 'SHOES', NULL)", "renamed");
    row("rename_stock_item(1, NULL, NULL)", "renamed");
    row("rename_stock_item(1, 'ROPE', NULL)", "exists");
    row("rename_stock_item(9, 'BOOTS', NULL)", "not_found");
    row("rename_stock_item(1, '', NULL)", "invalid_sku");
    row("rename_stock_item(1, 'A@B', NULL)", "invalid_sku");
    row("rename_stock_item(1, 'A B', NULL)", "invalid_sku");
    row("rename_stock_item(1, repeat('x', 61), NULL)", "invalid_sku");
    row("rename_stock_item(1, NULL, ' ')", "invalid_name");
    row("rename_stock_item(1, NULL, repeat('x', 121))", "invalid_name");
    row("rename_warehouse(2, 'Attic')", "renamed");
    row("rename_warehouse(2, ' Attic ')", "renamed");
    row("rename_warehouse(2, 'Main')", "exists");
    row("rename_warehouse(9, 'Attic')", "not_found");
    row("rename_warehouse(2, '')", "invalid_name");
    row("rename_warehouse(2, NULL)", "invalid_name");
    row("rename_warehouse(2, 'a@b')", "invalid_name");
    row("rename_warehouse(2, repeat('x', 61))", "invalid_name");
}

void TestStockTransfers::namesAreAnsweredAsTheyShould()
{
    QFETCH(const QByteArray, call);
    QFETCH(const QString, outcome);
    QCOMPARE(database().text("SELECT outcome FROM api." + call), outcome);
}

void TestStockTransfers::anItemIsKnownByItsNewWords()
{
    const qint64 hold = book("SHOES:2");
    const QByteArray rename = "SELECT outcome FROM api.rename_stock_item(1, 'BOOTS', 'Boots')";
    QCOMPARE(database().text(rename), u"renamed"_s);
    QCOMPARE(place("BOOTS:1").outcome, u"held"_s);
    QCOMPARE(place("SHOES:1").outcome, u"not_found"_s);
    QCOMPARE(database().text("SELECT extras FROM api.show_hold(" + QByteArray::number(hold) + ')'),
        u"2 × Boots"_s);
    const QStringList noted { u"renamed"_s, u"0"_s, QString(), u"SHOES, Climbing shoes"_s };
    QCOMPARE(newest(cellarShoes), noted);
    QCOMPARE(database().text(rename), u"renamed"_s); // again: nothing more is noted
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.journal WHERE event = 'renamed'"), 2);
}

void TestStockTransfers::aWarehouseIsKnownByItsNewName()
{
    const QByteArray rename = "SELECT outcome FROM api.rename_warehouse(2, 'Attic')";
    QCOMPARE(database().text(rename), u"renamed"_s);
    QCOMPARE(place("SHOES@Attic:1").outcome, u"held"_s);
    QCOMPARE(place("SHOES@Cellar:1").outcome, u"not_found"_s);
    QCOMPARE(newest(cellarShoes).value(0), u"held"_s);
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.journal WHERE event = 'renamed'"
                               " AND pool_id = 3 AND note = 'Cellar'"),
        1);
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.journal WHERE event = 'renamed'"), 1);
}

QTEST_GUILESS_MAIN(TestStockTransfers)
#include "tst_stocktransfers.moc"
