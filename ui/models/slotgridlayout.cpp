#include "ui/models/slotgridlayout.h"

#include <algorithm>

namespace {

QDateTime shownStart(const Slot &slot, const TimeRange &day)
{
    return std::max(slot.range.start, day.start);
}

QList<QDateTime> startsOf(const DayGrid &grid)
{
    QList<QDateTime> rows;
    rows.reserve(grid.places.size());
    for (const Slot &slot : grid.places) {
        if (slot.range.isValid() && slot.range.overlaps(grid.range)) {
            rows.append(shownStart(slot, grid.range));
        }
    }
    std::sort(rows.begin(), rows.end());
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    return rows;
}

QHash<SlotId, QList<Hold>> holdsBySlot(const DayGrid &grid)
{
    QHash<SlotId, QList<Hold>> holds;
    for (const Hold &hold : grid.openHolds) {
        if (hold.status == HoldStatus::Held && !hold.lapsesIn.hasExpired()) {
            holds[hold.slotId].append(hold);
        }
    }
    return holds;
}

}

SlotGridLayout SlotGridLayout::of(const DayGrid &grid, const QDateTime &now, const QString &ownDesk)
{
    SlotGridLayout layout;
    layout.resources = grid.resources;
    layout.rows = startsOf(grid);
    layout.index.assign(static_cast<size_t>(layout.rowCount()),
        std::vector<int>(static_cast<size_t>(layout.columnCount()), none));
    layout.cells.reserve(static_cast<size_t>(grid.places.size()));

    QHash<ResourceId, int> columns;
    for (int column = 0; column < layout.columnCount(); ++column) {
        columns.insert(layout.resources.at(column).id, column);
    }
    const QHash<SlotId, QList<Hold>> holds = holdsBySlot(grid);
    for (const Slot &slot : grid.places) {
        const int column = columns.value(slot.resourceId, none);
        if (column == none || !slot.range.isValid() || !slot.range.overlaps(grid.range)) {
            continue;
        }
        SlotCell cell;
        cell.slot = slot;
        cell.openHolds = holds.value(slot.id);
        cell.beganYesterday = slot.range.start < grid.range.start;
        cell.endsTomorrow = slot.range.end > grid.range.end;
        cell.firstRow = layout.rowAt(shownStart(slot, grid.range));
        cell.lastRow = cell.firstRow;
        cell.settle(now, ownDesk);

        const int position = static_cast<int>(layout.cells.size());
        for (int row = cell.firstRow;
             row < layout.rowCount() && layout.rows.at(row) < slot.range.end;
             ++row) {
            layout.index[static_cast<size_t>(row)][static_cast<size_t>(column)] = position;
            cell.lastRow = row;
        }
        layout.positions.insert(slot.id, position);
        layout.cells.push_back(std::move(cell));
    }
    return layout;
}

int SlotGridLayout::rowAt(const QDateTime &instant) const
{
    const auto after = std::upper_bound(rows.cbegin(), rows.cend(), instant);
    return static_cast<int>(after - rows.cbegin()) - 1;
}

const SlotCell *SlotGridLayout::at(int row, int column) const
{
    if (row < 0 || row >= rowCount() || column < 0 || column >= columnCount()) {
        return nullptr;
    }
    const int position = index[static_cast<size_t>(row)][static_cast<size_t>(column)];
    return position == none ? nullptr : &cells[static_cast<size_t>(position)];
}

SlotCell *SlotGridLayout::of(SlotId slot)
{
    const int position = positions.value(slot, none);
    return position == none ? nullptr : &cells[static_cast<size_t>(position)];
}

int SlotGridLayout::columnOf(ResourceId resource) const
{
    for (int column = 0; column < columnCount(); ++column) {
        if (resources.at(column).id == resource) {
            return column;
        }
    }
    return none;
}
