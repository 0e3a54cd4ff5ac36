#pragma once

#include "core/base/result.h"
#include "core/customers/customeroutcomes.h"
#include "core/model/customercard.h"
#include "core/model/duplicate.h"
#include "core/model/findhit.h"
#include "core/model/historyentry.h"

class Rows;

// Rows of the customer functions of the database as values. On the executor's thread.

/** Of add_customer, change_customer and merge_customers: columns outcome, id, version, short_of. */
Result<CustomerAnswer> customerAnswerFrom(const Rows &rows);

/** Of erase_customer: columns outcome, short_of. */
Result<CustomerAnswer> erasureAnswerFrom(const Rows &rows);

FindHit findHitFrom(const Rows &rows, int row);

/** Of customer_holds, whose rows are those of a find. */
FoundHold foundHoldFrom(const Rows &rows, int row);

CustomerCard customerCardFrom(const Rows &rows, int row);
Duplicate duplicateFrom(const Rows &rows, int row);
HistoryEntry historyEntryFrom(const Rows &rows, int row);
