#pragma once

#include "core/model/hold.h"
#include "core/model/slot.h"

#include <QList>

/** The look of one cell of the day grid: each has its own colour, icon and words. */
enum class CellState {
    Empty, ///< no slot
    Free,
    FewLeft, ///< at most two places, or a fifth of them
    Full, ///< all places are confirmed
    Mine, ///< this desk has an open hold on it
    HeldByOther, ///< nothing left, but open holds of others may end
    Closed,
    Past, ///< it has ended
};

/**
 * One slot in the grid, or its part on one day of a week. A slot over several lines is the same
 * cell in each of them.
 */
struct SlotCell {
    Slot slot;
    CellState state = CellState::Empty;
    int confirmed = 0; ///< places
    int held = 0; ///< places, by open holds that have not lapsed
    QList<Hold> openHolds; ///< soonest to lapse first
    int lane = 0;
    int firstLine = 0;
    int lastLine = 0; ///< the last line that it covers
    bool beganYesterday = false;
    bool endsTomorrow = false;
    bool isContinued = false; ///< a week shows an earlier part of the slot too

    /** The open hold that the cell speaks of: the own one, else the soonest to lapse. */
    const Hold *spokenHold(const QString &ownDesk) const;

    /** Whether a party can be placed here now. */
    bool fits(int party) const;

    /** Recomputes held, confirmed and state from slot and openHolds. */
    void settle(const QDateTime &now, const QString &ownDesk);
};

/** Whether two cells look and read the same; the monotonic deadlines differ with every read. */
bool looksSame(const SlotCell *a, const SlotCell *b);

/** Whether @p hold was placed by this desk. */
bool isMine(const Hold &hold, const QString &ownDesk);
