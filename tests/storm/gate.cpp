#include "tests/storm/gate.h"

void Gate::enter()
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return !m_isClosed; });
    ++m_inside;
}

void Gate::leave()
{
    const std::lock_guard lock(m_mutex);
    --m_inside;
    m_changed.notify_all();
}

void Gate::close()
{
    std::unique_lock lock(m_mutex);
    m_isClosed = true;
    m_changed.wait(lock, [this] { return m_inside == 0; });
}

void Gate::open()
{
    const std::lock_guard lock(m_mutex);
    m_isClosed = false;
    m_changed.notify_all();
}
