#pragma once

#include "app/ctl/command.h"
#include "core/model/stocklevel.h"
#include "core/model/stockmove.h"
#include "core/stock/stockoutcomes.h"

#include <QJsonObject>

/** Writes the answer to a command on stock and gives its exit code. */
ExitCode report(const Console &console, const StockAnswer &answer);

ExitCode report(const Console &console, RenameOutcome outcome);

QJsonObject levelObject(const StockLevel &level);
QString levelLine(const StockLevel &level);

QJsonObject moveObject(const StockMove &move);
QString moveLine(const StockMove &move);
