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

Answer Connection::query(const char *sql, const std::vector<std::string> &parameters)
{
    std::vector<const char *> values;
    values.reserve(parameters.size());
    for (const std::string &parameter : parameters)
        values.push_back(parameter.c_str());
    return Answer(PQexecParams(m_connection.get(),
        sql,
        static_cast<int>(values.size()),
        nullptr,
        values.data(),
        nullptr,
        nullptr,
        0));
}

int Connection::backendPid() const { return PQbackendPID(m_connection.get()); }

void Connection::Finish::operator()(pg_conn *connection) const { PQfinish(connection); }
