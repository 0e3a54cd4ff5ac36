#include "ui/models/weekclock.h"

namespace {

constexpr qint64 msPerSecond = 1000;

}

WeekClock::WeekClock(const TimeRange &range, const QTimeZone &zone)
    : m_zone(zone)
{
    const QTimeZone::OffsetDataList changes = zone.transitions(range.start, range.end);
    for (const QTimeZone::OffsetData &change : changes) {
        const int before = zone.offsetFromUtc(change.atUtc.addMSecs(-1));
        if (change.offsetFromUtc >= before || m_back.isValid()) {
            continue;
        }
        const QDateTime wall = change.atUtc.toTimeZone(zone);
        m_back = change.atUtc;
        m_backDay = wall.date();
        m_repeatLength = (before - change.offsetFromUtc) * msPerSecond;
        m_repeatEnd = wall.time().msecsSinceStartOfDay() + m_repeatLength;
    }
}

qint64 WeekClock::at(const QDateTime &instant) const
{
    const QDateTime local = instant.toTimeZone(m_zone);
    const qint64 wall = local.time().msecsSinceStartOfDay();
    if (!m_back.isValid()) {
        return wall;
    }
    const bool isBehind = local.date() == m_backDay ? instant >= m_back : wall >= m_repeatEnd;
    return isBehind ? wall + m_repeatLength : wall;
}
