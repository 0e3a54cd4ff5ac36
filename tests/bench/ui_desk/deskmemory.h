#pragma once

#include "tests/bench/ui_desk/deskfigure.h"

/**
 * What 1,000 refreshes of the whole window, each read from a database, add to the memory of the
 * process. @p connection is a connection string of a database with slots for today.
 */
DeskFigure measureDeskMemory(const QString &connection);
