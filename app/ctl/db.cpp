#include "app/ctl/command.h"
#include "app/ctl/console.h"
#include "app/ctl/session.h"

#include <QUrl>
#include <QUrlQuery>

using namespace Qt::StringLiterals;

namespace {

PrivateCluster::Options clusterOptions(const Invocation &invocation)
{
    const BackendRequest request = backendRequest(invocation);
    return { request.dataDirectory, request.serverPrograms, {} };
}

bool isShared(const Invocation &invocation)
{
    if (backendRequest(invocation).database.isEmpty()) {
        return false;
    }
    invocation.console.message(
        u"A shared server is started and stopped by its own administrator, not by holdfastctl."_s);
    return true;
}

QJsonObject statusObject(const ClusterStatus &status)
{
    return { { u"outcome"_s, status.isRunning ? u"running"_s : u"stopped"_s },
        { u"created"_s, status.isCreated },
        { u"kept"_s, status.isKept },
        { u"process_id"_s, status.processId },
        { u"version"_s, status.version },
        { u"data_directory"_s, status.dataDirectory } };
}

QString statusSentence(const ClusterStatus &status)
{
    if (!status.isCreated) {
        return u"There is no private database in %1 yet."_s.arg(status.dataDirectory);
    }
    if (!status.isRunning) {
        return u"The private database in %1 is stopped."_s.arg(status.dataDirectory);
    }
    return u"The private database in %1 is running (PostgreSQL %2, process %3)."_s
        .arg(status.dataDirectory, status.version)
        .arg(status.processId);
}

ExitCode start(const Invocation &invocation)
{
    if (isShared(invocation)) {
        return ExitCode::Usage;
    }
    PrivateCluster cluster(clusterOptions(invocation));
    if (const auto started = cluster.startToStay(); !started) {
        return fail(invocation.console, started.error());
    }
    // A started database is a usable one.
    const auto backend = Backend::prepare(backendRequest(invocation));
    if (!backend) {
        return fail(invocation.console, backend.error());
    }
    const ClusterStatus status = cluster.status();
    invocation.console.answer(statusObject(status), statusSentence(status));
    return ExitCode::Done;
}

ExitCode stop(const Invocation &invocation)
{
    if (isShared(invocation)) {
        return ExitCode::Usage;
    }
    PrivateCluster cluster(clusterOptions(invocation));
    if (const auto stopped = cluster.stop(); !stopped) {
        return fail(invocation.console, stopped.error());
    }
    const ClusterStatus status = cluster.status();
    invocation.console.answer(statusObject(status), statusSentence(status));
    return ExitCode::Done;
}

ExitCode status(const Invocation &invocation)
{
    if (isShared(invocation)) {
        return ExitCode::Usage;
    }
    const ClusterStatus status = PrivateCluster(clusterOptions(invocation)).status();
    invocation.console.answer(statusObject(status), statusSentence(status));
    return ExitCode::Done;
}

/** The address as psql takes it. */
QString urlOf(const ClusterAddress &address, const QString &role)
{
    QUrlQuery query;
    query.addQueryItem(
        u"host"_s, QString::fromLatin1(QUrl::toPercentEncoding(address.socketDirectory)));
    query.addQueryItem(u"port"_s, QString::number(address.port));
    query.addQueryItem(u"user"_s, role);
    return u"postgresql:///%1?%2"_s.arg(address.databaseName, query.query(QUrl::FullyEncoded));
}

ExitCode url(const Invocation &invocation)
{
    if (isShared(invocation)) {
        return ExitCode::Usage;
    }
    const ClusterStatus status = PrivateCluster(clusterOptions(invocation)).status();
    const bool isAdmin = invocation.options.isSet(u"admin"_s);
    const QString url = urlOf(status.address, isAdmin ? u"postgres"_s : u"desk"_s);
    invocation.console.answer(QJsonObject { { u"url"_s, url } }, url);
    return ExitCode::Done;
}

}

std::vector<Command> dbCommands()
{
    return {
        { u"db start"_s, u"Start the private database and keep it running."_s, {}, {}, &start },
        { u"db stop"_s, u"Stop the private database."_s, {}, {}, &stop },
        { u"db status"_s, u"Say whether the private database runs."_s, {}, {}, &status },
        { u"db url"_s,
            u"Print the address of the private database for psql."_s,
            {},
            { QCommandLineOption(
                u"admin"_s, u"The role that may migrate and repair, not that of a desk."_s) },
            &url },
    };
}
