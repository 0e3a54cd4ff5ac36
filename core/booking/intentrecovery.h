#pragma once

#include "core/base/result.h"
#include "core/booking/bookingoutcomes.h"
#include "core/model/hold.h"

#include <optional>

class DbConnection;
struct Intent;

/** The hold as it stands now; empty when there is none. On the executor's thread. */
Result<std::optional<Hold>> readHold(DbConnection &connection, HoldId hold);

/**
 * What became of an intent that an earlier run left open. Asks for its key, which is closed when it
 * never arrived; looks at the hold when the intent has no key of its own.
 */
Result<RecoveredIntent> recoverIntent(DbConnection &connection, const Intent &intent);
