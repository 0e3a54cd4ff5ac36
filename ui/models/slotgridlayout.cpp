#include "ui/models/slotgridlayout.h"

#include "core/base/localday.h"
#include "ui/models/weekclock.h"

#include <QHash>

#include <algorithm>
#include <limits>
#include <optional>

namespace {

constexpr qint64 endOfDay = std::numeric_limits<qint64>::max();

/** A slot, or the part of it that falls on one day of a week. */
struct Piece {
    const Slot *slot = nullptr;
    int lane = 0;
    int order = 0; ///< of its resource
    QDateTime start; ///< not before its day
    qint64 from = 0; ///< on the axis
    qint64 to = 0;
    bool beganBefore = false;
    bool endsBehind = false;
};

/** Where a slot ends on the clock of a week: before an hour that its own day does not have. */
qint64 endOn(const WeekClock &clock, const QDateTime &end)
{
    return clock.at(end.addMSecs(-1)) + 1;
}

class LayoutBuilder {
public:
    LayoutBuilder(const DayGrid &grid, GridView view)
        : m_grid(grid)
        , m_view(view)
    {
        const QTimeZone zone(grid.site.zone);
        m_zone = zone.isValid() ? zone : QTimeZone::utc();
        for (int order = 0; order < static_cast<int>(grid.resources.size()); ++order) {
            m_orders.insert(grid.resources.at(order).id, order);
        }
    }

    SlotGridLayout build(const QDateTime &now, const QString &ownDesk)
    {
        m_layout.view = m_view;
        m_layout.resources = m_grid.resources;
        m_pieces.reserve(static_cast<size_t>(m_grid.places.size()));
        if (m_view == GridView::Week) {
            addDays();
        } else {
            addResources();
        }
        addLines();
        m_layout.index.assign(static_cast<size_t>(m_layout.lineCount()),
            std::vector<int>(static_cast<size_t>(m_layout.laneCount()), SlotGridLayout::none));
        addCells(now, ownDesk);
        return std::move(m_layout);
    }

private:
    void addResources()
    {
        if (m_view == GridView::Agenda) {
            m_layout.lanes.append(GridLane {});
        } else {
            for (const Resource &resource : m_grid.resources) {
                m_layout.lanes.append({ resource, {} });
            }
        }
        for (const Slot &slot : m_grid.places) {
            const int order = m_orders.value(slot.resourceId, SlotGridLayout::none);
            if (order == SlotGridLayout::none || !slot.range.isValid()
                || !slot.range.overlaps(m_grid.range)) {
                continue;
            }
            const QDateTime start = std::max(slot.range.start, m_grid.range.start);
            m_pieces.push_back({ &slot,
                m_view == GridView::Agenda ? 0 : order,
                order,
                start,
                start.toMSecsSinceEpoch(),
                slot.range.end.toMSecsSinceEpoch(),
                slot.range.start<m_grid.range.start, slot.range.end> m_grid.range.end });
        }
    }

    void addDays()
    {
        const WeekClock clock(m_grid.range, m_zone);
        const Resource resource = m_grid.resources.value(
            m_orders.value(m_grid.only, SlotGridLayout::none), Resource {});
        for (int lane = 0; lane < m_grid.days; ++lane) {
            const QDate day = m_grid.day.addDays(lane);
            m_layout.lanes.append({ resource, day });
            const TimeRange range = localDay(day, m_zone);
            for (const Slot &slot : m_grid.places) {
                if (slot.resourceId != m_grid.only || !slot.range.isValid()
                    || !slot.range.overlaps(range)) {
                    continue;
                }
                const QDateTime start = std::max(slot.range.start, range.start);
                m_pieces.push_back({ &slot,
                    lane,
                    0,
                    start,
                    clock.at(start),
                    slot.range.end >= range.end ? endOfDay : endOn(clock, slot.range.end),
                    slot.range.start<range.start, slot.range.end> range.end });
            }
        }
    }

    void addLines()
    {
        const bool isAgenda = m_view == GridView::Agenda;
        if (isAgenda) {
            std::stable_sort(m_pieces.begin(), m_pieces.end(), [](const Piece &a, const Piece &b) {
                return a.from != b.from ? a.from < b.from : a.order < b.order;
            });
        }
        QList<GridLine> &lines = m_layout.lines;
        lines.reserve(static_cast<qsizetype>(m_pieces.size()));
        for (const Piece &piece : m_pieces) {
            lines.append({ piece.from, isAgenda ? piece.slot->id : SlotId(), piece.start });
        }
        if (!isAgenda) {
            std::sort(lines.begin(), lines.end(), [](const GridLine &a, const GridLine &b) {
                return a.clock != b.clock ? a.clock < b.clock : a.start < b.start;
            });
            lines.erase(std::unique(lines.begin(), lines.end()), lines.end());
        }
    }

    void addCells(const QDateTime &now, const QString &ownDesk)
    {
        const QHash<SlotId, QList<Hold>> holds = holdsBySlot();
        m_layout.cells.reserve(m_pieces.size());
        for (int i = 0; i < static_cast<int>(m_pieces.size()); ++i) {
            const Piece &piece = m_pieces[static_cast<size_t>(i)];
            SlotCell cell;
            cell.slot = *piece.slot;
            cell.openHolds = holds.value(piece.slot->id);
            cell.lane = piece.lane;
            cell.beganYesterday = piece.beganBefore;
            cell.endsTomorrow = piece.endsBehind;
            cell.isContinued = m_layout.positions.contains(piece.slot->id);
            cell.firstLine = m_view == GridView::Agenda ? i : m_layout.lineAt(piece.from);
            cell.lastLine = cell.firstLine;
            cell.settle(now, ownDesk);
            placeCell(std::move(cell), piece.to);
        }
    }

    void placeCell(SlotCell cell, qint64 to)
    {
        const int position = static_cast<int>(m_layout.cells.size());
        const auto lane = static_cast<size_t>(cell.lane);
        m_layout.index[static_cast<size_t>(cell.firstLine)][lane] = position;
        if (m_view != GridView::Agenda) {
            for (int line = cell.firstLine + 1;
                 line < m_layout.lineCount() && m_layout.lines.at(line).clock < to;
                 ++line) {
                m_layout.index[static_cast<size_t>(line)][lane] = position;
                cell.lastLine = line;
            }
        }
        m_layout.positions.insert(cell.slot.id, position);
        m_layout.cells.push_back(std::move(cell));
    }

    QHash<SlotId, QList<Hold>> holdsBySlot() const
    {
        QHash<SlotId, QList<Hold>> holds;
        for (const Hold &hold : m_grid.openHolds) {
            if (hold.status == HoldStatus::Held && !hold.lapsesIn.hasExpired()) {
                holds[hold.slotId].append(hold);
            }
        }
        return holds;
    }

    const DayGrid &m_grid;
    GridView m_view;
    QTimeZone m_zone = QTimeZone::utc();
    QHash<ResourceId, int> m_orders;
    std::vector<Piece> m_pieces;
    SlotGridLayout m_layout;
};

}

SlotGridLayout SlotGridLayout::of(
    const DayGrid &grid, GridView view, const QDateTime &now, const QString &ownDesk)
{
    return LayoutBuilder(grid, view).build(now, ownDesk);
}

int SlotGridLayout::lineAt(qint64 clock) const
{
    const auto after = std::upper_bound(
        lines.cbegin(), lines.cend(), clock, [](qint64 wanted, const GridLine &line) {
            return wanted < line.clock;
        });
    return static_cast<int>(after - lines.cbegin()) - 1;
}

const SlotCell *SlotGridLayout::at(int line, int lane) const
{
    if (line < 0 || line >= lineCount() || lane < 0 || lane >= laneCount()) {
        return nullptr;
    }
    const int position = index[static_cast<size_t>(line)][static_cast<size_t>(lane)];
    return position == none ? nullptr : &cells[static_cast<size_t>(position)];
}

const SlotCell *SlotGridLayout::of(SlotId slot) const
{
    const SlotCell *first = nullptr;
    for (auto [each, end] = positions.equal_range(slot); each != end; ++each) {
        const SlotCell &cell = cells[static_cast<size_t>(each.value())];
        if (first == nullptr || !cell.isContinued) {
            first = &cell;
        }
    }
    return first;
}

QString SlotGridLayout::nameOf(ResourceId resource) const
{
    for (const Resource &each : resources) {
        if (each.id == resource) {
            return each.name;
        }
    }
    return {};
}
