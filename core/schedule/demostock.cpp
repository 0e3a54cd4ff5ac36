#include "core/schedule/demostock.h"

#include "core/db/connection.h"
#include "core/schedule/democast.h"

using namespace Qt::StringLiterals;

namespace {

constexpr const char *addStockItemQuery
    = "SELECT outcome FROM api.add_stock_item($1, $2, $3, $4, $5, $6)";
constexpr const char *addWarehouseQuery = "SELECT outcome FROM api.add_warehouse($1, $2)";
constexpr const char *levelsQuery = "SELECT pool_id, sku, warehouse FROM api.stock_levels($1)";
/** Nothing once pieces have come back: loading again must not bring back the next ones. */
constexpr const char *outQuery
    = "SELECT hold_id, \"out\" FROM api.stock_out($1) WHERE NOT EXISTS (SELECT FROM"
      " api.stock_journal($1) WHERE event IN ('returned', 'lost')) LIMIT 4";
constexpr const char *returnQuery
    = "SELECT outcome FROM api.return_stock($1, $2, $3, $4, $5, 0, 0, $6)";
constexpr const char *placeHoldCall
    = "CALL api.place_hold($1, '{}', '{}', 1800, NULL, $2, $3, NULL, 'desk 2', 'desk', $4, $5)";
constexpr const char *countQuery = "SELECT outcome FROM api.count_stock($1, $2, $3, $4)";
constexpr const char *adjustQuery = "SELECT outcome FROM api.adjust_stock($1, $2, $3, $4)";

const QString mainRoom = u"Main"_s;
const QString cellar = u"Cellar"_s;
/** So many of a kind lie in the cellar, as a reserve. */
constexpr qint64 reserveCount = 6;

Result<Done> done(const Result<Rows> &rows)
{
    return rows ? Result<Done>(Done {}) : Result<Done>(rows.error());
}

Result<Done> bringBack(DbConnection &connection, qint64 site, qint64 pool)
{
    const Result<Rows> out = connection.run(outQuery, Parameters().add(pool), Effect::Read);
    if (!out) {
        return out.error();
    }
    for (int row = 0; row < out->count(); ++row) {
        const qint64 pieces = out->integer(row, 1);
        const bool isLost = row == 0;
        // Every second booking of the first four has been brought back.
        if (row % 2 != 0 || pieces == 0) {
            continue;
        }
        const auto returned = connection.run(returnQuery,
            Parameters()
                .add(demoKey(site, u"return %1 %2"_s.arg(out->integer(row, 0)).arg(pool)))
                .add(out->integer(row, 0))
                .add(pool)
                .add(isLost ? pieces - 1 : pieces)
                .add(qint64(isLost ? 1 : 0))
                .add(isLost ? u"One left on the tram"_s : QString()),
            Effect::Command);
        if (!returned) {
            return returned.error();
        }
    }
    return Done {};
}

/** Six pairs are promised and four are found: two are missing, and it is known whose. */
Result<Done> findTooFew(DbConnection &connection, qint64 site, const QString &sku, qint64 pool)
{
    const DemoCustomer &customer = demoCustomers.at(0);
    const Result<Rows> held = connection.run(placeHoldCall,
        Parameters()
            .add(demoKey(site, u"hold of "_s + sku))
            .add(customer.name)
            .add(customer.phone)
            .add(QList<QString> { sku })
            .add(QList<qint64> { 6 }),
        Effect::Command);
    if (!held) {
        return held.error();
    }
    return done(connection.run(countQuery,
        Parameters()
            .add(demoKey(site, u"count of "_s + sku))
            .add(pool)
            .add(qint64(4))
            .add(u"Weekly stocktake"_s),
        Effect::Command));
}

}

Result<Done> loadDemoStock(DbConnection &connection, qint64 site)
{
    for (const QString &warehouse : { mainRoom, cellar }) {
        const auto added = connection.run(
            addWarehouseQuery, Parameters().add(site).add(warehouse), Effect::Command);
        if (!added) {
            return added.error();
        }
        for (const DemoItem &item : demoItems) {
            const bool isReserve = warehouse == cellar;
            if (isReserve && !item.isRental) {
                continue;
            }
            const auto stocked = connection.run(addStockItemQuery,
                Parameters()
                    .add(site)
                    .add(item.sku)
                    .add(item.name)
                    .add(isReserve ? reserveCount : item.quantity)
                    .add(warehouse)
                    .add(item.isRental ? u"true"_s : u"false"_s),
                Effect::Command);
            if (!stocked) {
                return stocked.error();
            }
        }
    }
    return Done {};
}

Result<Done> useDemoStock(DbConnection &connection, qint64 site)
{
    const Result<Rows> levels = connection.run(levelsQuery, Parameters().add(site), Effect::Read);
    if (!levels) {
        return levels.error();
    }
    for (int row = 0; row < levels->count(); ++row) {
        const qint64 pool = levels->integer(row, 0);
        const QString sku = levels->text(row, 1);
        if (levels->text(row, 2) != mainRoom) {
            continue;
        }
        if (sku == u"SHOES" || sku == u"RACKET") {
            if (const auto back = bringBack(connection, site, pool); !back) {
                return back;
            }
        }
        if (sku == u"SKATES") {
            if (const auto few = findTooFew(connection, site, sku, pool); !few) {
                return few;
            }
        }
        if (sku == u"ROPE") {
            const auto worn = done(connection.run(adjustQuery,
                Parameters()
                    .add(demoKey(site, u"worn ropes"_s))
                    .add(pool)
                    .add(qint64(-2))
                    .add(u"Worn out, thrown away"_s),
                Effect::Command));
            if (!worn) {
                return worn;
            }
        }
    }
    return Done {};
}
