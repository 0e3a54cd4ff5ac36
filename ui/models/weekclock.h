#pragma once

#include "core/base/timerange.h"

#include <QDate>
#include <QTimeZone>

/**
 * One clock for the days of a week, so that the same wall time of all days stands in one row.
 *
 * It is the wall clock, with the hour that one of the days has twice inserted: the second pass of
 * that hour is a time of its own, which the other days do not have. An hour that a day skips is
 * simply not used by that day. A value.
 */
class WeekClock {
public:
    /** @p range: the week, from the first instant of its first day. */
    WeekClock(const TimeRange &range, const QTimeZone &zone);

    /** Milliseconds on the clock; rises with time within each day. */
    qint64 at(const QDateTime &instant) const;

private:
    QTimeZone m_zone;
    QDateTime m_back; ///< when clocks went back; not valid in a week without that
    QDate m_backDay;
    qint64 m_repeatEnd = 0; ///< wall clock, milliseconds: where the hour that comes twice ends
    qint64 m_repeatLength = 0;
};
