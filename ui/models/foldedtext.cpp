#include "ui/models/foldedtext.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

QString foldedText(const QString &text)
{
    const QString apart = text.normalized(QString::NormalizationForm_KD);
    QString folded;
    folded.reserve(apart.size());
    for (const QChar character : apart) {
        if (!character.isMark()) {
            folded.append(character);
        }
    }
    return folded.toCaseFolded();
}

bool isFoundBy(const QString &text, const QString &wanted)
{
    static const QRegularExpression gaps(
        QStringLiteral("[^\\w]+"), QRegularExpression::UseUnicodePropertiesOption);
    const QStringList words = foldedText(text).split(gaps, Qt::SkipEmptyParts);
    const QStringList parts = foldedText(wanted).split(gaps, Qt::SkipEmptyParts);
    return std::all_of(parts.cbegin(), parts.cend(), [&words](const QString &part) {
        return std::any_of(words.cbegin(), words.cend(), [&part](const QString &word) {
            return word.startsWith(part);
        });
    });
}
