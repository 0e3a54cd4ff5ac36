#pragma once

#include "core/cluster/clusteraddress.h"

#include <QString>

#include <optional>
#include <sys/types.h>

/** Which file of a private cluster lies where. Computes names only; nothing is created. */
class ClusterLayout {
public:
    static constexpr int port = 5432; ///< part of the socket's name only

    /** @p folder may be relative or empty (the usual place) and need not exist yet. */
    explicit ClusterLayout(const QString &folder);

    QString folder() const { return m_folder; }

    QString cluster() const { return m_folder + QStringLiteral("/cluster"); }

    /** Where a cluster is made before it gets its name. */
    QString unfinished() const { return m_folder + QStringLiteral("/cluster.new"); }

    QString startLock() const { return m_folder + QStringLiteral("/start.lock"); }

    QString programsLock() const { return m_folder + QStringLiteral("/programs.lock"); }

    QString keepMark() const { return m_folder + QStringLiteral("/keep"); }

    QString log() const { return m_folder + QStringLiteral("/server.log"); }

    /** Where the server that @p caller starts puts its socket: short, private, gone after a boot.
     */
    QString socketDirectory(uid_t caller) const;

    /** Major version of the data directory; absent when there is none. */
    std::optional<int> major() const;

    static ClusterAddress addressIn(const QString &socketDirectory);

private:
    QString m_folder;
};
