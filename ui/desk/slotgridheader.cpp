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
    return { m_theme.scaled(Metrics::gridTimeWidth), m_theme.scaled(Metrics::gridHeaderHeight) };
}

void SlotGridHeader::paintEvent(QPaintEvent *event)
{
    QHeaderView::paintEvent(event);
    paintRest();
    if (orientation() == Qt::Vertical) {
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
    if (orientation() == Qt::Horizontal) {
        paintResource(*painter, area, section);
    } else {
        paintTime(*painter, area, section);
    }
}

void SlotGridHeader::paintResource(QPainter &painter, const QRect &area, int column) const
{
    const ThemeTokens &tokens = m_theme.tokens();
    const int padding = m_theme.scaled(Metrics::cellPadding);
    const QString name = m_model.headerData(column, orientation(), Qt::DisplayRole).toString();
    const QString places
        = m_model.headerData(column, orientation(), SlotGridModel::CountRole).toString();
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
    painter.fillRect(QRect(area.left(), area.bottom(), area.width(), 1), tokens.strongLine);
}

void SlotGridHeader::paintTime(QPainter &painter, const QRect &area, int row) const
{
    const ThemeTokens &tokens = m_theme.tokens();
    const bool isFullHour = m_model.isFullHour(row);
    const int padding = m_theme.scaled(Metrics::cellPadding);
    QRect line = area.adjusted(0, m_theme.scaled(timeTop), -padding, 0);
    line.setHeight(m_theme.scaled(timeHeight));
    // Where the time of now stands, the label behind it would be half a label.
    if (!nowMark().intersects(line.adjusted(0, lineSlack, 0, -lineSlack))) {
        painter.setFont(isFullHour ? m_theme.strong() : m_theme.body());
        painter.setPen(isFullHour ? tokens.softText : tokens.faintText);
        painter.drawText(
            line, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, m_model.rowLabel(row));
    }
    const QString note = m_model.rowNote(row);
    if (!note.isEmpty()) {
        line.translate(0, line.height() - 1);
        painter.setFont(m_theme.caption());
        painter.setPen(tokens.softText);
        painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, note);
    }
    painter.fillRect(QRect(area.right(), area.top(), 1, area.height()), tokens.strongLine);
}

/** Where the time of now stands; empty when the day is another one. */
QRect SlotGridHeader::nowMark() const
{
    const std::optional<double> position = m_model.nowPosition();
    if (!position) {
        return {};
    }
    const int row = m_model.rowOfNow();
    const double gone = *position - row;
    const int y = sectionViewportPosition(row) + static_cast<int>(gone * (sectionSize(row) - 2));
    const int width
        = QFontMetrics(m_theme.caption()).horizontalAdvance(nowText()) + Metrics::unit + 2;
    const int height = m_theme.scaled(pillHeight);
    const int top = std::max(1 - offset(), y + 1 - height / 2); // not cut off at midnight
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
