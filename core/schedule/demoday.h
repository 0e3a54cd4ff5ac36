#pragma once

#include "core/base/result.h"

#include <QDate>

class DbConnection;

struct DemoReport {
    int days = 0;
    int slotCount = 0;
    int bookingCount = 0;
};

/** True when nobody has made a site yet: nothing of anybody's can be mixed with the demo. */
Result<bool> isDatabaseEmpty(DbConnection &connection);

/**
 * Fills a database with a week at a sports hall, through the same api functions that people use;
 * needs the rights of a manager. Loading the same days again adds nothing.
 *
 * Runs on the executor's thread and takes a second or two.
 */
Result<DemoReport> loadDemo(DbConnection &connection, QDate firstDay, int days);
