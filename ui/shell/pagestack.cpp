#include "ui/shell/pagestack.h"

#include "core/base/localday.h"
#include "core/config/settings.h"
#include "core/live/livefeed.h"
#include "ui/credits/creditpage.h"
#include "ui/customers/customerpage.h"
#include "ui/desk/daypage.h"
#include "ui/desk/dayviews.h"
#include "ui/desk/slotgridview.h"
#include "ui/paper/paperpage.h"
#include "ui/paper/printdesk.h"
#include "ui/paper/printnote.h"
#include "ui/shell/language.h"
#include "ui/shell/settingspage.h"
#include "ui/shell/shellparts.h"
#include "ui/shell/startscreen.h"
#include "ui/stock/stockpage.h"
#include "ui/widgets/detailpanel.h"
#include "ui/widgets/recordpane.h"

PageStack::PageStack(const ShellParts &parts, QWidget *parent)
    : QStackedWidget(parent)
    , m_parts(parts)
    , m_start(new StartScreen(parts.theme, this))
    , m_printNote(new PrintNote(parts.theme, this))
{
    addWidget(m_start);
}

void PageStack::open(const DeskServices &services, const DatabaseFacts &facts)
{
    Q_ASSERT(!m_day);
    m_day = new DayPage(services, m_parts.theme, this);
    m_customers = new CustomerPage(
        { services.customers, services.credits, services.feed }, m_parts.theme, this);
    m_stock = new StockPage(services.stock, services.feed, m_parts.theme, this);
    m_credits
        = new CreditPage({ services.credits, services.customers, services.booking, services.feed },
            m_parts.theme,
            this);
    m_settings = new SettingsPage(m_parts.settings, m_parts.theme, m_parts.language, this);
    m_settings->showFacts(facts);
    for (QWidget *page :
        std::initializer_list<QWidget *> { m_day, m_customers, m_stock, m_credits, m_settings }) {
        addWidget(page);
    }
    connect(m_customers, &CustomerPage::leaveRequested, this, &PageStack::dayRequested);
    connect(m_stock, &StockPage::leaveRequested, this, &PageStack::dayRequested);
    connect(m_credits, &CreditPage::leaveRequested, this, &PageStack::dayRequested);
    connect(m_settings, &SettingsPage::leaveRequested, this, &PageStack::dayRequested);
    openPaper(services);
    const DayPresenter &presenter = m_day->desk().day();
    connect(&presenter, &DayPresenter::placeChanged, this, &PageStack::followSite);
    connect(&presenter, &DayPresenter::sitesChanged, this, &PageStack::followSite);
    connect(m_settings, &SettingsPage::refreshSecondsChanged, this, &PageStack::setRefreshSeconds);
    setRefreshSeconds(m_parts.settings.refreshSeconds());
    m_day->views().choose(gridViewOf(m_parts.settings.dayView()));
    connect(&m_day->views(), &DayViews::viewChanged, this, [this](GridView view) {
        m_parts.settings.setDayView(wordOf(view));
    });
}

void PageStack::openPaper(const DeskServices &services)
{
    m_printDesk = new PrintDesk(services.tickets, m_parts.settings, this);
    m_printNote->watch(*m_printDesk);
    m_paper = new PaperPage(
        { services.tickets, services.stock, *m_printDesk, m_parts.settings }, m_parts.theme, this);
    addWidget(m_paper);
    connect(m_paper, &PaperPage::leaveRequested, this, &PageStack::dayRequested);
    connect(m_printNote, &PrintNote::focusReturned, this, [this] { showPage(m_shown); });
    connect(&services.feed, &LiveFeed::everythingChanged, m_printDesk, &PrintDesk::retryNoting);
    connect(m_day, &DayPage::windowCommandRequested, this, [this](GridCommand command) {
        if (command == GridCommand::Print) {
            showPaper();
        }
    });
    // Another day was asked for: the paper of this one is not what the person looks for.
    connect(&m_day->desk().day(), &DayPresenter::placeChanged, this, [this] {
        if (currentWidget() == m_paper) {
            Q_EMIT dayRequested();
        }
    });
}

void PageStack::showPaper()
{
    const DeskPresenter &desk = m_day->desk();
    const Hold *hold = desk.slot().chosenHold();
    const QDate day = desk.day().day();
    const auto &detail = desk.slot().detail();
    const auto &grid = desk.day().grid();
    const bool hasGrid = grid && !grid->resources.isEmpty();
    const ResourceId first = hasGrid ? grid->resources.constFirst().id : ResourceId();
    const DaySheetWish sheet { detail ? detail->slot.resourceId : first,
        day,
        localDay(day, QTimeZone(desk.day().site().zone)) };
    setCurrentWidget(m_paper);
    m_paper->open({ hold ? hold->id : HoldId(), sheet }, m_parts.language.code());
}

QWidget *PageStack::widgetOf(SideRail::Page page) const
{
    switch (page) {
    case SideRail::Page::Day:
        return m_day;
    case SideRail::Page::Customers:
        return m_customers;
    case SideRail::Page::Stock:
        return m_stock;
    case SideRail::Page::Credits:
        return m_credits;
    case SideRail::Page::Settings:
        return m_settings;
    }
    Q_UNREACHABLE();
}

void PageStack::showPage(SideRail::Page page)
{
    m_shown = page;
    setCurrentWidget(widgetOf(page));
    switch (page) {
    case SideRail::Page::Day:
        m_day->focusGrid();
        return;
    case SideRail::Page::Customers:
        m_customers->takeFocus();
        return;
    case SideRail::Page::Stock:
        m_stock->takeFocus();
        return;
    case SideRail::Page::Credits:
        m_credits->takeFocus();
        return;
    case SideRail::Page::Settings:
        m_settings->setFocus(Qt::OtherFocusReason);
        return;
    }
}

QString PageStack::title() const
{
    switch (m_shown) {
    case SideRail::Page::Customers:
        return tr("Customers");
    case SideRail::Page::Stock:
        return tr("Stock");
    case SideRail::Page::Credits:
        return tr("Credits");
    case SideRail::Page::Day:
    case SideRail::Page::Settings:
        return {};
    }
    Q_UNREACHABLE();
}

QList<QWidget *> PageStack::panes() const
{
    if (currentWidget() == m_paper) {
        return { m_paper };
    }
    switch (m_shown) {
    case SideRail::Page::Day:
        return { &m_day->grid(), &m_day->panel(), &m_day->bar() };
    case SideRail::Page::Customers:
        return { &m_customers->pane(), &m_customers->panel() };
    case SideRail::Page::Stock:
        return { &m_stock->pane(), &m_stock->panel() };
    case SideRail::Page::Credits:
        return { &m_credits->pane(), &m_credits->panel() };
    case SideRail::Page::Settings:
        return { m_settings };
    }
    Q_UNREACHABLE();
}

void PageStack::runOnPage(SideRail::Page page, const QString &action)
{
    if (page == SideRail::Page::Customers) {
        m_customers->run(action);
    } else if (page == SideRail::Page::Stock) {
        m_stock->run(action);
    } else if (page == SideRail::Page::Credits) {
        m_credits->run(action);
    }
}

bool PageStack::refreshShown()
{
    if (m_shown == SideRail::Page::Customers) {
        m_customers->customers().refresh();
        return true;
    }
    if (m_shown == SideRail::Page::Stock) {
        m_stock->stock().refresh();
        return true;
    }
    if (m_shown == SideRail::Page::Credits) {
        m_credits->credits().refresh();
        return true;
    }
    return false;
}

void PageStack::followSite()
{
    const Site &site = m_day->desk().day().site();
    m_customers->setSite(site);
    m_stock->stock().setSite(site);
    m_credits->setSite(site);
}

void PageStack::setRefreshSeconds(int seconds)
{
    m_day->desk().day().setRefreshSeconds(seconds);
    m_customers->customers().clock().setPeriod(std::chrono::seconds(seconds));
    m_stock->stock().clock().setPeriod(std::chrono::seconds(seconds));
    m_credits->credits().clock().setPeriod(std::chrono::seconds(seconds));
}

void PageStack::setPaused(bool isPaused)
{
    m_day->desk().day().setPaused(isPaused);
    m_customers->customers().clock().setPaused(isPaused);
    m_stock->stock().clock().setPaused(isPaused);
    m_credits->credits().clock().setPaused(isPaused);
}

void PageStack::tick()
{
    m_day->tick();
    m_credits->tick();
}
