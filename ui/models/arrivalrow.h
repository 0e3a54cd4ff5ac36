#pragma once

#include "core/model/arrival.h"

#include <QTimeZone>

/** How a booking stands on the list of who comes. */
enum class ArrivalState {
    Expected, ///< its slot has not begun
    Late, ///< its slot has begun, and nobody is here
    PartHere,
    Here, ///< the whole party
    NotCome, ///< it was noted that nobody came
};

/** A booking on the list of who comes, as it stands at one moment. */
struct ArrivalRow {
    Arrival arrival;
    QString time; ///< of its start, on the clocks of the site
    ArrivalState state = ArrivalState::Expected;
    int minutesLate = 0; ///< of a late one whose slot goes on
    bool hasBegun = false; ///< its slot
    bool isOver = false;
    QString refusal = {}; ///< why what was noted last was not done, as a sentence

    /** @p now: by the clock of the database. @p zone: of the site. */
    static ArrivalRow of(const Arrival &arrival, const QDateTime &now, const QTimeZone &zone);

    /** Somebody of the party may still come. */
    bool isAwaited() const;

    bool operator==(const ArrivalRow &) const = default;
};

inline HoldId rowKey(const ArrivalRow &row) { return row.arrival.holdId; }
