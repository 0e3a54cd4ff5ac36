#include "tests/support/rawconnection.h"

#include <libpq-fe.h>

using namespace Qt::StringLiterals;

namespace {

/** The same, as keywords or URI, with a limit to the wait. */
QString bounded(const QString &connectionString)
{
    if (!connectionString.contains(u"://"_s)) {
        return connectionString + u" connect_timeout=10"_s;
    }
    return connectionString + (connectionString.contains(u'?') ? u'&' : u'?')
        + u"connect_timeout=10"_s;
}

RawAnswer answerFrom(const PGresult *result, const PGconn *handle)
{
    RawAnswer answer;
    const ExecStatusType status = PQresultStatus(result);
    if (status != PGRES_TUPLES_OK && status != PGRES_COMMAND_OK && status != PGRES_EMPTY_QUERY) {
        answer.sqlState = QString::fromLatin1(PQresultErrorField(result, PG_DIAG_SQLSTATE));
        if (answer.sqlState.isEmpty()) {
            answer.sqlState = u"08006"_s; // libpq's own errors have no code: the link broke
        }
        answer.message
            = QString::fromUtf8(result ? PQresultErrorMessage(result) : PQerrorMessage(handle));
        return answer;
    }
    for (int row = 0; row < PQntuples(result); ++row) {
        QStringList columns;
        for (int column = 0; column < PQnfields(result); ++column) {
            columns.append(PQgetisnull(result, row, column)
                    ? QString()
                    : QString::fromUtf8(PQgetvalue(result, row, column)));
        }
        answer.rows.append(columns);
    }
    return answer;
}

}

RawConnection::RawConnection(const QString &connectionString)
    : m_notices(std::make_unique<QByteArray>())
    , m_handle(PQconnectdb(bounded(connectionString).toUtf8().constData()), &PQfinish)
{
    PQsetNoticeProcessor(
        m_handle.get(),
        [](void *notices, const char *text) { static_cast<QByteArray *>(notices)->append(text); },
        m_notices.get());
}

bool RawConnection::isOpen() const { return PQstatus(m_handle.get()) == CONNECTION_OK; }

QString RawConnection::error() const
{
    return QString::fromUtf8(PQerrorMessage(m_handle.get())).trimmed();
}

int RawConnection::backendPid() const { return PQbackendPID(m_handle.get()); }

RawAnswer RawConnection::run(const QByteArray &script)
{
    const std::unique_ptr<PGresult, void (*)(PGresult *)> result(
        PQexec(m_handle.get(), script.constData()), &PQclear);
    return answerFrom(result.get(), m_handle.get());
}

void RawConnection::send(const QByteArray &script)
{
    PQsendQuery(m_handle.get(), script.constData());
}

RawAnswer RawConnection::receive()
{
    RawAnswer last;
    while (PGresult *next = PQgetResult(m_handle.get())) {
        const std::unique_ptr<PGresult, void (*)(PGresult *)> result(next, &PQclear);
        if (last.isOk()) {
            last = answerFrom(result.get(), m_handle.get());
        }
        if (!isOpen()) {
            break;
        }
    }
    return last;
}
