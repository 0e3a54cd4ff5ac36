#include "ui/kiosk/service/cornerpress.h"

#include "ui/widgets/keyletter.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QRectF>
#include <QTouchEvent>
#include <QWidget>

CornerPress::CornerPress(QWidget &window, int side, std::chrono::milliseconds time, QObject *parent)
    : QObject(parent)
    , m_window(window)
    , m_side(side)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(time);
    connect(&m_timer, &QTimer::timeout, this, &CornerPress::held);
    qApp->installEventFilter(this);
}

bool CornerPress::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress:
        if (isOurs(watched) && !m_timer.isActive()
            && isInCorner(static_cast<QMouseEvent *>(event)->globalPosition())) {
            m_timer.start();
        }
        break;
    case QEvent::TouchBegin: {
        auto &touch = *static_cast<QTouchEvent *>(event);
        if (isOurs(watched) && !m_timer.isActive() && touch.pointCount() == 1
            && isInCorner(touch.point(0).globalPosition())) {
            m_timer.start();
        }
        break;
    }
    case QEvent::MouseMove:
        if (m_timer.isActive()
            && !isInCorner(static_cast<QMouseEvent *>(event)->globalPosition())) {
            m_timer.stop();
        }
        break;
    case QEvent::TouchUpdate: {
        auto &touch = *static_cast<QTouchEvent *>(event);
        if (m_timer.isActive()
            && (touch.pointCount() != 1 || !isInCorner(touch.point(0).globalPosition()))) {
            m_timer.stop();
        }
        break;
    }
    case QEvent::MouseButtonRelease:
    case QEvent::TouchEnd:
    case QEvent::TouchCancel:
        m_timer.stop();
        break;
    case QEvent::KeyPress: {
        const auto &press = *static_cast<QKeyEvent *>(event);
        const Qt::KeyboardModifiers chord
            = Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier;
        if (isOurs(watched) && keyLetterOfCode(press.key()) == u'S' && press.modifiers() == chord) {
            Q_EMIT held();
            return true;
        }
        break;
    }
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

bool CornerPress::isOurs(const QObject *watched) const
{
    return watched->isWidgetType() && static_cast<const QWidget *>(watched)->window() == &m_window;
}

bool CornerPress::isInCorner(const QPointF &global) const
{
    const QPointF point = m_window.mapFromGlobal(global);
    return QRectF(0, 0, m_side, m_side).contains(point);
}
