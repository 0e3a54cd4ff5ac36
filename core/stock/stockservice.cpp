#include "core/stock/stockservice.h"

#include "core/db/readall.h"
#include "core/journal/journaledcommand.h"
#include "core/stock/stockrows.h"

namespace {

constexpr const char *adjustCall = "SELECT * FROM api.adjust_stock($1, $2, $3, $4)";
constexpr const char *countCall = "SELECT * FROM api.count_stock($1, $2, $3, $4)";
constexpr const char *returnCall = "SELECT * FROM api.return_stock($1, $2, $3, $4, $5, $6, $7, $8)";
constexpr const char *transferCall = "SELECT * FROM api.transfer_stock($1, $2, $3, $4, $5)";
constexpr const char *renameItemCall = "SELECT outcome FROM api.rename_stock_item($1, $2, $3)";
constexpr const char *renameWarehouseCall = "SELECT outcome FROM api.rename_warehouse($1, $2)";
constexpr const char *levelsQuery
    = "SELECT pool_id, item_id, sku, name, warehouse, is_rental, on_hand, reserved, available,"
      " \"out\", shortfall FROM api.stock_levels($1)";
constexpr const char *extrasQuery = "SELECT sku, name, available FROM api.extras($1)";
constexpr const char *warehousesQuery = "SELECT warehouse_id, name FROM api.warehouses($1)";
constexpr const char *journalQuery
    = "SELECT entry_id, at_us, event, on_hand_change, free_change, on_hand_after, hold_id, actor,"
      " note, quantity, other_warehouse FROM api.stock_journal($1, $2, $3)";
constexpr const char *shortBookingsQuery
    = "SELECT hold_id, quantity, short, status, customer_name, starts_us, created_us"
      " FROM api.short_bookings($1)";
constexpr const char *outQuery
    = "SELECT hold_id, captured, \"out\", customer_name, starts_us, confirmed_us"
      " FROM api.stock_out($1)";
constexpr const char *piecesQuery
    = "SELECT pool_id, sku, name, warehouse, is_rental, status, quantity, captured, returned,"
      " written_off, \"out\" FROM api.stock_of_hold($1)";

}

StockService::StockService(DbExecutor &executor, IntentJournal *journal)
    : m_executor(executor)
    , m_journal(journal)
{
}

QFuture<Result<StockAnswer>> StockService::adjust(const AdjustRequest &request)
{
    return journaledCommand<StockAnswer>(m_executor,
        m_journal,
        { request.key.toString(), Intent::Kind::Adjust, 0, {} },
        adjustCall,
        Parameters()
            .add(request.key.toString())
            .addId(request.levelId)
            .add(request.change)
            .add(request.reason),
        &stockAnswerFrom);
}

QFuture<Result<StockAnswer>> StockService::count(const CountRequest &request)
{
    return journaledCommand<StockAnswer>(m_executor,
        m_journal,
        { request.key.toString(), Intent::Kind::Count, 0, {} },
        countCall,
        Parameters()
            .add(request.key.toString())
            .addId(request.levelId)
            .add(request.counted)
            .add(request.reason),
        &stockAnswerFrom);
}

QFuture<Result<StockAnswer>> StockService::returnStock(const ReturnRequest &request)
{
    return journaledCommand<StockAnswer>(m_executor,
        m_journal,
        { request.key.toString(), Intent::Kind::Return, 0, {} },
        returnCall,
        Parameters()
            .add(request.key.toString())
            .addId(request.holdId)
            .addId(request.levelId)
            .add(request.returned)
            .add(request.lost)
            .add(request.damaged)
            .add(request.consumed)
            .add(request.note),
        &stockAnswerFrom);
}

QFuture<Result<StockAnswer>> StockService::transfer(const TransferRequest &request)
{
    return journaledCommand<StockAnswer>(m_executor,
        m_journal,
        { request.key.toString(), Intent::Kind::Transfer, 0, {} },
        transferCall,
        Parameters()
            .add(request.key.toString())
            .addId(request.levelId)
            .add(request.warehouse)
            .add(request.quantity)
            .add(request.reason),
        &stockAnswerFrom);
}

QFuture<Result<RenameOutcome>> StockService::renameItem(
    StockItemId item, const QString &sku, const QString &name)
{
    Parameters parameters = Parameters().addId(item);
    for (const QString &word : { sku, name }) {
        if (word.isEmpty()) {
            parameters.addNull();
        } else {
            parameters.add(word);
        }
    }
    return rename(renameItemCall, parameters);
}

QFuture<Result<RenameOutcome>> StockService::renameWarehouse(
    WarehouseId warehouse, const QString &name)
{
    return rename(renameWarehouseCall, Parameters().addId(warehouse).add(name));
}

QFuture<Result<RenameOutcome>> StockService::rename(const char *call, const Parameters &parameters)
{
    return m_executor.run<RenameOutcome>(
        Effect::Command, [call, parameters](DbConnection &connection) -> Result<RenameOutcome> {
            const Result<Rows> rows = connection.run(call, parameters, Effect::Command);
            if (!rows) {
                return rows.error();
            }
            return renameOutcomeFrom(*rows);
        });
}

QFuture<Result<QList<StockLevel>>> StockService::levels(SiteId site)
{
    const Parameters parameters = Parameters().addId(site);
    return m_executor.run<QList<StockLevel>>(Effect::Read, [parameters](DbConnection &connection) {
        return readAll<StockLevel>(connection, levelsQuery, parameters, &stockLevelFrom);
    });
}

QFuture<Result<QList<Extra>>> StockService::extras(SiteId site)
{
    const Parameters parameters = Parameters().addId(site);
    return m_executor.run<QList<Extra>>(Effect::Read, [parameters](DbConnection &connection) {
        return readAll<Extra>(
            connection, extrasQuery, parameters, [](const Rows &rows, int row) -> Extra {
                return { rows.text(row, 0), rows.text(row, 1), rows.integer(row, 2) };
            });
    });
}

QFuture<Result<QList<Warehouse>>> StockService::warehouses(SiteId site)
{
    const Parameters parameters = Parameters().addId(site);
    return m_executor.run<QList<Warehouse>>(Effect::Read, [parameters](DbConnection &connection) {
        return readAll<Warehouse>(
            connection, warehousesQuery, parameters, [](const Rows &rows, int row) -> Warehouse {
                return { WarehouseId(rows.integer(row, 0)), rows.text(row, 1) };
            });
    });
}

QFuture<Result<QList<StockMove>>> StockService::journal(
    StockLevelId level, StockMoveId before, int limit)
{
    const Parameters parameters = Parameters().addId(level).addId(before).add(qint64(limit));
    return m_executor.run<QList<StockMove>>(Effect::Read, [parameters](DbConnection &connection) {
        return readAll<StockMove>(connection, journalQuery, parameters, &stockMoveFrom);
    });
}

QFuture<Result<QList<ShortBooking>>> StockService::shortBookings(StockLevelId level)
{
    const Parameters parameters = Parameters().addId(level);
    return m_executor.run<QList<ShortBooking>>(
        Effect::Read, [parameters](DbConnection &connection) {
            return readAll<ShortBooking>(
                connection, shortBookingsQuery, parameters, &shortBookingFrom);
        });
}

QFuture<Result<QList<PiecesOut>>> StockService::piecesOut(StockLevelId level)
{
    const Parameters parameters = Parameters().addId(level);
    return m_executor.run<QList<PiecesOut>>(Effect::Read, [parameters](DbConnection &connection) {
        return readAll<PiecesOut>(connection, outQuery, parameters, &piecesOutFrom);
    });
}

QFuture<Result<QList<HeldPieces>>> StockService::piecesOf(HoldId hold)
{
    const Parameters parameters = Parameters().addId(hold);
    return m_executor.run<QList<HeldPieces>>(Effect::Read, [parameters](DbConnection &connection) {
        return readAll<HeldPieces>(connection, piecesQuery, parameters, &heldPiecesFrom);
    });
}
