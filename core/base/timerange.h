#pragma once

#include <QDateTime>

/** Half-open range of instants [start, end), both in UTC. */
struct TimeRange {
    QDateTime start;
    QDateTime end;

    bool operator==(const TimeRange &) const = default;

    bool isValid() const { return start.isValid() && end.isValid() && start < end; }

    bool contains(const QDateTime &instant) const { return start <= instant && instant < end; }

    bool overlaps(const TimeRange &other) const { return start < other.end && other.start < end; }
};
