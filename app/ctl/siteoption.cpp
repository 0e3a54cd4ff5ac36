#include "app/ctl/siteoption.h"

#include "app/ctl/session.h"
#include "core/schedule/scheduleservice.h"

#include <limits>

using namespace Qt::StringLiterals;

std::optional<SiteId> siteIfTyped(const Invocation &invocation)
{
    if (!invocation.options.isSet(u"site"_s)) {
        return SiteId();
    }
    const auto site = numberOption(invocation, u"site"_s, 1, std::numeric_limits<qint64>::max());
    return site ? std::optional(SiteId(*site)) : std::nullopt;
}

Result<SiteId> siteOrFirst(DbExecutor &executor, SiteId site)
{
    if (site.isValid()) {
        return site;
    }
    const Result<QList<Site>> sites = ScheduleService(executor).sites().result();
    if (!sites) {
        return sites.error();
    }
    return sites->isEmpty() ? SiteId() : sites->first().id;
}
