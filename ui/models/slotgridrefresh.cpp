// How the grid becomes another one: SlotGridModel over refreshes, days and views.

#include "ui/models/listchange.h"
#include "ui/models/slotgridmodel.h"

#include <utility>

namespace {

/** What tells lanes apart; their names may change. */
struct LaneKey {
    ResourceId resource;
    QDate day;

    bool operator==(const LaneKey &) const = default;
};

QList<LaneKey> keysOf(const QList<GridLane> &lanes)
{
    QList<LaneKey> keys;
    keys.reserve(lanes.size());
    for (const GridLane &lane : lanes) {
        keys.append({ lane.resource.id, lane.day });
    }
    return keys;
}

}

void SlotGridModel::setGrid(const DayGrid &grid, const QString &ownDesk)
{
    const QDateTime takenAt
        = grid.takenAt.isValid() ? grid.takenAt : QDateTime::currentDateTimeUtc();
    SlotGridLayout layout = SlotGridLayout::of(grid, viewFor(grid), takenAt, ownDesk);
    const bool isSame = m_day == grid.day && m_site.id == grid.site.id
        && m_site.zone == grid.site.zone && m_range == grid.range && m_only == grid.only
        && m_layout.view == layout.view && m_day.isValid();
    m_ownDesk = ownDesk;
    m_takenAt = takenAt;
    m_sinceTaken.start();
    m_site = grid.site;
    if (isSame) {
        refresh(std::move(layout));
    } else {
        replaceDay(grid, std::move(layout));
    }
    tickNow();
}

void SlotGridModel::setView(GridView view)
{
    m_view = view == GridView::Week ? GridView::Day : view;
    if (!m_day.isValid()) {
        return;
    }
    const DayGrid grid = shownGrid();
    if (viewFor(grid) != m_layout.view) {
        replaceDay(grid, SlotGridLayout::of(grid, viewFor(grid), now(), m_ownDesk));
        tickNow();
    }
}

GridView SlotGridModel::viewFor(const DayGrid &grid) const
{
    return grid.isWeek() ? GridView::Week : m_view;
}

/** What was read, with all that has been patched since. */
DayGrid SlotGridModel::shownGrid() const
{
    DayGrid grid;
    grid.site = m_site;
    grid.day = m_day;
    grid.range = m_range;
    grid.days = m_days;
    grid.only = m_only;
    grid.resources = m_layout.resources;
    grid.takenAt = m_takenAt;
    for (const SlotCell &cell : m_layout.cells) {
        if (!cell.isContinued) {
            grid.places.append(cell.slot);
            grid.openHolds.append(cell.openHolds);
        }
    }
    return grid;
}

void SlotGridModel::clear()
{
    beginResetModel();
    m_day = {};
    m_range = {};
    m_layout = {};
    endResetModel();
    Q_EMIT dayReplaced();
}

void SlotGridModel::replaceDay(const DayGrid &grid, SlotGridLayout layout)
{
    beginResetModel();
    m_day = grid.day;
    m_range = grid.range;
    m_days = grid.days;
    m_only = grid.only;
    const QTimeZone zone(grid.site.zone);
    m_zone = zone.isValid() ? zone : QTimeZone::utc();
    m_layout = std::move(layout);
    m_lastNow = {};
    endResetModel();
    Q_EMIT dayReplaced();
}

void SlotGridModel::refresh(SlotGridLayout layout)
{
    changeLines(layout);
    changeLanes(layout);
    changeCells(std::move(layout));
}

void SlotGridModel::beginInsert(Side side, int first, int last)
{
    if (isRows(side)) {
        beginInsertRows({}, first, last);
    } else {
        beginInsertColumns({}, first, last);
    }
}

void SlotGridModel::endInsert(Side side)
{
    if (isRows(side)) {
        endInsertRows();
    } else {
        endInsertColumns();
    }
}

void SlotGridModel::beginRemove(Side side, int first, int last)
{
    if (isRows(side)) {
        beginRemoveRows({}, first, last);
    } else {
        beginRemoveColumns({}, first, last);
    }
}

void SlotGridModel::endRemove(Side side)
{
    if (isRows(side)) {
        endRemoveRows();
    } else {
        endRemoveColumns();
    }
}

void SlotGridModel::changeLines(const SlotGridLayout &layout)
{
    const ListChange change = ListChange::between(m_layout.lines, layout.lines);
    for (auto run = change.leaving.crbegin(); run != change.leaving.crend(); ++run) {
        beginRemove(Side::Lines, run->first, run->last);
        m_layout.lines.remove(run->first, run->last - run->first + 1);
        m_layout.index.erase(
            m_layout.index.begin() + run->first, m_layout.index.begin() + run->last + 1);
        endRemove(Side::Lines);
    }
    const std::vector<int> empty(static_cast<size_t>(m_layout.laneCount()), SlotGridLayout::none);
    for (const ListRun &run : change.coming) {
        beginInsert(Side::Lines, run.first, run.last);
        for (int line = run.first; line <= run.last; ++line) {
            m_layout.lines.insert(line, layout.lines.at(line));
            m_layout.index.insert(m_layout.index.begin() + line, empty);
        }
        endInsert(Side::Lines);
    }
}

void SlotGridModel::changeLanes(const SlotGridLayout &layout)
{
    const ListChange change = ListChange::between(keysOf(m_layout.lanes), keysOf(layout.lanes));
    for (auto run = change.leaving.crbegin(); run != change.leaving.crend(); ++run) {
        beginRemove(Side::Lanes, run->first, run->last);
        m_layout.lanes.remove(run->first, run->last - run->first + 1);
        for (std::vector<int> &line : m_layout.index) {
            line.erase(line.begin() + run->first, line.begin() + run->last + 1);
        }
        endRemove(Side::Lanes);
    }
    for (const ListRun &run : change.coming) {
        beginInsert(Side::Lanes, run.first, run.last);
        for (int lane = run.first; lane <= run.last; ++lane) {
            m_layout.lanes.insert(lane, layout.lanes.at(lane));
            for (std::vector<int> &line : m_layout.index) {
                line.insert(line.begin() + lane, SlotGridLayout::none);
            }
        }
        endInsert(Side::Lanes);
    }
    const Qt::Orientation header = isRows(Side::Lanes) ? Qt::Vertical : Qt::Horizontal;
    for (int lane = 0; lane < layout.laneCount(); ++lane) {
        if (m_layout.lanes.at(lane) != layout.lanes.at(lane)) {
            m_layout.lanes[lane] = layout.lanes.at(lane);
            Q_EMIT headerDataChanged(header, lane, lane);
        }
    }
}

void SlotGridModel::changeCells(SlotGridLayout layout)
{
    std::swap(m_layout, layout); // `layout` is now what was shown, at the same lines and lanes
    const SlotGridLayout &before = layout;
    for (int line = 0; line < m_layout.lineCount(); ++line) {
        int first = 0;
        for (int lane = 0; lane <= m_layout.laneCount(); ++lane) {
            const bool isSame = lane == m_layout.laneCount()
                || looksSame(before.at(line, lane), m_layout.at(line, lane));
            if (!isSame) {
                continue;
            }
            if (first < lane) {
                Q_EMIT dataChanged(indexAt(line, first), indexAt(line, lane - 1));
            }
            first = lane + 1;
        }
    }
}
