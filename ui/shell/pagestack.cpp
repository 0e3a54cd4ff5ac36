#include "ui/shell/pagestack.h"

#include "core/base/localday.h"
#include "core/config/settings.h"
#include "core/live/livefeed.h"
#include "ui/arrivals/arrivalspage.h"
#include "ui/credits/creditpage.h"
#include "ui/customers/customerpage.h"
#include "ui/desk/daypage.h"
#include "ui/desk/dayviews.h"
#include "ui/desk/slotgridview.h"
#include "ui/paper/paperpage.h"
#include "ui/paper/printdesk.h"
#include "ui/paper/printnote.h"
#include "ui/shell/language.h"
#include "ui/shell/pagekeys.h"
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
    m_arrivals = new ArrivalsPage(
        { services.changes, m_day->desk().day(), services.feed }, m_parts.theme, this);
    m_customers = new CustomerPage(
        { services.customers, services.credits, services.feed }, m_parts.theme, this);
    m_stock = new StockPage(services.stock, services.feed, m_parts.theme, this);
    m_credits
        = new CreditPage({ services.credits, services.customers, services.booking, services.feed },
            m_parts.theme,
            this);
    m_settings = new SettingsPage(m_parts.settings, m_parts.theme, m_parts.language, this);
    m_settings->showFacts(facts);
    addWidget(m_day);
    for (RecordPage *page :
        std::initializer_list<RecordPage *> { m_arrivals, m_customers, m_stock, m_credits }) {
        addWidget(page);
        connect(page, &RecordPage::leaveRequested, this, &PageStack::dayRequested);
    }
    addWidget(m_settings);
    connect(m_settings, &SettingsPage::leaveRequested, this, &PageStack::dayRequested);
    connectArrivals();
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

/** Who has come stands on the day too, and the day on the list of who comes. */
void PageStack::connectArrivals()
{
    connect(m_arrivals, &ArrivalsPage::dayCommandRequested, m_day, &DayPage::run);
    connect(&m_arrivals->arrivals().changes(), &ChangePresenter::changed, this, [this] {
        m_day->desk().slot().refresh();
        m_day->desk().day().refreshByItself();
    });
}

RecordPage *PageStack::recordsOf(SideRail::Page page) const
{
    switch (page) {
    case SideRail::Page::Arrivals:
        return m_arrivals;
    case SideRail::Page::Customers:
        return m_customers;
    case SideRail::Page::Stock:
        return m_stock;
    case SideRail::Page::Credits:
        return m_credits;
    case SideRail::Page::Day:
    case SideRail::Page::Settings:
        return nullptr;
    }
    Q_UNREACHABLE();
}

void PageStack::showPage(SideRail::Page page)
{
    m_shown = page;
    if (RecordPage *records = recordsOf(page)) {
        setCurrentWidget(records);
        records->takeFocus();
    } else if (page == SideRail::Page::Day) {
        setCurrentWidget(m_day);
        m_day->focusGrid();
    } else {
        setCurrentWidget(m_settings);
        m_settings->setFocus(Qt::OtherFocusReason);
    }
}

SideRail::Page PageStack::pageOfDay() const
{
    return m_shown == SideRail::Page::Arrivals ? m_shown : SideRail::Page::Day;
}

QString PageStack::title() const
{
    const bool hasDate = pageOfDay() == m_shown;
    return recordsOf(m_shown) && !hasDate ? PageKeys::title(m_shown) : QString();
}

QList<QWidget *> PageStack::panes() const
{
    if (currentWidget() == m_paper) {
        return { m_paper };
    }
    if (RecordPage *records = recordsOf(m_shown)) {
        return { &records->pane(), &records->panel() };
    }
    if (m_shown == SideRail::Page::Day) {
        return { &m_day->grid(), &m_day->panel(), &m_day->bar() };
    }
    return { m_settings };
}

void PageStack::runOnPage(SideRail::Page page, const QString &action)
{
    if (RecordPage *records = recordsOf(page)) {
        records->run(action);
    }
}

bool PageStack::refreshShown()
{
    if (m_shown == SideRail::Page::Arrivals) {
        m_arrivals->arrivals().refresh();
        return true;
    }
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

QList<ReadClock *> PageStack::clocks() const
{
    return { &m_arrivals->arrivals().clock(),
        &m_customers->customers().clock(),
        &m_stock->stock().clock(),
        &m_credits->credits().clock() };
}

void PageStack::setRefreshSeconds(int seconds)
{
    m_day->desk().day().setRefreshSeconds(seconds);
    for (ReadClock *clock : clocks()) {
        clock->setPeriod(std::chrono::seconds(seconds));
    }
}

void PageStack::setPaused(bool isPaused)
{
    m_day->desk().day().setPaused(isPaused);
    for (ReadClock *clock : clocks()) {
        clock->setPaused(isPaused);
    }
}

void PageStack::tick()
{
    m_day->tick();
    m_arrivals->tick();
    m_credits->tick();
}
