#pragma once

#include <optional>

class QKeyEvent;

/** What a key in the day grid asks for. Moving the current cell is the grid's own business. */
enum class GridCommand {
    Hold, ///< Enter: open the editor at this slot
    NewBooking, ///< N
    Confirm, ///< C
    Cancel, ///< Del, Backspace: release or cancel
    Extend, ///< E
    Move, ///< M: the chosen hold goes to the slot that is chosen next
    Swap, ///< S: while moving, the two holds change places
    Resize, ///< P: another size of the party
    CheckIn, ///< I: the whole party is here
    Revive, ///< V: the cancelled or lapsed hold that a find has led to comes back
    TakeOver, ///< O: the chosen hold of another desk becomes this one's
    Undo, ///< Ctrl+Z: take the last change back, for ten seconds
    ReturnPieces, ///< R: what the booking had out is back
    Wait, ///< L: a party is put on the waiting list of the slot
    AnswerCall, ///< K: goes to who calls for help at a kiosk
    NextOffer, ///< Q: to what the waiting list was offered
    Why, ///< W
    History, ///< J: what happened to the chosen hold, or on the slot
    Today, ///< T
    GoToDate, ///< G
    PreviousDay, ///< Page Up
    NextDay, ///< Page Down
    PreviousWeek, ///< Alt+Page Up
    NextWeek, ///< Alt+Page Down
    Refresh, ///< F5
    Find, ///< / or Ctrl+F
    FirstFree, ///< F: the first slot from now on with room; again: the next one
    ViewDay, ///< Alt+1
    ViewWeek, ///< Alt+2: of the resource of the current cell
    ViewAgenda, ///< Alt+3
    ViewSwapped, ///< Alt+4: resources as rows, times as columns
    PauseRefresh, ///< Shift+F5: nothing moves by itself, or does again
    NextHold, ///< H: walk over the holds of the slot
    Print, ///< Ctrl+P: ticket, receipt or day sheet
    Lock, ///< Ctrl+L: nothing is seen or done until the PIN is given
    Help, ///< F1 or ?
    NextPane, ///< F6
    PreviousPane, ///< Shift+F6
    StepBack, ///< Esc
    Nearby1, ///< 1, while an offer is open (SlotGridView::setOfferOpen)
    Nearby2, ///< 2, the same
    Nearby3, ///< 3, the same
};

/**
 * The command of a key press in the grid, empty when it has none. Letters go by their Latin label
 * (QWERTZ too); on a Cyrillic layout the same physical keys count.
 */
std::optional<GridCommand> gridCommandFor(const QKeyEvent &event);

/**
 * 1 to 9 when the key press is a digit. On Czech and Slovak keyboards the upper row writes
 * "+ěščřžýáí" and digits need Shift: both count.
 */
std::optional<int> gridDigitFor(const QKeyEvent &event);
