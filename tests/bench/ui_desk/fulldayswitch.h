#pragma once

#include "tests/bench/ui_desk/deskfigure.h"

/** Two databases with days.sql loaded, equal but for a history. */
struct DayDatabases {
    QString empty; ///< connection string
    QString full; ///< the same, with 2,000,000 bookings
};

/**
 * How many times longer the whole window takes to another day when the database holds 2,000,000
 * bookings, from the wish to the painted grid. The two are switched in turns; a round is the ratio
 * of the middle of several switches.
 */
DeskFigure measureFullDaySwitch(const DayDatabases &databases, int rounds);
