#pragma once

#include <QString>

/** Without accents and case, as the database compares names: "Řeřicha" is "rericha". */
QString foldedText(const QString &text);

/** Whether each word of @p wanted begins a word of @p text; an empty one does. */
bool isFoundBy(const QString &text, const QString &wanted);
