#pragma once

#include "tests/bench/ui_desk/deskfigure.h"

/**
 * From the end of a typing pause to what was found standing painted under the field, in ms: each
 * round is the p95 of a walk over names, digits and codes that nobody has asked for before.
 * @p connection is a connection string of a database with people.sql loaded.
 */
DeskFigure measureFind(const QString &connection, int rounds);
