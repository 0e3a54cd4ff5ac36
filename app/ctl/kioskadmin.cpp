#include "app/ctl/command.h"
#include "app/ctl/console.h"
#include "app/ctl/kioskrow.h"
#include "app/ctl/session.h"
#include "core/db/connectionkeywords.h"
#include "core/db/kiosklogins.h"
#include "core/kiosk/kioskenrolment.h"

using namespace Qt::StringLiterals;

namespace {

/** Denying kiosks what everybody has takes three thousand statements the first time. */
constexpr auto enrolmentPatience = std::chrono::minutes(2);

/** A connection that may make logins, and the private server while it is needed. */
struct Administration {
    std::unique_ptr<Session> session; ///< a database that is there and has our schema
    std::unique_ptr<PrivateCluster> cluster; ///< null: a shared server
    std::unique_ptr<DbConnection> connection;
};

/** Nothing after a message. */
std::optional<Administration> administrate(const Invocation &invocation)
{
    Administration administration;
    administration.session = Session::open(invocation);
    if (!administration.session) {
        return std::nullopt;
    }
    ConnectionSettings settings = administration.session->backend().connection();
    settings.statementTimeout = enrolmentPatience;
    const BackendRequest request = backendRequest(invocation);
    if (request.database.isEmpty()) {
        administration.cluster = std::make_unique<PrivateCluster>(
            PrivateCluster::Options { request.dataDirectory, request.serverPrograms, {} });
        const auto address = administration.cluster->join();
        if (!address) {
            invocation.console.failure(address.error());
            return std::nullopt;
        }
        settings.connectionString = address->adminConnection;
    }
    administration.connection = std::make_unique<DbConnection>(settings);
    if (const auto opened = administration.connection->open(); !opened) {
        invocation.console.failure(opened.error());
        return std::nullopt;
    }
    return administration;
}

/** How the kiosk reaches this database; nothing after a message that says what is missing. */
std::optional<KioskEnrolment> addressOf(
    const Invocation &invocation, const Administration &administration)
{
    const QHash<QByteArray, QByteArray> known
        = connectionKeywords(administration.connection->settings().connectionString.toUtf8());
    const auto typedOr = [&](const QString &option, const char *keyword) {
        return invocation.options.isSet(option) ? invocation.options.value(option)
                                                : QString::fromUtf8(known.value(keyword));
    };
    KioskEnrolment address;
    address.host = typedOr(u"host"_s, "host");
    address.databaseName = QString::fromUtf8(known.value("dbname"));
    address.sslMode = typedOr(u"sslmode"_s, "sslmode");
    const QString port = typedOr(u"port"_s, "port");
    if (!port.isEmpty()) {
        address.port = port.toInt();
    }
    if (address.host.isEmpty() || address.databaseName.isEmpty() || address.port < 1) {
        invocation.console.message(u"How does the kiosk reach the server? Name it with --host and"
                                   " --port, and the database in --database."_s);
        return std::nullopt;
    }
    if (address.host.startsWith(u'/')) {
        address.sslMode.clear();
    } else if (!address.isClosedToOthers()) {
        address.sslMode = u"verify-full"_s; // a kiosk stands where anybody may listen
    }
    return address;
}

/** Prints the code of @p enrolment, and what the server could not do. */
ExitCode handOut(
    const Invocation &invocation, const KioskLogin &login, const KioskEnrolment &enrolment)
{
    for (const QString &note : login.notes) {
        invocation.console.message(note);
    }
    const QString code = enrolment.code();
    invocation.console.answer(QJsonObject { { u"outcome"_s, login.outcome },
                                  { u"kiosk_id"_s, login.kioskId },
                                  { u"name"_s, enrolment.kioskName },
                                  { u"login"_s, enrolment.user },
                                  { u"code"_s, code },
                                  { u"notes"_s, QJsonArray::fromStringList(login.notes) } },
        code);
    return ExitCode::Done;
}

/** Sends away who is connected as the kiosk; a message when this administrator may not. */
Result<Done> endSessions(const Invocation &invocation, KioskLogins &logins, qint64 kiosk)
{
    const Result<std::optional<qint64>> ended = logins.endSessions(kiosk);
    if (!ended) {
        return ended.error();
    }
    if (!*ended) {
        invocation.console.message(u"This administrator may end no session: what is connected as"
                                   " the kiosk stays so until it leaves."_s);
    }
    return Done {};
}

ExitCode add(const Invocation &invocation)
{
    const auto name = kioskNameArgument(invocation);
    const auto site = siteOfKiosk(invocation);
    if (!name || !site) {
        return ExitCode::Usage;
    }
    const std::optional<Administration> administration = administrate(invocation);
    if (!administration) {
        return ExitCode::NoDatabase;
    }
    auto enrolment = addressOf(invocation, *administration);
    if (!enrolment) {
        return ExitCode::Usage;
    }
    enrolment->kioskName = *name;
    enrolment->password = KioskEnrolment::newPassword();
    KioskLogins logins(*administration->connection);
    // Before the kiosk: what fails here must not leave a kiosk whose code nobody has seen.
    if (administration->cluster) {
        if (const auto closed = logins.closeOwnDatabases(); !closed) {
            return fail(invocation.console, closed.error());
        }
    }
    const Result<KioskLogin> login = logins.enrol(*site, *name, enrolment->password);
    if (!login) {
        return fail(invocation.console, login.error());
    }
    if (login->outcome != u"enrolled"_s) {
        return reportKiosk(invocation.console, *name, login->outcome, {});
    }
    enrolment->user = login->login;
    return handOut(invocation, *login, *enrolment);
}

ExitCode renew(const Invocation &invocation)
{
    const auto name = kioskNameArgument(invocation);
    const auto site = siteOfKiosk(invocation);
    if (!name || !site) {
        return ExitCode::Usage;
    }
    const std::optional<Administration> administration = administrate(invocation);
    if (!administration) {
        return ExitCode::NoDatabase;
    }
    auto enrolment = addressOf(invocation, *administration);
    if (!enrolment) {
        return ExitCode::Usage;
    }
    const auto kiosk = findKiosk(*administration->connection, invocation, *site);
    if (!kiosk) {
        return fail(invocation.console, kiosk.error());
    }
    if (!*kiosk) {
        return reportKiosk(invocation.console, *name, u"not_found"_s, {});
    }
    enrolment->kioskName = *name;
    enrolment->user = (*kiosk)->login;
    enrolment->password = KioskEnrolment::newPassword();
    KioskLogins logins(*administration->connection);
    const Result<KioskLogin> login = logins.renew((*kiosk)->id, enrolment->password);
    if (!login) {
        return fail(invocation.console, login.error());
    }
    if (login->outcome != u"renewed"_s) {
        return reportKiosk(invocation.console, *name, login->outcome, {});
    }
    // The code first: the old one is worth nothing any more, whatever becomes of the sessions.
    const ExitCode handed = handOut(invocation, *login, *enrolment);
    const auto ended = endSessions(invocation, logins, login->kioskId);
    return ended ? handed : fail(invocation.console, ended.error());
}

ExitCode removeKiosk(const Invocation &invocation)
{
    const auto name = kioskNameArgument(invocation);
    const auto site = siteOfKiosk(invocation);
    if (!name || !site) {
        return ExitCode::Usage;
    }
    const std::optional<Administration> administration = administrate(invocation);
    if (!administration) {
        return ExitCode::NoDatabase;
    }
    const auto kiosk = findKiosk(*administration->connection, invocation, *site);
    if (!kiosk) {
        return fail(invocation.console, kiosk.error());
    }
    if (!*kiosk) {
        return reportKiosk(invocation.console, *name, u"not_found"_s, {});
    }
    KioskLogins logins(*administration->connection);
    const Result<QString> outcome = logins.remove((*kiosk)->id);
    if (!outcome) {
        return fail(invocation.console, outcome.error());
    }
    if (const auto ended = endSessions(invocation, logins, (*kiosk)->id); !ended) {
        return fail(invocation.console, ended.error());
    }
    return reportKiosk(invocation.console, *name, *outcome, { "removed" });
}

}

std::vector<Command> kioskAdminCommands()
{
    const QCommandLineOption site(u"site"_s, u"Site of the kiosk (default: the first)."_s, u"ID"_s);
    const QList<QCommandLineOption> address { site,
        QCommandLineOption(u"host"_s, u"Server as the kiosk reaches it."_s, u"HOST"_s),
        QCommandLineOption(u"port"_s, u"Its port."_s, u"PORT"_s),
        QCommandLineOption(u"sslmode"_s, u"Default: verify-full."_s, u"MODE"_s) };
    return {
        { u"kiosk add"_s,
            u"Enrol a kiosk and print its code (needs an administrator)."_s,
            u"NAME"_s,
            address,
            &add },
        { u"kiosk renew"_s,
            u"Give a kiosk a new password and print its code (needs an administrator)."_s,
            u"NAME"_s,
            address,
            &renew },
        { u"kiosk remove"_s,
            u"Shut a kiosk out for good (needs an administrator)."_s,
            u"NAME"_s,
            { site },
            &removeKiosk },
    };
}
