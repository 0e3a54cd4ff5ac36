#pragma once

#include "core/base/result.h"

#include <QDate>

class DbConnection;

/**
 * Wallets for the demo: passes and points, some held, one that expires soon, one with overdraft,
 * one whose card payment was refused. Loading again adds nothing. On the executor's thread.
 */
Result<Done> loadDemoWallets(DbConnection &connection, qint64 site, QDate today);
