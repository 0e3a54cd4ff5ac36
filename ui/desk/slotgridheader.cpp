#include "ui/desk/slotgridheader.h"

#include "ui/models/slotgridmodel.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"

#include <QPaintEvent>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int timeTop = 7;
constexpr int timeHeight = 20;
constexpr int pillHeight = 18;
constexpr int pillRadius = 5;
constexpr int lineSlack = 4; // above and below the figures of a label

}

SlotGridHeader::SlotGridHeader(
    Qt::Orientation orientation, const SlotGridModel &model, const Theme &theme, QWidget *parent)
    : QHeaderView(orientation, parent)
    , m_model(model)
    , m_theme(theme)
{
    setSectionResizeMode(QHeaderView::Fixed);
    setSectionsClickable(false);
    setHighlightSections(false);
    setMinimumSectionSize(1);
    setFocusPolicy(Qt::NoFocus);
}

QSize SlotGridHeader::sizeHint() const
{
    const int width = hasTimes() ? Metrics::gridTimeWidth : Metrics::gridNameWidth;
    return { m_theme.scaled(width), m_theme.scaled(Metrics::gridHeaderHeight) };
}

bool SlotGridHeader::hasTimes() const
{
    return (orientation() == Qt::Vertical) != m_model.isSwapped();
}

void SlotGridHeader::paintEvent(QPaintEvent *event)
{
    QHeaderView::paintEvent(event);
    paintRest();
    if (hasTimes()) {
        paintNow();
    }
}

/** Beyond the last section the style would paint a header of its own. */
void SlotGridHeader::paintRest()
{
    QRect rest = viewport()->rect();
    if (orientation() == Qt::Vertical) {
        rest.setTop(length() - offset());
    } else {
        rest.setLeft(length() - offset());
    }
    if (rest.isEmpty()) {
        return;
    }
    QPainter painter(viewport());
    painter.fillRect(rest, m_theme.tokens().panel);
}

void SlotGridHeader::paintSection(QPainter *painter, const QRect &area, int section) const
{
    painter->fillRect(area, m_theme.tokens().panel);
    if (hasTimes()) {
        paintTime(*painter, area, section);
    } else {
        paintLane(*painter, area, section);
    }
    paintEdge(*painter, area);
}

/** The line between the header and the cells. */
void SlotGridHeader::paintEdge(QPainter &painter, const QRect &area) const
{
    const bool isAbove = orientation() == Qt::Horizontal;
    const QRect edge = isAbove ? QRect(area.left(), area.bottom(), area.width(), 1)
                               : QRect(area.right(), area.top(), 1, area.height());
    painter.fillRect(edge, m_theme.tokens().strongLine);
}

void SlotGridHeader::paintLane(QPainter &painter, const QRect &area, int lane) const
{
    const ThemeTokens &tokens = m_theme.tokens();
    const int padding = m_theme.scaled(Metrics::cellPadding);
    const QString name = m_model.headerData(lane, orientation(), Qt::DisplayRole).toString();
    const QString places
        = m_model.headerData(lane, orientation(), SlotGridModel::CountRole).toString();
    const QFontMetrics strong(m_theme.strong());
    const QFontMetrics caption(m_theme.caption());
    const int textHeight = strong.height() + (places.isEmpty() ? 0 : caption.height() + 1);
    QRect line(area.left() + padding,
        area.top() + (area.height() - textHeight) / 2,
        area.width() - 2 * padding,
        strong.height());

    painter.setFont(m_theme.strong());
    painter.setPen(tokens.text);
    painter.drawText(line,
        Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
        strong.elidedText(name, Qt::ElideRight, line.width()));
    line.translate(0, strong.height() + 1);
    line.setHeight(caption.height());
    painter.setFont(m_theme.caption());
    painter.setPen(tokens.softText);
    painter.drawText(line,
        Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
        caption.elidedText(places, Qt::ElideRight, line.width()));
}

/** Where the label of a time stands: at the right of a row, at the left above a column. */
QRect SlotGridHeader::timeLine(const QRect &area) const
{
    const int padding = m_theme.scaled(Metrics::cellPadding);
    const bool isAbove = orientation() == Qt::Horizontal;
    QRect line = isAbove ? area.adjusted(padding, 0, -padding, 0)
                         : area.adjusted(0, m_theme.scaled(timeTop), -padding, 0);
    line.setHeight(m_theme.scaled(timeHeight));
    if (isAbove) {
        line.moveTop(area.top() + (area.height() - line.height()) / 2);
    }
    return line;
}

Qt::Alignment SlotGridHeader::timeSide() const
{
    const bool isAbove = orientation() == Qt::Horizontal;
    return (isAbove ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter;
}

void SlotGridHeader::paintTime(QPainter &painter, const QRect &area, int line) const
{
    const ThemeTokens &tokens = m_theme.tokens();
    const bool isFullHour = m_model.isFullHour(line);
    QRect place = timeLine(area);
    const QString label = m_model.lineLabel(line);
    const QFont &font = isFullHour ? m_theme.strong() : m_theme.body();
    // Where the time of now stands, the label behind it would be half a label.
    QRect words = place.adjusted(0, lineSlack, 0, -lineSlack);
    if (orientation() == Qt::Horizontal) {
        words.setWidth(QFontMetrics(font).horizontalAdvance(label));
    }
    if (!nowMark().intersects(words)) {
        painter.setFont(font);
        painter.setPen(isFullHour ? tokens.softText : tokens.faintText);
        painter.drawText(place, timeSide() | Qt::TextSingleLine, label);
    }
    const QString note = m_model.lineNote(line);
    if (!note.isEmpty()) {
        if (orientation() == Qt::Horizontal) {
            place.setLeft(words.right() + Metrics::unit);
        } else {
            place.translate(0, place.height() - 1);
        }
        painter.setFont(m_theme.caption());
        painter.setPen(tokens.softText);
        painter.drawText(place, timeSide() | Qt::TextSingleLine, note);
    }
}

/** Where the time of now stands; empty when the day is another one. */
QRect SlotGridHeader::nowMark() const
{
    const std::optional<double> position = m_model.nowPosition();
    if (!position) {
        return {};
    }
    const int line = m_model.lineOfNow();
    const double gone = *position - line;
    const int along
        = sectionViewportPosition(line) + static_cast<int>(gone * (sectionSize(line) - 2));
    const int width
        = QFontMetrics(m_theme.caption()).horizontalAdvance(nowText()) + Metrics::unit + 2;
    const int height = m_theme.scaled(pillHeight);
    if (orientation() == Qt::Horizontal) {
        const int left = std::max(1 - offset(), along + 1 - width / 2);
        return { left, viewport()->height() - height - 2, width, height };
    }
    const int top = std::max(1 - offset(), along + 1 - height / 2); // not cut off at midnight
    return { viewport()->width() - width - 1, top, width, height };
}

QString SlotGridHeader::nowText() const
{
    return m_model.now().toTimeZone(m_model.zone()).toString(u"HH:mm"_s);
}

/** The time of now on a red ground, at the end of the now line. */
void SlotGridHeader::paintNow()
{
    const QRect pill = nowMark();
    if (pill.isEmpty()) {
        return;
    }
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.tokens().nowLine);
    painter.drawRoundedRect(pill, pillRadius, pillRadius);
    painter.setFont(m_theme.caption());
    painter.setPen(m_theme.tokens().nowText);
    painter.drawText(pill, Qt::AlignCenter | Qt::TextSingleLine, nowText());
}
