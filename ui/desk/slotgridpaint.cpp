// What the grid paints over its cells: the line of the end and the ring of the focus.

#include "ui/desk/slotgriddelegate.h"
#include "ui/desk/slotgridheader.h"
#include "ui/desk/slotgridview.h"
#include "ui/models/slotgridmodel.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/widgets/roundedrim.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>

namespace {

constexpr int ringRadius = 4;
constexpr int restingRing = 2; // the current cell while the focus is elsewhere

}

QRect SlotGridView::blockRect(const QModelIndex &index) const
{
    const SlotCell *cell = m_model.cellAt(index);
    if (cell == nullptr || cell->lastLine >= m_model.lineCount()) {
        return visualRect(index);
    }
    return visualRect(m_model.indexAt(cell->firstLine, cell->lane))
        | visualRect(m_model.indexAt(cell->lastLine, cell->lane));
}

void SlotGridView::updateBlock(const QModelIndex &index)
{
    if (index.isValid()) {
        viewport()->update(blockRect(index));
    }
}

void SlotGridView::paintEvent(QPaintEvent *event)
{
    QTableView::paintEvent(event);
    paintEnd();
    paintRing();
    paintDrop();
    ++m_paintCount;
}

/** The line below the last row, where the card goes on. */
void SlotGridView::paintEnd()
{
    const int end = m_rowHeader->length() - m_rowHeader->offset();
    if (m_rowHeader->length() > 0 && end < viewport()->height()) {
        QPainter painter(viewport());
        painter.fillRect(QRect(0, end - 1, viewport()->width(), 1), m_theme.tokens().line);
    }
}

/** Where a hold that is being dragged would go. */
void SlotGridView::paintDrop()
{
    const QModelIndex index = m_model.indexOf(m_dropSlot);
    if (!index.isValid()) {
        return;
    }
    const QRectF block = blockRect(index);
    constexpr qreal inset = Metrics::focusRing / 2.0;
    constexpr qreal dash = 2;
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    QPen pen(m_theme.tokens().accent, Metrics::focusRing);
    pen.setDashPattern({ dash, dash });
    painter.setPen(pen);
    painter.drawRoundedRect(
        block.adjusted(inset, inset, -inset - 1, -inset - 1), ringRadius, ringRadius);
}

void SlotGridView::paintRing()
{
    const QRectF block = blockRect(currentIndex());
    if (block.isEmpty()) {
        return;
    }
    const int width = hasFocus() ? Metrics::focusRing : restingRing;
    const qreal inset = width / 2.0;
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_theme.tokens().focus, width));
    painter.drawRoundedRect(
        block.adjusted(inset, inset, -inset - 1, -inset - 1), ringRadius, ringRadius);
}
