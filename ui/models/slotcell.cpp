#include "ui/models/slotcell.h"

#include <algorithm>

namespace {

constexpr int fewPlacesMax = 2;
constexpr int fewShare = 5; // a fifth of the capacity

bool isFewLeft(const Slot &slot)
{
    if (slot.available == slot.capacity) {
        return false; // a court for one that nobody has taken is simply free
    }
    return slot.available <= fewPlacesMax || slot.available * fewShare <= slot.capacity;
}

bool isSameHold(const Hold &a, const Hold &b)
{
    return a.id == b.id && a.partySize == b.partySize && a.expiresAt == b.expiresAt
        && a.origin == b.origin && a.customerName == b.customerName;
}

}

bool looksSame(const SlotCell *a, const SlotCell *b)
{
    if (a == nullptr || b == nullptr) {
        return a == b;
    }
    return a->slot == b->slot && a->state == b->state && a->confirmed == b->confirmed
        && a->held == b->held && a->lastLine - a->firstLine == b->lastLine - b->firstLine
        && std::equal(a->openHolds.cbegin(),
            a->openHolds.cend(),
            b->openHolds.cbegin(),
            b->openHolds.cend(),
            isSameHold);
}

bool isMine(const Hold &hold, const QString &ownDesk)
{
    return hold.origin.isOwn && (ownDesk.isEmpty() || hold.origin.desk == ownDesk);
}

const Hold *SlotCell::spokenHold(const QString &ownDesk) const
{
    for (const Hold &hold : openHolds) {
        if (isMine(hold, ownDesk)) {
            return &hold;
        }
    }
    return openHolds.isEmpty() ? nullptr : &openHolds.constFirst();
}

bool SlotCell::fits(int party) const
{
    return state != CellState::Empty && state != CellState::Past && !slot.isClosed()
        && slot.available >= party;
}

void SlotCell::settle(const QDateTime &now, const QString &ownDesk)
{
    std::stable_sort(openHolds.begin(), openHolds.end(), [](const Hold &a, const Hold &b) {
        return a.expiresAt < b.expiresAt;
    });
    held = 0;
    bool hasMine = false;
    for (const Hold &hold : std::as_const(openHolds)) {
        held += hold.partySize;
        hasMine = hasMine || isMine(hold, ownDesk);
    }
    // The numbers and the holds may come from two reads: never show less than nothing.
    confirmed = std::max(0, slot.capacity - slot.available - held);

    if (slot.range.end <= now) {
        state = CellState::Past;
    } else if (hasMine) {
        state = CellState::Mine;
    } else if (slot.isClosed()) {
        state = CellState::Closed;
    } else if (slot.available <= 0) {
        state = held > 0 ? CellState::HeldByOther : CellState::Full;
    } else {
        state = isFewLeft(slot) ? CellState::FewLeft : CellState::Free;
    }
}
