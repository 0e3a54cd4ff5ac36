#pragma once

#include "core/db/connection.h"

#include <QList>

/** Runs a query and makes a value of each row with @p make(rows, row). On the executor's thread. */
template <typename T, typename Make>
Result<QList<T>> readAll(
    DbConnection &connection, const char *query, const Parameters &parameters, Make make)
{
    const Result<Rows> rows = connection.run(query, parameters, Effect::Read);
    if (!rows) {
        return rows.error();
    }
    QList<T> values;
    values.reserve(rows->count());
    for (int row = 0; row < rows->count(); ++row) {
        values.append(make(*rows, row));
    }
    return values;
}
