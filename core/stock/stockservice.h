#pragma once

#include "core/base/result.h"
#include "core/model/extra.h"
#include "core/model/heldpieces.h"
#include "core/model/piecesout.h"
#include "core/model/shortbooking.h"
#include "core/model/stocklevel.h"
#include "core/model/stockmove.h"
#include "core/model/warehouse.h"
#include "core/stock/stockoutcomes.h"
#include "core/stock/stockrequests.h"

#include <QFuture>
#include <QList>

class DbExecutor;
class IntentJournal;
class Parameters;

/**
 * Stock: levels, corrections, stocktakes, returns, transfers, new names, and the journal that
 * explains each number.
 *
 * Every call returns at once; the work is done on the executor's thread. The commands write their
 * intent to the journal before they send, and settle it when the answer is here. An error with
 * ErrorCode::OutcomeUnknown means that the answer was lost: send the same request with the same key
 * again, which does it once at most and then answers Replayed.
 *
 * Pieces are held by BookingService::placeHold, with the places of a slot.
 *
 * Collaborators are borrowed and outlive the service.
 */
class StockService {
public:
    /** @p journal is null when the keys belong to the caller, who keeps and repeats them. */
    StockService(DbExecutor &executor, IntentJournal *journal);

    QFuture<Result<StockAnswer>> adjust(const AdjustRequest &request);
    QFuture<Result<StockAnswer>> count(const CountRequest &request);
    QFuture<Result<StockAnswer>> returnStock(const ReturnRequest &request);
    QFuture<Result<StockAnswer>> transfer(const TransferRequest &request);

    /** For managers, as what follows. Empty words leave what is there. Harmless to repeat. */
    QFuture<Result<RenameOutcome>> renameItem(
        StockItemId item, const QString &sku, const QString &name);
    QFuture<Result<RenameOutcome>> renameWarehouse(WarehouseId warehouse, const QString &name);

    /** By sku, then warehouse; of all sites when @p site is not valid. */
    QFuture<Result<QList<StockLevel>>> levels(SiteId site);

    /** What can be held with places of a slot at this site, by sku. */
    QFuture<Result<QList<Extra>>> extras(SiteId site);

    /** In the order in which they are asked for pieces. */
    QFuture<Result<QList<Warehouse>>> warehouses(SiteId site);

    /** Newest first, at most @p limit older than @p before; not valid: from the newest on. */
    QFuture<Result<QList<StockMove>>> journal(StockLevelId level, StockMoveId before, int limit);

    /** Whose pieces are missing while the level has a shortfall; who goes short first is first. */
    QFuture<Result<QList<ShortBooking>>> shortBookings(StockLevelId level);

    /** Which bookings have pieces of the level out; oldest first, at most 200. */
    QFuture<Result<QList<PiecesOut>>> piecesOut(StockLevelId level);

    /** The pieces of a hold or booking, item by item; empty when it has none. */
    QFuture<Result<QList<HeldPieces>>> piecesOf(HoldId hold);

private:
    QFuture<Result<RenameOutcome>> rename(const char *call, const Parameters &parameters);

    DbExecutor &m_executor;
    IntentJournal *m_journal;
};
