#include "tests/support/stocktest.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/** Pieces that come back from a booking, in parts, and those that never will. */
class TestStockReturns : public StockTest {
    Q_OBJECT

private Q_SLOTS:
    void refusesWhatCannotBe_data();
    void refusesWhatCannotBe();
    void refusesAHoldThatIsNoBooking_data();
    void refusesAHoldThatIsNoBooking();
    void piecesComeBackInParts();
    void moreThanIsOutIsRefused();
    void aReturnIsMadeOnce();
    void lostPiecesChangeNoNumber();
    void aCancellationGivesBackWhatIsStillOut_data();
    void aCancellationGivesBackWhatIsStillOut();
    void aCancellationAfterAllCameBackGivesNothing();
    void aSoldPieceCanComeBack();
    void eachWarehouseGetsItsOwn();

private:
    bool sharesDatabase(const QByteArray &function) const override
    {
        return function == "refusesWhatCannotBe";
    }

    /** Of the only hold, on the shoes: "state, returned, written off, out". */
    QString line();
};

QString TestStockReturns::line()
{
    return database()
        .rows("SELECT status, returned, written_off, out FROM api.stock_of_hold(1) WHERE"
              " pool_id = 2")
        .value(0)
        .join(u", "_s);
}

void TestStockReturns::refusesWhatCannotBe_data()
{
    QTest::addColumn<QByteArray>("arguments");
    QTest::addColumn<QString>("outcome");
    QTest::addColumn<QString>("shortOf");
    const auto row = [](const char *arguments, const char *outcome, const char *shortOf) {
        QTest::newRow(arguments) << QByteArray(arguments) << QString::fromLatin1(outcome)
                                 << QString::fromLatin1(shortOf);
    };
    row("NULL, 1, 2, 1", "invalid_request", "key");
    row("gen_random_uuid(), 1, 2, 0", "invalid_request", "quantity");
    row("gen_random_uuid(), 1, 2, NULL, NULL, NULL, NULL", "invalid_request", "quantity");
    row("gen_random_uuid(), 1, 2, -1", "invalid_request", "quantity");
    row("gen_random_uuid(), 1, 2, 2, -1", "invalid_request", "quantity");
    row("gen_random_uuid(), 1, 2, 9223372036854775807, 1", "invalid_request", "quantity");
    row("gen_random_uuid(), 1, 2, 1, 0, 0, 0, repeat('x', 1001)", "invalid_request", "note");
    row("gen_random_uuid(), 9, 2, 1", "not_found", "");
    row("gen_random_uuid(), NULL, 2, 1", "not_found", "");
    row("gen_random_uuid(), 1, 9, 1", "not_found", "");
    row("gen_random_uuid(), 1, NULL, 1", "not_found", "");
    row("gen_random_uuid(), 1, 3, 1", "not_found", "");
    row("gen_random_uuid(), 1, 1, 1", "not_found", "");
}

void TestStockReturns::refusesWhatCannotBe()
{
    QFETCH(const QByteArray, arguments);
    QFETCH(const QString, outcome);
    QFETCH(const QString, shortOf);
    if (database().number("SELECT count(*) FROM holdfast.holds") == 0) {
        QCOMPARE(book("SHOES:2"), 1);
    }
    const StockReply answer = stock().call("return_stock(" + arguments + ')');
    QCOMPARE(answer.outcome, outcome);
    QCOMPARE(answer.shortOf, shortOf);
    QCOMPARE(numbers(shoes), u"8, 0, 8, 2, 0"_s);
}

void TestStockReturns::refusesAHoldThatIsNoBooking_data()
{
    QTest::addColumn<QString>("state");
    QTest::newRow("held") << u"held"_s;
    QTest::newRow("lapsed") << u"expired"_s;
    QTest::newRow("swept") << u"expired"_s;
    QTest::newRow("cancelled") << u"cancelled"_s;
    QTest::newRow("booked, then cancelled") << u"cancelled"_s;
}

void TestStockReturns::refusesAHoldThatIsNoBooking()
{
    QFETCH(const QString, state);
    const QByteArray row = QTest::currentDataTag();
    const qint64 hold = place("SHOES:2").holdId;
    if (row.startsWith("booked")) {
        QCOMPARE(staff().confirm(hold).outcome, u"confirmed"_s);
    }
    if (state == u"cancelled") {
        QCOMPARE(staff().cancel(hold).outcome, u"cancelled"_s);
    }
    database().shiftClock(state == u"expired" ? 301s : 0s);
    if (row == "swept") {
        QCOMPARE(staff().sweep(10), 1);
    }
    const StockReply answer = stock().bringBack(hold, shoes, { .returned = 1 });
    QCOMPARE(answer.outcome, u"hold_not_active"_s);
    QCOMPARE(answer.shortOf, state);
    QCOMPARE(answer.onHand, 10);
}

void TestStockReturns::piecesComeBackInParts()
{
    const qint64 hold = book("SHOES:4");
    const StockReply first = stock().bringBack(hold, shoes, { .returned = 1 });
    QCOMPARE(first.outcome, u"returned"_s);
    QCOMPARE(first.out, 3);
    QCOMPARE(first.available, 7); // the piece can be held again at once
    QCOMPARE(line(), u"captured, 1, 0, 3"_s);
    QCOMPARE(stock().bringBack(hold, shoes, { .returned = 3 }).outcome, u"returned"_s);
    QCOMPARE(line(), u"returned, 4, 0, 0"_s);
    QCOMPARE(numbers(shoes), u"10, 0, 10, 0, 0"_s);
    // The booking itself is what it was.
    QCOMPARE(database().text("SELECT status FROM api.show_hold(1)"), u"confirmed"_s);
    QCOMPARE(staff().confirm(hold).outcome, u"confirmed"_s);
}

void TestStockReturns::moreThanIsOutIsRefused()
{
    const qint64 hold = book("SHOES:4");
    QCOMPARE(stock().bringBack(hold, shoes, { .returned = 1, .lost = 1 }).outcome, u"returned"_s);
    for (const ReturnedPieces &pieces : { ReturnedPieces { .returned = 3 },
             ReturnedPieces { .consumed = 3 },
             ReturnedPieces { .returned = 2, .damaged = 1 } }) {
        const StockReply refused = stock().bringBack(hold, shoes, pieces);
        QCOMPARE(refused.outcome, u"more_than_out"_s);
        QCOMPARE(refused.shortLeft, 2);
    }
    QCOMPARE(line(), u"captured, 1, 1, 2"_s);
}

void TestStockReturns::aReturnIsMadeOnce()
{
    const qint64 hold = book("SHOES:4");
    const QByteArray key = StockCaller::newKey();
    const ReturnedPieces all { .returned = 4 };
    QCOMPARE(stock().bringBack(hold, shoes, all, key).outcome, u"returned"_s);
    const StockReply again = stock().bringBack(hold, shoes, all, key);
    QCOMPARE(again.outcome, u"replayed"_s);
    QCOMPARE(again.available, 10);
    QCOMPARE(
        stock().bringBack(hold, shoes, { .returned = 3 }, key).outcome, u"idempotency_key_reuse"_s);
    // Still the answer when the booking has been cancelled since.
    QCOMPARE(staff().cancel(hold).outcome, u"cancelled"_s);
    QCOMPARE(stock().bringBack(hold, shoes, all, key).outcome, u"replayed"_s);
    QCOMPARE(numbers(shoes), u"10, 0, 10, 0, 0"_s);
}

void TestStockReturns::lostPiecesChangeNoNumber()
{
    const qint64 hold = book("SHOES:6");
    const StockReply answer
        = stock().bringBack(hold, shoes, { .lost = 1, .damaged = 2, .consumed = 3 });
    QCOMPARE(answer.outcome, u"returned"_s);
    QCOMPARE(numbers(shoes), u"4, 0, 4, 0, 0"_s);
    QCOMPARE(line(), u"returned, 0, 6, 0"_s);
    QCOMPARE(database().rows("SELECT event, quantity FROM api.stock_journal(2, NULL, 3)"),
        (QList<QStringList> {
            { u"consumed"_s, u"3"_s }, { u"damaged"_s, u"2"_s }, { u"lost"_s, u"1"_s } }));
}

void TestStockReturns::aCancellationGivesBackWhatIsStillOut_data()
{
    QTest::addColumn<int>("returned");
    QTest::addColumn<int>("lost");
    QTest::addColumn<int>("onHand");
    QTest::newRow("nothing came back") << 0 << 0 << 10;
    QTest::newRow("some came back") << 3 << 0 << 10;
    QTest::newRow("some are lost") << 0 << 2 << 8;
    QTest::newRow("some of each") << 1 << 2 << 8;
    QTest::newRow("all of each") << 2 << 2 << 8;
}

void TestStockReturns::aCancellationGivesBackWhatIsStillOut()
{
    QFETCH(const int, returned);
    QFETCH(const int, lost);
    QFETCH(const int, onHand);
    const qint64 hold = book("SHOES:4 ROPE:1");
    if (returned + lost > 0) {
        const ReturnedPieces pieces { .returned = returned, .lost = lost };
        QCOMPARE(stock().bringBack(hold, shoes, pieces).outcome, u"returned"_s);
    }
    QCOMPARE(staff().cancel(hold).outcome, u"cancelled"_s);
    QCOMPARE(staff().cancel(hold).outcome, u"cancelled"_s);
    QCOMPARE(numbers(shoes), u"%1, 0, %1, 0, 0"_s.arg(onHand));
    QCOMPARE(numbers(rope), u"5, 0, 5, 0, 0"_s);
    QCOMPARE(line(), u"returned, %1, %2, 0"_s.arg(returned).arg(lost));
    QCOMPARE(database().number("SELECT available FROM api.slot_detail(1)"), 100);
}

void TestStockReturns::aCancellationAfterAllCameBackGivesNothing()
{
    const qint64 hold = book("SHOES:4");
    stock().bringBack(hold, shoes, { .returned = 4 });
    QCOMPARE(place("SHOES:10").outcome, u"held"_s);
    QCOMPARE(staff().cancel(hold).outcome, u"cancelled"_s);
    QCOMPARE(numbers(shoes), u"10, 10, 0, 0, 0"_s);
}

void TestStockReturns::aSoldPieceCanComeBack()
{
    const qint64 hold = book("ROPE:2");
    QCOMPARE(stock().bringBack(hold, rope, { .returned = 1 }).available, 4);
    QCOMPARE(stock().bringBack(hold, rope, { .returned = 2 }).outcome, u"more_than_out"_s);
}

void TestStockReturns::eachWarehouseGetsItsOwn()
{
    const qint64 hold = book("SHOES:2 SHOES@Cellar:3");
    QCOMPARE(stock().bringBack(hold, cellarShoes, { .returned = 3 }).warehouse, u"Cellar"_s);
    QCOMPARE(stock().bringBack(hold, cellarShoes, { .returned = 1 }).outcome, u"more_than_out"_s);
    QCOMPARE(numbers(cellarShoes), u"4, 0, 4, 0, 0"_s);
    QCOMPARE(numbers(shoes), u"8, 0, 8, 2, 0"_s);
}

QTEST_GUILESS_MAIN(TestStockReturns)
#include "tst_stockreturns.moc"
