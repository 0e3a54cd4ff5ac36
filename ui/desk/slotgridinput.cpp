// How the day grid is moved about in and asked: keys and mouse of SlotGridView.

#include "ui/desk/slotgriddelegate.h"
#include "ui/desk/slotgridview.h"
#include "ui/models/slotgridmodel.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>

namespace {

constexpr int offersMax = 3;

bool isMove(int key)
{
    switch (key) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_Space:
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
        return true;
    default: // every other key of Qt
        return false;
    }
}

GridCommand nearbyOf(int digit)
{
    return digit == 1 ? GridCommand::Nearby1
        : digit == 2  ? GridCommand::Nearby2
                      : GridCommand::Nearby3;
}

}

void SlotGridView::keyPressEvent(QKeyEvent *event)
{
    if (const std::optional<int> digit = gridDigitFor(*event)) {
        if (m_isOfferOpen && *digit <= offersMax) {
            Q_EMIT commandRequested(nearbyOf(*digit));
        } else {
            Q_EMIT partyTyped(*digit);
        }
        return;
    }
    if (const std::optional<GridCommand> command = gridCommandFor(*event)) {
        Q_EMIT commandRequested(*command);
        return;
    }
    if (isMove(event->key())) {
        QTableView::keyPressEvent(event);
        return;
    }
    event->ignore(); // for the shortcuts of the window
}

void SlotGridView::keyboardSearch(const QString &)
{
    // Letters are commands here; jumping to cells by their words would be a surprise.
}

QModelIndex SlotGridView::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    const QModelIndex from = currentIndex();
    if (!from.isValid()) {
        return QTableView::moveCursor(action, modifiers);
    }
    const int right = isRightToLeft() ? -1 : 1;
    const bool isSwapped = m_model.isSwapped();
    switch (action) {
    case MoveUp:
        return isSwapped ? laneStep(from, -1) : lineStep(from, -1);
    case MoveDown:
        return isSwapped ? laneStep(from, 1) : lineStep(from, 1);
    case MoveLeft:
        return isSwapped ? lineStep(from, -right) : laneStep(from, -right);
    case MoveRight:
        return isSwapped ? lineStep(from, right) : laneStep(from, right);
    case MoveHome:
        return edgeSlot(from, false);
    case MoveEnd:
        return edgeSlot(from, true);
    case MovePageUp:
    case MovePageDown:
    case MoveNext:
    case MovePrevious:
        return from; // days and panes, not cells
    }
    return from;
}

/** The next cell along the time; a slot over several lines is one step. */
QModelIndex SlotGridView::lineStep(const QModelIndex &from, int step) const
{
    const QModelIndex anchor = m_model.anchorOf(from);
    const int lane = m_model.laneOf(from);
    const int count = m_model.lineCount();
    for (int line = m_model.lineOf(from) + step; line >= 0 && line < count; line += step) {
        const QModelIndex next = m_model.anchorOf(m_model.indexAt(line, lane));
        if (next != anchor) {
            return next;
        }
    }
    return from;
}

/** The same time of the next resource or day. */
QModelIndex SlotGridView::laneStep(const QModelIndex &from, int step) const
{
    const QModelIndex next = m_model.indexAt(m_model.lineOf(from), m_model.laneOf(from) + step);
    return next.isValid() ? m_model.anchorOf(next) : from;
}

/** The first or last slot of a resource or day; the current cell when it has none. */
QModelIndex SlotGridView::edgeSlot(const QModelIndex &from, bool isLast) const
{
    const int count = m_model.lineCount();
    const int lane = m_model.laneOf(from);
    for (int i = 0; i < count; ++i) {
        const QModelIndex index = m_model.indexAt(isLast ? count - 1 - i : i, lane);
        if (m_model.cellAt(index) != nullptr) {
            return m_model.anchorOf(index);
        }
    }
    return currentIndex();
}

void SlotGridView::mousePressEvent(QMouseEvent *event)
{
    const QModelIndex index = indexAt(event->position().toPoint());
    const QModelIndex anchor = m_model.anchorOf(index);
    const bool isPull = event->button() == Qt::LeftButton && m_model.cellAt(index) != nullptr
        && anchor == m_model.anchorOf(currentIndex());
    m_pulledFrom = isPull ? std::optional(event->position().toPoint()) : std::nullopt;
    if (index.isValid() && anchor != index) {
        setCurrentIndex(anchor);
        return;
    }
    QTableView::mousePressEvent(event);
}

void SlotGridView::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint at = event->position().toPoint();
    hoverAt(indexAt(at));
    if (m_pulledFrom && event->buttons().testFlag(Qt::LeftButton)) {
        if ((at - *m_pulledFrom).manhattanLength() >= QApplication::startDragDistance()) {
            m_pulledFrom.reset();
            Q_EMIT dragWanted(event->globalPosition().toPoint());
        }
        return; // not another cell before it is clear what is meant
    }
    QTableView::mouseMoveEvent(event);
}

void SlotGridView::mouseDoubleClickEvent(QMouseEvent *event)
{
    const QModelIndex index = indexAt(event->position().toPoint());
    if (event->button() == Qt::LeftButton && m_model.cellAt(index) != nullptr) {
        Q_EMIT commandRequested(GridCommand::Hold);
        return;
    }
    QTableView::mouseDoubleClickEvent(event);
}

void SlotGridView::contextMenuEvent(QContextMenuEvent *event)
{
    QPoint position = event->globalPos();
    if (event->reason() == QContextMenuEvent::Mouse) {
        const QModelIndex index = m_model.anchorOf(indexAt(event->pos()));
        if (index.isValid()) {
            setCurrentIndex(index);
        }
    } else {
        position = currentCellRect().center();
    }
    if (currentSlot().isValid()) {
        Q_EMIT contextMenuRequestedAt(currentSlot(), position);
    }
}

void SlotGridView::leaveEvent(QEvent *event)
{
    hoverAt({});
    QTableView::leaveEvent(event);
}

SlotId SlotGridView::slotUnder(QPoint globalPosition) const
{
    const QPoint at = viewport()->mapFromGlobal(globalPosition);
    return viewport()->rect().contains(at) ? m_model.slotAt(indexAt(at)) : SlotId();
}

void SlotGridView::setDropSlot(SlotId slot)
{
    if (slot != m_dropSlot) {
        updateBlock(m_model.indexOf(m_dropSlot));
        m_dropSlot = slot;
        updateBlock(m_model.indexOf(m_dropSlot));
    }
}

void SlotGridView::hoverAt(const QModelIndex &index)
{
    const QModelIndex anchor = m_model.anchorOf(index);
    const QModelIndex before = m_delegate->hovered();
    if (anchor == before) {
        return;
    }
    m_delegate->setHovered(anchor);
    updateBlock(before);
    updateBlock(anchor);
}
