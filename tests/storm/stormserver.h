#pragma once

#include "core/cluster/privatecluster.h"

#include <QTemporaryDir>

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <string>

/// A private server in a folder of its own that can be killed, with one database that has the
/// schema of this program and the movable clock. start() and crash() are for one thread, all else
/// is for any.
class StormServer {
public:
    /// How the server dies.
    enum class Crash {
        Everything, ///< all its processes at one moment, as when the power fails
        Postmaster, ///< the first process alone; the others find out by themselves
        Backend, ///< one process of a client: the server throws all sessions out and recovers
        Immediate, ///< told to end without a checkpoint
    };

    StormServer();

    /// Creates and starts it. Empty, or what went wrong.
    std::string start();
    /// Kills it, waits until it has recovered. Empty, or what went wrong.
    std::string crash(Crash how);

    /// Connection strings of libpq.
    std::string administrator() const;
    std::string desk() const;

    /// Blocks while the server is known to be down, and for a moment in any case.
    void waitForServer();

private:
    std::string database(const char *user) const;
    std::string prepareDatabase();
    void setUp(bool isUp);

    QTemporaryDir m_folder;
    PrivateCluster m_cluster;
    std::string m_socketDirectory;
    int m_port = 0;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    bool m_isUp = true;
};
