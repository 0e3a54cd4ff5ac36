#pragma once

#include "core/base/result.h"
#include "core/cluster/serveraccount.h"

#include <QString>

/**
 * Writes the server's settings and who may come in, into @p dataDirectory. Ours are written anew
 * before every start, so that a newer program brings its settings along; postgresql.conf is written
 * when it is missing, and stays what a person makes of it. Errors: FileFailed, DiskFull.
 */
Result<Done> writeClusterSettings(const QString &dataDirectory, const ServerAccount &account);
