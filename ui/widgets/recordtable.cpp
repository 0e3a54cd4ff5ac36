#include "ui/widgets/recordtable.h"

#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/widgets/recorddelegate.h"
#include "ui/widgets/roundedrim.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <numeric>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

constexpr int ringRadius = 4;
constexpr int restingRing = 2; // the chosen row while the focus is elsewhere
constexpr int roomColumnMin = 150;
constexpr int roomColumnLeast = 96; // when no other column can go
constexpr int rowsMeasuredMax = 200; // enough to know how wide a column is
constexpr int rowsShownMin = 3;

}

/** Names of columns over a strong line, aligned as what is below them. */
class RecordTable::Header : public QHeaderView {
public:
    Header(const Theme &theme, QWidget *parent)
        : QHeaderView(Qt::Horizontal, parent)
        , m_theme(theme)
    {
        setSectionsClickable(false);
        setHighlightSections(false);
        setSectionResizeMode(QHeaderView::Fixed);
    }

    int widthWanted(int section) const
    {
        const QString text = model()->headerData(section, Qt::Horizontal).toString();
        return QFontMetrics(m_theme.strong()).horizontalAdvance(text)
            + 2 * m_theme.scaled(Metrics::cellPadding) + 2;
    }

    QSize sizeHint() const override
    {
        return { QHeaderView::sizeHint().width(), m_theme.scaled(Metrics::recordHeaderHeight) };
    }

protected:
    void paintEvent(QPaintEvent *event) override
    {
        QHeaderView::paintEvent(event);
        QPainter painter(viewport());
        painter.fillRect(QRect(0, viewport()->height() - 1, viewport()->width(), 1),
            m_theme.tokens().strongLine);
    }

    void paintSection(QPainter *painter, const QRect &rect, int section) const override
    {
        painter->fillRect(rect, m_theme.tokens().panel);
        const int padding = m_theme.scaled(Metrics::cellPadding);
        const int alignment
            = model()->headerData(section, Qt::Horizontal, Qt::TextAlignmentRole).toInt();
        const QRect area = rect.adjusted(padding, 0, -padding, -1);
        const QFontMetrics metrics(m_theme.strong());
        painter->setFont(m_theme.strong());
        painter->setPen(m_theme.tokens().text);
        painter->drawText(area,
            alignment | Qt::AlignVCenter | Qt::TextSingleLine,
            metrics.elidedText(model()->headerData(section, Qt::Horizontal).toString(),
                Qt::ElideRight,
                area.width() + 1));
    }

private:
    const Theme &m_theme;
};

RecordTable::RecordTable(const Theme &theme, QWidget *parent)
    : QTableView(parent)
    , m_theme(theme)
    , m_delegate(new RecordDelegate(theme, this))
    , m_header(new Header(theme, this))
{
    setSelectionMode(QAbstractItemView::SingleSelection);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setShowGrid(false);
    setWordWrap(false);
    setCornerButtonEnabled(false);
    setTabKeyNavigation(false);
    setFrameShape(QFrame::StyledPanel);
    setProperty("boxRole", u"card"_s);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    viewport()->setMouseTracking(true);
    connect(this, &QTableView::entered, this, [this](const QModelIndex &index) {
        hoverAt(index.row());
    });
    connect(this, &QTableView::viewportEntered, this, [this] { hoverAt(-1); });
    setItemDelegate(m_delegate);
    setHorizontalHeader(m_header);
    verticalHeader()->hide();
    new RoundedRim(this, theme);
    connect(&theme, &Theme::changed, this, &RecordTable::applyTheme);
    applyTheme();
}

void RecordTable::setModel(QAbstractItemModel *model)
{
    QTableView::setModel(model);
    connect(model, &QAbstractItemModel::rowsAboutToBeInserted, this, &RecordTable::keepPlace);
    connect(model, &QAbstractItemModel::rowsAboutToBeRemoved, this, &RecordTable::keepPlace);
    connect(model, &QAbstractItemModel::rowsInserted, this, &RecordTable::onRowsChanged);
    connect(model, &QAbstractItemModel::rowsRemoved, this, &RecordTable::onRowsChanged);
    connect(model, &QAbstractItemModel::dataChanged, this, &RecordTable::fitColumnsLater);
    connect(model, &QAbstractItemModel::headerDataChanged, this, &RecordTable::fitColumns);
    fitColumns();
}

void RecordTable::setOptionalColumns(const QList<int> &columns)
{
    m_optional = columns;
    fitColumns();
}

void RecordTable::chooseFirst()
{
    if (model() && !currentIndex().isValid() && model()->rowCount() > 0) {
        setCurrentIndex(model()->index(0, 0));
    }
}

void RecordTable::chooseRow(const QModelIndex &row)
{
    if (row.isValid() && row.row() != currentIndex().row()) {
        setCurrentIndex(row);
    } else if (!row.isValid() && currentIndex().isValid()) {
        Q_EMIT chosenChanged(currentIndex());
    } else if (!row.isValid()) {
        chooseFirst();
        if (!currentIndex().isValid()) {
            Q_EMIT chosenChanged({});
        }
    }
}

QSize RecordTable::sizeHint() const
{
    const int rows = model() ? model()->rowCount() : 0;
    const bool isWide = m_header->length() > viewport()->width();
    return { QTableView::sizeHint().width(),
        m_header->sizeHint().height() + rows * m_delegate->rowHeight() + 2 * frameWidth()
            + (isWide ? horizontalScrollBar()->sizeHint().height() : 0) };
}

QSize RecordTable::minimumSizeHint() const
{
    const int rows = model() ? std::min(model()->rowCount(), rowsShownMin) : 0;
    return { m_theme.scaled(2 * roomColumnMin),
        m_header->sizeHint().height() + rows * m_delegate->rowHeight() + 2 * frameWidth() };
}

void RecordTable::keyboardSearch(const QString &) { }

/** Records are rows: Home and End go to the first and the last of them, not to another cell. */
QModelIndex RecordTable::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    const bool isEdge = action == MoveHome || action == MoveEnd;
    return QTableView::moveCursor(action, isEdge ? modifiers | Qt::ControlModifier : modifiers);
}

void RecordTable::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && !event->isAutoRepeat()) {
        Q_EMIT openRequested();
        return;
    }
    const bool isText = !event->text().isEmpty() && event->text().front().isPrint();
    const bool isLetter = event->key() >= Qt::Key_Space && event->key() <= Qt::Key_AsciiTilde;
    const bool isCommand = event->key() == Qt::Key_Escape || event->key() == Qt::Key_Delete
        || event->key() == Qt::Key_Backspace;
    if (isText || isLetter || isCommand) {
        event->ignore(); // a command of the page
        return;
    }
    QTableView::keyPressEvent(event);
}

void RecordTable::mouseDoubleClickEvent(QMouseEvent *event)
{
    QTableView::mouseDoubleClickEvent(event);
    if (indexAt(event->pos()).isValid()) {
        Q_EMIT openRequested();
    }
}

void RecordTable::paintEvent(QPaintEvent *event)
{
    QTableView::paintEvent(event);
    if (!currentIndex().isValid()) {
        return;
    }
    const int row = currentIndex().row();
    const QRectF area(0, rowViewportPosition(row), viewport()->width(), rowHeight(row));
    const int width = hasFocus() ? Metrics::focusRing : restingRing;
    const qreal inset = width / 2.0;
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_theme.tokens().focus, width));
    painter.drawRoundedRect(
        area.adjusted(inset, inset, -inset, -inset - 1), ringRadius, ringRadius);
}

void RecordTable::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    fitColumns();
}

void RecordTable::leaveEvent(QEvent *event)
{
    QTableView::leaveEvent(event);
    hoverAt(-1);
}

void RecordTable::hoverAt(int row)
{
    m_delegate->setHoveredRow(row);
    viewport()->update();
}

void RecordTable::focusInEvent(QFocusEvent *event)
{
    QTableView::focusInEvent(event);
    viewport()->update();
}

void RecordTable::focusOutEvent(QFocusEvent *event)
{
    QTableView::focusOutEvent(event);
    viewport()->update();
}

void RecordTable::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTableView::currentChanged(current, previous);
    viewport()->update();
    Q_EMIT chosenChanged(current);
}

void RecordTable::applyTheme()
{
    m_delegate->refresh();
    verticalHeader()->setDefaultSectionSize(m_delegate->rowHeight());
    m_header->setFixedHeight(m_header->sizeHint().height());
    fitColumns();
    viewport()->update();
}

int RecordTable::widthOf(int column) const
{
    int width = m_header->widthWanted(column);
    const int rows = std::min(model()->rowCount(), rowsMeasuredMax);
    for (int row = 0; row < rows; ++row) {
        width = std::max(width, m_delegate->widthWanted(model()->index(row, column)));
    }
    return width;
}

void RecordTable::fitColumns()
{
    if (!model() || model()->columnCount() == 0) {
        updateGeometry();
        return;
    }
    QList<int> widths;
    for (int column = 0; column < model()->columnCount(); ++column) {
        const bool isRoom = column == m_roomColumn;
        widths.append(isRoom ? m_theme.scaled(roomColumnMin) : widthOf(column));
    }
    int taken = std::accumulate(widths.cbegin(), widths.cend(), 0);
    for (const int column : std::as_const(m_optional)) {
        const bool isTooWide = taken > viewport()->width();
        setColumnHidden(column, isTooWide);
        taken -= isTooWide ? widths.at(column) : 0;
    }
    widths[m_roomColumn] = std::max(
        m_theme.scaled(roomColumnLeast), widths.at(m_roomColumn) + viewport()->width() - taken);
    for (int column = 0; column < widths.size(); ++column) {
        m_header->resizeSection(column, widths.at(column));
    }
    updateGeometry();
}

/** Once for all rows that change together: each minute makes many late bookings later. */
void RecordTable::fitColumnsLater()
{
    if (!std::exchange(m_isFitWanted, true)) {
        QMetaObject::invokeMethod(
            this,
            [this] {
                m_isFitWanted = false;
                fitColumns();
            },
            Qt::QueuedConnection);
    }
}

/** The chosen row, or the first one on the screen, stays where it is. */
void RecordTable::keepPlace()
{
    const QModelIndex top = indexAt(QPoint(0, 0));
    const bool isChosenSeen
        = currentIndex().isValid() && viewport()->rect().intersects(visualRect(currentIndex()));
    m_anchor = isChosenSeen ? currentIndex() : top;
    m_anchorTop = m_anchor.isValid() ? rowViewportPosition(m_anchor.row()) : 0;
}

void RecordTable::restorePlace()
{
    if (m_anchor.isValid()) {
        executeDelayedItemsLayout();
        const int moved = rowViewportPosition(m_anchor.row()) - m_anchorTop;
        verticalScrollBar()->setValue(verticalScrollBar()->value() + moved);
    }
}

void RecordTable::onRowsChanged()
{
    fitColumns();
    restorePlace();
}
