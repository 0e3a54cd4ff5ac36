#pragma once

#include "core/base/id.h"
#include "core/model/stocknumbers.h"

#include <QString>

/** What there is of one item in one warehouse. */
struct StockLevel {
    StockLevelId id;
    StockItemId itemId;
    QString sku;
    QString name; ///< of the item, as people say it
    QString warehouse;
    bool isRental = true; ///< its pieces come back
    StockNumbers numbers;

    bool operator==(const StockLevel &) const = default;
};
