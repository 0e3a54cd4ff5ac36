#pragma once

/** Why a key did nothing. */
enum class DeskHint {
    NoSlotHere,
    DayOnItsWay,
    NothingToConfirm,
    NothingToExtend,
    NothingToCancel,
    NothingToReturn,
    NothingToChange, ///< no hold is chosen, or its slot is not known
    NobodyToCheckIn,
    NothingToRevive, ///< V is for a cancelled or lapsed hold that was found
    NothingToTakeOver,
    NotMoving, ///< S is for a hold that is being moved
    SlotHasRoom, ///< nobody needs to wait for it
    NoOffers, ///< nobody on the waiting list has been offered places
    StillChecking, ///< the last command has not been settled
};
