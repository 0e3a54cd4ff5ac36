#include "ui/widgets/barpainter.h"

#include "ui/theme/themetokens.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace {

/** A part of the bar: round where it touches an end of it, straight elsewhere. */
void paintPart(QPainter &painter, const QRectF &bar, const QRectF &part, const QColor &colour)
{
    if (part.width() <= 0) {
        return;
    }
    painter.setBrush(colour);
    const qreal radius = bar.height() / 2;
    if (part.left() > bar.left() + radius && part.right() < bar.right() - radius) {
        painter.drawRect(part);
        return;
    }
    painter.save();
    painter.setClipRect(part, Qt::IntersectClip);
    painter.drawRoundedRect(bar, radius, radius);
    painter.restore();
}

}

void paintBar(
    QPainter &painter, const QRect &area, const BarParts &parts, const ThemeTokens &tokens)
{
    const QRectF bar(area);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(tokens.freeBar);
    painter.drawRoundedRect(bar, bar.height() / 2, bar.height() / 2);
    if (parts.capacity > 0) {
        const int confirmed = std::clamp(parts.confirmed, 0, parts.capacity);
        const int taken = std::clamp(confirmed + parts.held, 0, parts.capacity);
        const int firstEnd = area.width() * confirmed / parts.capacity;
        const int secondEnd = area.width() * taken / parts.capacity;
        paintPart(painter,
            bar,
            QRectF(bar.left(), bar.top(), firstEnd, bar.height()),
            tokens.confirmedBar);
        paintPart(painter,
            bar,
            QRectF(bar.left() + firstEnd, bar.top(), secondEnd - firstEnd, bar.height()),
            tokens.heldBar);
    }
    painter.restore();
}
