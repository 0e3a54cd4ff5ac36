#include "ui/models/slotgridmodel.h"

#include "core/base/localday.h"
#include "ui/models/weekclock.h"

#include <algorithm>

namespace {

QDateTime wholeMinute(const QDateTime &instant)
{
    const qint64 ms = instant.toMSecsSinceEpoch();
    return QDateTime::fromMSecsSinceEpoch(ms - ms % 60'000, Qt::UTC);
}

}

SlotGridModel::SlotGridModel(QObject *parent)
    : QAbstractTableModel(parent)
{
}

SlotGridModel::~SlotGridModel() = default;

void SlotGridModel::patch(const SlotNumbers &numbers)
{
    for (SlotCell &cell : m_layout.cells) {
        if (cell.slot.id != numbers.slotId) {
            continue;
        }
        const SlotCell before = cell;
        cell.slot.capacity = numbers.capacity;
        cell.slot.available = numbers.available;
        cell.settle(now(), m_ownDesk);
        if (!looksSame(&before, &cell)) {
            announceSlot(cell);
        }
    }
}

void SlotGridModel::patchHold(const Hold &hold)
{
    for (SlotCell &cell : m_layout.cells) {
        if (cell.slot.id != hold.slotId) {
            continue;
        }
        const SlotCell before = cell;
        cell.openHolds.removeIf([&hold](const Hold &other) { return other.id == hold.id; });
        if (hold.status == HoldStatus::Held && !hold.lapsesIn.hasExpired()) {
            cell.openHolds.append(hold);
        }
        cell.settle(now(), m_ownDesk);
        if (!looksSame(&before, &cell)) {
            announceSlot(cell);
        }
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
    if (rowCount() == 0 || columnCount() == 0) {
        return;
    }
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    Q_EMIT headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
    announceAll();
}

void SlotGridModel::setFitParty(int party)
{
    if (party != m_fitParty) {
        m_fitParty = party;
        announceAll();
    }
}

int SlotGridModel::fittingCount() const
{
    return static_cast<int>(std::count_if(m_layout.cells.cbegin(),
        m_layout.cells.cend(),
        [this](const SlotCell &cell) { return !cell.isContinued && cell.fits(m_fitParty); }));
}

bool SlotGridModel::recedes(const SlotCell &cell) const
{
    return m_fitParty > 0 && cell.state != CellState::Mine && !cell.fits(m_fitParty);
}

void SlotGridModel::announceSlot(const SlotCell &cell)
{
    Q_EMIT dataChanged(indexAt(cell.firstLine, cell.lane), indexAt(cell.lastLine, cell.lane));
}

void SlotGridModel::announceAll()
{
    if (rowCount() > 0 && columnCount() > 0) {
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    }
}

QDateTime SlotGridModel::now() const
{
    return m_takenAt.isValid() ? m_takenAt.addMSecs(m_sinceTaken.elapsed())
                               : QDateTime::currentDateTimeUtc();
}

int SlotGridModel::lineOf(const QModelIndex &index) const
{
    return isSwapped() ? index.column() : index.row();
}

int SlotGridModel::laneOf(const QModelIndex &index) const
{
    return isSwapped() ? index.row() : index.column();
}

QModelIndex SlotGridModel::indexAt(int line, int lane) const
{
    return isSwapped() ? index(lane, line) : index(line, lane);
}

const SlotCell *SlotGridModel::cellAt(const QModelIndex &index) const
{
    return index.isValid() ? m_layout.at(lineOf(index), laneOf(index)) : nullptr;
}

const SlotCell *SlotGridModel::cellOf(SlotId slot) const { return m_layout.of(slot); }

QModelIndex SlotGridModel::indexOf(SlotId slot) const
{
    const SlotCell *cell = cellOf(slot);
    return cell == nullptr ? QModelIndex() : indexAt(cell->firstLine, cell->lane);
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
    const int lane = laneOf(index);
    int line = lineOf(index);
    while (line > 0 && m_layout.at(line - 1, lane) == cell) {
        --line;
    }
    return indexAt(line, lane);
}

QDateTime SlotGridModel::lineStart(int line) const { return m_layout.lines.value(line).start; }

int SlotGridModel::lineOfNow() const
{
    const QDateTime instant = now();
    if (!m_range.contains(instant)) {
        return -1;
    }
    const bool isWeek = m_layout.view == GridView::Week;
    return m_layout.lineAt(
        isWeek ? WeekClock(m_range, m_zone).at(instant) : instant.toMSecsSinceEpoch());
}

bool SlotGridModel::isLaneOfNow(int lane) const
{
    const QDate day = m_layout.lanes.value(lane).day;
    return !day.isValid() || day == localDate(now(), m_zone);
}

/** Where a line ends: at the next one; the last with its longest slot, or with the day. */
QDateTime SlotGridModel::lineEnd(int line) const
{
    const QDateTime start = lineStart(line);
    if (line + 1 < lineCount()) {
        const qint64 length = m_layout.lines.at(line + 1).clock - m_layout.lines.at(line).clock;
        return start.addMSecs(length);
    }
    QDateTime longest = start;
    for (int lane = 0; lane < laneCount(); ++lane) {
        const SlotCell *cell = m_layout.at(line, lane);
        if (cell != nullptr && isLaneOfNow(lane)) {
            longest = std::max(longest, cell->slot.range.end);
        }
    }
    return std::min(m_range.end, longest);
}

std::optional<double> SlotGridModel::nowPosition() const
{
    const int line = m_layout.view == GridView::Agenda ? -1 : lineOfNow();
    if (line < 0) {
        return std::nullopt;
    }
    QDateTime instant = now();
    const QDateTime start = lineStart(line);
    if (m_layout.view == GridView::Week) {
        // The line's own start may be of another day of the week.
        const WeekClock clock(m_range, m_zone);
        instant = start.addMSecs(clock.at(instant) - m_layout.lines.at(line).clock);
    }
    const qint64 length = std::max<qint64>(1, start.msecsTo(lineEnd(line)));
    const double gone = static_cast<double>(start.msecsTo(instant)) / static_cast<double>(length);
    if (gone > 1.0 && line == lineCount() - 1) {
        return std::nullopt; // the last slot of the day is over
    }
    return line + std::min(gone, 1.0);
}

QList<Hold> SlotGridModel::ownHolds() const
{
    QList<Hold> holds;
    for (const SlotCell &cell : m_layout.cells) {
        for (const Hold &hold : cell.openHolds) {
            if (isMine(hold, m_ownDesk) && !cell.isContinued) {
                holds.append(hold);
            }
        }
    }
    std::stable_sort(holds.begin(), holds.end(), [](const Hold &a, const Hold &b) {
        return a.expiresAt < b.expiresAt;
    });
    return holds;
}
