#pragma once

#include <QDateTime>
#include <QString>

#include <memory>

struct pg_result;

/** What a statement returned. Rows and columns count from 0; values are read by index. */
class Rows {
public:
    /** Takes ownership of @p result. */
    explicit Rows(pg_result *result);

    int count() const;
    bool isNull(int row, int column) const;
    /** Empty when NULL. */
    QString text(int row, int column) const;
    /** 0 when NULL. */
    qint64 integer(int row, int column) const;
    /** Like integer(); what does not fit an int is a bug of the schema. */
    int smallInteger(int row, int column) const;
    bool boolean(int row, int column) const;
    /** From microseconds since 1970; not valid when NULL. */
    QDateTime instant(int row, int column) const;

private:
    std::shared_ptr<pg_result> m_result; // shared: Rows is a value that travels through Result
};
