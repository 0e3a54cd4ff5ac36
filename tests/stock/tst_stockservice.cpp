#include "tests/support/databasetest.h"
#include "tests/support/testdesk.h"
#include "tests/support/waitfor.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/** Stock through the service, as the desk uses it. */
class TestStockService : public DatabaseTest {
    Q_OBJECT

private Q_SLOTS:
    void levelsCarryTheirNumbers();
    void extrasAreWhatCanBeHeld();
    void aCorrectionSaysWhy();
    void correctionsAreRefused();
    void theSameKeyIsAReplay();
    void aCountBelowWhatIsReservedNamesTheBookings();
    void piecesComeBack();
    void aReturnIsRefused();
    void theJournalExplainsEachNumber();
    void theJournalComesInPages();
    void piecesMoveToAnotherWarehouse();
    void thingsGetNewNames();
    void warehousesAreInOrder();
    void kiosksSeeExtrasAlone();

private:
    void begin() override
    {
        m_desk = std::make_unique<TestDesk>(database().desk());
        m_slot = database().addSlot(20);
        database().addStock(u"shoes"_s, u"Climbing shoes"_s, 10);
        m_shoes = level().id;
    }

    void end() override { m_desk.reset(); }

    StockService &stock() { return m_desk->stock(); }

    StockLevel level() { return valueFrom(stock().levels(SiteId(1))).value(0); }

    StockNumbers numbers() { return level().numbers; }

    HoldId held(qint64 pieces, const QString &name = {})
    {
        PlaceHoldRequest request;
        request.slotId = m_slot;
        request.customerName = name;
        request.extras = { { u"shoes"_s, pieces } };
        return std::get<HoldPlaced>(valueFrom(m_desk->booking().placeHold(request))).receipt.holdId;
    }

    HoldId booked(qint64 pieces)
    {
        const HoldId hold = held(pieces);
        valueFrom(m_desk->booking().confirmHold(hold));
        return hold;
    }

    StockAnswer adjusted(qint64 change, const QString &reason = u"found"_s)
    {
        return valueFrom(stock().adjust({ IdempotencyKey::create(), m_shoes, change, reason }));
    }

    StockAnswer counted(qint64 count)
    {
        return valueFrom(stock().count({ IdempotencyKey::create(), m_shoes, count, u"June"_s }));
    }

    ReturnRequest returnOf(HoldId hold, qint64 returned) const
    {
        ReturnRequest request;
        request.holdId = hold;
        request.levelId = m_shoes;
        request.returned = returned;
        return request;
    }

    std::unique_ptr<TestDesk> m_desk;
    SlotId m_slot;
    StockLevelId m_shoes;
};

void TestStockService::levelsCarryTheirNumbers()
{
    held(3);
    booked(2);
    const StockLevel shoes = level();
    QCOMPARE(shoes.sku, u"shoes"_s);
    QCOMPARE(shoes.name, u"Climbing shoes"_s);
    QCOMPARE(shoes.warehouse, u"Main"_s);
    QVERIFY(shoes.isRental);
    QCOMPARE(shoes.numbers,
        (StockNumbers { .onHand = 8, .reserved = 3, .available = 5, .out = 2, .shortfall = 0 }));
    QCOMPARE(valueFrom(stock().levels({})).size(), 1);
    QVERIFY(valueFrom(stock().levels(SiteId(99))).isEmpty());
}

void TestStockService::extrasAreWhatCanBeHeld()
{
    held(3);
    QCOMPARE(valueFrom(stock().extras(SiteId(1))),
        QList<Extra>({ { u"shoes"_s, u"Climbing shoes"_s, 7 } }));
}

void TestStockService::aCorrectionSaysWhy()
{
    const StockAnswer more = adjusted(2);
    QCOMPARE(more.outcome, StockOutcome::Adjusted);
    QVERIFY(more.isDone());
    QCOMPARE(more.levelId, m_shoes);
    QCOMPARE(more.sku, u"shoes"_s);
    QCOMPARE(more.numbers.onHand, 12);
    QCOMPARE(adjusted(-5).numbers.onHand, 7);
    QCOMPARE(counted(9).numbers.available, 9);
    const auto moves = valueFrom(stock().journal(m_shoes, {}, 10));
    QCOMPARE(moves.first().kind, StockMove::Kind::Counted);
    QCOMPARE(moves.first().note, u"June"_s);
    QCOMPARE(moves.first().onHandChange, 2);
}

void TestStockService::correctionsAreRefused()
{
    const StockAnswer tooMany = adjusted(-11);
    QCOMPARE(tooMany.outcome, StockOutcome::RequestInvalid);
    QVERIFY(!tooMany.isDone());
    QCOMPARE(tooMany.shortOf, u"quantity"_s);
    QCOMPARE(tooMany.shortLeft, 10);
    QCOMPARE(adjusted(0).shortOf, u"quantity"_s);
    QCOMPARE(adjusted(1, u"  "_s).shortOf, u"reason"_s);
    QCOMPARE(counted(-1).shortOf, u"quantity"_s);
    const auto nowhere
        = valueFrom(stock().adjust({ IdempotencyKey::create(), StockLevelId(999), 1, u"x"_s }));
    QCOMPARE(nowhere.outcome, StockOutcome::NotFound);
    QVERIFY(!nowhere.levelId.isValid());
    QCOMPARE(numbers().onHand, 10);
}

void TestStockService::theSameKeyIsAReplay()
{
    const AdjustRequest request { IdempotencyKey::create(), m_shoes, 2, u"found"_s };
    valueFrom(stock().adjust(request));
    const StockAnswer again = valueFrom(stock().adjust(request));
    QCOMPARE(again.outcome, StockOutcome::Replayed);
    QCOMPARE(again.numbers.onHand, 12);
    const CountRequest other { request.key, m_shoes, 3, u"found"_s };
    QCOMPARE(valueFrom(stock().count(other)).outcome, StockOutcome::KeyReused);
    QCOMPARE(numbers().onHand, 12);
}

void TestStockService::aCountBelowWhatIsReservedNamesTheBookings()
{
    held(4, u"Anna"_s);
    const HoldId newest = held(5, u"Ben"_s);
    const StockAnswer answer = counted(6);
    QCOMPARE(answer.outcome, StockOutcome::Counted);
    QCOMPARE(answer.numbers.shortfall, 3);
    QCOMPARE(answer.numbers.available, 0);
    const auto shortOnes = valueFrom(stock().shortBookings(m_shoes));
    QCOMPARE(shortOnes.size(), 1);
    QCOMPARE(shortOnes.first().holdId, newest);
    QCOMPARE(shortOnes.first().quantity, 5);
    QCOMPARE(shortOnes.first().shortBy, 3);
    QCOMPARE(shortOnes.first().status, HoldStatus::Held);
    QCOMPARE(shortOnes.first().customerName, u"Ben"_s);
    QVERIFY(shortOnes.first().startsAt.isValid());
    QCOMPARE(adjusted(3).numbers.shortfall, 0);
    QVERIFY(valueFrom(stock().shortBookings(m_shoes)).isEmpty());
}

void TestStockService::piecesComeBack()
{
    const HoldId hold = booked(6);
    const auto out = valueFrom(stock().piecesOut(m_shoes));
    QCOMPARE(out.size(), 1);
    QCOMPARE(out.first().holdId, hold);
    QCOMPARE(out.first().out, 6);
    ReturnRequest request = returnOf(hold, 2);
    request.lost = 1;
    request.damaged = 1;
    request.note = u"torn"_s;
    const StockAnswer answer = valueFrom(stock().returnStock(request));
    QCOMPARE(answer.outcome, StockOutcome::Returned);
    QCOMPARE(answer.numbers.onHand, 6);
    QCOMPARE(answer.numbers.out, 2);
    QCOMPARE(valueFrom(stock().returnStock(request)).outcome, StockOutcome::Replayed);
    const HeldPieces pieces = valueFrom(stock().piecesOf(hold)).value(0);
    QCOMPARE(pieces.state, HeldPieces::State::Captured);
    QCOMPARE(pieces.captured, 6);
    QCOMPARE(pieces.returned, 2);
    QCOMPARE(pieces.writtenOff, 2);
    QCOMPARE(pieces.out, 2);
    valueFrom(m_desk->booking().cancelHold(hold, {}));
    QCOMPARE(numbers().onHand, 8); // only what was still out
    QCOMPARE(numbers().out, 0);
}

void TestStockService::aReturnIsRefused()
{
    const HoldId hold = booked(2);
    const StockAnswer more = valueFrom(stock().returnStock(returnOf(hold, 3)));
    QCOMPARE(more.outcome, StockOutcome::MoreThanOut);
    QCOMPARE(more.shortLeft, 2);
    QCOMPARE(valueFrom(stock().returnStock(returnOf(hold, 0))).shortOf, u"quantity"_s);
    QCOMPARE(
        valueFrom(stock().returnStock(returnOf(HoldId(99), 1))).outcome, StockOutcome::NotFound);
    const StockAnswer early = valueFrom(stock().returnStock(returnOf(held(1), 1)));
    QCOMPARE(early.outcome, StockOutcome::HoldNotActive);
    QCOMPARE(early.shortOf, u"held"_s);
}

void TestStockService::theJournalExplainsEachNumber()
{
    const HoldId hold = booked(4);
    ReturnRequest request = returnOf(hold, 3);
    request.consumed = 1;
    valueFrom(stock().returnStock(request));
    const HoldId lapsed = held(1);
    database().shiftClock(10min);
    database().execute("CALL api.sweep_expired(10)");
    using Kind = StockMove::Kind;
    QList<Kind> kinds;
    for (const StockMove &move : valueFrom(stock().journal(m_shoes, {}, 100))) {
        kinds.append(move.kind);
        QVERIFY(!move.actor.isEmpty());
        if (move.kind == Kind::Consumed) {
            QCOMPARE(move.quantity, 1);
            QCOMPARE(move.onHandChange, 0);
            QCOMPARE(move.holdId, hold);
        }
        if (move.kind == Kind::Expired) {
            QCOMPARE(move.holdId, lapsed);
            QCOMPARE(move.availableChange, 1);
            QCOMPARE(move.onHandAfter, 9);
        }
    }
    QCOMPARE(kinds,
        QList<Kind>({ Kind::Expired,
            Kind::Held,
            Kind::Consumed,
            Kind::Returned,
            Kind::Captured,
            Kind::Held,
            Kind::Opened }));
}

void TestStockService::theJournalComesInPages()
{
    for (int i = 1; i <= 5; ++i) {
        adjusted(i);
    }
    const auto first = valueFrom(stock().journal(m_shoes, {}, 2));
    QCOMPARE(first.size(), 2);
    QCOMPARE(first.first().onHandAfter, 25);
    const auto second = valueFrom(stock().journal(m_shoes, first.last().id, 2));
    QCOMPARE(second.first().onHandChange, 3);
    QCOMPARE(second.first().onHandAfter, 16);
}

void TestStockService::piecesMoveToAnotherWarehouse()
{
    database().execute("SELECT api.add_warehouse(1, 'Cellar')");
    TransferRequest request;
    request.levelId = m_shoes;
    request.warehouse = u"Cellar"_s;
    request.quantity = 3;
    request.reason = u"for the weekend"_s;
    const StockAnswer moved = valueFrom(stock().transfer(request));
    QCOMPARE(moved.outcome, StockOutcome::Transferred);
    QVERIFY(moved.isDone());
    QCOMPARE(moved.levelId, m_shoes);
    QCOMPARE(moved.numbers.onHand, 7);
    QCOMPARE(valueFrom(stock().transfer(request)).outcome, StockOutcome::Replayed);
    const auto moves = valueFrom(stock().journal(m_shoes, {}, 1));
    QCOMPARE(moves.first().kind, StockMove::Kind::Transferred);
    QCOMPARE(moves.first().onHandChange, -3);
    QCOMPARE(moves.first().otherWarehouse, u"Cellar"_s);
    QCOMPARE(moves.first().note, u"for the weekend"_s);
    TransferRequest more = request;
    more.key = IdempotencyKey::create();
    more.quantity = 8;
    const StockAnswer refused = valueFrom(stock().transfer(more));
    QCOMPARE(refused.outcome, StockOutcome::MoreThanAvailable);
    QVERIFY(!refused.isDone());
    QCOMPARE(refused.shortLeft, 7);
    more.warehouse = u"Moon"_s;
    const StockAnswer nowhere = valueFrom(stock().transfer(more));
    QCOMPARE(nowhere.outcome, StockOutcome::NotFound);
    QCOMPARE(nowhere.shortOf, u"warehouse"_s);
}

void TestStockService::thingsGetNewNames()
{
    const StockItemId item = level().itemId;
    QCOMPARE(valueFrom(stock().renameItem(item, {}, u"Boots"_s)), RenameOutcome::Renamed);
    QCOMPARE(level().name, u"Boots"_s);
    QCOMPARE(level().sku, u"shoes"_s);
    QCOMPARE(valueFrom(stock().renameItem(item, u"boots"_s, {})), RenameOutcome::Renamed);
    QCOMPARE(level().sku, u"boots"_s);
    QCOMPARE(valueFrom(stock().renameItem(item, u"a b"_s, {})), RenameOutcome::NumberInvalid);
    QCOMPARE(valueFrom(stock().renameItem(StockItemId(9), {}, u"x"_s)), RenameOutcome::NotFound);
    const WarehouseId main = valueFrom(stock().warehouses(SiteId(1))).first().id;
    QCOMPARE(valueFrom(stock().renameWarehouse(main, u"Attic"_s)), RenameOutcome::Renamed);
    QCOMPARE(level().warehouse, u"Attic"_s);
    QCOMPARE(valueFrom(stock().renameWarehouse(main, u"a@b"_s)), RenameOutcome::NameInvalid);
    database().execute("SELECT api.add_warehouse(1, 'Cellar')");
    QCOMPARE(valueFrom(stock().renameWarehouse(main, u"Cellar"_s)), RenameOutcome::NameTaken);
    const auto moves = valueFrom(stock().journal(m_shoes, {}, 1));
    QCOMPARE(moves.first().kind, StockMove::Kind::Renamed);
    QCOMPARE(moves.first().note, u"Main"_s);
}

void TestStockService::warehousesAreInOrder()
{
    database().execute("SELECT api.add_warehouse(1, 'Annex')");
    const auto warehouses = valueFrom(stock().warehouses(SiteId(1)));
    QCOMPARE(warehouses.size(), 2);
    QCOMPARE(warehouses.first().name, u"Main"_s);
    QCOMPARE(warehouses.last().name, u"Annex"_s);
}

void TestStockService::kiosksSeeExtrasAlone()
{
    TestDesk kiosk(database().as(TestRole::Kiosk));
    QCOMPARE(valueFrom(kiosk.stock().extras(SiteId(1))).value(0).available, 10);
    QCOMPARE(waitFor(kiosk.stock().levels({})).error().code, ErrorCode::NotPermitted);
}

QTEST_GUILESS_MAIN(TestStockService)
#include "tst_stockservice.moc"
