#pragma once

#include "core/base/id.h"

#include <QString>

/** The pieces of one item that a hold or booking has. */
struct HeldPieces {
    /** Of the line: open, then captured, released or expired; captured may be returned. */
    enum class State { Open, Captured, Released, Expired, Returned };

    StockLevelId levelId;
    QString sku;
    QString name;
    QString warehouse;
    bool isRental = true;
    State state = State::Open;
    qint64 quantity = 0; ///< held
    qint64 captured = 0; ///< handed out
    qint64 returned = 0;
    qint64 writtenOff = 0; ///< lost, damaged or consumed
    qint64 out = 0; ///< captured, and neither returned nor written off

    bool operator==(const HeldPieces &) const = default;
};
