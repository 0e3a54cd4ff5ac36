#include "ui/desk/holddrag.h"

#include "ui/desk/dragpicture.h"
#include "ui/desk/slotgridview.h"
#include "ui/models/slotgridmodel.h"
#include "ui/presenters/deskpresenter.h"
#include "ui/sitetext.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>

#include <utility>

using namespace Qt::StringLiterals;

HoldDrag::HoldDrag(const Parts &parts, QWidget *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_page(*parent)
{
}

HoldDrag::~HoldDrag()
{
    if (isActive()) {
        QApplication::restoreOverrideCursor();
    }
}

void HoldDrag::begin(QPoint globalPosition)
{
    if (isActive() || !m_parts.desk.actions().canMove || m_parts.desk.changes().isBusy()) {
        return;
    }
    m_parts.desk.beginMove();
    const std::optional<Hold> &hold = m_parts.desk.changes().moving();
    if (!hold) {
        return;
    }
    m_picture = new DragPicture(*hold, m_page.window());
    QApplication::setOverrideCursor(Qt::ClosedHandCursor);
    qApp->installEventFilter(this);
    follow(globalPosition);
}

/** While a hold is dragged the pointer and the keyboard are for it alone. */
bool HoldDrag::eventFilter(QObject *watched, QEvent *event)
{
    if (!isActive() || !watched->isWidgetType()) {
        return false;
    }
    switch (event->type()) {
    case QEvent::MouseMove:
        follow(static_cast<QMouseEvent *>(event)->globalPosition().toPoint());
        return true;
    case QEvent::MouseButtonRelease:
        drop(static_cast<QMouseEvent *>(event)->globalPosition().toPoint());
        return false; // whoever saw the press sees its end
    case QEvent::MouseButtonPress:
        cancel(); // another button
        return true;
    case QEvent::KeyPress:
        if (static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
            cancel();
        }
        return true;
    case QEvent::WindowDeactivate:
        cancel();
        return false;
    default: // everything else goes on
        return false;
    }
}

/** Not valid where the database would refuse at once, and where the hold is already. */
SlotId HoldDrag::targetAt(QPoint globalPosition) const
{
    const std::optional<Hold> &hold = m_parts.desk.changes().moving();
    const SlotId slot = m_parts.grid.slotUnder(globalPosition);
    const SlotCell *cell = m_parts.model.cellOf(slot);
    if (!hold || !cell || slot == hold->slotId) {
        return {};
    }
    switch (cell->state) {
    case CellState::Empty:
    case CellState::Closed:
    case CellState::Past:
        return {};
    case CellState::Free:
    case CellState::FewLeft:
    case CellState::Full: // places may be changed there
    case CellState::Mine:
    case CellState::HeldByOther:
        return slot;
    }
    Q_UNREACHABLE();
}

void HoldDrag::follow(QPoint globalPosition)
{
    scrollNear(globalPosition);
    const SlotId target = targetAt(globalPosition);
    m_parts.grid.setDropSlot(target);
    QString place;
    if (const SlotCell *cell = m_parts.model.cellOf(target)) {
        const QDateTime &start = cell->slot.range.start;
        const bool isWeek = m_parts.model.view() == GridView::Week;
        place = (isWeek ? SiteText::moment(start, SiteText::clockOf(m_parts.model.site()))
                        : SiteText::time(start, m_parts.model.zone()))
            + u", "_s + m_parts.model.resourceName(cell->slot.resourceId);
    }
    m_picture->showPlace(place);
    m_picture->moveBeside(globalPosition);
    QApplication::changeOverrideCursor(
        target.isValid() ? Qt::ClosedHandCursor : Qt::ForbiddenCursor);
}

void HoldDrag::drop(QPoint globalPosition)
{
    const SlotId target = targetAt(globalPosition);
    if (!target.isValid()) {
        cancel();
        return;
    }
    end();
    m_parts.grid.setFocus(Qt::MouseFocusReason);
    m_parts.grid.goToSlot(target);
    m_parts.desk.beginHold(); // while moving: Enter on the slot
}

void HoldDrag::cancel()
{
    end();
    m_parts.desk.changes().leaveMove();
}

void HoldDrag::end()
{
    qApp->removeEventFilter(this);
    QApplication::restoreOverrideCursor();
    m_parts.grid.setDropSlot({});
    DragPicture *picture = std::exchange(m_picture, nullptr);
    picture->hide();
    picture->deleteLater();
}

/** At the rim of the grid what lies beyond comes nearer. */
void HoldDrag::scrollNear(QPoint globalPosition)
{
    const QWidget &seen = *m_parts.grid.viewport();
    const QPoint at = seen.mapFromGlobal(globalPosition);
    if (!seen.rect().contains(at)) {
        return;
    }
    const int rim = m_parts.theme.scaled(Metrics::controlHeight);
    const auto step = [rim](QScrollBar &bar, int position, int length) {
        const int way = position < rim ? -1 : position > length - rim ? 1 : 0;
        bar.setValue(bar.value() + way * bar.singleStep());
    };
    step(*m_parts.grid.verticalScrollBar(), at.y(), seen.height());
    step(*m_parts.grid.horizontalScrollBar(), at.x(), seen.width());
}
