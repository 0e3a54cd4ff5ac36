#pragma once

#include "core/base/result.h"

#include <QDateTime>

class DbConnection;

constexpr int demoDays = 7;
constexpr int demoDaysMax = 366;

struct DemoReport {
    int days = 0;
    int slotCount = 0;
    int bookingCount = 0;
};

/** True when nobody has made a site yet: nothing of anybody's can be mixed with the demo. */
Result<bool> isDatabaseEmpty(DbConnection &connection);

/**
 * Fills a database with some days at a sports hall in Prague, from the day of @p now on, through
 * the same api functions that people use; needs the rights of a manager. Loading the same days
 * again adds nothing.
 *
 * Runs on the executor's thread and takes a second or two.
 */
Result<DemoReport> loadDemo(DbConnection &connection, const QDateTime &now, int days);
