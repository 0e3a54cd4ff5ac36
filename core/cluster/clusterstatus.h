#pragma once

#include "core/cluster/clusteraddress.h"

#include <QString>
#include <QtGlobal>

/** How a private server stands. */
struct ClusterStatus {
    bool isCreated = false; ///< the data directory holds a cluster
    bool isRunning = false;
    bool isKept = false; ///< started to stay: the last program leaves it running
    qint64 processId = 0; ///< of the postmaster; 0 when it does not run
    QString version; ///< major version of the data directory, "15"; empty when not created
    QString dataDirectory; ///< the cluster folder itself
    QString programs; ///< folder of initdb and postgres that fit; empty when there is none
    ClusterAddress address; ///< valid whether or not the server runs

    bool operator==(const ClusterStatus &) const = default;
};
