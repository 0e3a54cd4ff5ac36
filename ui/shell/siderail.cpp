#include "ui/shell/siderail.h"

#include "ui/shell/legend.h"
#include "ui/shell/monthview.h"
#include "ui/shell/ownholds.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textrole.h"
#include "ui/theme/theme.h"
#include "ui/widgets/keybutton.h"

#include <QEvent>
#include <QKeySequence>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

SideRail::SideRail(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_day(new KeyButton(theme, KeyButton::Variant::Quiet, this))
    , m_arrivals(new KeyButton(theme, KeyButton::Variant::Quiet, this))
    , m_customers(new KeyButton(theme, KeyButton::Variant::Quiet, this))
    , m_stock(new KeyButton(theme, KeyButton::Variant::Quiet, this))
    , m_credits(new KeyButton(theme, KeyButton::Variant::Quiet, this))
    , m_settings(new KeyButton(theme, KeyButton::Variant::Quiet, this))
    , m_month(new MonthView(theme, this))
    , m_ownHolds(new OwnHolds(theme, this))
    , m_legend(new Legend(theme, this))
{
    setObjectName(u"sideRail"_s);
    setBoxRole(this, BoxRole::LeftRail);
    m_day->setObjectName(u"pageDay"_s);
    m_arrivals->setObjectName(u"pageArrivals"_s);
    m_customers->setObjectName(u"pageCustomers"_s);
    m_stock->setObjectName(u"pageStock"_s);
    m_credits->setObjectName(u"pageCredits"_s);
    m_settings->setObjectName(u"pageSettings"_s);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(
        Metrics::unit, Metrics::pageMargin, Metrics::unit + 1, Metrics::pageMargin);
    column->setSpacing(Metrics::halfUnit);
    for (KeyButton *button : { m_day, m_arrivals, m_customers, m_stock, m_credits, m_settings }) {
        button->setEntry(true);
        button->setCheckable(true);
        column->addWidget(button);
    }
    column->addSpacing(2 * Metrics::unit);
    column->addWidget(m_month);
    column->addSpacing(2 * Metrics::unit);
    column->addWidget(m_ownHolds);
    column->addStretch(1);
    column->addWidget(m_legend);
    connect(m_day, &KeyButton::clicked, this, [this] { Q_EMIT pageRequested(Page::Day); });
    connect(
        m_arrivals, &KeyButton::clicked, this, [this] { Q_EMIT pageRequested(Page::Arrivals); });
    connect(
        m_customers, &KeyButton::clicked, this, [this] { Q_EMIT pageRequested(Page::Customers); });
    connect(m_stock, &KeyButton::clicked, this, [this] { Q_EMIT pageRequested(Page::Stock); });
    connect(m_credits, &KeyButton::clicked, this, [this] { Q_EMIT pageRequested(Page::Credits); });
    connect(
        m_settings, &KeyButton::clicked, this, [this] { Q_EMIT pageRequested(Page::Settings); });
    setFixedWidth(theme.scaled(Metrics::railWidth));
    connect(&theme, &Theme::changed, this, [this, &theme] {
        setFixedWidth(theme.scaled(Metrics::railWidth));
    });
    setPage(Page::Day);
    retranslate();
}

void SideRail::setPage(Page page)
{
    m_day->setChecked(page == Page::Day);
    m_arrivals->setChecked(page == Page::Arrivals);
    m_customers->setChecked(page == Page::Customers);
    m_stock->setChecked(page == Page::Stock);
    m_credits->setChecked(page == Page::Credits);
    m_isLegendWanted = page == Page::Day;
    fitLegend();
    m_settings->setChecked(page == Page::Settings);
}

void SideRail::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

void SideRail::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitLegend();
}

/** The legend goes first when the window is low: it is learnt once, the others are used. */
void SideRail::fitLegend()
{
    const int needed = m_month->sizeHint().height() + m_ownHolds->sizeHint().height()
        + m_legend->sizeHint().height() + 6 * m_day->sizeHint().height() + 9 * Metrics::unit;
    m_legend->setVisible(m_isLegendWanted && height() >= needed);
}

void SideRail::retranslate()
{
    m_day->setText(tr("Day"));
    m_day->setKeyText(QKeySequence(Qt::CTRL | Qt::Key_1).toString(QKeySequence::NativeText));
    m_arrivals->setText(tr("Arrivals"));
    m_arrivals->setKeyText(QKeySequence(Qt::CTRL | Qt::Key_5).toString(QKeySequence::NativeText));
    m_customers->setText(tr("Customers"));
    m_customers->setKeyText(QKeySequence(Qt::CTRL | Qt::Key_4).toString(QKeySequence::NativeText));
    m_stock->setText(tr("Stock"));
    m_stock->setKeyText(QKeySequence(Qt::CTRL | Qt::Key_2).toString(QKeySequence::NativeText));
    m_credits->setText(tr("Credits"));
    m_credits->setKeyText(QKeySequence(Qt::CTRL | Qt::Key_3).toString(QKeySequence::NativeText));
    m_settings->setText(tr("Settings"));
    m_settings->setKeyText(
        QKeySequence(Qt::CTRL | Qt::Key_Comma).toString(QKeySequence::NativeText));
    setAccessibleName(tr("Pages and calendar"));
}
