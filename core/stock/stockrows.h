#pragma once

#include "core/base/result.h"
#include "core/model/heldpieces.h"
#include "core/model/piecesout.h"
#include "core/model/shortbooking.h"
#include "core/model/stocklevel.h"
#include "core/model/stockmove.h"
#include "core/stock/stockoutcomes.h"

class Rows;

/** The one row that every command on stock answers with. An unknown word is an error. */
Result<StockAnswer> stockAnswerFrom(const Rows &rows);

/** The word that api.rename_… answers. */
Result<RenameOutcome> renameOutcomeFrom(const Rows &rows);

/** Rows of api.stock_levels, stock_journal, short_bookings and stock_of_hold. */
StockLevel stockLevelFrom(const Rows &rows, int row);
StockMove stockMoveFrom(const Rows &rows, int row);
ShortBooking shortBookingFrom(const Rows &rows, int row);
PiecesOut piecesOutFrom(const Rows &rows, int row);
HeldPieces heldPiecesFrom(const Rows &rows, int row);

/** How the database calls it. */
QString databaseWord(StockOutcome outcome);
QString databaseWord(StockMove::Kind kind);
QString databaseWord(RenameOutcome outcome);
