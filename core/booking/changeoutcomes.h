#pragma once

#include "core/booking/bookingoutcomes.h"

#include <QString>

#include <variant>

/** A hold was moved, resized, revived, checked in and so on; or had been, by the same key. */
struct HoldChanged {
    HoldReceipt receipt;
    bool isReplay = false;
};

/** Why a hold could not be changed. Nothing was. */
enum class ChangeRefusal {
    NotFound, ///< the hold, the slot or the change
    HoldLapsed, ///< its time was over before the change came
    HoldCancelled,
    HoldConfirmed, ///< a booking belongs to no desk: nothing to take over
    HoldNotConfirmed, ///< nobody arrives for a hold
    HoldActive, ///< it was not over: nothing to revive
    SlotFull, ///< the numbers of that slot are in the receipt
    PlacesOffered, ///< the same: what came back is kept for a party of the waiting list
    PiecesShort, ///< shortOf names the item, shortLeft what is left
    CreditsShort, ///< shortOf names the bucket
    SlotClosed, ///< shortOf is the reason
    SlotPast,
    ChangedMeanwhile, ///< another desk has changed it since
    NotUndoable,
    PiecesReturned, ///< some of its pieces are back: it has been used
    TooEarly, ///< the slot is on a later day, or has not begun
    MoreThanParty, ///< shortLeft is the party
    HasArrived, ///< shortLeft of the party are here
    BelowArrived, ///< shortLeft of the party are here
};

struct ChangeRefused {
    ChangeRefusal why = ChangeRefusal::NotFound;
    HoldReceipt receipt; ///< as far as there is a hold
    QString shortOf;
    qint64 shortLeft = 0;
};

using ChangeOutcome = std::variant<HoldChanged, ChangeRefused, KeyReused, RequestInvalid>;
