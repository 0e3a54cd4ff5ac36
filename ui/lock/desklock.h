#pragma once

#include "ui/lock/lockscreen.h"

#include <QElapsedTimer>
#include <QList>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <chrono>

class QMainWindow;
class Settings;

/**
 * Locks the desk: by Ctrl+L, at the start, and when nobody has used it for some minutes, three
 * times as many while something is typed. Only when a PIN is set. Nothing behind it is closed, so
 * that drafts, the cursor and commands on their way stay as they are; while it is locked no key,
 * click or scan reaches them. After five wrong PINs each further one must wait longer. UI thread.
 */
class DeskLock : public QObject {
    Q_OBJECT

public:
    static constexpr int freeTries = 5;
    static constexpr int typingFactor = 3;

    /** All are borrowed and outlive the lock. */
    DeskLock(QMainWindow &window, Settings &settings, const Theme &theme);
    ~DeskLock() override;

    bool isLocked() const { return m_isLocked; }

    /** Does nothing without a PIN. */
    void lock();

    /** Looks whether nobody has used the desk for long enough; the timer calls it. */
    void lockWhenIdle();

    /** How long nobody has used it; a test sets it. */
    void setIdleFor(std::chrono::milliseconds idle);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void open(const QString &pin);
    void unlock();
    void tickWait();
    bool isSomethingTyped() const;
    bool isBehind(const QObject *watched) const;

    QMainWindow &m_window;
    Settings &m_settings;
    LockScreen m_screen;
    QTimer m_idleTimer;
    QTimer m_waitTimer;
    QElapsedTimer m_sinceUse;
    std::chrono::milliseconds m_idleBefore { 0 };
    bool m_isLocked = false;
    int m_wrong = 0;
    int m_wait = 0; ///< seconds until the next PIN is looked at
    QPointer<QWidget> m_focus; ///< where the keyboard was
    QList<QPointer<QWidget>> m_hidden; ///< other windows that were open
};
