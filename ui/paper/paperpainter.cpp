#include "ui/paper/paperpainter.h"

#include <QIODevice>
#include <QPainter>
#include <QPainterPath>
#include <QPdfWriter>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace {

/** A multiple of the dots of a ticket printer: its modules fall on whole dots in the file, too. */
constexpr int pdfDpi = 6 * static_cast<int>(PaperPainter::rollDpi);
constexpr qreal tickLine = 0.35; // millimetres

/** Paints the kinds of items; one page at a time. */
class ItemPainter {
public:
    ItemPainter(QPainter &painter, qreal pixelsPerMm)
        : m_painter(painter)
        , m_scale(pixelsPerMm)
    {
    }

    void operator()(const PaperText &text) const
    {
        m_painter.save();
        m_painter.scale(m_scale / PaperPainter::unitsPerMm, m_scale / PaperPainter::unitsPerMm);
        m_painter.setFont(PaperPainter::fontOf(text.font, text.text));
        m_painter.setPen(Qt::black);
        m_painter.drawText(
            QPointF(text.box.left(), text.baseline) * PaperPainter::unitsPerMm, text.text);
        m_painter.restore();
    }

    void operator()(const PaperRule &rule) const
    {
        m_painter.setPen(QPen(Qt::black, rule.width * m_scale, Qt::SolidLine, Qt::FlatCap));
        m_painter.drawLine(rule.from * m_scale, rule.to * m_scale);
    }

    void operator()(const PaperTick &tick) const
    {
        m_painter.setPen(
            QPen(Qt::black, tickLine * m_scale, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawRect(QRectF(tick.box.topLeft() * m_scale, tick.box.size() * m_scale));
    }

    void operator()(const PaperMark &mark) const
    {
        // One path: neighbours that are filled one by one show hairlines between them.
        QPainterPath dark;
        dark.setFillRule(Qt::WindingFill);
        const int side = mark.code.side();
        const qreal module = mark.box.width() / side * m_scale;
        const QPointF corner = mark.box.topLeft() * m_scale;
        const auto edge
            = [module](qreal from, int count) { return std::round(from + count * module); };
        for (int row = 0; row < side; ++row) {
            for (int column = 0; column < side; ++column) {
                int end = column;
                while (end < side && mark.code.isDark(end, row)) {
                    ++end;
                }
                if (end > column) {
                    dark.addRect(QRectF(QPointF(edge(corner.x(), column), edge(corner.y(), row)),
                        QPointF(edge(corner.x(), end), edge(corner.y(), row + 1))));
                    column = end;
                }
            }
        }
        m_painter.save();
        m_painter.setRenderHint(QPainter::Antialiasing, false);
        m_painter.fillPath(dark, Qt::black);
        m_painter.restore();
    }

private:
    QPainter &m_painter;
    qreal m_scale;
};

/**
 * Letters that join or change places. All others are set one by one: contextual forms (the colon
 * and the times sign between digits) have no letter of their own, and a file that used them could
 * not be searched.
 */
bool needsShaping(const QString &text)
{
    return std::any_of(text.cbegin(), text.cend(), [](QChar letter) {
        switch (letter.script()) {
        case QChar::Script_Unknown:
        case QChar::Script_Inherited:
        case QChar::Script_Common:
        case QChar::Script_Latin:
        case QChar::Script_Greek:
        case QChar::Script_Cyrillic:
            return letter.isSurrogate();
        default: // the other hundred and fifty
            return true;
        }
    });
}

void choosePage(QPdfWriter &writer, const PaperSheet &page)
{
    const QPageSize size(page.size, QPageSize::Millimeter, {}, QPageSize::ExactMatch);
    writer.setPageLayout(QPageLayout(size, QPageLayout::Portrait, QMarginsF()));
}

}

QFont PaperPainter::fontOf(const PaperFont &font, const QString &text)
{
    QFont made;
    made.setFamilies({ u"Inter"_s, u"DejaVu Sans"_s, u"sans-serif"_s });
    made.setPixelSize(static_cast<int>(std::lround(font.size * unitsPerMm)));
    // Thin strokes vanish on thermal paper.
    made.setWeight(font.isBold ? QFont::Bold : QFont::Medium);
    made.setHintingPreference(QFont::PreferNoHinting);
    if (!needsShaping(text)) {
        made.setStyleStrategy(QFont::PreferNoShaping);
    }
    return made;
}

void PaperPainter::paint(QPainter &painter, const PaperSheet &page, qreal pixelsPerMm)
{
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    const ItemPainter paintItem(painter, pixelsPerMm);
    for (const PaperItem &item : page.items) {
        std::visit(paintItem, item);
    }
}

QImage PaperPainter::image(const PaperSheet &page, qreal dpi)
{
    const qreal pixelsPerMm = dpi / mmPerInch;
    const QSizeF size = page.size * pixelsPerMm;
    QImage image(QSize(static_cast<int>(std::ceil(size.width())),
                     static_cast<int>(std::ceil(size.height()))),
        QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    paint(painter, page, pixelsPerMm);
    return image;
}

Result<Done> PaperPainter::writePdf(const PaperDocument &document, QIODevice &device)
{
    Q_ASSERT(!document.pages.isEmpty());
    QPdfWriter writer(&device);
    writer.setResolution(pdfDpi);
    writer.setTitle(document.title);
    writer.setCreator(u"Holdfast"_s);
    choosePage(writer, document.pages.constFirst());
    QPainter painter;
    if (!painter.begin(&writer)) {
        return Error { ErrorCode::FileFailed, device.errorString(), {} };
    }
    bool isFirst = true;
    for (const PaperSheet &page : document.pages) {
        if (!isFirst) {
            choosePage(writer, page);
            if (!writer.newPage()) {
                return Error { ErrorCode::FileFailed, device.errorString(), {} };
            }
        }
        isFirst = false;
        paint(painter, page, pdfDpi / mmPerInch);
    }
    return painter.end() ? Result<Done>(Done {})
                         : Error { ErrorCode::FileFailed, device.errorString(), {} };
}
