#pragma once

#include "core/model/daygrid.h"
#include "ui/models/gridview.h"
#include "ui/models/slotcell.h"

#include <QDateTime>
#include <QList>
#include <QMultiHash>

#include <vector>

/** One step of the time axis: where slots begin. In an agenda it is one slot. */
struct GridLine {
    qint64 clock = 0; ///< place on the axis, milliseconds; see SlotGridLayout
    SlotId slot; ///< of an agenda; not valid otherwise
    QDateTime start; ///< UTC; of a week: of the first of its slots that begin here

    bool operator==(const GridLine &other) const
    {
        return clock == other.clock && slot == other.slot;
    }
};

/** What stands across the time axis: a resource, a day of a week, or everything in an agenda. */
struct GridLane {
    Resource resource; ///< not valid in an agenda
    QDate day; ///< of a week; not valid otherwise

    bool operator==(const GridLane &) const = default;
};

/**
 * Where everything of a day or week stands: lines along the time, lanes across, cells. A value,
 * computed from a DayGrid.
 *
 * Lines are the starts of all slots; a slot from the day before starts where the day does. A slot
 * covers every line that begins before its end. The axis counts milliseconds since 1970 for a day
 * and by the WeekClock for a week. In most views lines are rows; in the swapped one, columns.
 */
struct SlotGridLayout {
    static constexpr int none = -1;

    GridView view = GridView::Day;
    QList<Resource> resources; ///< of the site
    QList<GridLane> lanes;
    QList<GridLine> lines; ///< ascending
    std::vector<std::vector<int>> index; ///< [line][lane]: position in cells, or none
    std::vector<SlotCell> cells;
    QMultiHash<SlotId, int> positions; ///< in cells; a week may show two parts of a slot

    static SlotGridLayout of(
        const DayGrid &grid, GridView view, const QDateTime &now, const QString &ownDesk);

    bool isSwapped() const { return view == GridView::Swapped; }

    int lineCount() const { return static_cast<int>(lines.size()); }

    int laneCount() const { return static_cast<int>(lanes.size()); }

    /** The line that starts at or last before @p clock; none before the first. */
    int lineAt(qint64 clock) const;

    const SlotCell *at(int line, int lane) const;

    /** The first part of a slot; null for one that is not here. Valid until the next change. */
    const SlotCell *of(SlotId slot) const;

    QString nameOf(ResourceId resource) const;
};
