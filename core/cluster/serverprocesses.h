#pragma once

#include "core/cluster/serveraccount.h"

#include <QList>
#include <QString>

#include <chrono>
#include <optional>
#include <sys/types.h>

/** What the server wrote into postmaster.pid. */
struct PostmasterRecord {
    pid_t processId = 0;
    QString socketDirectory; ///< empty while the server has not got that far
    QString state; ///< "starting", "ready", "stopping"; empty in the first moments
};

/**
 * The server processes of one data directory, as /proc tells them. A number in postmaster.pid
 * proves nothing: after a boot it soon belongs to another program. A process is ours when its
 * program is postgres and its working directory is the data directory.
 */
class ServerProcesses {
public:
    ServerProcesses(QString dataDirectory, const ServerAccount &account);

    std::optional<PostmasterRecord> record() const;

    /** The record, if the process that wrote it still lives. */
    std::optional<PostmasterRecord> livePostmaster() const;

    bool isOurs(pid_t process) const;

    /** Every server process of the data directory. */
    QList<pid_t> all() const;

    /**
     * Ends what a dead postmaster left behind: SIGQUIT, which the server survives without loss,
     * then SIGKILL. Precondition: no live postmaster.
     */
    void endAll() const;

    /** Waits until no process of the data directory is left. */
    bool waitForNone(std::chrono::milliseconds patience) const;

private:
    QString m_dataDirectory;
    const ServerAccount &m_account;
};
