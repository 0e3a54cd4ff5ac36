#include "ui/kiosk/keyboard/switchscan.h"

#include "ui/kiosk/keyboard/kioskkeyboard.h"

#include <QApplication>
#include <QKeyEvent>

SwitchScan::SwitchScan(QWidget &root, QObject *parent)
    : QObject(parent)
    , m_root(root)
{
    connect(&m_timer, &QTimer::timeout, this, &SwitchScan::advance);
    qApp->installEventFilter(this);
}

void SwitchScan::setPeriod(std::chrono::milliseconds period)
{
    if (period.count() > 0) {
        m_timer.start(period);
    } else {
        m_timer.stop();
    }
}

void SwitchScan::advance()
{
    if (!m_root.isVisible()) {
        return;
    }
    QWidget *focus = m_root.window()->focusWidget();
    auto *keyboard = qobject_cast<KioskKeyboard *>(focus);
    if (keyboard && keyboard->isScanning() && !keyboard->isPassed()) {
        keyboard->advance();
        return;
    }
    // As Tab would do it: whoever holds the controls knows their order.
    QKeyEvent tab(QEvent::KeyPress, Qt::Key_Tab, Qt::NoModifier);
    QApplication::sendEvent(focus ? focus : &m_root, &tab);
}

bool SwitchScan::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress || !m_timer.isActive() || !event->spontaneous()) {
        return QObject::eventFilter(watched, event);
    }
    m_timer.start(); // a whole period again
    auto *keyboard = qobject_cast<KioskKeyboard *>(watched);
    if (keyboard && keyboard->isScanning()
        && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Space) {
        keyboard->take(); // with one switch there is no other key to take with
        return true;
    }
    return QObject::eventFilter(watched, event);
}
