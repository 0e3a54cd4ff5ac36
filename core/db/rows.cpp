#include "core/db/rows.h"

#include "core/base/microseconds.h"

#include <QByteArray>

#include <libpq-fe.h>
#include <limits>

Rows::Rows(pg_result *result)
    : m_result(result, &PQclear)
{
}

int Rows::count() const { return PQntuples(m_result.get()); }

bool Rows::isNull(int row, int column) const
{
    return PQgetisnull(m_result.get(), row, column) != 0;
}

QString Rows::text(int row, int column) const
{
    return QString::fromUtf8(
        PQgetvalue(m_result.get(), row, column), PQgetlength(m_result.get(), row, column));
}

qint64 Rows::integer(int row, int column) const
{
    return QByteArray::fromRawData(
        PQgetvalue(m_result.get(), row, column), PQgetlength(m_result.get(), row, column))
        .toLongLong();
}

int Rows::smallInteger(int row, int column) const
{
    const qint64 value = integer(row, column);
    Q_ASSERT(value >= std::numeric_limits<int>::min() && value <= std::numeric_limits<int>::max());
    return static_cast<int>(value);
}

bool Rows::boolean(int row, int column) const
{
    return *PQgetvalue(m_result.get(), row, column) == 't';
}

QDateTime Rows::instant(int row, int column) const
{
    return isNull(row, column) ? QDateTime() : instantFromMicroseconds(integer(row, column));
}
