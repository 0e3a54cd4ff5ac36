#include "core/db/connection.h"

#include "core/db/connectionkeywords.h"

#include <QLoggingCategory>
#include <QStringList>

#include <algorithm>
#include <cctype>
#include <libpq-fe.h>
#include <poll.h>
#include <vector>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

namespace {

Q_LOGGING_CATEGORY(dbLog, "holdfast.db")

/** How much longer than the server's own limit an answer may take before the link is cut. */
constexpr auto answerGrace = 2000ms;
/** How often an idle link is read in a row; notifications may have piled up. */
constexpr int readsMax = 100;
constexpr int idleInTransactionMilliseconds = 30000;
constexpr std::chrono::milliseconds lookForStopEvery { 100 };
/** From this limit on the server looks whether anybody still waits for the answer. */
constexpr std::chrono::minutes longStatement { 1 };

QString libpqMessage(const PGconn *handle)
{
    return QString::fromUtf8(PQerrorMessage(handle)).trimmed();
}

/** As the server cuts options apart: at blanks, unless a backslash stands before them. */
QByteArray asOption(const QString &value)
{
    QByteArray escaped;
    for (const char each : value.toUtf8()) {
        if (each == '\\' || isspace(static_cast<unsigned char>(each))) {
            escaped += '\\';
        }
        escaped += each;
    }
    return escaped;
}

QByteArray sessionOptions(const ConnectionSettings &settings)
{
    return " -c timezone=UTC -c datestyle=ISO -c jit=off -c statement_timeout="
        + QByteArray::number(qint64(settings.statementTimeout.count()))
        + " -c lock_timeout=" + QByteArray::number(qint64(settings.lockTimeout.count()))
        + " -c idle_in_transaction_session_timeout="
        + QByteArray::number(idleInTransactionMilliseconds)
        + (settings.statementTimeout >= longStatement ? " -c client_connection_check_interval=2000"
                                                      : "")
        + (settings.workstation.isEmpty() ? QByteArray()
                                          : " -c holdfast.desk=" + asOption(settings.workstation));
}

Error connectError(const PGconn *handle)
{
    const QString message = libpqMessage(handle);
    // libpq keeps no SQLSTATE of a refused connection; these two texts are the server's own.
    const bool isRefused = PQconnectionNeedsPassword(handle) || PQconnectionUsedPassword(handle)
        || message.contains("authentication failed"_L1) || message.contains("pg_hba.conf"_L1)
        || (message.contains("role \""_L1) && message.contains("does not exist"_L1));
    return { isRefused ? ErrorCode::WrongPassword : ErrorCode::Unreachable, message, {} };
}

/** The prepared statement is gone, or its function has another shape since: prepare again. */
bool isPlanLost(const QString &sqlState)
{
    return sqlState == "26000"_L1 || sqlState == "0A000"_L1;
}

bool isSuccess(const PGresult *result)
{
    const ExecStatusType status = PQresultStatus(result);
    return status == PGRES_TUPLES_OK || status == PGRES_COMMAND_OK || status == PGRES_EMPTY_QUERY;
}

}

DbConnection::DbConnection(ConnectionSettings settings)
    : m_settings(std::move(settings))
    , m_handle(nullptr, &PQfinish)
{
}

DbConnection::~DbConnection() = default;

Result<Done> DbConnection::open()
{
    close();
    const QByteArray connectionString = m_settings.connectionString.toUtf8();
    const QByteArray name = m_settings.applicationName.toUtf8();
    const QByteArray options
        = connectionKeywords(connectionString).value("options") + sessionOptions(m_settings);
    // Before dbname: defaults that the connection string may override. After it: ours.
    const char *const keywords[] = { "connect_timeout",
        "keepalives_idle",
        "keepalives_interval",
        "keepalives_count",
        "tcp_user_timeout",
        "dbname",
        "application_name",
        "client_encoding",
        "options",
        nullptr };
    const char *const values[] = { "5",
        "10",
        "3",
        "3",
        "10000",
        connectionString.constData(),
        name.constData(),
        "UTF8",
        options.constData(),
        nullptr };
    m_handle.reset(PQconnectdbParams(keywords, values, 1));
    if (PQstatus(m_handle.get()) != CONNECTION_OK) {
        const Error error = connectError(m_handle.get());
        close();
        return error;
    }
    PQsetNoticeReceiver(m_handle.get(), &DbConnection::onNotice, this);
    PQsetnonblocking(m_handle.get(), 1);
    return Done {};
}

void DbConnection::close()
{
    m_isDismissed = false;
    m_prepared.clear();
    m_handle.reset();
}

bool DbConnection::isOpen()
{
    if (!m_handle) {
        return false;
    }
    // The last words of a server and the end of the stream come with two reads: one read alone
    // would call a dead link open.
    pollfd descriptor { PQsocket(m_handle.get()), POLLIN, 0 };
    for (int reads = 0; reads < readsMax && poll(&descriptor, 1, 0) > 0; ++reads) {
        if (!PQconsumeInput(m_handle.get())) {
            break;
        }
    }
    // Makes libpq look at what came: a farewell is a notice to it, and the end of the stream may
    // come a moment later.
    PQisBusy(m_handle.get());
    if (m_isDismissed || PQstatus(m_handle.get()) != CONNECTION_OK) {
        close();
        return false;
    }
    return true;
}

Result<Rows> DbConnection::run(const char *sql, const Parameters &parameters, Effect effect)
{
    if (!isOpen()) {
        return Error { ErrorCode::Unreachable, u"not connected"_s, {} };
    }
    m_effect = effect;
    const auto &values = parameters.values();
    const int count = static_cast<int>(values.size());
    if (!m_prepared.contains(sql)) {
        const QByteArray name = "s" + QByteArray::number(m_prepared.size() + 1);
        if (const Result<Done> prepared = prepare(sql, name, count); !prepared) {
            return prepared.error();
        }
        m_prepared.insert(sql, name);
    }
    std::vector<const char *> texts;
    texts.reserve(values.size());
    for (const auto &value : values) {
        texts.push_back(value ? value->constData() : nullptr);
    }
    m_hasWarning = false;
    if (!PQsendQueryPrepared(m_handle.get(),
            m_prepared.value(sql).constData(),
            count,
            texts.data(),
            nullptr,
            nullptr,
            0)) {
        return lost(Effect::Read); // libpq refused to take it: nothing has left this machine
    }
    Result<ResultPointer> answer = waitForResult(m_settings.statementTimeout + answerGrace);
    if (!answer) {
        return effect == Effect::Command
            ? Error { ErrorCode::OutcomeUnknown, answer.error().detail, {} }
            : answer.error();
    }
    ResultPointer result = std::move(answer).value();
    if (!isSuccess(result.get())) {
        const Error error = errorFrom(result.get(), effect);
        if (isPlanLost(error.sqlState)) {
            close(); // a migration or a pooler took the statement away; it did not run
            return Error { ErrorCode::Unreachable, error.detail, {} };
        }
        return error;
    }
    if (effect == Effect::Command && m_hasWarning) {
        return Error { ErrorCode::OutcomeUnknown, u"the server doubts its own commit"_s, {} };
    }
    return Rows(result.release());
}

Result<Done> DbConnection::runScript(const QByteArray &script)
{
    m_effect = Effect::Command;
    if (!isOpen() || !PQsendQuery(m_handle.get(), script.constData())) {
        return lost(Effect::Read);
    }
    const Result<ResultPointer> answer = waitForResult(m_settings.statementTimeout + answerGrace);
    if (!answer) {
        return answer.error();
    }
    if (!isSuccess(answer.value().get())) {
        return errorFrom(answer.value().get(), Effect::Read);
    }
    return Done {};
}

Result<QString> DbConnection::passwordVerifier(const QString &password)
{
    const QByteArray text = password.toUtf8();
    // The name of the login is no part of a SCRAM verifier.
    const std::unique_ptr<char, void (*)(void *)> verifier(
        PQencryptPasswordConn(m_handle.get(), text.constData(), "", "scram-sha-256"), &PQfreemem);
    if (!verifier) {
        return Error { ErrorCode::Internal, libpqMessage(m_handle.get()), {} };
    }
    return QString::fromLatin1(verifier.get());
}

QStringList DbConnection::takeNotifications()
{
    QStringList payloads;
    if (!m_handle) {
        return payloads;
    }
    PQconsumeInput(m_handle.get());
    while (PGnotify *notification = PQnotifies(m_handle.get())) {
        payloads.append(QString::fromUtf8(notification->extra));
        PQfreemem(notification);
    }
    return payloads;
}

int DbConnection::socket() const { return m_handle ? PQsocket(m_handle.get()) : -1; }

Result<Done> DbConnection::prepare(const char *sql, const QByteArray &name, int parameterCount)
{
    if (!PQsendPrepare(m_handle.get(), name.constData(), sql, parameterCount, nullptr)) {
        return lost(Effect::Read);
    }
    const Result<ResultPointer> answer = waitForResult(m_settings.statementTimeout + answerGrace);
    if (!answer) {
        return answer.error();
    }
    if (!isSuccess(answer.value().get())) {
        return errorFrom(answer.value().get(), Effect::Read);
    }
    return Done {};
}

/**
 * The last result of what was sent, or the first that failed. After it the connection is either
 * ready for the next statement or closed.
 */
Result<DbConnection::ResultPointer> DbConnection::waitForResult(std::chrono::milliseconds limit)
{
    const Clock::time_point deadline = Clock::now() + limit;
    ResultPointer last(nullptr, &PQclear);
    for (;;) {
        if (!waitUntilReadable(deadline)) {
            if (!m_handle) {
                return lost(Effect::Read);
            }
            // The server's own statement_timeout has passed and was not answered either: it is
            // frozen or out of reach. PQcancel would wait for it without a limit.
            qCWarning(dbLog, "No answer in time; cutting the connection");
            close();
            return Error { ErrorCode::Unreachable, u"the server does not answer"_s, {} };
        }
        ResultPointer result(PQgetResult(m_handle.get()), &PQclear);
        if (!result) {
            return last ? Result<ResultPointer>(std::move(last)) : lost(Effect::Read);
        }
        if (PQstatus(m_handle.get()) != CONNECTION_OK) {
            const Error error = lost(Effect::Read);
            close();
            return error;
        }
        if (!last || isSuccess(last.get())) {
            last = std::move(result);
        }
    }
}

/** False when the deadline passed (still open) or the link broke (closed by then). */
bool DbConnection::waitUntilReadable(Clock::time_point deadline)
{
    while (PQisBusy(m_handle.get())) {
        const int unsent = PQflush(m_handle.get());
        pollfd descriptor {
            PQsocket(m_handle.get()), static_cast<short>(unsent > 0 ? POLLIN | POLLOUT : POLLIN), 0
        };
        const auto left
            = std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now());
        if (left.count() <= 0) {
            return false;
        }
        const bool mayGiveUp = m_isStopping && m_effect == Effect::Read;
        const auto wait = mayGiveUp ? std::min(left, lookForStopEvery) : left;
        if (poll(&descriptor, 1, static_cast<int>(wait.count())) == 0) {
            if (wait == left) {
                return false;
            }
            if (m_isStopping->load()) {
                close();
                return false;
            }
        }
        if (!PQconsumeInput(m_handle.get())) {
            close();
            return false;
        }
    }
    return true;
}

Error DbConnection::lost(Effect effect) const
{
    QString detail = m_handle ? libpqMessage(m_handle.get()) : QString();
    if (detail.isEmpty()) {
        detail = u"the connection was lost"_s;
    }
    return {
        effect == Effect::Command ? ErrorCode::OutcomeUnknown : ErrorCode::Unreachable, detail, {}
    };
}

Error DbConnection::errorFrom(const pg_result *result, Effect effect) const
{
    const QString sqlState = QString::fromLatin1(PQresultErrorField(result, PG_DIAG_SQLSTATE));
    const QString message = QString::fromUtf8(PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY));
    if (sqlState.isEmpty()) {
        return lost(effect);
    }
    return { errorCodeFor(sqlState, effect), message, sqlState };
}

void DbConnection::onNotice(void *self, const pg_result *notice)
{
    const char *severity = PQresultErrorField(notice, PG_DIAG_SEVERITY_NONLOCALIZED);
    if (qstrcmp(severity, "FATAL") == 0 || qstrcmp(severity, "PANIC") == 0) {
        static_cast<DbConnection *>(self)->m_isDismissed = true;
    }
    if (qstrcmp(severity, "WARNING") == 0) {
        static_cast<DbConnection *>(self)->m_hasWarning = true;
        qCWarning(dbLog, "%s", PQresultErrorField(notice, PG_DIAG_MESSAGE_PRIMARY));
    }
}
