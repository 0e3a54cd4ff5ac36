#include "ui/theme/tabular.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

int digitWidth(const QFontMetrics &metrics)
{
    int widest = 0;
    for (const QChar digit : u"0123456789"_s) {
        widest = std::max(widest, metrics.horizontalAdvance(digit));
    }
    return widest;
}

int advance(const QFontMetrics &metrics, QChar character, int digit)
{
    return character.isDigit() ? digit : metrics.horizontalAdvance(character);
}

}

int tabularWidth(const QFontMetrics &metrics, const QString &text)
{
    const int digit = digitWidth(metrics);
    int width = 0;
    for (const QChar character : text) {
        width += advance(metrics, character, digit);
    }
    return width;
}

void drawTabular(QPainter &painter, const QRect &area, const QString &text)
{
    const QFontMetrics metrics = painter.fontMetrics();
    const int digit = digitWidth(metrics);
    int x = area.left();
    for (const QChar character : text) {
        const int width = advance(metrics, character, digit);
        painter.drawText(QRect(x, area.top(), width, area.height()),
            Qt::AlignCenter | Qt::TextSingleLine,
            QString(character));
        x += width;
    }
}
