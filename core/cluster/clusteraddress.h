#pragma once

#include <QString>

/**
 * Where the private server answers. Both connection strings are libpq keyword/value strings over
 * the socket, without a password: the server knows the account of the operating system.
 */
struct ClusterAddress {
    QString socketDirectory;
    int port = 0; ///< part of the socket's name; nothing listens on TCP
    QString databaseName; ///< "holdfast"
    QString adminConnection; ///< role postgres: migrate and repair only
    QString deskConnection; ///< role desk: staff, manager and worker

    bool operator==(const ClusterAddress &) const = default;
};
