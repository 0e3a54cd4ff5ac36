#include "ui/kiosk/look/wrappedtext.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace {

constexpr int lineCountMax = 64; // a label has a few; a bound all the same

QSizeF layOut(QTextLayout &layout, qreal width, Qt::Alignment alignment)
{
    QTextOption option(alignment);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    qreal height = 0;
    qreal widest = 0;
    for (int count = 0; count < lineCountMax; ++count) {
        QTextLine line = layout.createLine();
        if (!line.isValid()) {
            break;
        }
        line.setLineWidth(width);
        line.setPosition(QPointF(0, height));
        height += line.height();
        widest = std::max(widest, line.naturalTextWidth());
    }
    layout.endLayout();
    return { widest, height };
}

}

WrappedText::WrappedText(const QString &text, const QFont &font, Qt::Alignment alignment)
    : m_text(text)
    , m_font(font)
    , m_alignment(alignment)
{
}

QSizeF WrappedText::sizeFor(qreal width) const
{
    if (m_text.isEmpty()) {
        return { 0, 0 };
    }
    QTextLayout layout(m_text, m_font);
    return layOut(layout, width, m_alignment);
}

qreal WrappedText::naturalWidth() const
{
    // Rounded up: a line that is wider than its room by a part of a pixel would break.
    return m_text.isEmpty() ? 0 : std::ceil(QFontMetricsF(m_font).horizontalAdvance(m_text)) + 1;
}

qreal WrappedText::widestWord() const
{
    const QFontMetricsF metrics(m_font);
    qreal widest = 0;
    const auto words = QStringView(m_text).split(u' ', Qt::SkipEmptyParts);
    for (const QStringView word : words) {
        widest = std::max(widest, metrics.horizontalAdvance(word.toString()));
    }
    return m_text.isEmpty() ? 0 : std::ceil(widest) + 1;
}

void WrappedText::draw(QPainter &painter, const QRectF &area) const
{
    if (m_text.isEmpty()) {
        return;
    }
    QTextLayout layout(m_text, m_font);
    const QSizeF size = layOut(layout, area.width(), m_alignment);
    const qreal top = area.top() + (area.height() - size.height()) / 2;
    layout.draw(&painter, QPointF(area.left(), top));
}
