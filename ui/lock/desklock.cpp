#include "ui/lock/desklock.h"

#include "core/config/settings.h"
#include "ui/lock/pincode.h"

#include <QApplication>
#include <QEvent>
#include <QLineEdit>
#include <QMainWindow>
#include <QShortcut>

#include <algorithm>
#include <utility>

namespace {

constexpr std::chrono::seconds lookEvery { 5 };
constexpr int firstWait = 30; ///< seconds
constexpr int waitMax = 600;

bool isUse(QEvent::Type type)
{
    switch (type) {
    case QEvent::KeyPress:
    case QEvent::MouseButtonPress:
    case QEvent::MouseMove:
    case QEvent::Wheel:
    case QEvent::TouchBegin:
        return true;
    default:
        return false;
    }
}

bool isInput(QEvent::Type type)
{
    switch (type) {
    case QEvent::KeyPress:
    case QEvent::KeyRelease:
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonRelease:
    case QEvent::MouseButtonDblClick:
    case QEvent::Wheel:
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate:
    case QEvent::TouchEnd:
    case QEvent::ContextMenu:
    case QEvent::Shortcut:
    case QEvent::DragEnter:
    case QEvent::Drop:
        return true;
    default:
        return false;
    }
}

}

DeskLock::DeskLock(QMainWindow &window, Settings &settings, const Theme &theme)
    : QObject(&window)
    , m_window(window)
    , m_settings(settings)
    , m_screen(theme, window)
{
    m_sinceUse.start();
    m_idleTimer.setInterval(lookEvery);
    connect(&m_idleTimer, &QTimer::timeout, this, &DeskLock::lockWhenIdle);
    m_idleTimer.start();
    m_waitTimer.setInterval(std::chrono::seconds(1));
    connect(&m_waitTimer, &QTimer::timeout, this, &DeskLock::tickWait);
    connect(&m_screen, &LockScreen::pinGiven, this, &DeskLock::open);
    auto *key = new QShortcut(Qt::CTRL | Qt::Key_L, &window);
    connect(key, &QShortcut::activated, this, &DeskLock::lock);
    qApp->installEventFilter(this);
    // What is behind goes on, and may ask for the keyboard when its data has come.
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) {
        if (m_isLocked && now && now->window() == &m_window && isBehind(now)) {
            m_focus = now;
            m_screen.takeFocus();
        }
    });
}

DeskLock::~DeskLock() = default;

void DeskLock::lock()
{
    if (isLocked() || m_settings.lockPin().isEmpty()) {
        return;
    }
    m_focus = m_window.focusWidget();
    while (QWidget *popup = QApplication::activePopupWidget()) {
        popup->close();
    }
    const QWidgetList windows = QApplication::topLevelWidgets();
    for (QWidget *other : windows) {
        if (other != &m_window && other->isVisible()) {
            m_hidden.append(other);
            other->hide();
        }
    }
    m_isLocked = true;
    m_screen.open(m_settings.deskName());
    if (m_wait > 0) {
        m_screen.refuse(m_wait);
    }
}

void DeskLock::lockWhenIdle()
{
    const std::chrono::minutes patience(
        m_settings.lockMinutes() * (isSomethingTyped() ? typingFactor : 1));
    const auto idle = m_idleBefore + std::chrono::milliseconds(m_sinceUse.elapsed());
    if (m_settings.lockMinutes() > 0 && idle >= patience) {
        lock();
    }
}

void DeskLock::setIdleFor(std::chrono::milliseconds idle)
{
    m_idleBefore = idle;
    m_sinceUse.restart();
}

bool DeskLock::eventFilter(QObject *watched, QEvent *event)
{
    if (isUse(event->type())) {
        m_idleBefore = {};
        m_sinceUse.restart();
    }
    if (!isLocked() || !watched->isWidgetType()) {
        return QObject::eventFilter(watched, event);
    }
    if (event->type() == QEvent::ShortcutOverride && !isBehind(watched)) {
        event->accept(); // the keys of the window are keys of the field now
        return true;
    }
    return (isInput(event->type()) && isBehind(watched)) || QObject::eventFilter(watched, event);
}

void DeskLock::open(const QString &pin)
{
    if (m_wait > 0) {
        return;
    }
    if (PinCode::opens(pin, m_settings.lockPin())) {
        unlock();
        return;
    }
    ++m_wrong;
    if (m_wrong >= freeTries) {
        const int doublings = std::min(m_wrong - freeTries, 8);
        m_wait = std::min(firstWait << doublings, waitMax);
        m_waitTimer.start();
    }
    m_screen.refuse(m_wait);
}

void DeskLock::unlock()
{
    m_wrong = 0;
    m_isLocked = false;
    m_screen.hide();
    const auto hidden = std::exchange(m_hidden, {});
    for (const QPointer<QWidget> &other : hidden) {
        if (other) {
            other->show();
        }
    }
    if (m_focus) {
        m_focus->setFocus(Qt::OtherFocusReason);
    }
}

void DeskLock::tickWait()
{
    m_wait = std::max(m_wait - 1, 0);
    if (m_wait == 0) {
        m_waitTimer.stop();
    }
    m_screen.refuse(m_wait);
}

bool DeskLock::isSomethingTyped() const
{
    const auto fields = m_window.findChildren<QLineEdit *>();
    return std::any_of(fields.begin(), fields.end(), [](const QLineEdit *field) {
        return field->isVisible() && field->isModified() && !field->text().isEmpty();
    });
}

bool DeskLock::isBehind(const QObject *watched) const
{
    const auto *widget = static_cast<const QWidget *>(watched);
    return widget != &m_screen && !m_screen.isAncestorOf(widget);
}
