#pragma once

#include "core/base/result.h"
#include "core/cluster/clusteraddress.h"
#include "core/cluster/clusterstatus.h"
#include "core/cluster/clusterstep.h"

#include <QString>

#include <functional>
#include <memory>

/**
 * The PostgreSQL server that belongs to one person and one data folder. It listens on a unix
 * socket only, is started by the first program that joins, is shared by all programs of that
 * person and stops when the last of them leaves.
 *
 * Every call blocks, up to minutes after a crash: never on the UI thread. One thread at a time may
 * use an object; several objects and programs may use one folder at once. Only an object that
 * joined is counted; when its program dies without leaving, the system drops the count.
 */
class PrivateCluster {
public:
    struct Options {
        QString
            dataDirectory; ///< our folder, the cluster lies in it; empty: defaultDataDirectory()
        QString programs; ///< folder with initdb and postgres; empty: the usual places
        QString account; ///< for a caller who is root: who runs the server; empty: "postgres"
    };

    using Progress = std::function<void(ClusterStep)>; ///< called on the calling thread

    explicit PrivateCluster(Options options);

    /** Leaves if still joined. */
    ~PrivateCluster();

    PrivateCluster(const PrivateCluster &) = delete;
    PrivateCluster &operator=(const PrivateCluster &) = delete;

    /** ~/.local/share/holdfast of a user, /var/lib/holdfast of root. */
    static QString defaultDataDirectory();

    /** The folder of this object, absolute; control files and the journal of intents lie in it. */
    QString dataDirectory() const;

    /**
     * Finds the server of the folder, or creates and starts it, and counts this object as a user of
     * it. The database and its login roles exist afterwards, its schema need not. Joining twice is
     * the same as once; after a loss of the server it starts it again.
     *
     * Errors: ServerMissing, ServerVersion, ServerFailed (with the last lines of its log),
     * DiskFull, FileFailed.
     */
    Result<ClusterAddress> join(const Progress &progress = {});

    /** The last one to leave stops the server cleanly, unless it was started to stay. */
    void leave();

    /** join(), and the server stays until stop(). */
    Result<Done> startToStay(const Progress &progress = {});

    /**
     * Ends the server for everybody: fast, after 30 s immediate, after 10 s more by force. Takes
     * back startToStay(). Fine when nothing runs.
     */
    Result<Done> stop();

    /** How it stands; starts, creates and mends nothing. */
    ClusterStatus status() const;

private:
    class Private;
    std::unique_ptr<Private> d;
};
