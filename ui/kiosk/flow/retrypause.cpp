#include "ui/kiosk/flow/retrypause.h"

#include <algorithm>
#include <chrono>

namespace {

constexpr std::chrono::milliseconds first { 500 };
constexpr std::chrono::milliseconds most { 15'000 };
constexpr int doublingsMost = 5;

}

RetryPause::RetryPause(QObject *parent)
    : QObject(parent)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &RetryPause::due);
}

void RetryPause::begin()
{
    m_timer.start(std::min(first * (1 << std::min(m_tries, doublingsMost)), most));
    ++m_tries;
}

void RetryPause::hurry()
{
    if (m_timer.isActive()) {
        m_timer.stop();
        Q_EMIT due();
    }
}

void RetryPause::reset()
{
    m_timer.stop();
    m_tries = 0;
}
