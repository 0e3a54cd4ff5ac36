// What the day grid says: cells, headers and the words for screen readers.

#include "core/base/localday.h"
#include "ui/models/slotcelltext.h"
#include "ui/models/slotgridmodel.h"
#include "ui/sitetext.h"

using namespace Qt::StringLiterals;

namespace {

constexpr int secondsPerHour = 3600;
constexpr int secondsPerMinute = 60;

int offsetAt(const QTimeZone &zone, const QDateTime &instant)
{
    return zone.offsetFromUtc(instant);
}

}

QString SlotGridModel::lineLabel(int line) const
{
    const QDateTime start = lineStart(line);
    return start.isValid() ? start.toTimeZone(m_zone).toString(u"HH:mm"_s) : QString();
}

bool SlotGridModel::isFullHour(int line) const
{
    return lineStart(line).toTimeZone(m_zone).time().minute() == 0;
}

QString SlotGridModel::lineNote(int line) const
{
    // Clocks that go back by `step` show the last `step` seconds before it once more.
    const QDateTime start = lineStart(line);
    if (!start.isValid()) {
        return {};
    }
    const TimeRange day = localDay(localDate(start, m_zone), m_zone);
    const int step = offsetAt(m_zone, day.start) - offsetAt(m_zone, day.end);
    if (step <= 0) {
        return {};
    }
    const int offset = offsetAt(m_zone, start);
    const bool isFirstPass = offset - offsetAt(m_zone, start.addSecs(step)) == step;
    const bool isSecondPass = offsetAt(m_zone, start.addSecs(-step)) - offset == step;
    return isFirstPass || isSecondPass ? utcOffset(line) : QString();
}

QString SlotGridModel::utcOffset(int line) const
{
    const int offset = offsetAt(m_zone, lineStart(line));
    const int minutes = std::abs(offset) % secondsPerHour / secondsPerMinute;
    QString text = u"UTC"_s % (offset < 0 ? QChar(u'\u2212') : QChar(u'+'))
        % QString::number(std::abs(offset) / secondsPerHour);
    if (minutes != 0) {
        text += u":%1"_s.arg(minutes, 2, 10, QChar(u'0'));
    }
    return text;
}

QString SlotGridModel::spokenText(const QModelIndex &index) const
{
    if (!index.isValid()) {
        return {};
    }
    const SlotCell *cell = cellAt(index);
    const GridLane across = lane(laneOf(index));
    if (cell == nullptr) {
        const QString where = across.day.isValid() ? laneName(across) : across.resource.name;
        return tr("%1, %2, no slot", "resource, time").arg(where, lineLabel(lineOf(index)));
    }
    QString text
        = SlotCellText::spoken(*cell, m_layout.nameOf(cell->slot.resourceId), m_zone, m_ownDesk);
    if (across.day.isValid()) {
        text = laneName(across) % u", "_s % text;
    }
    if (view() == GridView::Agenda) {
        text += u", "_s % SlotCellText::holds(*cell);
    }
    if (m_fitParty > 0 && cell->fits(m_fitParty)) {
        text += u", "_s % tr("has room for %n people", nullptr, m_fitParty);
    }
    return text;
}

int SlotGridModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : isSwapped() ? laneCount() : lineCount();
}

int SlotGridModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : isSwapped() ? lineCount() : laneCount();
}

QVariant SlotGridModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    if (role == Qt::AccessibleTextRole || role == Qt::ToolTipRole) {
        return spokenText(index);
    }
    const SlotCell *cell = cellAt(index);
    if (cell == nullptr) {
        return role == StateRole ? QVariant::fromValue(static_cast<int>(CellState::Empty))
                                 : QVariant();
    }
    switch (role) {
    case Qt::DisplayRole:
        return SlotCellText::state(*cell, m_ownDesk);
    case StateRole:
        return static_cast<int>(cell->state);
    case CountRole:
        return SlotCellText::count(*cell);
    case CountdownRole:
        return SlotCellText::countdown(*cell, m_ownDesk);
    case SlotIdRole:
        return cell->slot.id.value();
    case RecedesRole:
        return recedes(*cell);
    default: // the many roles of Qt that this model has nothing to say for
        return {};
    }
}

QVariant SlotGridModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const int count = orientation == Qt::Horizontal ? columnCount() : rowCount();
    if (section < 0 || section >= count) {
        return {};
    }
    const bool isLine = (orientation == Qt::Vertical) != isSwapped();
    return isLine ? lineHeader(section, role) : laneHeader(section, role);
}

QVariant SlotGridModel::lineHeader(int line, int role) const
{
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole && role != Qt::ToolTipRole) {
        return {};
    }
    const QString note = lineNote(line);
    return note.isEmpty() ? lineLabel(line) : lineLabel(line) % u' ' % note;
}

QVariant SlotGridModel::laneHeader(int lane, int role) const
{
    const GridLane across = m_layout.lanes.value(lane);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return laneName(across);
    case Qt::AccessibleTextRole:
        return across.resource.capacity > 0 && !across.day.isValid()
            ? tr("%1, %n place(s)", "resource", across.resource.capacity).arg(across.resource.name)
            : laneName(across);
    case CountRole:
        return laneCaption(across);
    default: // the many roles of Qt that this model has nothing to say for
        return {};
    }
}

QString SlotGridModel::laneName(const GridLane &lane) const
{
    if (view() == GridView::Agenda) {
        return tr("All resources", "heading of a list of slots");
    }
    return lane.day.isValid() ? SiteText::briefDate(lane.day) : lane.resource.name;
}

QString SlotGridModel::laneCaption(const GridLane &lane) const
{
    if (view() == GridView::Agenda) {
        return tr("%n slot(s)", nullptr, lineCount());
    }
    if (lane.day.isValid()) {
        return lane.day == localDate(now(), m_zone) ? tr("today") : QString();
    }
    return lane.resource.capacity > 0 ? tr("%n place(s)", nullptr, lane.resource.capacity)
                                      : QString();
}

Qt::ItemFlags SlotGridModel::flags(const QModelIndex &index) const
{
    if (!index.isValid()) {
        return Qt::NoItemFlags;
    }
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
}
