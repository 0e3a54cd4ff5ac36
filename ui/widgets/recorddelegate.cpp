#include "ui/widgets/recorddelegate.h"

#include "ui/models/recordroles.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/widgets/barpainter.h"

#include <QPainter>
#include <QStyleOptionViewItem>

#include <algorithm>

namespace {

constexpr int lineGap = 1; // between the text and the smaller one
constexpr int iconGap = 4;
constexpr int sideGap = 8;
constexpr int barGap = 6; // between the text and the bar
constexpr int barWidthMin = 108;

RecordTone toneOf(const QModelIndex &index)
{
    return static_cast<RecordTone>(index.data(RecordRole::Tone).toInt());
}

RecordTone smallToneOf(const QModelIndex &index)
{
    const QVariant tone = index.data(RecordRole::CaptionTone);
    return tone.isValid() ? static_cast<RecordTone>(tone.toInt()) : RecordTone::Soft;
}

bool hasBar(const QModelIndex &index) { return index.data(RecordRole::BarCapacity).isValid(); }

}

/** One line of a cell: what is at its left or right, and what at the other side. */
struct RecordDelegate::Line {
    QRect area;
    QString text;
    QString side;
    QString icon;
    QFont font;
    QColor ink;
    QColor sideInk;
    bool isRight = false;
};

RecordDelegate::RecordDelegate(const Theme &theme, QObject *parent)
    : QAbstractItemDelegate(parent)
    , m_theme(theme)
{
    refresh();
}

void RecordDelegate::refresh()
{
    m_body = m_theme.body();
    m_strong = m_theme.strong();
    m_caption = m_theme.caption();
}

int RecordDelegate::rowHeight() const { return m_theme.scaled(Metrics::recordRowHeight); }

int RecordDelegate::widthWanted(const QModelIndex &index) const
{
    const QFontMetrics metrics(fontOf(index));
    const QFontMetrics small(m_caption);
    const QString side = index.data(RecordRole::Side).toString();
    int line = metrics.horizontalAdvance(index.data().toString());
    if (!index.data(RecordRole::Icon).toString().isEmpty()) {
        line += m_theme.scaled(Metrics::smallIconSize) + m_theme.scaled(iconGap);
    }
    if (!side.isEmpty()) {
        line += m_theme.scaled(sideGap) + QFontMetrics(m_body).horizontalAdvance(side);
    }
    const int caption = small.horizontalAdvance(index.data(RecordRole::Caption).toString());
    const int bar = hasBar(index) ? m_theme.scaled(barWidthMin) : 0;
    return std::max({ line, caption, bar }) + 2 * m_theme.scaled(Metrics::cellPadding) + 2;
}

/** A list is as wide as its room; a table asks for widthWanted(). */
QSize RecordDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return { 1, rowHeight() };
}

void RecordDelegate::paint(
    QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    paintGround(*painter, option, index);
    const int padding = m_theme.scaled(Metrics::cellPadding);
    const QRect area = option.rect.adjusted(padding, 0, -padding, -1);
    const QString caption = index.data(RecordRole::Caption).toString();
    const QString sideCaption = index.data(RecordRole::SideCaption).toString();
    const bool isTwoLines = !caption.isEmpty() || !sideCaption.isEmpty();
    const int high = QFontMetrics(m_body).height();
    const int low = isTwoLines ? QFontMetrics(m_caption).height() + lineGap
        : hasBar(index)        ? m_theme.scaled(Metrics::capacityBarHeight + barGap)
                               : 0;
    const int top = area.top() + (area.height() - high - low) / 2;
    const auto alignment = static_cast<Qt::Alignment>(index.data(Qt::TextAlignmentRole).toInt());
    const bool isRight = alignment.testFlag(Qt::AlignRight);
    paintLine(*painter,
        { QRect(area.left(), top, area.width(), high),
            index.data().toString(),
            index.data(RecordRole::Side).toString(),
            index.data(RecordRole::Icon).toString(),
            fontOf(index),
            ink(index, false),
            hasBar(index) ? m_theme.tokens().softText : ink(index, false),
            isRight });
    const QRect below(area.left(), top + high + lineGap, area.width(), low - lineGap);
    if (isTwoLines) {
        const QColor soft = ink(index, true);
        paintLine(*painter, { below, caption, sideCaption, {}, m_caption, soft, soft, isRight });
    } else if (hasBar(index)) {
        paintBarBelow(*painter, below, index);
    }
    painter->restore();
}

void RecordDelegate::paintGround(
    QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const ThemeTokens &t = m_theme.tokens();
    if (option.state.testFlag(QStyle::State_Selected)) {
        painter.fillRect(option.rect, t.accentFill);
    } else if (index.row() == m_hoveredRow) {
        painter.fillRect(option.rect, t.hover);
    }
    const bool isLast = index.row() == index.model()->rowCount() - 1; // the card has its own rim
    if (!isLast) {
        painter.fillRect(
            QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), t.line);
    }
}

void RecordDelegate::paintLine(QPainter &painter, const Line &line) const
{
    QRect room = line.area;
    const QFontMetrics metrics(line.font);
    if (!line.side.isEmpty()) {
        painter.setFont(line.font == m_caption ? m_caption : m_body);
        painter.setPen(line.sideInk);
        painter.drawText(room, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, line.side);
        const int width = QFontMetrics(painter.font()).horizontalAdvance(line.side);
        room.setRight(room.right() - width - m_theme.scaled(sideGap));
    }
    const int size = m_theme.scaled(Metrics::smallIconSize);
    const int beside = line.icon.isEmpty() ? 0 : size + m_theme.scaled(iconGap);
    const QString shown
        = metrics.elidedText(line.text, Qt::ElideRight, std::max(0, room.width() - beside + 1));
    int x
        = line.isRight ? room.right() + 1 - metrics.horizontalAdvance(shown) - beside : room.left();
    if (!line.icon.isEmpty()) {
        painter.drawPixmap(x,
            room.top() + (room.height() - size + 1) / 2,
            m_theme.pixmap(line.icon, line.ink, size, painter.device()->devicePixelRatioF()));
        x += beside;
    }
    painter.setFont(line.font);
    painter.setPen(line.ink);
    painter.drawText(QRect(x, room.top(), room.right() - x + 2, room.height()),
        Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
        shown);
}

void RecordDelegate::paintBarBelow(
    QPainter &painter, const QRect &area, const QModelIndex &index) const
{
    const int high = m_theme.scaled(Metrics::capacityBarHeight);
    const QRect bar(area.left(), area.bottom() - high + 1, area.width(), high);
    paintBar(painter,
        bar,
        { index.data(RecordRole::BarConfirmed).toInt(),
            index.data(RecordRole::BarHeld).toInt(),
            index.data(RecordRole::BarCapacity).toInt() },
        m_theme.tokens());
}

QColor RecordDelegate::ink(const QModelIndex &index, bool isSmall) const
{
    const ThemeTokens &t = m_theme.tokens();
    switch (isSmall ? smallToneOf(index) : toneOf(index)) {
    case RecordTone::Normal:
    case RecordTone::Strong:
        return t.text;
    case RecordTone::Soft:
        return t.softText;
    case RecordTone::Good:
        return t.good;
    case RecordTone::Warning:
        return t.fewText;
    case RecordTone::Late:
        return t.late;
    case RecordTone::Error:
        return t.error;
    }
    return t.text;
}

const QFont &RecordDelegate::fontOf(const QModelIndex &index) const
{
    const RecordTone tone = toneOf(index);
    return tone == RecordTone::Strong || tone == RecordTone::Late ? m_strong : m_body;
}
