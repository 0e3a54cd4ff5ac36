#pragma once

#include "app/ctl/command.h"
#include "core/base/id.h"
#include "core/base/result.h"

#include <optional>

class DbExecutor;

/** --site; not valid when it is left out. Nothing after a message. */
std::optional<SiteId> siteIfTyped(const Invocation &invocation);

/** @p site, or the first one when it is not valid; not valid when there is none. Blocks. */
Result<SiteId> siteOrFirst(DbExecutor &executor, SiteId site);
