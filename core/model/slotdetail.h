#pragma once

#include "core/model/hold.h"
#include "core/model/slot.h"

#include <QList>

/** One term of the sum that decides what a slot can still give: "held 3 by desk 2 until 10:18". */
struct AvailabilityTerm {
    enum class Kind { Capacity, Confirmed, Held, Lapsed, Closed, Past, Available };

    Kind kind = Kind::Capacity;
    int quantity = 0; ///< places; signed as it enters the sum
    QString who; ///< desk or kiosk, for Held
    QDateTime until; ///< deadline, for Held
    QString reason; ///< for Closed

    bool operator==(const AvailabilityTerm &) const = default;
};

/** A slot with its numbers, the holds on it, and why it gives what it gives. */
struct SlotDetail {
    Slot slot;
    QString resourceName;
    int confirmed = 0;
    int held = 0; ///< open and not lapsed
    QList<Hold> holds; ///< open ones first, then confirmed, by creation
    QList<AvailabilityTerm> terms;
};

/** A slot offered instead of one that refused. */
struct NearbySlot {
    Slot slot;
    QString resourceName;

    bool operator==(const NearbySlot &) const = default;
};
