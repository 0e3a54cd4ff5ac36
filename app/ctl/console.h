#pragma once

#include "core/base/error.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QString>

/**
 * Standard output for answers, standard error for messages. With JSON each command prints one
 * object or one array and nothing else on standard output.
 */
class Console {
public:
    explicit Console(bool isJson)
        : m_isJson(isJson)
    {
    }

    bool isJson() const { return m_isJson; }

    /** The answer of a command: the object as JSON, or the sentence. */
    void answer(const QJsonObject &object, const QString &sentence) const;
    void answer(const QJsonArray &rows, const QString &table) const;

    /** A sentence for the person at the terminal. */
    void message(const QString &sentence) const;

    /** The sentence for what broke, with its technical detail. */
    void failure(const Error &error) const;

private:
    bool m_isJson;
};

/** What happened and what to do, for an administrator; English, like the logs. */
QString sentenceFor(const Error &error);
