#pragma once

#include "core/base/id.h"
#include "core/base/idempotencykey.h"
#include "core/base/wholeamount.h"
#include "core/stock/stockrequests.h"

#include <QString>

#include <variant>

/** What can be done with a level by hand. */
enum class StockTask { Adjust, Count, Return, Transfer };

/**
 * What a person has typed for a level and not done yet, as it was typed.
 *
 * The key is made with the draft and reused on every retry, so that Enter twice is one change. It
 * is replaced only when the database has given a definite answer to it.
 */
struct StockDraft {
    IdempotencyKey key = IdempotencyKey::create();
    StockTask task = StockTask::Adjust;
    StockLevelId levelId;
    QString amount; ///< change, count, or how many go
    QString reason; ///< or note of a return or transfer
    QString warehouse; ///< where pieces go
    HoldId holdId; ///< whose pieces come back
    QString returned;
    QString lost;
    QString damaged;
    QString consumed;

    bool operator==(const StockDraft &) const = default;
};

/** Why a draft cannot be sent. */
struct StockDraftProblem {
    enum class Field {
        Amount,
        Reason,
        Booking,
        Pieces,
        Warehouse,
        BelowNothing,
        MoreThanOut,
        MoreThanAvailable,
    };

    Field field = Field::Amount;
    AmountProblem amount = AmountProblem::Empty; ///< of Amount and Pieces
    QString typed = {}; ///< what was typed there

    /** Nothing is wrong yet: something has not been typed or chosen. */
    bool isMissing() const
    {
        switch (field) {
        case Field::Reason:
        case Field::Booking:
        case Field::Warehouse:
            return true;
        case Field::Amount:
        case Field::Pieces:
            return amount == AmountProblem::Empty;
        case Field::BelowNothing:
        case Field::MoreThanOut:
        case Field::MoreThanAvailable:
            return false;
        }
        return false;
    }
};

using StockReading
    = std::variant<AdjustRequest, CountRequest, ReturnRequest, TransferRequest, StockDraftProblem>;

/** What a draft can be compared with before it is sent; the database decides all the same. */
struct StockFacts {
    qint64 onHand = 0;
    qint64 available = 0;
    qint64 out = 0; ///< of the booking whose pieces come back
};

/** Reads what was typed. */
StockReading readStockDraft(const StockDraft &draft, const StockFacts &facts);
