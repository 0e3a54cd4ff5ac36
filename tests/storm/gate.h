#pragma once

#include <condition_variable>
#include <mutex>

/// Lets any number of threads through, except while one has closed it. The clock of the database
/// moves only behind a closed gate: to a statement that runs meanwhile it would seem to run
/// backwards, which no clock of a server does.
class Gate {
public:
    /// Blocks while the gate is closed.
    void enter();
    void leave();
    /// Keeps everybody out and waits until everybody inside has left.
    void close();
    void open();

private:
    std::mutex m_mutex;
    std::condition_variable m_changed;
    int m_inside = 0;
    bool m_isClosed = false;
};
