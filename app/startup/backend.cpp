#include "app/startup/backend.h"

#include "core/db/migrator.h"
#include "core/schedule/demoday.h"

#include <QFile>

#include <libpq-fe.h>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

/**
 * A migration may rewrite tables, and the doctor reads the whole journal; the demo is hundreds of
 * calls, each of them short.
 */
constexpr auto administrationTimeout = 10min;

Error schemaError(const SchemaState &state)
{
    const QString scripts = state.scripts.join(u", "_s);
    switch (state.kind) {
    case SchemaState::Kind::Absent:
        return { ErrorCode::NotPrepared, scripts, {} };
    case SchemaState::Kind::Older:
    case SchemaState::Kind::Current:
        return { ErrorCode::SchemaOlder, scripts, {} };
    case SchemaState::Kind::Newer:
        return { ErrorCode::SchemaNewer, scripts, {} };
    case SchemaState::Kind::Edited:
        return { ErrorCode::SchemaEdited, scripts, {} };
    }
    Q_UNREACHABLE();
}

BackendStep stepOf(ClusterStep step)
{
    switch (step) {
    case ClusterStep::Looking:
        return BackendStep::LookingForServer;
    case ClusterStep::Creating:
        return BackendStep::CreatingDatabase;
    case ClusterStep::Starting:
        return BackendStep::StartingServer;
    case ClusterStep::Recovering:
        return BackendStep::RecoveringServer;
    case ClusterStep::Ready:
        return BackendStep::Connecting;
    }
    Q_UNREACHABLE();
}

}

Result<std::unique_ptr<Backend>> Backend::prepare(
    const BackendRequest &request, const Progress &progress)
{
    const Progress report = progress ? progress : [](BackendStep) {};
    std::unique_ptr<Backend> backend(new Backend);
    if (request.database.isEmpty()) {
        if (const auto reached = backend->reachPrivate(request, report); !reached) {
            return reached.error();
        }
    } else {
        backend->reachShared(request);
    }
    if (const auto prepared = backend->prepareSchema(request, report); !prepared) {
        return prepared.error();
    }
    return backend;
}

ConnectionSettings Backend::patientConnection() const
{
    ConnectionSettings settings = m_connection;
    settings.statementTimeout = administrationTimeout;
    return settings;
}

Result<Done> Backend::revive(Revival why)
{
    if (!m_cluster) {
        return Done {};
    }
    const ClusterStatus status = m_cluster->status();
    if (status.isRunning) {
        return Done {};
    }
    // A server that stops cleanly takes its pid file with it.
    const bool hasCrashed = QFile::exists(status.dataDirectory + u"/postmaster.pid"_s);
    if (why == Revival::AfterCrash && !hasCrashed) {
        return Error { ErrorCode::ServerFailed, u"the private server was stopped"_s, {} };
    }
    const Result<ClusterAddress> address = m_cluster->join();
    if (!address) {
        return address.error();
    }
    return Done {};
}

Result<Done> Backend::reachPrivate(const BackendRequest &request, const Progress &progress)
{
    m_cluster = std::make_unique<PrivateCluster>(
        PrivateCluster::Options { request.dataDirectory, request.serverPrograms, {} });
    const Result<ClusterAddress> address
        = m_cluster->join([&progress](ClusterStep step) { progress(stepOf(step)); });
    if (!address) {
        return address.error();
    }
    m_connection.connectionString = address->deskConnection;
    m_connection.applicationName = request.applicationName;
    m_connection.workstation = request.workstation;
    m_administration = m_connection;
    m_administration.connectionString = address->adminConnection;
    m_administration.statementTimeout = administrationTimeout;
    m_place = address->socketDirectory;
    m_folder = m_cluster->dataDirectory();
    return Done {};
}

void Backend::reachShared(const BackendRequest &request)
{
    m_connection.connectionString = request.database;
    m_connection.applicationName = request.applicationName;
    m_connection.workstation = request.workstation;
    m_administration = m_connection;
    m_administration.statementTimeout = administrationTimeout;
    m_place = placeOf(request.database);
    m_folder = request.dataDirectory.isEmpty() ? PrivateCluster::defaultDataDirectory()
                                               : request.dataDirectory;
}

Result<Done> Backend::prepareSchema(const BackendRequest &request, const Progress &progress)
{
    progress(BackendStep::Connecting);
    DbConnection desk(m_connection);
    if (auto opened = desk.open(); !opened) {
        return opened;
    }
    const Migrator migrator;
    Result<SchemaState> state = migrator.state(desk);
    if (!state) {
        return state.error();
    }
    const bool isBehind
        = state->kind == SchemaState::Kind::Absent || state->kind == SchemaState::Kind::Older;
    if (isBehind && isPrivate()) { // a shared database is never migrated by a desk
        progress(BackendStep::PreparingSchema);
        if (auto migrated = migratePrivate(); !migrated) {
            return migrated;
        }
    } else if (state->kind != SchemaState::Kind::Current) {
        return schemaError(*state);
    }
    if (!isPrivate() || !request.isLoadingDemo) {
        return Done {};
    }
    const Result<bool> isEmpty = isDatabaseEmpty(desk);
    if (!isEmpty) {
        return isEmpty.error();
    }
    if (*isEmpty) {
        progress(BackendStep::LoadingDemo);
        const QDateTime now = QDateTime::currentDateTimeUtc();
        if (const auto loaded = loadDemo(desk, now, demoDays); !loaded) {
            return loaded.error();
        }
    }
    return Done {};
}

Result<Done> Backend::migratePrivate()
{
    DbConnection administration(m_administration);
    if (auto opened = administration.open(); !opened) {
        return opened;
    }
    if (const auto migrated = Migrator().migrate(administration); !migrated) {
        return migrated.error();
    }
    return Done {};
}

QString placeOf(const QString &connectionString)
{
    const std::unique_ptr<PQconninfoOption, void (*)(PQconninfoOption *)> options(
        PQconninfoParse(connectionString.toUtf8().constData(), nullptr), &PQconninfoFree);
    QString host;
    QString database;
    for (const PQconninfoOption *option = options.get(); option && option->keyword; ++option) {
        const QString value = QString::fromUtf8(option->val);
        if (qstrcmp(option->keyword, "host") == 0) {
            host = value;
        } else if (qstrcmp(option->keyword, "dbname") == 0) {
            database = value;
        }
    }
    return host.isEmpty() ? database : host + u" / "_s + database;
}
