#include "core/stock/stockrows.h"

#include "core/db/rows.h"
#include "core/db/words.h"

#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

constexpr std::array outcomeWords { std::pair { "adjusted", StockOutcome::Adjusted },
    std::pair { "counted", StockOutcome::Counted },
    std::pair { "returned", StockOutcome::Returned },
    std::pair { "transferred", StockOutcome::Transferred },
    std::pair { "replayed", StockOutcome::Replayed },
    std::pair { "idempotency_key_reuse", StockOutcome::KeyReused },
    std::pair { "hold_not_active", StockOutcome::HoldNotActive },
    std::pair { "more_than_out", StockOutcome::MoreThanOut },
    std::pair { "more_than_available", StockOutcome::MoreThanAvailable },
    std::pair { "not_found", StockOutcome::NotFound },
    std::pair { "invalid_request", StockOutcome::RequestInvalid } };

constexpr std::array renameWords { std::pair { "renamed", RenameOutcome::Renamed },
    std::pair { "exists", RenameOutcome::NameTaken },
    std::pair { "not_found", RenameOutcome::NotFound },
    std::pair { "invalid_sku", RenameOutcome::NumberInvalid },
    std::pair { "invalid_name", RenameOutcome::NameInvalid } };

constexpr std::array moveWords { std::pair { "opened", StockMove::Kind::Opened },
    std::pair { "held", StockMove::Kind::Held },
    std::pair { "extended", StockMove::Kind::Extended },
    std::pair { "captured", StockMove::Kind::Captured },
    std::pair { "released", StockMove::Kind::Released },
    std::pair { "expired", StockMove::Kind::Expired },
    std::pair { "returned", StockMove::Kind::Returned },
    std::pair { "adjusted", StockMove::Kind::Adjusted },
    std::pair { "counted", StockMove::Kind::Counted },
    std::pair { "lost", StockMove::Kind::Lost },
    std::pair { "damaged", StockMove::Kind::Damaged },
    std::pair { "consumed", StockMove::Kind::Consumed },
    std::pair { "transferred", StockMove::Kind::Transferred },
    std::pair { "renamed", StockMove::Kind::Renamed },
    std::pair { "other", StockMove::Kind::Other } };

constexpr std::array statusWords { std::pair { "held", HoldStatus::Held },
    std::pair { "confirmed", HoldStatus::Confirmed },
    std::pair { "cancelled", HoldStatus::Cancelled },
    std::pair { "expired", HoldStatus::Expired } };

constexpr std::array stateWords { std::pair { "open", HeldPieces::State::Open },
    std::pair { "captured", HeldPieces::State::Captured },
    std::pair { "released", HeldPieces::State::Released },
    std::pair { "expired", HeldPieces::State::Expired },
    std::pair { "returned", HeldPieces::State::Returned } };

StockNumbers numbersFrom(const Rows &rows, int row, int column)
{
    return { .onHand = rows.integer(row, column),
        .reserved = rows.integer(row, column + 1),
        .available = rows.integer(row, column + 2),
        .out = rows.integer(row, column + 3),
        .shortfall = rows.integer(row, column + 4) };
}

}

Result<StockAnswer> stockAnswerFrom(const Rows &rows)
{
    const QString word = rows.text(0, 0);
    for (const auto &[name, outcome] : outcomeWords) {
        if (word == QLatin1StringView(name)) {
            return StockAnswer { .outcome = outcome,
                .levelId = StockLevelId(rows.integer(0, 1)),
                .sku = rows.text(0, 2),
                .warehouse = rows.text(0, 3),
                .numbers = numbersFrom(rows, 0, 4),
                .shortOf = rows.text(0, 9),
                .shortLeft = rows.integer(0, 10) };
        }
    }
    return Error { ErrorCode::Internal, u"unexpected outcome: "_s + word, {} };
}

Result<RenameOutcome> renameOutcomeFrom(const Rows &rows)
{
    const auto outcome = valueOfWord(renameWords, rows.text(0, 0));
    if (!outcome) {
        return Error { ErrorCode::Internal, u"unexpected outcome: "_s + rows.text(0, 0), {} };
    }
    return *outcome;
}

StockLevel stockLevelFrom(const Rows &rows, int row)
{
    return { .id = StockLevelId(rows.integer(row, 0)),
        .itemId = StockItemId(rows.integer(row, 1)),
        .sku = rows.text(row, 2),
        .name = rows.text(row, 3),
        .warehouse = rows.text(row, 4),
        .isRental = rows.boolean(row, 5),
        .numbers = numbersFrom(rows, row, 6) };
}

StockMove stockMoveFrom(const Rows &rows, int row)
{
    return { .id = StockMoveId(rows.integer(row, 0)),
        .at = rows.instant(row, 1),
        .kind = valueOfWord(moveWords, rows.text(row, 2)).value_or(StockMove::Kind::Other),
        .onHandChange = rows.integer(row, 3),
        .availableChange = rows.integer(row, 4),
        .onHandAfter = rows.integer(row, 5),
        .holdId = HoldId(rows.integer(row, 6)),
        .actor = rows.text(row, 7),
        .note = rows.text(row, 8),
        .quantity = rows.integer(row, 9),
        .otherWarehouse = rows.text(row, 10) };
}

ShortBooking shortBookingFrom(const Rows &rows, int row)
{
    return { .holdId = HoldId(rows.integer(row, 0)),
        .quantity = rows.integer(row, 1),
        .shortBy = rows.integer(row, 2),
        .status = valueOfWord(statusWords, rows.text(row, 3)).value_or(HoldStatus::Held),
        .customerName = rows.text(row, 4),
        .startsAt = rows.instant(row, 5),
        .createdAt = rows.instant(row, 6) };
}

PiecesOut piecesOutFrom(const Rows &rows, int row)
{
    return { .holdId = HoldId(rows.integer(row, 0)),
        .captured = rows.integer(row, 1),
        .out = rows.integer(row, 2),
        .customerName = rows.text(row, 3),
        .startsAt = rows.instant(row, 4),
        .confirmedAt = rows.instant(row, 5) };
}

HeldPieces heldPiecesFrom(const Rows &rows, int row)
{
    return { .levelId = StockLevelId(rows.integer(row, 0)),
        .sku = rows.text(row, 1),
        .name = rows.text(row, 2),
        .warehouse = rows.text(row, 3),
        .isRental = rows.boolean(row, 4),
        .state = valueOfWord(stateWords, rows.text(row, 5)).value_or(HeldPieces::State::Open),
        .quantity = rows.integer(row, 6),
        .captured = rows.integer(row, 7),
        .returned = rows.integer(row, 8),
        .writtenOff = rows.integer(row, 9),
        .out = rows.integer(row, 10) };
}

QString databaseWord(StockOutcome outcome) { return wordOfValue(outcomeWords, outcome); }

QString databaseWord(StockMove::Kind kind) { return wordOfValue(moveWords, kind); }

QString databaseWord(RenameOutcome outcome) { return wordOfValue(renameWords, outcome); }
