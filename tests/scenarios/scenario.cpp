#include "tests/scenarios/scenario.h"

#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace {

/** Splits at blanks; what stands in double quotes is one word. */
QStringList wordsOf(const QString &text)
{
    static const QRegularExpression word(uR"re("([^"]*)"|(\S+))re"_s);
    QStringList words;
    auto found = word.globalMatch(text);
    while (found.hasNext()) {
        const QRegularExpressionMatch match = found.next();
        words.append(match.hasCaptured(2) ? match.captured(2) : match.captured(1));
    }
    return words;
}

QString withoutComment(const QString &line)
{
    static const QRegularExpression comment(u"(^|\\s)#.*$"_s);
    QString rest = line;
    return rest.remove(comment).trimmed();
}

}

Scenario Scenario::read(const QString &path)
{
    static const QRegularExpression gap(u"\\s{2,}|\\t+"_s);
    Scenario scenario;
    scenario.name = QFileInfo(path).completeBaseName();
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        scenario.error = path + u": cannot be read"_s;
        return scenario;
    }
    const QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n');
    for (int number = 1; number <= lines.size(); ++number) {
        const QString line = withoutComment(lines.at(number - 1));
        if (line.isEmpty()) {
            continue;
        }
        const QString event = line.section(u"->"_s, 0, 0).trimmed();
        const qsizetype split = event.indexOf(gap);
        if (split < 0) {
            scenario.error = u"%1:%2: no event behind the actor"_s.arg(path).arg(number);
            return scenario;
        }
        ScenarioEvent read { number, event.left(split), wordsOf(event.mid(split)), {} };
        if (line.contains(u"->"_s)) {
            const QStringList facts = line.section(u"->"_s, 1).split(u',');
            for (const QString &fact : facts) {
                read.expected.append(fact.simplified());
            }
        }
        scenario.events.append(read);
    }
    return scenario;
}
