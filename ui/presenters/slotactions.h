#pragma once

#include "core/model/slotdetail.h"

/** The one filled button of the slot panel. */
enum class PrimaryAction { None, Hold, Confirm };

/** What is possible now with a slot and the hold chosen on it. */
struct SlotActions {
    PrimaryAction primary = PrimaryAction::None;
    bool canExplain = false; ///< there are numbers to explain
    bool canHold = false;
    bool canConfirm = false;
    bool canExtend = false;
    bool canCancel = false;
    bool canMove = false; ///< another slot, or another party
    bool canTakeOver = false; ///< an open hold of another desk, or of a kiosk
    bool canCheckIn = false; ///< a booking of which somebody is still missing
    bool canReturn = false; ///< pieces of the chosen booking are out
    bool isRelease = false; ///< an open hold of this desk: it is given back without a reason

    bool operator==(const SlotActions &) const = default;
};

/** The hold that the buttons act on, and whether this desk placed it. */
struct ChosenHold {
    const Hold *hold = nullptr; ///< null: none is chosen
    bool isOwn = false;
};

/**
 * Decides which buttons are offered; the database decides again when one is pressed.
 * @p now is the clock of the database.
 */
SlotActions slotActions(const SlotDetail &detail, ChosenHold chosen, const QDateTime &now);
