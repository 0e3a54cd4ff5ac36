#include "core/db/parameters.h"

namespace {

/** An element of an array literal: quoted, so that every text is only text. */
QByteArray quotedElement(const QString &text)
{
    QByteArray element = text.toUtf8();
    element.replace('\\', "\\\\");
    element.replace('"', "\\\"");
    return '"' + element + '"';
}

}

Parameters &Parameters::add(qint64 value)
{
    m_values.emplace_back(QByteArray::number(value));
    return *this;
}

Parameters &Parameters::add(const QString &value)
{
    if (value.isNull()) {
        return addNull();
    }
    m_values.emplace_back(value.toUtf8());
    return *this;
}

Parameters &Parameters::add(const QList<qint64> &values)
{
    QByteArrayList elements;
    for (const qint64 value : values) {
        elements.append(QByteArray::number(value));
    }
    m_values.emplace_back('{' + elements.join(',') + '}');
    return *this;
}

Parameters &Parameters::add(const QList<QString> &values)
{
    QByteArrayList elements;
    for (const QString &value : values) {
        elements.append(quotedElement(value));
    }
    m_values.emplace_back('{' + elements.join(',') + '}');
    return *this;
}

Parameters &Parameters::addNull()
{
    m_values.emplace_back(std::nullopt);
    return *this;
}
