// What the day grid says: cells, headers and the words for screen readers.

#include "ui/models/slotcelltext.h"
#include "ui/models/slotgridmodel.h"

using namespace Qt::StringLiterals;

namespace {

constexpr int secondsPerHour = 3600;
constexpr int secondsPerMinute = 60;

int offsetAt(const QTimeZone &zone, const QDateTime &instant)
{
    return zone.offsetFromUtc(instant);
}

}

QString SlotGridModel::rowLabel(int row) const
{
    const QDateTime start = rowStart(row);
    return start.isValid() ? start.toTimeZone(m_zone).toString(u"HH:mm"_s) : QString();
}

bool SlotGridModel::isFullHour(int row) const
{
    return rowStart(row).toTimeZone(m_zone).time().minute() == 0;
}

QString SlotGridModel::rowNote(int row) const
{
    // Clocks that go back by `step` show the last `step` seconds before it once more.
    const int step = offsetAt(m_zone, m_range.start) - offsetAt(m_zone, m_range.end);
    const QDateTime start = rowStart(row);
    if (step <= 0 || !start.isValid()) {
        return {};
    }
    const int offset = offsetAt(m_zone, start);
    const bool isFirstPass = offset - offsetAt(m_zone, start.addSecs(step)) == step;
    const bool isSecondPass = offsetAt(m_zone, start.addSecs(-step)) - offset == step;
    return isFirstPass || isSecondPass ? utcOffset(row) : QString();
}

QString SlotGridModel::utcOffset(int row) const
{
    const int offset = offsetAt(m_zone, rowStart(row));
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
    const QString resource = resources().at(index.column()).name;
    const SlotCell *cell = cellAt(index);
    if (cell == nullptr) {
        return tr("%1, %2, no slot", "resource, time").arg(resource, rowLabel(index.row()));
    }
    return SlotCellText::spoken(*cell, resource, m_zone, m_ownDesk);
}

int SlotGridModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_layout.rowCount();
}

int SlotGridModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_layout.columnCount();
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
    return orientation == Qt::Horizontal ? columnHeader(section, role) : rowHeader(section, role);
}

QVariant SlotGridModel::rowHeader(int row, int role) const
{
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole && role != Qt::ToolTipRole) {
        return {};
    }
    const QString note = rowNote(row);
    return note.isEmpty() ? rowLabel(row) : rowLabel(row) % u' ' % note;
}

QVariant SlotGridModel::columnHeader(int column, int role) const
{
    const Resource &resource = resources().at(column);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return resource.name;
    case Qt::AccessibleTextRole:
        return resource.capacity > 0
            ? tr("%1, %n place(s)", "resource", resource.capacity).arg(resource.name)
            : resource.name;
    case CountRole:
        return resource.capacity > 0 ? tr("%n place(s)", nullptr, resource.capacity) : QString();
    default: // the many roles of Qt that this model has nothing to say for
        return {};
    }
}

Qt::ItemFlags SlotGridModel::flags(const QModelIndex &index) const
{
    if (!index.isValid()) {
        return Qt::NoItemFlags;
    }
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
}
