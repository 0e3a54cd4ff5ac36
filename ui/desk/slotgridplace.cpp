// How the day grid stays where the eyes are: SlotGridView over other days and refreshes.

#include "ui/desk/slotgridplace.h"

#include "ui/desk/slotgridview.h"
#include "ui/models/slotgridmodel.h"

#include <QHeaderView>
#include <QScrollBar>

#include <cstdlib>

void SlotGridView::keepPlace()
{
    const int top = rowAt(0);
    m_place.isKnown = currentIndex().isValid() && top >= 0;
    if (!m_place.isKnown) {
        return;
    }
    const auto timeOf
        = [this](int row) { return m_model.rowStart(row).toTimeZone(m_model.zone()).time(); };
    m_place.resource = m_model.resources().at(currentIndex().column()).id;
    m_place.current = timeOf(currentIndex().row());
    m_place.top = timeOf(top);
    m_place.topOffset = -rowViewportPosition(top);
    m_place.horizontal = horizontalScrollBar()->value();
}

int SlotGridView::rowNearest(QTime time) const
{
    int nearest = 0;
    int distance = QTime(0, 0).secsTo(QTime(23, 59, 59));
    for (int row = 0; row < m_model.rowCount(); ++row) {
        const QTime start = m_model.rowStart(row).toTimeZone(m_model.zone()).time();
        const int other = std::abs(start.secsTo(time));
        if (other < distance) {
            distance = other;
            nearest = row;
        }
    }
    return nearest;
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
    int column = 0;
    while (column < m_model.columnCount() - 1
        && m_model.resources().at(column).id != m_place.resource) {
        ++column;
    }
    if (m_model.resources().at(column).id != m_place.resource) {
        column = 0;
    }
    const int row = rowNearest(m_place.current);
    setCurrentIndex(m_model.anchorOf(m_model.index(row, column)));
    executeDelayedItemsLayout();
    horizontalScrollBar()->setValue(m_place.horizontal);
    verticalScrollBar()->setValue(
        verticalHeader()->sectionPosition(rowNearest(m_place.top)) + m_place.topOffset);
}

void SlotGridView::keepTop()
{
    const int top = rowAt(0);
    m_place.topIndex = top >= 0 ? m_model.index(top, 0) : QModelIndex();
    m_place.topOffset = top >= 0 ? -rowViewportPosition(top) : 0;
}

void SlotGridView::restoreTop()
{
    updateGeometry();
    if (m_place.topIndex.isValid()) {
        executeDelayedItemsLayout();
        verticalScrollBar()->setValue(
            verticalHeader()->sectionPosition(m_place.topIndex.row()) + m_place.topOffset);
    }
    reportCurrent();
}
