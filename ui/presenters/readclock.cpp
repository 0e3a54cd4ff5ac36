#include "ui/presenters/readclock.h"

#include "core/live/livefeed.h"

namespace {

constexpr int gatherMs = 75;
constexpr std::chrono::seconds periodDefault { 10 };

}

ReadClock::ReadClock(LiveFeed &feed, Topic topic, QObject *parent)
    : QObject(parent)
    , m_feed(feed)
{
    m_period.setInterval(periodDefault);
    m_gather.setSingleShot(true);
    m_gather.setInterval(gatherMs);
    connect(&m_period, &QTimer::timeout, this, &ReadClock::tick);
    connect(&m_gather, &QTimer::timeout, this, &ReadClock::tick);
    connect(&m_feed, &LiveFeed::everythingChanged, this, &ReadClock::tick);
    connect(&m_feed, &LiveFeed::stateChanged, this, &ReadClock::tick);
    switch (topic) {
    case Topic::Stock:
        connect(&m_feed, &LiveFeed::stockChanged, this, &ReadClock::touch);
        break;
    case Topic::Credits:
        connect(&m_feed, &LiveFeed::creditsChanged, this, &ReadClock::touch);
        break;
    case Topic::Day:
        break;
    }
}

void ReadClock::setActive(bool isActive)
{
    if (isActive == m_isActive) {
        return;
    }
    m_isActive = isActive;
    if (m_isActive) {
        m_period.start();
        Q_EMIT due();
    } else {
        m_period.stop();
        m_gather.stop();
    }
}

void ReadClock::setPeriod(std::chrono::seconds period) { m_period.setInterval(period); }

void ReadClock::touch()
{
    if (m_isActive && !m_gather.isActive()) {
        m_gather.start();
    }
}

void ReadClock::setPaused(bool isPaused)
{
    m_isPaused = isPaused;
    tick();
}

void ReadClock::tick()
{
    // A read that cannot arrive only delays the next one.
    if (m_isActive && !m_isPaused && m_feed.state() == ConnectionState::Live) {
        Q_EMIT due();
    }
}
