#pragma once

#include "core/base/timerange.h"
#include "core/model/hold.h"
#include "core/model/resource.h"
#include "core/model/site.h"
#include "core/model/slot.h"

#include <QDate>
#include <QDateTime>
#include <QList>

/**
 * One day of one site as the desk shows it, or seven days of one of its resources: one read of the
 * database.
 */
struct DayGrid {
    Site site;
    QDate day = {}; ///< local day of the site; the first one of a week
    TimeRange range = {}; ///< its 23, 24 or 25 hours; all hours of a week
    QList<Resource> resources; ///< all of the site, in its order
    QList<Slot> places; ///< by start, then resource (`slots` is a word of Qt)
    QList<Hold> openHolds; ///< holds that have neither been confirmed nor lapsed
    QDateTime takenAt; ///< clock of the database at the read
    int days = 1; ///< 7: a week
    ResourceId only = {}; ///< whose week it is; not valid for a day, which has all resources

    bool isWeek() const { return days > 1; }
};
