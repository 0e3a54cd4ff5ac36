#include "ui/shell/datepopup.h"

#include "ui/shell/monthview.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textrole.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;

DatePopup::DatePopup(const Theme &theme, QWidget *parent)
    : QFrame(parent, Qt::Popup)
    , m_month(new MonthView(theme, this))
{
    setObjectName(u"datePopup"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setBoxRole(this, BoxRole::Panel);
    setFrameShape(QFrame::Box);
    auto *column = new QVBoxLayout(this);
    constexpr int side = 2 * Metrics::unit;
    column->setContentsMargins(side, side, side, side);
    column->addWidget(m_month);
    connect(m_month, &MonthView::leaveRequested, this, &QWidget::close);
    connect(m_month, &MonthView::dayPicked, this, [this](QDate day) {
        close();
        Q_EMIT dayPicked(day);
    });
}

void DatePopup::openBelow(const QWidget &anchor, QDate day, QDate today)
{
    m_month->showDay(day);
    m_month->setToday(today);
    adjustSize();
    move(anchor.mapToGlobal(QPoint(0, anchor.height() + Metrics::halfUnit)));
    show();
    m_month->setFocus(Qt::PopupFocusReason);
}
