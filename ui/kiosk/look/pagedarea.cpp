#include "ui/kiosk/look/pagedarea.h"

#include "ui/kiosk/look/kiosklook.h"
#include "ui/kiosk/look/pager.h"

#include <QApplication>
#include <QEvent>
#include <QLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int pageCountMax = 50;

}

PagedArea::PagedArea(const KioskLook &look, QWidget *parent)
    : QWidget(parent)
    , m_look(look)
    , m_window(new QWidget(this))
    , m_pager(new Pager(look, Qt::Vertical, this))
{
    setObjectName(u"kioskPagedArea"_s);
    connect(m_pager, &Pager::pageRequested, this, &PagedArea::turnTo);
    connect(&look, &KioskLook::changed, this, &PagedArea::arrange);
    connect(qApp, &QApplication::focusChanged, this, [this](const QWidget *, const QWidget *now) {
        follow(now);
    });
}

void PagedArea::setContent(QWidget *content)
{
    delete m_content;
    m_content = content;
    m_page = 0;
    content->setParent(m_window);
    content->installEventFilter(this);
    content->show();
    arrange();
}

int PagedArea::leastHeight(const QWidget &content, int width)
{
    const QLayout *layout = content.layout();
    if (!layout) {
        return content.minimumSizeHint().height();
    }
    return layout->hasHeightForWidth() ? layout->totalMinimumHeightForWidth(width)
                                       : layout->totalMinimumSize().height();
}

/** Where each page begins, and where the last one ends. */
QList<int> PagedArea::pageStarts(int high) const
{
    const auto parts = m_content->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly);
    QList<int> starts { 0 };
    while (starts.last() < high && starts.size() < pageCountMax) {
        const int start = starts.last();
        int end = std::min(high, start + std::max(1, height()));
        for (const QWidget *part : parts) {
            const bool isCut = part->y() < end && part->y() + part->height() > end;
            if (part->isVisibleTo(m_content) && isCut && part->y() > start) {
                end = part->y();
            }
        }
        starts.append(end);
    }
    return starts;
}

void PagedArea::arrange()
{
    if (!m_content) {
        return;
    }
    m_pager->fitInto(height());
    const int gap = m_look.metrics().gap();
    const bool isHigher = leastHeight(*m_content, width()) > height();
    const int wide = isHigher ? std::max(1, width() - m_pager->wide() - gap) : width();
    const int high = isHigher ? leastHeight(*m_content, wide) : height();
    m_content->resize(wide, high);
    if (m_content->layout()) {
        m_content->layout()->activate();
    }
    m_starts = isHigher ? pageStarts(high) : QList<int> { 0, high };
    const auto count = std::max(1, static_cast<int>(m_starts.size()) - 1);
    m_page = std::clamp(m_page, 0, count - 1);
    const int start = m_starts.at(m_page);
    m_window->setGeometry(0, 0, wide, m_starts.value(m_page + 1, high) - start);
    m_content->move(0, -start);
    m_pager->setGeometry(wide + gap, 0, m_pager->wide(), height());
    m_pager->setPages(m_page, count);
}

void PagedArea::turnTo(int page)
{
    m_page = page;
    arrange();
}

void PagedArea::follow(const QWidget *focus)
{
    if (!focus || !m_content || !m_content->isAncestorOf(focus)) {
        return;
    }
    const int y = focus->mapTo(m_content.data(), QPoint()).y();
    const auto next = std::upper_bound(m_starts.cbegin(), m_starts.cend() - 1, y);
    const auto page = static_cast<int>(next - m_starts.cbegin()) - 1;
    if (page >= 0 && page != m_page) {
        turnTo(page);
    }
}

void PagedArea::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void PagedArea::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    arrange();
}

bool PagedArea::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest && watched == m_content) {
        arrange();
    }
    return QWidget::eventFilter(watched, event);
}
