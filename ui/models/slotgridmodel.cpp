#include "ui/models/slotgridmodel.h"

#include "ui/models/listchange.h"
#include "ui/models/slotcelltext.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

bool isSameHold(const Hold &a, const Hold &b)
{
    return a.id == b.id && a.partySize == b.partySize && a.expiresAt == b.expiresAt
        && a.origin == b.origin && a.customerName == b.customerName;
}

/** Whether two cells look and read the same; the monotonic deadlines differ with every read. */
bool looksSame(const SlotCell *a, const SlotCell *b)
{
    if (a == nullptr || b == nullptr) {
        return a == b;
    }
    return a->slot == b->slot && a->state == b->state && a->confirmed == b->confirmed
        && a->held == b->held && a->lastRow - a->firstRow == b->lastRow - b->firstRow
        && std::equal(a->openHolds.cbegin(),
            a->openHolds.cend(),
            b->openHolds.cbegin(),
            b->openHolds.cend(),
            isSameHold);
}

QDateTime wholeMinute(const QDateTime &instant)
{
    const qint64 ms = instant.toMSecsSinceEpoch();
    return QDateTime::fromMSecsSinceEpoch(ms - ms % 60'000, Qt::UTC);
}

QList<ResourceId> idsOf(const QList<Resource> &resources)
{
    QList<ResourceId> ids;
    ids.reserve(resources.size());
    for (const Resource &resource : resources) {
        ids.append(resource.id);
    }
    return ids;
}

}

SlotGridModel::SlotGridModel(QObject *parent)
    : QAbstractTableModel(parent)
{
}

SlotGridModel::~SlotGridModel() = default;

void SlotGridModel::setGrid(const DayGrid &grid, const QString &ownDesk)
{
    const bool isSameDay = m_day == grid.day && m_site.id == grid.site.id
        && m_site.zone == grid.site.zone && m_range == grid.range && m_day.isValid();
    m_ownDesk = ownDesk;
    m_takenAt = grid.takenAt.isValid() ? grid.takenAt : QDateTime::currentDateTimeUtc();
    m_sinceTaken.start();
    m_site = grid.site;
    SlotGridLayout layout = SlotGridLayout::of(grid, m_takenAt, ownDesk);
    if (isSameDay) {
        refresh(std::move(layout));
    } else {
        replaceDay(grid, std::move(layout));
    }
    tickNow();
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
    const QTimeZone zone(grid.site.zone);
    m_zone = zone.isValid() ? zone : QTimeZone::utc();
    m_layout = std::move(layout);
    m_lastNow = {};
    endResetModel();
    Q_EMIT dayReplaced();
}

void SlotGridModel::refresh(SlotGridLayout layout)
{
    changeRows(layout);
    changeColumns(layout);
    changeCells(std::move(layout));
}

void SlotGridModel::changeRows(const SlotGridLayout &layout)
{
    const ListChange change = ListChange::between(m_layout.rows, layout.rows);
    for (auto run = change.leaving.crbegin(); run != change.leaving.crend(); ++run) {
        beginRemoveRows({}, run->first, run->last);
        m_layout.rows.remove(run->first, run->last - run->first + 1);
        m_layout.index.erase(
            m_layout.index.begin() + run->first, m_layout.index.begin() + run->last + 1);
        endRemoveRows();
    }
    const std::vector<int> empty(static_cast<size_t>(m_layout.columnCount()), SlotGridLayout::none);
    for (const ListRun &run : change.coming) {
        beginInsertRows({}, run.first, run.last);
        for (int row = run.first; row <= run.last; ++row) {
            m_layout.rows.insert(row, layout.rows.at(row));
            m_layout.index.insert(m_layout.index.begin() + row, empty);
        }
        endInsertRows();
    }
}

void SlotGridModel::changeColumns(const SlotGridLayout &layout)
{
    const ListChange change
        = ListChange::between(idsOf(m_layout.resources), idsOf(layout.resources));
    for (auto run = change.leaving.crbegin(); run != change.leaving.crend(); ++run) {
        beginRemoveColumns({}, run->first, run->last);
        m_layout.resources.remove(run->first, run->last - run->first + 1);
        for (std::vector<int> &row : m_layout.index) {
            row.erase(row.begin() + run->first, row.begin() + run->last + 1);
        }
        endRemoveColumns();
    }
    for (const ListRun &run : change.coming) {
        beginInsertColumns({}, run.first, run.last);
        for (int column = run.first; column <= run.last; ++column) {
            m_layout.resources.insert(column, layout.resources.at(column));
            for (std::vector<int> &row : m_layout.index) {
                row.insert(row.begin() + column, SlotGridLayout::none);
            }
        }
        endInsertColumns();
    }
    for (int column = 0; column < layout.columnCount(); ++column) {
        if (m_layout.resources.at(column) != layout.resources.at(column)) {
            m_layout.resources[column] = layout.resources.at(column);
            Q_EMIT headerDataChanged(Qt::Horizontal, column, column);
        }
    }
}

void SlotGridModel::changeCells(SlotGridLayout layout)
{
    std::swap(m_layout, layout); // `layout` is now what was shown, at the same rows and columns
    const SlotGridLayout &before = layout;
    for (int row = 0; row < m_layout.rowCount(); ++row) {
        int first = 0;
        for (int column = 0; column <= m_layout.columnCount(); ++column) {
            const bool isSame = column == m_layout.columnCount()
                || looksSame(before.at(row, column), m_layout.at(row, column));
            if (!isSame) {
                continue;
            }
            if (first < column) {
                Q_EMIT dataChanged(index(row, first), index(row, column - 1));
            }
            first = column + 1;
        }
    }
}

void SlotGridModel::patch(const SlotNumbers &numbers)
{
    SlotCell *cell = m_layout.of(numbers.slotId);
    if (cell == nullptr) {
        return;
    }
    const SlotCell before = *cell;
    cell->slot.capacity = numbers.capacity;
    cell->slot.available = numbers.available;
    cell->settle(now(), m_ownDesk);
    if (!looksSame(&before, cell)) {
        announceSlot(*cell);
    }
}

void SlotGridModel::patchHold(const Hold &hold)
{
    SlotCell *cell = m_layout.of(hold.slotId);
    if (cell == nullptr) {
        return;
    }
    const SlotCell before = *cell;
    const auto isThis = [&hold](const Hold &other) { return other.id == hold.id; };
    cell->openHolds.removeIf(isThis);
    if (hold.status == HoldStatus::Held && !hold.lapsesIn.hasExpired()) {
        cell->openHolds.append(hold);
    }
    cell->settle(now(), m_ownDesk);
    if (!looksSame(&before, cell)) {
        announceSlot(*cell);
    }
}

void SlotGridModel::tick()
{
    bool hasLapsed = false;
    for (SlotCell &cell : m_layout.cells) {
        hasLapsed = tickCell(cell) || hasLapsed;
    }
    tickNow();
    if (hasLapsed) {
        Q_EMIT holdsLapsed();
    }
}

/** Returns whether a hold of the cell lapsed. */
bool SlotGridModel::tickCell(SlotCell &cell)
{
    const bool isOver = cell.slot.range.end <= now();
    if (cell.openHolds.isEmpty() && isOver == (cell.state == CellState::Past)) {
        return false;
    }
    const bool isCounting = cell.state == CellState::Mine || cell.state == CellState::HeldByOther;
    int lapsed = 0;
    for (const Hold &hold : std::as_const(cell.openHolds)) {
        lapsed += hold.lapsesIn.hasExpired() ? hold.partySize : 0;
    }
    cell.openHolds.removeIf([](const Hold &hold) { return hold.lapsesIn.hasExpired(); });
    // A lapsed hold counts for nobody, whether or not the database has been asked since.
    cell.slot.available = std::min(cell.slot.capacity, cell.slot.available + lapsed);
    const CellState before = cell.state;
    cell.settle(now(), m_ownDesk);
    if (lapsed > 0 || isCounting || before != cell.state) {
        announceSlot(cell);
    }
    return lapsed > 0;
}

void SlotGridModel::tickNow()
{
    const QDateTime minute = wholeMinute(now());
    if (minute != m_lastNow) {
        m_lastNow = minute;
        Q_EMIT nowMoved();
    }
}

void SlotGridModel::retranslate()
{
    if (m_layout.rows.isEmpty() || m_layout.resources.isEmpty()) {
        return;
    }
    const int lastRow = rowCount() - 1;
    const int lastColumn = columnCount() - 1;
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, lastColumn);
    Q_EMIT headerDataChanged(Qt::Vertical, 0, lastRow);
    Q_EMIT dataChanged(index(0, 0), index(lastRow, lastColumn));
}

void SlotGridModel::announceSlot(const SlotCell &cell)
{
    const int column = m_layout.columnOf(cell.slot.resourceId);
    Q_EMIT dataChanged(index(cell.firstRow, column), index(cell.lastRow, column));
}

QDateTime SlotGridModel::now() const
{
    return m_takenAt.isValid() ? m_takenAt.addMSecs(m_sinceTaken.elapsed())
                               : QDateTime::currentDateTimeUtc();
}

const SlotCell *SlotGridModel::cellAt(const QModelIndex &index) const
{
    return index.isValid() ? m_layout.at(index.row(), index.column()) : nullptr;
}

const SlotCell *SlotGridModel::cellOf(SlotId slot) const
{
    const int position = m_layout.positions.value(slot, SlotGridLayout::none);
    return position == SlotGridLayout::none ? nullptr
                                            : &m_layout.cells[static_cast<size_t>(position)];
}

QModelIndex SlotGridModel::indexOf(SlotId slot) const
{
    const SlotCell *cell = cellOf(slot);
    if (cell == nullptr) {
        return {};
    }
    return index(cell->firstRow, m_layout.columnOf(cell->slot.resourceId));
}

SlotId SlotGridModel::slotAt(const QModelIndex &index) const
{
    const SlotCell *cell = cellAt(index);
    return cell == nullptr ? SlotId() : cell->slot.id;
}

QModelIndex SlotGridModel::anchorOf(const QModelIndex &index) const
{
    const SlotCell *cell = cellAt(index);
    if (cell == nullptr) {
        return index;
    }
    int row = index.row();
    while (row > 0 && m_layout.at(row - 1, index.column()) == cell) {
        --row;
    }
    return this->index(row, index.column());
}

QDateTime SlotGridModel::rowStart(int row) const { return m_layout.rows.value(row); }

int SlotGridModel::rowAt(const QDateTime &instant) const { return m_layout.rowAt(instant); }

int SlotGridModel::rowOfNow() const
{
    const QDateTime instant = now();
    return m_range.contains(instant) ? m_layout.rowAt(instant) : -1;
}

std::optional<double> SlotGridModel::nowPosition() const
{
    const int row = rowOfNow();
    if (row < 0) {
        return std::nullopt;
    }
    const QDateTime start = rowStart(row);
    QDateTime end = rowStart(row + 1);
    if (!end.isValid()) {
        end = m_range.end; // the last row: until its longest slot ends
        QDateTime longest = start;
        for (int column = 0; column < columnCount(); ++column) {
            const SlotCell *cell = m_layout.at(row, column);
            longest = cell == nullptr ? longest : std::max(longest, cell->slot.range.end);
        }
        end = std::min(end, longest);
    }
    const qint64 length = std::max<qint64>(1, start.msecsTo(end));
    const double gone = static_cast<double>(start.msecsTo(now())) / static_cast<double>(length);
    if (gone > 1.0 && row == rowCount() - 1) {
        return std::nullopt; // the last slot of the day is over
    }
    return row + std::min(gone, 1.0);
}

QModelIndex SlotGridModel::firstFree(int party) const
{
    const QDateTime instant = now();
    for (int row = 0; row < rowCount(); ++row) {
        for (int column = 0; column < columnCount(); ++column) {
            const SlotCell *cell = m_layout.at(row, column);
            if (cell == nullptr || cell->firstRow != row || cell->slot.isClosed()) {
                continue;
            }
            if (cell->slot.range.end > instant && cell->slot.available >= party) {
                return index(row, column);
            }
        }
    }
    return {};
}

QList<Hold> SlotGridModel::ownHolds() const
{
    QList<Hold> holds;
    for (const SlotCell &cell : m_layout.cells) {
        for (const Hold &hold : cell.openHolds) {
            if (isMine(hold, m_ownDesk)) {
                holds.append(hold);
            }
        }
    }
    std::stable_sort(holds.begin(), holds.end(), [](const Hold &a, const Hold &b) {
        return a.expiresAt < b.expiresAt;
    });
    return holds;
}
