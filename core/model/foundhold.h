#pragma once

#include "core/base/timerange.h"
#include "core/model/hold.h"

/** A hold or booking as it is looked for: where and when it is, and where it stands. */
struct FoundHold {
    HoldId id;
    QString code; ///< eight characters for people, as the ticket has it
    SlotId slotId;
    TimeRange range;
    QString resource;
    int partySize = 0;
    HoldStatus status = HoldStatus::Held;
    int arrivedCount = 0; ///< how many of the party are here

    bool operator==(const FoundHold &) const = default;

    /** It counts for a place: held and not lapsed, or a booking. */
    bool isLiving() const { return status == HoldStatus::Held || status == HoldStatus::Confirmed; }
};
