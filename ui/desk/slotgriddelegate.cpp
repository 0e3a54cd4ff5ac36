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
constexpr int iconGap = 4;
constexpr int nowLineWidth = 2;
constexpr int endBottom = 8;
constexpr qreal pastOpacity = 0.55;

}

SlotGridDelegate::SlotGridDelegate(const SlotGridModel &model, const Theme &theme, QObject *parent)
    : QAbstractItemDelegate(parent)
    , m_model(model)
    , m_theme(theme)
    , m_fill(theme)
{
    refresh();
}

void SlotGridDelegate::refresh()
{
    m_body = m_theme.body();
    m_strong = m_theme.strong();
    m_caption = m_theme.caption();
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
    paintNow(*painter, option.rect, index.row());
    paintLines(*painter, option.rect, index);
    const SlotCell *cell = m_model.cellAt(index);
    if (cell == nullptr) {
        return;
    }
    if (cell->firstRow == index.row()) {
        paintWords(*painter, option.rect, *cell);
        if (cell->state != CellState::Closed) {
            paintBarLine(*painter, option.rect, *cell);
        }
    }
    if (cell->lastRow == index.row() && cell->lastRow > cell->firstRow) {
        paintEnd(*painter, option.rect, *cell);
    }
}

void SlotGridDelegate::paintGround(
    QPainter &painter, const QRect &area, const QModelIndex &index) const
{
    const SlotCell *cell = m_model.cellAt(index);
    const CellState state = cell == nullptr ? CellState::Empty : cell->state;
    const int rowsAbove = cell == nullptr ? 0 : index.row() - cell->firstRow;
    m_fill.paint(painter, area, area.topLeft() - QPoint(0, rowsAbove * area.height()), state);

    const bool isPlain = state == CellState::Free || state == CellState::FewLeft
        || state == CellState::Past || state == CellState::Empty;
    const bool isUnderPointer = m_hovered.isValid()
        && (index == m_hovered || (cell != nullptr && m_model.cellAt(m_hovered) == cell));
    if (isPlain && isUnderPointer) {
        painter.fillRect(area, m_theme.tokens().hover);
    }
}

/** Under the words, which stay readable. */
void SlotGridDelegate::paintNow(QPainter &painter, const QRect &area, int row) const
{
    const std::optional<double> position = m_model.nowPosition();
    if (!position || row != m_model.rowOfNow()) {
        return;
    }
    const double gone = *position - row;
    const int y = area.top() + static_cast<int>(gone * (area.height() - nowLineWidth));
    painter.fillRect(QRect(area.left(), y, area.width(), nowLineWidth), m_theme.tokens().nowLine);
}

void SlotGridDelegate::paintLines(
    QPainter &painter, const QRect &area, const QModelIndex &index) const
{
    const QColor line = m_theme.tokens().line;
    const SlotCell *cell = m_model.cellAt(index);
    const bool isInBlock = cell != nullptr && index.row() < cell->lastRow;
    const bool isLastColumn = index.column() == m_model.columnCount() - 1;
    if (!isInBlock) {
        painter.fillRect(QRect(area.left(), area.bottom(), area.width(), 1), line);
    }
    if (!isLastColumn) {
        painter.fillRect(QRect(area.right(), area.top(), 1, area.height()), line);
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

void SlotGridDelegate::paintWords(QPainter &painter, const QRect &area, const SlotCell &cell) const
{
    QRect line = textLine(area);
    const QString iconName = SlotCellText::icon(cell.state);
    const QColor ink = m_fill.ink(cell.state);
    if (!iconName.isEmpty()) {
        const int size = m_theme.scaled(Metrics::smallIconSize);
        const QPoint corner(line.left(), line.top() + (line.height() - size + 1) / 2);
        painter.drawPixmap(
            corner, m_theme.pixmap(iconName, ink, size, painter.device()->devicePixelRatioF()));
        line.setLeft(line.left() + size + m_theme.scaled(iconGap));
    }

    const QString words = SlotCellText::state(cell, m_model.ownDesk());
    const QString countdown = SlotCellText::countdown(cell, m_model.ownDesk());
    const QString count = SlotCellText::count(cell);
    const QFontMetrics metrics(m_body);
    const int gap = m_theme.scaled(wordGap);
    const int wordsWidth = metrics.horizontalAdvance(words);
    const int countWidth = metrics.horizontalAdvance(count);
    const int countdownWidth
        = countdown.isEmpty() ? 0 : tabularWidth(QFontMetrics(m_strong), countdown) + gap;

    // Where there is no room for all, the words and the seconds say more than the count.
    const bool hasCount
        = !count.isEmpty() && wordsWidth + countdownWidth + gap + countWidth <= line.width();
    painter.setFont(m_body);
    if (hasCount) {
        painter.setPen(countInk(cell.state));
        painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, count);
        line.setRight(line.right() - countWidth - gap);
    }
    const int room = line.width() - countdownWidth;
    const QString shown
        = wordsWidth <= room ? words : metrics.elidedText(words, Qt::ElideRight, room);
    painter.setPen(ink);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, shown);
    if (!countdown.isEmpty()) {
        line.setLeft(line.left() + std::min(wordsWidth, room) + gap);
        painter.setFont(m_strong);
        drawTabular(painter, line, countdown);
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
        = cell.firstRow == cell.lastRow ? SlotCellText::span(cell, m_model.zone()) : QString();
    if (!span.isEmpty()) {
        const QFontMetrics metrics(m_caption);
        const int width = std::min(metrics.horizontalAdvance(span), bar.width() * 3 / 4);
        const QRect place(bar.right() - width,
            bar.center().y() - metrics.height() / 2,
            width + 1,
            metrics.height());
        painter.setFont(m_caption);
        painter.setPen(countInk(cell.state));
        painter.drawText(place,
            Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine,
            metrics.elidedText(span, Qt::ElideRight, width + 1));
        bar.setRight(bar.right() - width - m_theme.scaled(wordGap));
    }
    const bool isPast = cell.state == CellState::Past;
    if (isPast) {
        painter.setOpacity(pastOpacity);
    }
    paintBar(painter, bar, { cell.confirmed, cell.held, cell.slot.capacity }, m_theme.tokens());
    painter.setOpacity(1.0);
}

void SlotGridDelegate::paintEnd(QPainter &painter, const QRect &area, const SlotCell &cell) const
{
    const QRect line = textLine(area);
    const QFontMetrics metrics(m_caption);
    const QRect place(line.left(),
        area.bottom() - metrics.height() - m_theme.scaled(endBottom),
        line.width(),
        metrics.height());
    painter.setFont(m_caption);
    painter.setPen(countInk(cell.state));
    painter.drawText(place,
        Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
        metrics.elidedText(SlotCellText::span(cell, m_model.zone()), Qt::ElideRight, line.width()));
}
