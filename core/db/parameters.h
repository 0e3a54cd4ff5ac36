#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>
#include <vector>

/** The values of one statement, as text that the server types. They never become part of SQL. */
class Parameters {
public:
    Parameters &add(qint64 value);
    Parameters &add(bool value) = delete; // would silently become an integer
    /** A null string is NULL, an empty one is ''. */
    Parameters &add(const QString &value);
    Parameters &add(const QList<qint64> &values);
    Parameters &add(const QList<QString> &values);
    Parameters &addNull();

    /** NULL when the id is not valid. */
    template <typename Id> Parameters &addId(const Id &id)
    {
        return id.isValid() ? add(id.value()) : addNull();
    }

    const std::vector<std::optional<QByteArray>> &values() const { return m_values; }

private:
    std::vector<std::optional<QByteArray>> m_values;
};
