#include "app/ctl/session.h"

#include "app/ctl/console.h"
#include "core/config/settings.h"

#include <QSysInfo>

using namespace Qt::StringLiterals;

BackendRequest backendRequest(const Invocation &invocation)
{
    const Settings settings;
    BackendRequest request;
    request.dataDirectory = settings.dataDirectory();
    request.serverPrograms = settings.serverPrograms();
    request.applicationName = u"holdfastctl"_s;
    request.workstation = QSysInfo::machineHostName();
    // A data directory on the command line means the private database, whatever is set.
    if (invocation.options.isSet(u"data-dir"_s)) {
        request.dataDirectory = invocation.options.value(u"data-dir"_s);
    } else {
        request.database = settings.database();
    }
    if (invocation.options.isSet(u"database"_s)) {
        request.database = invocation.options.value(u"database"_s);
    }
    return request;
}

std::unique_ptr<Session> Session::open(const Invocation &invocation)
{
    Result<std::unique_ptr<Backend>> backend = Backend::prepare(backendRequest(invocation));
    if (!backend) {
        invocation.console.failure(backend.error());
        return nullptr;
    }
    std::unique_ptr<Session> session(new Session(std::move(backend).value()));
    if (const auto opened = session->m_connection.open(); !opened) {
        invocation.console.failure(opened.error());
        return nullptr;
    }
    return session;
}

Session::Session(std::unique_ptr<Backend> backend)
    : m_backend(std::move(backend))
    , m_connection(m_backend->connection())
{
}

ExitCode fail(const Console &console, const Error &error)
{
    console.failure(error);
    switch (error.code) {
    case ErrorCode::OutcomeUnknown:
        return ExitCode::Unknown;
    case ErrorCode::NotPermitted:
    case ErrorCode::Busy:
    case ErrorCode::InvalidInput:
        return ExitCode::Refused;
    default: // NOLINT(clang-diagnostic-covered-switch-default): everything else is the database
        return ExitCode::NoDatabase;
    }
}

std::optional<qint64> numberOption(
    const Invocation &invocation, const QString &name, qint64 min, qint64 max)
{
    bool isNumber = false;
    const qint64 value = invocation.options.value(name).toLongLong(&isNumber);
    if (!isNumber || value < min || value > max) {
        invocation.console.message(
            u"--%1 takes a whole number from %2 to %3."_s.arg(name).arg(min).arg(max));
        return std::nullopt;
    }
    return value;
}

std::optional<qint64> idArgument(const Invocation &invocation)
{
    bool isNumber = false;
    const qint64 id
        = invocation.arguments.size() == 1 ? invocation.arguments.first().toLongLong(&isNumber) : 0;
    if (!isNumber || id < 1) {
        invocation.console.message(u"This command takes one ID, a whole number above 0."_s);
        return std::nullopt;
    }
    return id;
}
