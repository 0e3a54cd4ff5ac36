#pragma once

#include <QByteArray>
#include <QHash>

/**
 * What a connection string says, by the keywords of libpq; it may be keywords or a URI. Without the
 * defaults and the environment. Empty when libpq cannot read it.
 */
QHash<QByteArray, QByteArray> connectionKeywords(const QByteArray &connectionString);
