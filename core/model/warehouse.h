#pragma once

#include "core/base/id.h"

#include <QString>

/** A room of a site where pieces lie. Holds take them from the first one that has the item. */
struct Warehouse {
    WarehouseId id;
    QString name;

    bool operator==(const Warehouse &) const = default;
};
