#pragma once

#include "core/base/id.h"

#include <QPersistentModelIndex>
#include <QTime>

/** Where the eyes are in the day grid, in words that hold on another day too. */
struct SlotGridPlace {
    bool isKnown = false;
    ResourceId resource;
    QTime current; ///< wall time of the current row
    QTime top; ///< wall time of the first row in view
    int topOffset = 0; ///< pixels of that row that are scrolled away
    int horizontal = 0; ///< pixels that are scrolled away at the left
    QPersistentModelIndex topIndex; ///< the first row in view during a refresh
};
