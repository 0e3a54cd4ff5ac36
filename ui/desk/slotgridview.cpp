#include "ui/desk/slotgridview.h"

#include "ui/desk/slotgriddelegate.h"
#include "ui/desk/slotgridheader.h"
#include "ui/models/slotgridmodel.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/widgets/roundedrim.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int linesBeforeNow = 2;
constexpr int agendaWidthMin = 2; // columns of a day
constexpr int scrollStep = 18;

}

SlotGridView::SlotGridView(SlotGridModel &model, const Theme &theme, QWidget *parent)
    : QTableView(parent)
    , m_model(model)
    , m_theme(theme)
    , m_delegate(new SlotGridDelegate(model, theme, this))
    , m_columnHeader(new SlotGridHeader(Qt::Horizontal, model, theme, this))
    , m_rowHeader(new SlotGridHeader(Qt::Vertical, model, theme, this))
{
    setUp();
    setHorizontalHeader(m_columnHeader);
    setVerticalHeader(m_rowHeader);
    setItemDelegate(m_delegate);
    setModel(&model);
    new RoundedRim(this, theme);
    connect(&theme, &Theme::changed, this, &SlotGridView::applyTheme);
    watchModel();
    applyTheme();
    restorePlace();
}

SlotGridView::~SlotGridView() = default;

void SlotGridView::setUp()
{
    setObjectName(u"slotGrid"_s);
    setAccessibleName(tr("Day grid"));
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setShowGrid(false);
    setWordWrap(false);
    setCornerButtonEnabled(false);
    setTabKeyNavigation(false);
    setFrameShape(QFrame::StyledPanel);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    viewport()->setMouseTracking(true);
}

void SlotGridView::watchModel()
{
    connect(&m_model, &SlotGridModel::modelAboutToBeReset, this, &SlotGridView::keepPlace);
    connect(&m_model, &SlotGridModel::modelReset, this, &SlotGridView::restorePlace);
    connect(&m_model, &SlotGridModel::rowsAboutToBeInserted, this, &SlotGridView::keepTop);
    connect(&m_model, &SlotGridModel::rowsAboutToBeRemoved, this, &SlotGridView::keepTop);
    connect(&m_model, &SlotGridModel::rowsInserted, this, &SlotGridView::restoreTop);
    connect(&m_model, &SlotGridModel::rowsRemoved, this, &SlotGridView::restoreTop);
    connect(&m_model, &SlotGridModel::columnsAboutToBeInserted, this, &SlotGridView::keepTop);
    connect(&m_model, &SlotGridModel::columnsAboutToBeRemoved, this, &SlotGridView::keepTop);
    connect(&m_model, &SlotGridModel::columnsInserted, this, &SlotGridView::fitColumns);
    connect(&m_model, &SlotGridModel::columnsRemoved, this, &SlotGridView::fitColumns);
    connect(&m_model, &SlotGridModel::columnsInserted, this, &SlotGridView::restoreTop);
    connect(&m_model, &SlotGridModel::columnsRemoved, this, &SlotGridView::restoreTop);
    connect(&m_model, &SlotGridModel::modelReset, this, &SlotGridView::fitHeaders);
    connect(&m_model, &SlotGridModel::dataChanged, this, &SlotGridView::reportCurrent);
    connect(&m_model, &SlotGridModel::nowMoved, this, &SlotGridView::updateNow);
}

void SlotGridView::applyTheme()
{
    m_delegate->refresh();
    m_rowHeader->setDefaultSectionSize(m_theme.scaled(Metrics::gridRowHeight));
    verticalScrollBar()->setSingleStep(m_theme.scaled(scrollStep));
    fitHeaders();
    fitColumns();
    viewport()->update();
}

/** Names of resources need more room than times. */
void SlotGridView::fitHeaders()
{
    m_rowHeader->setFixedWidth(m_rowHeader->sizeHint().width());
    m_columnHeader->setFixedHeight(m_columnHeader->sizeHint().height());
    updateGeometries();
}

int SlotGridView::columnMin() const
{
    switch (m_model.view()) {
    case GridView::Day:
    case GridView::Swapped:
        return m_theme.scaled(Metrics::gridColumnMin);
    case GridView::Week:
        return m_theme.scaled(Metrics::gridDayColumnMin);
    case GridView::Agenda:
        return agendaWidthMin * m_theme.scaled(Metrics::gridColumnMin);
    }
    Q_UNREACHABLE();
}

void SlotGridView::fitColumns()
{
    const int count = m_model.columnCount();
    updateGeometry();
    if (count == 0) {
        return;
    }
    const int room = viewport()->width();
    const int width = std::max(room / count, columnMin());
    if (m_columnHeader->defaultSectionSize() != width) {
        m_columnHeader->setDefaultSectionSize(width); // resizes all sections at once
    }
    // Pixels that are left over go to the last column, so that the card closes flush.
    const int rest = room - width * count;
    m_columnHeader->resizeSection(count - 1, width + std::max(0, rest));
}

SlotId SlotGridView::currentSlot() const { return m_model.slotAt(currentIndex()); }

bool SlotGridView::goToSlot(SlotId slot)
{
    const QModelIndex index = m_model.indexOf(slot);
    if (!index.isValid()) {
        return false;
    }
    setCurrentIndex(index);
    scrollTo(index);
    return true;
}

void SlotGridView::goToNow()
{
    if (m_model.lineCount() == 0 || m_model.laneCount() == 0) {
        return;
    }
    const int line = std::max(0, m_model.lineOfNow());
    int lane = currentIndex().isValid() ? m_model.laneOf(currentIndex()) : 0;
    for (int each = 0; each < m_model.laneCount() && !m_model.isLaneOfNow(lane); ++each) {
        lane = m_model.isLaneOfNow(each) ? each : lane;
    }
    setCurrentIndex(m_model.anchorOf(m_model.indexAt(line, lane)));
    scrollToLine(std::max(0, line - linesBeforeNow), 0);
}

void SlotGridView::goToDay(QDate day)
{
    if (!currentIndex().isValid()) {
        return;
    }
    for (int lane = 0; lane < m_model.laneCount(); ++lane) {
        if (m_model.lane(lane).day == day && m_model.laneOf(currentIndex()) != lane) {
            const int line = m_model.lineOf(currentIndex());
            setCurrentIndex(m_model.anchorOf(m_model.indexAt(line, lane)));
            return;
        }
    }
}

ResourceId SlotGridView::currentResource() const
{
    if (!currentIndex().isValid()) {
        return {};
    }
    const SlotCell *cell = m_model.cellAt(currentIndex());
    return cell != nullptr ? cell->slot.resourceId
                           : m_model.lane(m_model.laneOf(currentIndex())).resource.id;
}

QDate SlotGridView::currentDay() const
{
    return currentIndex().isValid() ? m_model.lane(m_model.laneOf(currentIndex())).day : QDate();
}

QRect SlotGridView::currentCellRect() const
{
    const QRect cell = blockRect(currentIndex());
    return cell.isNull() ? cell : QRect(viewport()->mapToGlobal(cell.topLeft()), cell.size());
}

QSize SlotGridView::sizeHint() const
{
    const int columns = m_model.columnCount() * columnMin();
    const bool isWide = columns > viewport()->width();
    const int rows = m_model.rowCount() * m_theme.scaled(Metrics::gridRowHeight);
    return { m_rowHeader->width() + columns + 2 * frameWidth(),
        m_columnHeader->height() + rows + 2 * frameWidth()
            + (isWide ? horizontalScrollBar()->sizeHint().height() : 0) };
}

QSize SlotGridView::minimumSizeHint() const
{
    return { m_rowHeader->width() + m_theme.scaled(Metrics::gridColumnMin),
        m_columnHeader->height() + 3 * m_theme.scaled(Metrics::gridRowHeight) };
}

void SlotGridView::reportCurrent()
{
    const SlotId slot = currentSlot();
    if (slot != m_reported) {
        m_reported = slot;
        Q_EMIT currentSlotChanged(slot);
    }
    const QDate day = currentDay();
    if (day != m_reportedDay) {
        m_reportedDay = day;
        if (day.isValid()) {
            Q_EMIT currentDayChanged(day);
        }
    }
}

void SlotGridView::updateNow()
{
    const int line = m_model.lineOfNow();
    for (const int changed : { line, m_lastNowLine }) {
        if (changed < 0) {
            continue;
        }
        const QRect area = m_model.isSwapped()
            ? QRect(columnViewportPosition(changed), 0, columnWidth(changed), viewport()->height())
            : QRect(0, rowViewportPosition(changed), viewport()->width(), rowHeight(changed));
        viewport()->update(area);
    }
    m_lastNowLine = line;
    m_rowHeader->viewport()->update();
    m_columnHeader->viewport()->update();
}

void SlotGridView::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    fitColumns();
}

void SlotGridView::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Day grid"));
    }
}

void SlotGridView::focusInEvent(QFocusEvent *event)
{
    QTableView::focusInEvent(event);
    updateBlock(currentIndex());
}

void SlotGridView::focusOutEvent(QFocusEvent *event)
{
    QTableView::focusOutEvent(event);
    updateBlock(currentIndex());
}

void SlotGridView::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTableView::currentChanged(current, previous);
    updateBlock(previous);
    updateBlock(current);
    reportCurrent();
}
