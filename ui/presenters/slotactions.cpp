#include "ui/presenters/slotactions.h"

SlotActions slotActions(const SlotDetail &detail, ChosenHold chosen, const QDateTime &now)
{
    const bool isOver = now >= detail.slot.range.end;
    const bool isHeld = chosen.hold && chosen.hold->status == HoldStatus::Held;
    const bool isConfirmed = chosen.hold && chosen.hold->status == HoldStatus::Confirmed;

    SlotActions actions;
    actions.canExplain = true;
    actions.canHold = !isOver && !detail.slot.isClosed() && detail.slot.available > 0;
    actions.canConfirm = isHeld;
    actions.canExtend = isHeld;
    actions.canCancel = isHeld || isConfirmed;
    actions.canMove = isHeld || isConfirmed;
    actions.canTakeOver = isHeld && !chosen.isOwn;
    actions.canCheckIn = isConfirmed && chosen.hold->arrived < chosen.hold->partySize;
    actions.isRelease = isHeld && chosen.isOwn;
    if (actions.canConfirm) {
        actions.primary = PrimaryAction::Confirm;
    } else if (actions.canHold) {
        actions.primary = PrimaryAction::Hold;
    }
    return actions;
}
