#pragma once

#include "core/base/id.h"
#include "core/base/idempotencykey.h"

#include <QString>

/** Pieces of one command are at most this. */
constexpr qint64 stockQuantityMax = 1'000'000'000;

/** Corrects a level by hand. */
struct AdjustRequest {
    IdempotencyKey key = IdempotencyKey::create();
    StockLevelId levelId;
    qint64 change = 0; ///< signed, not 0
    QString reason; ///< required
};

/** Says what a stocktake found, with the pieces that are reserved. */
struct CountRequest {
    IdempotencyKey key = IdempotencyKey::create();
    StockLevelId levelId;
    qint64 counted = 0; ///< 0 or more; below what is reserved is taken, too: it is a fact
    QString reason; ///< required
};

/** Moves pieces of an item to another warehouse of its site. */
struct TransferRequest {
    IdempotencyKey key = IdempotencyKey::create();
    StockLevelId levelId; ///< where the pieces are
    QString warehouse; ///< by name; the item gets a level there when it has none
    qint64 quantity = 0; ///< 1 or more, at most what is available
    QString reason; ///< may be empty
};

/** Pieces of a booking come back, or it is known that they never will. At least one of them. */
struct ReturnRequest {
    IdempotencyKey key = IdempotencyKey::create();
    HoldId holdId;
    StockLevelId levelId;
    qint64 returned = 0; ///< can be held again at once
    qint64 lost = 0;
    qint64 damaged = 0;
    qint64 consumed = 0;
    QString note;
};
