#pragma once

#include "core/base/id.h"
#include "core/base/timerange.h"

#include <QDateTime>
#include <QString>

/** A party that waits for places in a full slot, or to whom places are offered by now. */
struct WaitingParty {
    WaitingId id;
    SlotId slotId; ///< of an offer: where its hold is by now
    QString resourceName;
    TimeRange range; ///< of the slot
    bool isOffered = false;
    int placeInLine = 0; ///< 1 is next; 0 with an offer
    int partySize = 1;
    CustomerId customerId;
    QString customerName;
    QString customerPhone;
    QString note;
    QDateTime since;
    QDateTime until; ///< nothing is offered from then on
    HoldId holdId; ///< of an offer; not valid while the party waits
    QString code; ///< of that hold
    QDateTime expiresAt; ///< of that hold
    int skips = 0; ///< how often places went to a later party because this one was too large
    int skippedWith = 0; ///< how many were free the last time

    bool operator==(const WaitingParty &) const = default;
};
