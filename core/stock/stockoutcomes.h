#pragma once

#include "core/base/id.h"
#include "core/model/stocknumbers.h"

#include <QString>

/** What the database decided about a command on stock. */
enum class StockOutcome {
    Adjusted,
    Counted,
    Returned,
    Transferred,
    Replayed, ///< the same key had done it before; nothing was done again
    KeyReused, ///< the key was used for another request: a defect of the caller
    HoldNotActive, ///< not a booking; shortOf: held, cancelled, expired
    MoreThanOut, ///< more came back than is out; shortLeft: how many are
    MoreThanAvailable, ///< more was to go than can; shortLeft: how many can
    NotFound, ///< shortOf: warehouse, or nothing for the level
    RequestInvalid, ///< shortOf: quantity (shortLeft: what is on hand), reason, note, warehouse
};

/** What the database decided about a new name of an item or a warehouse. */
enum class RenameOutcome {
    Renamed, ///< or it was called so already
    NameTaken, ///< another one of the site is called so
    NotFound,
    NumberInvalid, ///< the SKU: empty, too long, or with a blank, a colon or an @ in it
    NameInvalid,
};

/** The answer to a command on stock, with the numbers of the level after it. */
struct StockAnswer {
    StockOutcome outcome = StockOutcome::NotFound;
    StockLevelId levelId;
    QString sku;
    QString warehouse;
    StockNumbers numbers; ///< shortfall above 0: see StockService::shortBookings
    QString shortOf;
    qint64 shortLeft = 0;

    bool operator==(const StockAnswer &) const = default;

    /** Whether what was asked for is so now, by this call or by an earlier one of the same key. */
    bool isDone() const
    {
        switch (outcome) {
        case StockOutcome::Adjusted:
        case StockOutcome::Counted:
        case StockOutcome::Returned:
        case StockOutcome::Transferred:
        case StockOutcome::Replayed:
            return true;
        case StockOutcome::KeyReused:
        case StockOutcome::HoldNotActive:
        case StockOutcome::MoreThanOut:
        case StockOutcome::MoreThanAvailable:
        case StockOutcome::NotFound:
        case StockOutcome::RequestInvalid:
            return false;
        }
        Q_UNREACHABLE();
    }
};
