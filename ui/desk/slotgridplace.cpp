// How the day grid stays where the eyes are: SlotGridView over other days and refreshes.

#include "ui/desk/slotgridplace.h"

#include "ui/desk/slotgridview.h"
#include "ui/models/slotgridmodel.h"

#include <QHeaderView>
#include <QScrollBar>

#include <cstdlib>

void SlotGridView::keepPlace()
{
    const bool isSwapped = m_model.isSwapped();
    const int first = isSwapped ? columnAt(0) : rowAt(0);
    m_place.isKnown = currentIndex().isValid() && first >= 0;
    if (!m_place.isKnown) {
        return;
    }
    const auto timeOf
        = [this](int line) { return m_model.lineStart(line).toTimeZone(m_model.zone()).time(); };
    m_place.view = m_model.view();
    m_place.slot = currentSlot();
    m_place.resource = currentResource();
    m_place.day = currentDay();
    m_place.current = timeOf(m_model.lineOf(currentIndex()));
    m_place.first = timeOf(first);
    m_place.firstOffset = isSwapped ? -columnViewportPosition(first) : -rowViewportPosition(first);
    m_place.across = isSwapped ? verticalScrollBar()->value() : horizontalScrollBar()->value();
}

int SlotGridView::lineNearest(QTime time) const
{
    int nearest = 0;
    int distance = QTime(0, 0).secsTo(QTime(23, 59, 59));
    for (int line = 0; line < m_model.lineCount(); ++line) {
        const QTime start = m_model.lineStart(line).toTimeZone(m_model.zone()).time();
        const int other = std::abs(start.secsTo(time));
        if (other < distance) {
            distance = other;
            nearest = line;
        }
    }
    return nearest;
}

/** The resource or weekday of before; the first one when that is gone. */
int SlotGridView::laneOfPlace() const
{
    for (int lane = 0; lane < m_model.laneCount(); ++lane) {
        const GridLane across = m_model.lane(lane);
        const bool isSame = across.day.isValid() ? across.day.dayOfWeek() == m_place.day.dayOfWeek()
                                                 : across.resource.id == m_place.resource;
        if (isSame) {
            return lane;
        }
    }
    return 0;
}

QModelIndex SlotGridView::spotOfPlace() const
{
    const QModelIndex same = m_model.indexOf(m_place.slot);
    if (m_place.view != m_model.view() && same.isValid()) {
        return same;
    }
    int line = lineNearest(m_place.current);
    if (m_model.view() == GridView::Agenda) {
        // All resources of this time are lines of their own.
        const QDateTime start = m_model.lineStart(line);
        for (int other = line; m_model.lineStart(other) == start; ++other) {
            const SlotCell *cell = m_model.cellAt(m_model.indexAt(other, 0));
            if (cell != nullptr && cell->slot.resourceId == m_place.resource) {
                line = other;
                break;
            }
        }
    }
    return m_model.anchorOf(m_model.indexAt(line, laneOfPlace()));
}

void SlotGridView::scrollToLine(int line, int offset)
{
    executeDelayedItemsLayout();
    if (m_model.isSwapped()) {
        horizontalScrollBar()->setValue(horizontalHeader()->sectionPosition(line) + offset);
    } else {
        verticalScrollBar()->setValue(verticalHeader()->sectionPosition(line) + offset);
    }
}

void SlotGridView::restorePlace()
{
    fitColumns();
    if (m_model.rowCount() == 0 || m_model.columnCount() == 0) {
        reportCurrent();
        return;
    }
    if (!m_place.isKnown) {
        goToNow();
        return;
    }
    setCurrentIndex(spotOfPlace());
    executeDelayedItemsLayout();
    if (m_place.view != m_model.view()) {
        scrollTo(currentIndex(), QAbstractItemView::PositionAtCenter);
        return;
    }
    (m_model.isSwapped() ? verticalScrollBar() : horizontalScrollBar())->setValue(m_place.across);
    scrollToLine(lineNearest(m_place.first), m_place.firstOffset);
}

void SlotGridView::keepTop()
{
    const int top = rowAt(0);
    const int left = columnAt(0);
    m_place.topIndex = m_model.index(top, left);
    m_place.topOffset = top >= 0 ? -rowViewportPosition(top) : 0;
    m_place.leftOffset = left >= 0 ? -columnViewportPosition(left) : 0;
}

void SlotGridView::restoreTop()
{
    updateGeometry();
    if (m_place.topIndex.isValid()) {
        executeDelayedItemsLayout();
        verticalScrollBar()->setValue(
            verticalHeader()->sectionPosition(m_place.topIndex.row()) + m_place.topOffset);
        horizontalScrollBar()->setValue(
            horizontalHeader()->sectionPosition(m_place.topIndex.column()) + m_place.leftOffset);
    }
    reportCurrent();
}
