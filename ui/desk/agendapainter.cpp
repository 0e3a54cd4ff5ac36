#include "ui/desk/agendapainter.h"

#include "ui/models/slotcelltext.h"
#include "ui/models/slotgridmodel.h"
#include "ui/sitetext.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/widgets/barpainter.h"
#include "ui/widgets/statefill.h"

#include <QFontMetrics>
#include <QPainter>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int firstLineTop = 6;
constexpr int lineHeight = 20;
constexpr int secondLineTop = 28;
constexpr int iconGap = 4;
constexpr int barWidth = 140;
constexpr int barShare = 4; // of the row, where it is narrow
constexpr qreal quietOpacity = 0.55;

}

AgendaPainter::AgendaPainter(const SlotGridModel &model, const Theme &theme, const StateFill &fill)
    : m_model(model)
    , m_theme(theme)
    , m_fill(fill)
{
}

void AgendaPainter::paint(
    QPainter &painter, const QRect &area, const SlotCell &cell, CellState look) const
{
    const int padding = m_theme.scaled(Metrics::cellPadding);
    QRect first(area.left() + padding,
        area.top() + m_theme.scaled(firstLineTop),
        area.width() - 2 * padding,
        m_theme.scaled(lineHeight));
    QRect second = first;
    second.moveTop(area.top() + m_theme.scaled(secondLineTop));

    const int bar = std::min(m_theme.scaled(barWidth), second.width() / barShare);
    if (cell.state != CellState::Closed) {
        const int height = m_theme.scaled(Metrics::capacityBarHeight);
        const QRect place(second.right() - bar + 1, second.center().y() - height / 2, bar, height);
        const bool isQuiet = cell.state == CellState::Past || m_model.recedes(cell);
        painter.setOpacity(isQuiet ? quietOpacity : 1.0);
        paintBar(
            painter, place, { cell.confirmed, cell.held, cell.slot.capacity }, m_theme.tokens());
        painter.setOpacity(1.0);
        second.setRight(place.left() - padding);
    }
    first.setRight(first.right() - paintState(painter, first, cell, look) - padding);

    const QFontMetrics strong(m_theme.strong());
    painter.setFont(m_theme.strong());
    painter.setPen(m_fill.ink(look));
    painter.drawText(first,
        Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
        strong.elidedText(heading(cell), Qt::ElideRight, first.width()));
    const QFontMetrics caption(m_theme.caption());
    const bool isPlain = look == CellState::Free || look == CellState::FewLeft;
    painter.setFont(m_theme.caption());
    painter.setPen(isPlain ? m_theme.tokens().softText : m_fill.ink(look));
    painter.drawText(second,
        Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
        caption.elidedText(details(cell), Qt::ElideRight, second.width()));
}

/** The state at the right, with its icon; returns how wide it is. */
int AgendaPainter::paintState(
    QPainter &painter, const QRect &line, const SlotCell &cell, CellState look) const
{
    QStringList words { SlotCellText::state(cell, m_model.ownDesk()),
        SlotCellText::countdown(cell, m_model.ownDesk()),
        SlotCellText::count(cell) };
    words.removeAll(QString());
    const QFontMetrics metrics(m_theme.body());
    const QString text = metrics.elidedText(
        words.join(u"  "_s), Qt::ElideRight, std::max(0, line.width() * 2 / 3));
    const int textWidth = metrics.horizontalAdvance(text);
    painter.setFont(m_theme.body());
    painter.setPen(m_fill.ink(look));
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, text);
    const QString icon = SlotCellText::icon(cell.state);
    if (icon.isEmpty()) {
        return textWidth;
    }
    const int size = m_theme.scaled(Metrics::smallIconSize);
    const int gap = m_theme.scaled(iconGap);
    const QPoint corner(line.right() - textWidth - gap - size, line.center().y() - size / 2);
    painter.drawPixmap(corner,
        m_theme.pixmap(icon, m_fill.ink(look), size, painter.device()->devicePixelRatioF()));
    return textWidth + gap + size;
}

QString AgendaPainter::heading(const SlotCell &cell) const
{
    const QString resource = m_model.resourceName(cell.slot.resourceId);
    return cell.slot.title.isEmpty() ? resource : resource % u" · "_s % cell.slot.title;
}

QString AgendaPainter::details(const SlotCell &cell) const
{
    QStringList parts { SiteText::span(cell.slot.range, m_model.zone()) };
    if (cell.state != CellState::Past && cell.confirmed > 0) {
        parts.append(SlotCellText::booked(cell));
    }
    if (!cell.openHolds.isEmpty()) {
        parts.append(SlotCellText::holds(cell));
    }
    return parts.join(u" · "_s);
}
