#pragma once

#include "core/base/result.h"
#include "core/cluster/clusterlayout.h"
#include "core/cluster/serveraccount.h"

/**
 * Owner and rights of the folders of a cluster. Mends what is ours and harmless to mend and says
 * so in the log; refuses what belongs to somebody else, with his name. Errors: FileFailed,
 * DiskFull.
 */
class ClusterFolder {
public:
    ClusterFolder(const ClusterLayout &layout, const ServerAccount &account);

    /** Our folder exists, is ours, nobody else writes into it, and the server's account enters. */
    Result<Done> prepare() const;

    /** The existing data directory belongs to the server's account and is closed to others. */
    Result<Done> checkCluster() const;

    /** The socket's folder exists, is a folder and belongs to the server's account alone. */
    Result<Done> prepareSocketDirectory(const QString &path) const;

private:
    Result<Done> create() const;
    Result<Done> letAccountIn(const QString &ancestor) const;

    const ClusterLayout &m_layout;
    const ServerAccount &m_account;
};
