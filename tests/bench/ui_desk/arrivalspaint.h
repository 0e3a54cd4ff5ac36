#pragma once

#include "tests/bench/ui_desk/deskfigure.h"

/**
 * From 500 bookings of another day, as they were read, to their rows standing painted in the table
 * of arrivals, in ms.
 */
DeskFigure measureArrivals(int rounds);
