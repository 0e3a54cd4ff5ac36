#pragma once

#include "core/db/listener.h"
#include "core/live/feedworker.h"

/** A worker of a database and a listener to what it tells, as one desk of it may have them. */
class TestWorker {
public:
    explicit TestWorker(const ConnectionSettings &settings)
        : m_listener(settings)
        , m_worker(settings)
    {
    }

    NotificationListener &listener() { return m_listener; }

private:
    NotificationListener m_listener;
    FeedWorker m_worker;
};
