#include "ui/kiosk/keyboard/letterlimit.h"

#include <QTextBoundaryFinder>

#include <algorithm>

LetterLimit::LetterLimit(const QString &allowed, int most, QObject *parent)
    : QValidator(parent)
    , m_allowed(allowed)
    , m_most(most)
{
}

int LetterLimit::count(const QString &text)
{
    return static_cast<int>(text.normalized(QString::NormalizationForm_C).toUcs4().size());
}

bool LetterLimit::isAllowed(QStringView cluster) const
{
    return std::all_of(cluster.cbegin(), cluster.cend(), [this](QChar character) {
        // Joiners and marks of direction are Other_Format: names need them.
        const bool isControl = character.category() == QChar::Other_Control
            || character.category() == QChar::Separator_Line
            || character.category() == QChar::Separator_Paragraph;
        return !isControl && (m_allowed.isEmpty() || m_allowed.contains(character));
    });
}

QValidator::State LetterLimit::validate(QString &text, int &) const
{
    return count(text) <= m_most && isAllowed(text) ? Acceptable : Invalid;
}

QString LetterLimit::fitting(const QString &text, const QString &beside) const
{
    QString taken;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    qsizetype from = 0;
    while (finder.toNextBoundary() >= 0) {
        const QStringView cluster = QStringView(text).mid(from, finder.position() - from);
        from = finder.position();
        if (!isAllowed(cluster)) {
            continue;
        }
        if (count(beside) + count(taken + cluster) > m_most) {
            break;
        }
        taken += cluster;
    }
    return taken;
}
