#include "connection.h"

#include <libpq-fe.h>

namespace {

void ignoreNotice(void *, const char *) { }

} // namespace

Connection::Connection(const std::string &connectionString)
    : m_connection(PQconnectdb(connectionString.c_str()))
{
    PQsetNoticeProcessor(m_connection.get(), ignoreNotice, nullptr);
}

bool Connection::isOpen() const { return PQstatus(m_connection.get()) == CONNECTION_OK; }

std::string Connection::error() const { return PQerrorMessage(m_connection.get()); }

Answer Connection::run(const std::string &sql)
{
    return Answer(PQexec(m_connection.get(), sql.c_str()));
}

bool Connection::prepare(const char *name, const char *sql)
{
    return Answer(PQprepare(m_connection.get(), name, sql, 0, nullptr)).isOk();
}

Answer Connection::execute(const char *name, std::initializer_list<const char *> parameters)
{
    return Answer(PQexecPrepared(m_connection.get(),
        name,
        static_cast<int>(parameters.size()),
        parameters.begin(),
        nullptr,
        nullptr,
        0));
}

void Connection::Finish::operator()(pg_conn *connection) const { PQfinish(connection); }
