#include "ui/kiosk/idle/idlewatch.h"

#include <QCoreApplication>
#include <QEvent>

#include <utility>

namespace {

constexpr std::chrono::milliseconds lookEvery { 250 };

/**
 * Done by a person, and not by the program that moves a mark. Moves of a mouse are not: a table
 * that shakes is nobody.
 */
bool isSignOfLife(const QEvent &event)
{
    const QEvent::Type type = event.type();
    return event.spontaneous()
        && (type == QEvent::MouseButtonPress || type == QEvent::TouchBegin
            || type == QEvent::KeyPress || type == QEvent::Wheel);
}

}

IdleWatch::IdleWatch(KioskClock clock, const IdlePeriods &periods, QObject *parent)
    : QObject(parent)
    , m_clock(std::move(clock))
    , m_periods(periods)
    , m_since(m_clock())
{
    m_timer.setInterval(lookEvery);
    connect(&m_timer, &QTimer::timeout, this, &IdleWatch::check);
}

void IdleWatch::watchProgram() { QCoreApplication::instance()->installEventFilter(this); }

void IdleWatch::setMode(Mode mode)
{
    if (mode == m_mode) {
        return;
    }
    m_mode = mode;
    restart();
    if (mode == Mode::Off) {
        m_timer.stop();
    } else {
        m_timer.start();
    }
}

void IdleWatch::setFactor(int factor)
{
    Q_ASSERT(factor >= 1);
    m_factor = factor;
}

void IdleWatch::note()
{
    if (m_mode != Mode::Off && m_mode != Mode::Result) {
        restart();
    }
}

void IdleWatch::restart()
{
    m_since = m_clock();
    setWarning(false);
}

std::chrono::seconds IdleWatch::quietTime() const
{
    switch (m_mode) {
    case Mode::Off:
    case Mode::Silent:
    case Mode::Visit:
        return m_periods.quiet * m_factor;
    case Mode::VisitWithHold:
        return m_periods.quietWithHold * m_factor;
    case Mode::Result:
        return m_periods.done * m_factor;
    }
    Q_UNREACHABLE();
}

std::chrono::milliseconds IdleWatch::warningTime() const
{
    const bool isWarned = m_mode == Mode::Visit || m_mode == Mode::VisitWithHold;
    return isWarned ? m_periods.warning * m_factor : std::chrono::seconds(0);
}

std::chrono::seconds IdleWatch::secondsLeft() const
{
    const auto left = quietTime() + warningTime() - (m_clock() - m_since);
    return std::max(std::chrono::ceil<std::chrono::seconds>(left), std::chrono::seconds(0));
}

void IdleWatch::check()
{
    if (m_mode == Mode::Off) {
        return;
    }
    const auto quiet = m_clock() - m_since;
    if (quiet >= quietTime() + warningTime()) {
        // After the sleep of a machine there may have been no warning: nobody was there.
        setMode(Mode::Off);
        Q_EMIT expired();
        return;
    }
    if (quiet < quietTime()) {
        return;
    }
    setWarning(true);
    if (std::exchange(m_shownSeconds, secondsLeft()) != m_shownSeconds) {
        Q_EMIT secondsLeftChanged();
    }
}

void IdleWatch::setWarning(bool isWarning)
{
    if (isWarning != m_isWarning) {
        m_isWarning = isWarning;
        Q_EMIT warningChanged();
    }
}

bool IdleWatch::eventFilter(QObject *watched, QEvent *event)
{
    if (isSignOfLife(*event)) {
        note();
    }
    return QObject::eventFilter(watched, event);
}
