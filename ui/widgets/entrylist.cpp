#include "ui/widgets/entrylist.h"

#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/widgets/recorddelegate.h"

#include <QKeyEvent>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace {

constexpr int ringRadius = 4;
constexpr int restingRing = 2; // the chosen entry while the focus is elsewhere

}

EntryList::EntryList(const Theme &theme, QWidget *parent)
    : QListView(parent)
    , m_theme(theme)
    , m_delegate(new RecordDelegate(theme, this))
{
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setUniformItemSizes(true);
    setFrameShape(QFrame::NoFrame);
    setProperty("boxRole", u"entries"_s);
    setItemDelegate(m_delegate);
    connect(&theme, &Theme::changed, this, [this] {
        m_delegate->refresh();
        fit();
    });
}

void EntryList::setModel(QAbstractItemModel *model)
{
    QListView::setModel(model);
    connect(model, &QAbstractItemModel::rowsInserted, this, &EntryList::fit);
    connect(model, &QAbstractItemModel::rowsRemoved, this, &EntryList::fit);
    fit();
}

void EntryList::choose(const QModelIndex &entry)
{
    if (entry.row() == currentIndex().row()) {
        return;
    }
    setCurrentIndex(entry);
    if (!entry.isValid()) {
        clearSelection();
    }
}

QSize EntryList::sizeHint() const
{
    const int rows = model() ? model()->rowCount() : 0;
    return { QListView::minimumSizeHint().width(), rows * m_delegate->rowHeight() };
}

QSize EntryList::minimumSizeHint() const { return { 0, sizeHint().height() }; }

void EntryList::keyboardSearch(const QString &) { }

void EntryList::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && !event->isAutoRepeat()) {
        Q_EMIT openRequested();
        return;
    }
    const bool isMove = event->key() == Qt::Key_Up || event->key() == Qt::Key_Down
        || event->key() == Qt::Key_Home || event->key() == Qt::Key_End;
    if (!isMove) {
        event->ignore(); // a command of the page, or a page of the panel
        return;
    }
    QListView::keyPressEvent(event);
}

void EntryList::paintEvent(QPaintEvent *event)
{
    QListView::paintEvent(event);
    const QRect area = currentIndex().isValid() ? visualRect(currentIndex())
        : hasFocus()                            ? viewport()->rect()
                                                : QRect();
    if (area.isNull()) {
        return;
    }
    const int width = hasFocus() ? Metrics::focusRing : restingRing;
    const qreal inset = width / 2.0;
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_theme.tokens().focus, width));
    painter.drawRoundedRect(
        QRectF(area).adjusted(inset, inset, -inset, -inset - 1), ringRadius, ringRadius);
}

void EntryList::focusInEvent(QFocusEvent *event)
{
    // Not the one of an item view, which would choose the first entry.
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
    const bool isChosen = currentIndex().isValid();
    Q_EMIT areaWanted(isChosen ? visualRect(currentIndex()) : QRect(0, 0, 1, 1));
}

void EntryList::focusOutEvent(QFocusEvent *event)
{
    QListView::focusOutEvent(event);
    viewport()->update();
}

void EntryList::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QListView::currentChanged(current, previous);
    viewport()->update();
    Q_EMIT chosenChanged(current);
    if (current.isValid() && hasFocus()) {
        Q_EMIT areaWanted(visualRect(current));
    }
}

void EntryList::fit()
{
    updateGeometry();
    viewport()->update();
}
