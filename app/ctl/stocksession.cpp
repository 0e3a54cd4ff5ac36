#include "app/ctl/stocksession.h"

#include "app/ctl/options.h"
#include "app/ctl/siteoption.h"

using namespace Qt::StringLiterals;

namespace {

/** SKU or SKU@WAREHOUSE that stands behind --sku. */
bool isNamed(const StockLevel &level, const QString &word)
{
    return word == level.sku || word == level.sku + u'@' + level.warehouse;
}

}

Result<std::optional<StockLevel>> findLevel(Stock &stock, const Invocation &invocation, SiteId site)
{
    const Result<SiteId> found = siteOrFirst(*stock.executor, site);
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
