#pragma once

#include "core/base/id.h"
#include "ui/models/gridview.h"

#include <QDate>
#include <QPersistentModelIndex>
#include <QTime>

/** Where the eyes are in the grid, in words that hold on another day and in another view too. */
struct SlotGridPlace {
    bool isKnown = false;
    GridView view = GridView::Day;
    SlotId slot; ///< the current one; not valid where there is none
    ResourceId resource;
    QDate day; ///< of a week
    QTime current; ///< wall time of the current line
    QTime first; ///< wall time of the first line in view
    int firstOffset = 0; ///< pixels of that line that are scrolled away
    int across = 0; ///< pixels of the lanes that are scrolled away
    int topOffset = 0; ///< pixels of the row of topIndex that are scrolled away
    int leftOffset = 0; ///< pixels of its column that are scrolled away
    QPersistentModelIndex topIndex; ///< the first cell in view during a refresh
};
