#include "ui/paper/papercolumn.h"

#include "ui/paper/paperpainter.h"

#include <QFontMetricsF>
#include <QTextLayout>

namespace {

constexpr qreal lineSpacing = 1.3; // of the em square
constexpr qreal baselineInLine = 0.97; // from the top of the line, of the em square
constexpr qreal units = PaperPainter::unitsPerMm;

/** One line, composed letters; blanks that must not break stay what they are. */
QString tidied(const QString &text)
{
    QString tidy = text.normalized(QString::NormalizationForm_C);
    for (QChar &letter : tidy) {
        if (letter.isSpace() && letter != QChar::Nbsp) {
            letter = u' ';
        }
    }
    return tidy.trimmed();
}

/** The text in lines that are no wider than @p width; what is left over is cut from the last. */
QStringList linesOf(const QString &text, const QFont &font, qreal width, int linesMax)
{
    QStringList lines;
    QTextLayout layout(text, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    while (lines.size() < linesMax) {
        QTextLine line = layout.createLine();
        if (!line.isValid()) {
            break;
        }
        line.setLineWidth(width);
        const bool isLast = lines.size() + 1 == linesMax;
        lines.append(
            isLast ? text.mid(line.textStart()) : text.mid(line.textStart(), line.textLength()));
    }
    layout.endLayout();
    if (!lines.isEmpty()) {
        lines.last() = QFontMetricsF(font).elidedText(lines.last(), Qt::ElideRight, width);
    }
    return lines;
}

}

PaperColumn::PaperColumn(PaperSheet &page, qreal left, qreal width, qreal top)
    : m_page(page)
    , m_left(left)
    , m_width(width)
    , m_bottom(top)
{
}

qreal PaperColumn::lineHeight(const PaperFont &font) { return font.size * lineSpacing; }

qreal PaperColumn::widthOf(const QString &text, const PaperFont &font)
{
    return QFontMetricsF(PaperPainter::fontOf(font, text)).horizontalAdvance(text) / units;
}

void PaperColumn::add(
    const QString &text, const PaperFont &font, int linesMax, Qt::Alignment alignment)
{
    const QString tidy = tidied(text);
    if (tidy.isEmpty()) {
        return;
    }
    const QStringList lines
        = linesOf(tidy, PaperPainter::fontOf(font, tidy), m_width * units, linesMax);
    for (const QString &line : lines) {
        const QString shown = line.trimmed();
        const qreal width = qMin(widthOf(shown, font), m_width);
        qreal left = m_left;
        if (alignment == Qt::AlignHCenter) {
            left += (m_width - width) / 2;
        } else if (alignment == Qt::AlignRight) {
            left += m_width - width;
        }
        m_page.items.append(PaperText { QRectF(left, m_bottom, width, lineHeight(font)),
            m_bottom + font.size * baselineInLine,
            shown,
            font });
        m_bottom += lineHeight(font);
    }
}

void PaperColumn::addRule()
{
    m_page.items.append(
        PaperRule { QPointF(m_left, m_bottom), QPointF(m_left + m_width, m_bottom) });
}

void PaperColumn::addMark(const QrCode &code, qreal module)
{
    const qreal side = code.side() * module;
    const qreal quiet = QrCode::quietModules * module;
    m_bottom += quiet;
    m_page.items.append(
        PaperMark { QRectF(m_left + (m_width - side) / 2, m_bottom, side, side), code });
    m_bottom += side + quiet;
}
