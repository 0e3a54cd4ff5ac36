#include "tests/scenarios/factcheck.h"

using namespace Qt::StringLiterals;

QStringList wrongFacts(const QHash<QString, qint64> &facts, const QStringList &words)
{
    QStringList wrong;
    for (qsizetype i = 0; i + 1 < words.size(); i += 2) {
        const QString wanted = QString(words.at(i + 1)).remove(u',');
        if (!facts.contains(words.at(i)) || QString::number(facts.value(words.at(i))) != wanted) {
            wrong.append(u"%1 is %2, not %3"_s.arg(words.at(i))
                             .arg(facts.value(words.at(i), -1))
                             .arg(wanted));
        }
    }
    return wrong.isEmpty() ? QStringList() : QStringList { u"? "_s + wrong.join(u", "_s) };
}

QString wordBehind(const QStringList &words, const QString &key, const QString &otherwise)
{
    const qsizetype at = words.indexOf(key);
    return at < 0 ? otherwise : words.value(at + 1, otherwise);
}
