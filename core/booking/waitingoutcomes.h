#pragma once

#include "core/booking/bookingoutcomes.h"

#include <QString>

#include <variant>

/** The party is on the list; or had been put there by the same key. */
struct PartyWaits {
    WaitingId id;
    int placeInLine = 0; ///< 1 is next; 0: by now it waits no longer
    HoldId offer; ///< by now it has one; not valid otherwise
    bool isReplay = false;
};

/** The party has been taken off the list. */
struct PartyLeft {
    WaitingId id;
};

/** Why nothing was changed on the list. */
enum class WaitRefusal {
    AlreadyWaiting, ///< this person, for this slot
    HasRoom, ///< the slot can take the party now
    PartyTooLarge, ///< for the whole slot
    UntilPast, ///< the wait would be over already
    SlotClosed, ///< shortOf is the reason
    SlotPast,
    HasOffer, ///< places are held for it: release that hold instead
    SlotNotFound,
    PersonNotFound, ///< unknown or erased
    PartyNotFound, ///< no such entry
};

struct WaitRefused {
    WaitRefusal why = WaitRefusal::SlotNotFound;
    SlotNumbers numbers; ///< as far as there is a slot
    QString shortOf;
};

using WaitOutcome = std::variant<PartyWaits, PartyLeft, WaitRefused, KeyReused, RequestInvalid>;
