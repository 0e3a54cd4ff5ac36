#pragma once

#include "core/base/result.h"
#include "core/cluster/clusterlayout.h"
#include "core/cluster/serveraccount.h"
#include "core/cluster/serverlog.h"
#include "core/cluster/serverprocesses.h"

#include <QString>

#include <chrono>
#include <optional>
#include <sys/types.h>

/**
 * Starts and ends the server process of one data directory. The server outlives the program that
 * started it: it has a session of its own and inherits no files. Call under the start lock, on any
 * thread.
 */
class Postmaster {
public:
    Postmaster(const ClusterLayout &layout, const ServerAccount &account);

    /** Reaps the process that start() started when it has ended; the server is left alone. */
    ~Postmaster();

    Postmaster(const Postmaster &) = delete;
    Postmaster &operator=(const Postmaster &) = delete;

    /** The address of the running server; absent when none runs. */
    std::optional<ClusterAddress> address() const;

    const ServerProcesses &processes() const { return m_processes; }

    /**
     * Waits for a server that is on its way up or down, whoever started it. Its address when it
     * answers; absent when it has ended. A server that lost its socket is ended too.
     */
    Result<std::optional<ClusterAddress>> attach();

    /** Removes what a dead server left: lock files, orphaned processes. True when there was any. */
    bool clear() const;

    /** Starts @p postgres and waits until it answers, through a recovery if need be. */
    Result<ClusterAddress> start(const QString &postgres, const QString &socketDirectory);

    /** fast, immediate, by force: see PrivateCluster::stop(). */
    Result<Done> stop();

private:
    Result<Done> spawn(const QString &postgres, const QString &socketDirectory);
    bool waitForEnd(std::chrono::milliseconds patience);
    void removeSocketDirectory() const;
    bool hasChildEnded();
    static bool answers(const ClusterAddress &address);

    const ClusterLayout &m_layout;
    const ServerAccount &m_account;
    ServerProcesses m_processes;
    ServerLog m_log;
    pid_t m_child = 0; ///< started here and not reaped yet; 0: none
};
