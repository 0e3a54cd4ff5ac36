#include "answer.h"

#include <charconv>
#include <libpq-fe.h>

namespace {

std::string oneLine(const char *message)
{
    std::string line(message == nullptr ? "" : message);
    for (char &c : line) {
        if (c == '\n')
            c = ' ';
    }
    while (!line.empty() && line.back() == ' ')
        line.pop_back();
    return line;
}

} // namespace

Answer::Answer(pg_result *result)
    : m_result(result)
{
}

bool Answer::isOk() const
{
    const ExecStatusType status = PQresultStatus(m_result.get());
    return status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK;
}

int Answer::rowCount() const { return PQntuples(m_result.get()); }

std::string Answer::text(int row, int column) const
{
    if (row >= rowCount() || column >= PQnfields(m_result.get()))
        return {};
    return PQgetvalue(m_result.get(), row, column);
}

bool Answer::isTrue(int row, int column) const { return text(row, column) == "t"; }

long long Answer::number(int row, int column) const
{
    const std::string digits = text(row, column);
    long long value = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), value);
    return value;
}

std::string Answer::sqlState() const
{
    const char *state = PQresultErrorField(m_result.get(), PG_DIAG_SQLSTATE);
    return state == nullptr ? std::string() : std::string(state);
}

std::string Answer::error() const { return oneLine(PQresultErrorMessage(m_result.get())); }

void Answer::Clear::operator()(pg_result *result) const { PQclear(result); }
