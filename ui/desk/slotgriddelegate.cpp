#include "ui/desk/slotgriddelegate.h"

#include "ui/models/slotcelltext.h"
#include "ui/models/slotgridmodel.h"
#include "ui/theme/metrics.h"
#include "ui/theme/tabular.h"
#include "ui/theme/theme.h"
#include "ui/widgets/barpainter.h"

#include <QPainter>
#include <QStyleOptionViewItem>

#include <algorithm>

namespace {

constexpr int textTop = 7;
constexpr int textHeight = 20;
constexpr int barTop = 35;
constexpr int wordGap = 6;
constexpr int tightGap = 3; // where the day is narrow
constexpr int iconGap = 3;
constexpr int nowLineWidth = 2;
constexpr int endBottom = 8;
constexpr qreal pastOpacity = 0.55;

}

SlotGridDelegate::SlotGridDelegate(const SlotGridModel &model, const Theme &theme, QObject *parent)
    : QAbstractItemDelegate(parent)
    , m_model(model)
    , m_theme(theme)
    , m_fill(theme)
    , m_agenda(model, theme, m_fill)
    , m_bodyMetrics(QFont())
    , m_strongMetrics(QFont())
    , m_captionMetrics(QFont())
{
    refresh();
}

void SlotGridDelegate::refresh()
{
    m_body = m_theme.body();
    m_strong = m_theme.strong();
    m_caption = m_theme.caption();
    m_bodyMetrics = QFontMetrics(m_body);
    m_strongMetrics = QFontMetrics(m_strong);
    m_captionMetrics = QFontMetrics(m_caption);
    m_fill.forget();
}

QSize SlotGridDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return { m_theme.scaled(Metrics::gridColumnMin), m_theme.scaled(Metrics::gridRowHeight) };
}

void SlotGridDelegate::paint(
    QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    paintGround(*painter, option.rect, index);
    paintNow(*painter, option.rect, index);
    paintLines(*painter, option.rect, index);
    const SlotCell *cell = m_model.cellAt(index);
    if (cell == nullptr) {
        return;
    }
    if (m_model.view() == GridView::Agenda) {
        m_agenda.paint(*painter, option.rect, *cell, lookOf(*cell));
        return;
    }
    const int line = m_model.lineOf(index);
    if (cell->firstLine == line) {
        paintWords(*painter, option.rect, *cell);
        if (cell->state != CellState::Closed) {
            paintBarLine(*painter, option.rect, *cell);
        }
    }
    if (cell->lastLine == line && cell->lastLine > cell->firstLine) {
        paintEnd(*painter, option.rect, *cell);
    }
}

/** What recedes is drawn as quietly as what is full; its words still say what it is. */
CellState SlotGridDelegate::lookOf(const SlotCell &cell) const
{
    return m_model.recedes(cell) && cell.state != CellState::Past ? CellState::Full : cell.state;
}

void SlotGridDelegate::paintGround(
    QPainter &painter, const QRect &area, const QModelIndex &index) const
{
    const SlotCell *cell = m_model.cellAt(index);
    const CellState state = cell == nullptr ? CellState::Empty : lookOf(*cell);
    const int before = cell == nullptr ? 0 : m_model.lineOf(index) - cell->firstLine;
    const QPoint begin = m_model.isSwapped() ? QPoint(before * area.width(), 0)
                                             : QPoint(0, before * area.height());
    m_fill.paint(painter, area, area.topLeft() - begin, state);

    const bool isPlain
        = state == CellState::Free || state == CellState::FewLeft || state == CellState::Past;
    const bool isUnderPointer = m_hovered.isValid()
        && (index == m_hovered || (cell != nullptr && m_model.cellAt(m_hovered) == cell));
    if (isPlain && isUnderPointer) {
        painter.fillRect(area, m_theme.tokens().hover);
    }
}

/** Under the words, which stay readable. */
void SlotGridDelegate::paintNow(
    QPainter &painter, const QRect &area, const QModelIndex &index) const
{
    const std::optional<double> position = m_model.nowPosition();
    const int line = m_model.lineOf(index);
    if (!position || line != m_model.lineOfNow() || !m_model.isLaneOfNow(m_model.laneOf(index))) {
        return;
    }
    const double gone = *position - line;
    const QColor colour = m_theme.tokens().nowLine;
    if (m_model.isSwapped()) {
        const int x = area.left() + static_cast<int>(gone * (area.width() - nowLineWidth));
        painter.fillRect(QRect(x, area.top(), nowLineWidth, area.height()), colour);
    } else {
        const int y = area.top() + static_cast<int>(gone * (area.height() - nowLineWidth));
        painter.fillRect(QRect(area.left(), y, area.width(), nowLineWidth), colour);
    }
}

void SlotGridDelegate::paintLines(
    QPainter &painter, const QRect &area, const QModelIndex &index) const
{
    const QColor colour = m_theme.tokens().line;
    const SlotCell *cell = m_model.cellAt(index);
    const bool isInBlock = cell != nullptr && m_model.lineOf(index) < cell->lastLine;
    const bool isSwapped = m_model.isSwapped();
    const bool isLastRow = index.row() == m_model.rowCount() - 1; // the card has its own rim
    const bool isLastColumn = index.column() == m_model.columnCount() - 1;
    if (!isLastRow && (isSwapped || !isInBlock)) {
        painter.fillRect(QRect(area.left(), area.bottom(), area.width(), 1), colour);
    }
    if (!isLastColumn && (!isSwapped || !isInBlock)) {
        painter.fillRect(QRect(area.right(), area.top(), 1, area.height()), colour);
    }
}

QRect SlotGridDelegate::textLine(const QRect &area) const
{
    const int padding = m_theme.scaled(Metrics::cellPadding);
    return { area.left() + padding,
        area.top() + m_theme.scaled(textTop),
        area.width() - 2 * padding - 1,
        m_theme.scaled(textHeight) };
}

QColor SlotGridDelegate::countInk(CellState state) const
{
    const bool hasOwnGround = state == CellState::Mine || state == CellState::HeldByOther
        || state == CellState::Full || state == CellState::Closed;
    return hasOwnGround ? m_fill.ink(state) : m_theme.tokens().softText;
}

/** What of a cell's words has room, and how much. */
SlotGridDelegate::Words SlotGridDelegate::wordsOf(const SlotCell &cell, const QRect &area) const
{
    Words words;
    words.icon = SlotCellText::icon(cell.state);
    words.text = SlotCellText::state(cell, m_model.ownDesk());
    words.countdown = SlotCellText::countdown(cell, m_model.ownDesk());
    words.count = SlotCellText::count(cell);
    words.line = textLine(area);
    const int iconWidth = words.icon.isEmpty()
        ? 0
        : m_theme.scaled(Metrics::smallIconSize) + m_theme.scaled(iconGap);
    const int room = words.line.width() - iconWidth;
    const int textWidth = m_bodyMetrics.horizontalAdvance(words.text);
    const int tight = m_theme.scaled(tightGap);
    words.countWidth = m_bodyMetrics.horizontalAdvance(words.count);
    words.countdownWidth
        = words.countdown.isEmpty() ? 0 : tabularWidth(m_strongMetrics, words.countdown);

    const auto gapFor = [&](int used, int gaps) {
        const int wide = m_theme.scaled(wordGap);
        return used + gaps * wide <= room ? wide : tight;
    };
    const int gaps = (words.countdown.isEmpty() ? 0 : 1) + (words.count.isEmpty() ? 0 : 1);
    const int all = textWidth + words.countdownWidth + words.countWidth;
    words.gap = gapFor(all, gaps);
    if (all + gaps * words.gap > room) {
        // No room for all: the words and the seconds say more than the count.
        words.gap = gapFor(all - words.countWidth, words.countdown.isEmpty() ? 0 : 1);
        words.count.clear();
        words.countWidth = 0;
    }
    const int beside = (words.countdown.isEmpty() ? 0 : words.countdownWidth + words.gap)
        + (words.count.isEmpty() ? 0 : words.countWidth + words.gap);
    words.textWidth = std::min(textWidth, room - beside);
    if (textWidth > words.textWidth) {
        words.text = m_bodyMetrics.elidedText(words.text, Qt::ElideRight, words.textWidth);
    }
    words.used = iconWidth + words.textWidth
        + (words.countdown.isEmpty() ? 0 : words.gap + words.countdownWidth);
    return words;
}

void SlotGridDelegate::paintWords(QPainter &painter, const QRect &area, const SlotCell &cell) const
{
    const Words words = wordsOf(cell, area);
    if (cell.firstLine == m_model.lineOfNow()) {
        clearNowLine(painter, area, cell, words);
    }
    QRect line = words.line;
    const QColor ink = m_fill.ink(lookOf(cell));
    if (!words.icon.isEmpty()) {
        const int size = m_theme.scaled(Metrics::smallIconSize);
        const QPoint corner(line.left(), line.top() + (line.height() - size + 1) / 2);
        painter.drawPixmap(
            corner, m_theme.pixmap(words.icon, ink, size, painter.device()->devicePixelRatioF()));
        line.setLeft(line.left() + size + m_theme.scaled(iconGap));
    }
    painter.setFont(m_body);
    painter.setPen(ink);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, words.text);
    painter.setPen(countInk(lookOf(cell)));
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, words.count);
    if (!words.countdown.isEmpty()) {
        line.setLeft(line.left() + words.textWidth + words.gap);
        painter.setFont(m_strong);
        painter.setPen(ink);
        drawTabular(painter, line, words.countdown);
    }
}

/** The now line passes behind the words: it must not strike them out. */
void SlotGridDelegate::clearNowLine(
    QPainter &painter, const QRect &area, const SlotCell &cell, const Words &words) const
{
    const int margin = m_theme.scaled(tightGap);
    QRect left = words.line.adjusted(-margin, 0, 0, 0);
    left.setWidth(words.used + 2 * margin);
    m_fill.paint(painter, left, area.topLeft(), lookOf(cell));
    if (words.countWidth > 0) {
        QRect right = words.line.adjusted(0, 0, margin, 0);
        right.setLeft(right.right() - words.countWidth - 2 * margin);
        m_fill.paint(painter, right, area.topLeft(), lookOf(cell));
    }
}

/** The bar; a slot of one row that the day cuts says so at its right. */
void SlotGridDelegate::paintBarLine(
    QPainter &painter, const QRect &area, const SlotCell &cell) const
{
    const QRect line = textLine(area);
    QRect bar(line.left(),
        area.top() + m_theme.scaled(barTop),
        line.width() + 1,
        m_theme.scaled(Metrics::capacityBarHeight));
    const QString span
        = cell.firstLine == cell.lastLine ? SlotCellText::span(cell, m_model.zone()) : QString();
    if (!span.isEmpty()) {
        const QFontMetrics &metrics = m_captionMetrics;
        const int width = std::min(metrics.horizontalAdvance(span), bar.width() * 3 / 4);
        const QRect place(bar.right() - width,
            bar.center().y() - metrics.height() / 2,
            width + 1,
            metrics.height());
        painter.setFont(m_caption);
        painter.setPen(countInk(lookOf(cell)));
        painter.drawText(place,
            Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine,
            metrics.elidedText(span, Qt::ElideRight, width + 1));
        bar.setRight(bar.right() - width - m_theme.scaled(wordGap));
    }
    if (cell.state == CellState::Past || m_model.recedes(cell)) {
        painter.setOpacity(pastOpacity);
    }
    paintBar(painter, bar, { cell.confirmed, cell.held, cell.slot.capacity }, m_theme.tokens());
    painter.setOpacity(1.0);
}

void SlotGridDelegate::paintEnd(QPainter &painter, const QRect &area, const SlotCell &cell) const
{
    const QRect line = textLine(area);
    const QFontMetrics &metrics = m_captionMetrics;
    const QRect place(line.left(),
        area.bottom() - metrics.height() - m_theme.scaled(endBottom),
        line.width(),
        metrics.height());
    painter.setFont(m_caption);
    painter.setPen(countInk(lookOf(cell)));
    painter.drawText(place,
        Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
        metrics.elidedText(SlotCellText::span(cell, m_model.zone()), Qt::ElideRight, line.width()));
}
