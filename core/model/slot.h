#pragma once

#include "core/base/id.h"
#include "core/base/timerange.h"

#include <QString>

/** A half-open range of time of one resource with a capacity, and what of it can be held now. */
struct Slot {
    SlotId id;
    ResourceId resourceId;
    TimeRange range;
    int capacity = 0;
    int available = 0; ///< places that can be held now, by the clock of the database
    QString title; ///< what happens in it; may be empty
    qint64 priceMinor = 0; ///< for one person, in minor units of the site's currency
    QString closedReason; ///< empty while it is open

    bool operator==(const Slot &) const = default;

    bool isClosed() const { return !closedReason.isEmpty(); }
};
