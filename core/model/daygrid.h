#pragma once

#include "core/base/timerange.h"
#include "core/model/hold.h"
#include "core/model/resource.h"
#include "core/model/site.h"
#include "core/model/slot.h"

#include <QDate>
#include <QDateTime>
#include <QList>

/** One day of one site as the desk shows it: one read of the database. */
struct DayGrid {
    Site site;
    QDate day; ///< local day of the site
    TimeRange range; ///< its 23, 24 or 25 hours
    QList<Resource> resources; ///< columns, in the order of the site
    QList<Slot> places; ///< by start, then resource (`slots` is a word of Qt)
    QList<Hold> openHolds; ///< holds that have neither been confirmed nor lapsed
    QDateTime takenAt; ///< clock of the database at the read
};
