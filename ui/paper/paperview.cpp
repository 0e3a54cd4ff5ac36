#include "ui/paper/paperview.h"

#include "ui/paper/paperpainter.h"
#include "ui/theme/metrics.h"

#include <QPaintEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace {

constexpr int gap = 2 * Metrics::unit; ///< around each page
constexpr qreal pixelsPerMmMax = 5; ///< a roll is not shown as large as a poster
constexpr qreal pixelsPerMmMin = 1;

}

PaperView::PaperView(QWidget *parent)
    : QWidget(parent)
{
}

void PaperView::showDocument(const PaperDocument &document)
{
    m_document = document;
    fit();
    update();
}

void PaperView::setRoom(int width)
{
    if (width != m_room) {
        m_room = width;
        fit();
        update();
    }
}

void PaperView::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    qreal top = gap;
    for (const PaperSheet &page : std::as_const(m_document.pages)) {
        const qreal scale = scaleOf(page);
        const QRectF sheet(
            QPointF((width() - page.size.width() * scale) / 2, top), page.size * scale);
        if (sheet.intersects(event->rect())) {
            painter.fillRect(sheet, Qt::white);
            painter.save();
            painter.setClipRect(sheet);
            painter.translate(sheet.topLeft());
            PaperPainter::paint(painter, page, scale);
            painter.restore();
        }
        top = sheet.bottom() + gap;
    }
}

void PaperView::fit()
{
    qreal height = gap;
    for (const PaperSheet &page : std::as_const(m_document.pages)) {
        height += page.size.height() * scaleOf(page) + gap;
    }
    setFixedSize(m_room, static_cast<int>(std::ceil(height)));
}

qreal PaperView::scaleOf(const PaperSheet &page) const
{
    return std::clamp((m_room - 2 * gap) / page.size.width(), pixelsPerMmMin, pixelsPerMmMax);
}
