#include "ui/presenters/keptcommand.h"

#include <algorithm>
#include <utility>

namespace {

constexpr int pauseFirstMs = 500;
constexpr int pauseMostMs = 15'000;
constexpr int doublingsMost = 5;

}

KeptCommand::KeptCommand(QObject *parent)
    : QObject(parent)
{
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, &KeptCommand::ask);
}

void KeptCommand::retryNow()
{
    if (m_pause.isActive()) {
        m_pause.stop();
        ask();
    }
}

void KeptCommand::begin(std::function<void()> attempt)
{
    m_attempt = std::move(attempt);
    m_attempts = 0;
    setActivity(Activity::Sending);
    ask();
}

/** Once an answer is lost, only an answer ends it: "not reachable" says nothing of before. */
bool KeptCommand::isStillUnknown(const Error &error) const
{
    if (error.code == ErrorCode::OutcomeUnknown) {
        return true;
    }
    return m_activity == Activity::Settling
        && (error.code == ErrorCode::Unreachable || error.code == ErrorCode::Busy);
}

void KeptCommand::askAgainLater()
{
    setActivity(Activity::Settling);
    const int doublings = std::min(m_attempts - 1, doublingsMost);
    m_pause.start(std::min(pauseFirstMs << doublings, pauseMostMs));
}

void KeptCommand::ask()
{
    ++m_attempts;
    const std::function<void()> attempt = m_attempt; // the answer may begin another command
    attempt();
}

void KeptCommand::finish()
{
    m_attempt = nullptr;
    setActivity(Activity::Idle);
}

void KeptCommand::setActivity(Activity activity)
{
    if (activity != m_activity) {
        m_activity = activity;
        Q_EMIT activityChanged();
    }
}
