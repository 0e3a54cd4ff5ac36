#pragma once

#include "ui/kiosk/idle/kioskclock.h"

#include <QObject>
#include <QTimer>

#include <chrono>

/** How long a kiosk waits for somebody who does nothing. */
struct IdlePeriods {
    std::chrono::seconds quiet { 45 };
    std::chrono::seconds quietWithHold { 65 };
    std::chrono::seconds warning { 20 }; ///< between the warning and the end
    std::chrono::seconds done { 15 }; ///< how long a result stays
};

/**
 * Watches whether somebody is still there. After a quiet time it warns, and when nothing happens
 * then either, the visit is over. Touches, presses and keys of the whole program count; what comes
 * from a scanner is told by note(). UI thread.
 */
class IdleWatch : public QObject {
    Q_OBJECT

public:
    enum class Mode {
        Off, ///< nothing to lose: nobody is waited for
        Silent, ///< ends after the quiet time without a warning
        Visit,
        VisitWithHold,
        Result, ///< ends after IdlePeriods::done without a warning; touching changes nothing
    };

    explicit IdleWatch(KioskClock clock, const IdlePeriods &periods, QObject *parent = nullptr);

    /** From now on everything that people do in the program counts. */
    void watchProgram();

    /** Another mode begins anew; the same again changes nothing. */
    void setMode(Mode mode);

    Mode mode() const { return m_mode; }

    /** Every period so many times as long: who needs more time. */
    void setFactor(int factor);

    /** Somebody is there. */
    void note();

    /** What the clock says now is acted upon. By itself four times a second. */
    void check();

    bool isWarning() const { return m_isWarning; }

    /** Until the end, rounded up; only while it warns. */
    std::chrono::seconds secondsLeft() const;

    /** Before the warning, with everything that counts. */
    std::chrono::seconds quietTime() const;

Q_SIGNALS:
    void warningChanged();
    void secondsLeftChanged();
    void expired();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    std::chrono::milliseconds warningTime() const;
    void restart();
    void setWarning(bool isWarning);

    KioskClock m_clock;
    IdlePeriods m_periods;
    Mode m_mode = Mode::Off;
    int m_factor = 1;
    std::chrono::milliseconds m_since; ///< last sign of life
    std::chrono::seconds m_shownSeconds { 0 };
    bool m_isWarning = false;
    QTimer m_timer;
};
