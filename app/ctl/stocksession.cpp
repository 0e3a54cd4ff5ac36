#include "app/ctl/stocksession.h"

#include "app/ctl/options.h"
#include "core/schedule/scheduleservice.h"

#include <limits>

using namespace Qt::StringLiterals;

namespace {

/** SKU or SKU@WAREHOUSE that stands behind --sku. */
bool isNamed(const StockLevel &level, const QString &word)
{
    return word == level.sku || word == level.sku + u'@' + level.warehouse;
}

}

std::optional<SiteId> siteIfTyped(const Invocation &invocation)
{
    if (!invocation.options.isSet(u"site"_s)) {
        return SiteId();
    }
    const auto site = numberOption(invocation, u"site"_s, 1, std::numeric_limits<qint64>::max());
    return site ? std::optional(SiteId(*site)) : std::nullopt;
}

Result<SiteId> siteOrFirst(Stock &stock, SiteId site)
{
    if (site.isValid()) {
        return site;
    }
    const Result<QList<Site>> sites = ScheduleService(*stock.executor).sites().result();
    if (!sites) {
        return sites.error();
    }
    return sites->isEmpty() ? SiteId() : sites->first().id;
}

Result<std::optional<StockLevel>> findLevel(Stock &stock, const Invocation &invocation, SiteId site)
{
    const Result<SiteId> found = siteOrFirst(stock, site);
    if (!found) {
        return found.error();
    }
    if (!found->isValid()) {
        return std::optional<StockLevel>();
    }
    const Result<QList<StockLevel>> levels = stock.service->levels(*found).result();
    if (!levels) {
        return levels.error();
    }
    const QString word = textOption(invocation, u"sku"_s);
    for (const StockLevel &level : *levels) {
        if (isNamed(level, word)) {
            return std::optional(level);
        }
    }
    return std::optional<StockLevel>();
}
