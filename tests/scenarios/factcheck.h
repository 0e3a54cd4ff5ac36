#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

/**
 * Compares pairs "NAME N," in @p words with @p facts. Empty when all agree, else one text that
 * begins with "?" and says what does not.
 */
QStringList wrongFacts(const QHash<QString, qint64> &facts, const QStringList &words);

/** The word behind @p key, or @p otherwise. */
QString wordBehind(const QStringList &words, const QString &key, const QString &otherwise);
