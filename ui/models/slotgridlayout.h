#pragma once

#include "core/model/daygrid.h"
#include "ui/models/slotcell.h"

#include <QDateTime>
#include <QHash>
#include <QList>

#include <vector>

/**
 * Where everything of a day stands: rows, columns, cells. A value, computed from a DayGrid.
 *
 * Rows are the starts of all slots; a slot from the day before starts where the day does. A slot
 * covers every row that begins before its end.
 */
struct SlotGridLayout {
    static constexpr int none = -1;

    QList<Resource> resources;
    QList<QDateTime> rows; ///< UTC, ascending
    std::vector<std::vector<int>> index; ///< [row][column]: position in cells, or none
    std::vector<SlotCell> cells;
    QHash<SlotId, int> positions; ///< position in cells

    static SlotGridLayout of(const DayGrid &grid, const QDateTime &now, const QString &ownDesk);

    int rowCount() const { return static_cast<int>(rows.size()); }

    int columnCount() const { return static_cast<int>(resources.size()); }

    /** The row that starts at or last before @p instant; none before the first. */
    int rowAt(const QDateTime &instant) const;

    const SlotCell *at(int row, int column) const;
    SlotCell *of(SlotId slot);

    int columnOf(ResourceId resource) const;
};
