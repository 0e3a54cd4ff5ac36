#pragma once

#include "core/db/connection.h"

#include <QMap>
#include <QString>

#include <functional>

class ApiCaller;

/** Rows of a data-driven test, column "isolation": what a session may have set as its default. */
void addIsolationRows();

/** These settings for a session whose default isolation is @p isolation; empty: the server's. */
ConnectionSettings withIsolation(ConnectionSettings settings, const QString &isolation);

/**
 * @p count callers do @p work at the same moment, each with a connection and a thread of its own;
 * it is given the caller and its number and answers an outcome. How often each outcome came. Blocks
 * until the last is done.
 */
QMap<QString, int> race(const ConnectionSettings &settings,
    int count,
    const std::function<QString(ApiCaller &, int)> &work);
