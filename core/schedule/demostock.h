#pragma once

#include "core/base/result.h"

class DbConnection;

/** The items of the demo with their levels in two warehouses. Loading again adds nothing. */
Result<Done> loadDemoStock(DbConnection &connection, qint64 site);

/**
 * What happens to pieces in the course of time: of the bookings that have some, a few bring them
 * back, one loses a pair; a stocktake finds less than was promised. After the days are booked.
 */
Result<Done> useDemoStock(DbConnection &connection, qint64 site);
