#pragma once

#include "core/base/result.h"
#include "core/cluster/privatecluster.h"
#include "core/db/connection.h"

#include <QString>

#include <functional>
#include <memory>

/** What to start from: command line first, then settings. */
struct BackendRequest {
    QString database; ///< connection string of a shared server; empty: the private database
    QString dataDirectory; ///< of the private database; empty: the usual place
    QString serverPrograms; ///< folder with initdb and postgres; empty: the usual places
    QString applicationName; ///< as the server shows it among its sessions
    QString workstation; ///< as the journal names this desk
    bool isLoadingDemo = false; ///< when the private database is empty
};

/** What a start is busy with, in this order; most starts skip some. */
enum class BackendStep {
    LookingForServer,
    CreatingDatabase,
    StartingServer,
    RecoveringServer,
    Connecting,
    PreparingSchema,
    LoadingDemo,
};

/**
 * A database that is there, has the schema of this program and lets us in.
 *
 * Owns this program's share of the private server: when the last program of the person destroys
 * its backend, the server stops. prepare() and the destructor block: not on the UI thread.
 */
class Backend {
public:
    using Progress = std::function<void(BackendStep)>;

    /**
     * Errors are those of PrivateCluster::join() and DbConnection::open(), and NotPrepared,
     * SchemaOlder, SchemaNewer and SchemaEdited with the names of the scripts.
     */
    static Result<std::unique_ptr<Backend>> prepare(
        const BackendRequest &request, const Progress &progress = {});

    /** Why a private server that has gone is to be started again. */
    enum class Revival {
        AfterCrash, ///< only when it did not stop cleanly: who stopped it meant it
        OnRequest, ///< a person wants it back
    };

    /** Starts the private server again when it has gone. Blocks; nothing for a shared server. */
    Result<Done> revive(Revival why);

    /** Role of a desk: may call api functions and nothing else. */
    const ConnectionSettings &connection() const { return m_connection; }

    /** The same for a question that reads the whole journal: it may take minutes. */
    ConnectionSettings patientConnection() const;

    /** Role that may migrate; for a shared server the same as connection(). */
    const ConnectionSettings &administration() const { return m_administration; }

    bool isPrivate() const { return m_cluster != nullptr; }

    /** Where it is, in words of libpq: the socket folder, or host and database. */
    const QString &place() const { return m_place; }

    /** Folder of this machine for the journal of intents. */
    const QString &folder() const { return m_folder; }

private:
    Backend() = default;
    Result<Done> reachPrivate(const BackendRequest &request, const Progress &progress);
    void reachShared(const BackendRequest &request);
    Result<Done> prepareSchema(const BackendRequest &request, const Progress &progress);
    Result<Done> migratePrivate();

    std::unique_ptr<PrivateCluster> m_cluster;
    ConnectionSettings m_connection;
    ConnectionSettings m_administration;
    QString m_place;
    QString m_folder;
};

/** The database of a connection string as a person may be shown it: never with a password. */
QString placeOf(const QString &connectionString);
