#pragma once

#include <QDateTime>

/**
 * Instants cross the database border as microseconds since 1970 (bigint): Qt would round a
 * timestamptz to milliseconds and shift it to the local zone.
 */
inline QDateTime instantFromMicroseconds(qint64 us)
{
    return QDateTime::fromMSecsSinceEpoch(us / 1000, Qt::UTC);
}

inline qint64 microsecondsFromInstant(const QDateTime &instant)
{
    return instant.toMSecsSinceEpoch() * 1000;
}
