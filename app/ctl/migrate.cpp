#include "app/ctl/command.h"
#include "app/ctl/console.h"
#include "app/ctl/session.h"
#include "core/db/migrator.h"

using namespace Qt::StringLiterals;

namespace {

ExitCode migrate(const Invocation &invocation)
{
    BackendRequest request = backendRequest(invocation);
    std::unique_ptr<PrivateCluster> cluster;
    ConnectionSettings settings { .connectionString = request.database,
        .applicationName = request.applicationName,
        .workstation = request.workstation,
        .statementTimeout = std::chrono::minutes(10),
        .lockTimeout = std::chrono::seconds(30) };
    if (request.database.isEmpty()) {
        cluster = std::make_unique<PrivateCluster>(
            PrivateCluster::Options { request.dataDirectory, request.serverPrograms, {} });
        const auto address = cluster->join();
        if (!address) {
            return fail(invocation.console, address.error());
        }
        settings.connectionString = address->adminConnection;
    }
    DbConnection connection(settings);
    if (const auto opened = connection.open(); !opened) {
        return fail(invocation.console, opened.error());
    }
    const Result<QStringList> applied = Migrator().migrate(connection);
    if (!applied) {
        (void)fail(invocation.console, applied.error());
        return ExitCode::NoDatabase; // whatever the reason: the database is not prepared
    }
    const bool isNothing = applied->isEmpty();
    invocation.console.answer(
        QJsonObject { { u"outcome"_s, isNothing ? u"current"_s : u"migrated"_s },
            { u"applied"_s, QJsonArray::fromStringList(*applied) } },
        isNothing ? u"The database is up to date."_s
                  : u"Applied: %1"_s.arg(applied->join(u", "_s)));
    return ExitCode::Done;
}

}

std::vector<Command> migrateCommands()
{
    return { { u"migrate"_s,
        u"Bring the database to the schema of this program (needs an administrator)."_s,
        {},
        {},
        &migrate } };
}
