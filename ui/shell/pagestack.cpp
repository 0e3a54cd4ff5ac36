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
    m_services.emplace(services);
    m_facts = facts;
    m_day = new DayPage(services, m_parts.theme, this);
    addWidget(m_day);
    connectPaper(services.feed);
    const DayPresenter &presenter = m_day->desk().day();
    connect(&presenter, &DayPresenter::placeChanged, this, &PageStack::followSite);
    connect(&presenter, &DayPresenter::sitesChanged, this, &PageStack::followSite);
    setRefreshSeconds(m_parts.settings.refreshSeconds());
    m_day->views().choose(gridViewOf(m_parts.settings.dayView()));
    connect(&m_day->views(), &DayViews::viewChanged, this, [this](GridView view) {
        m_parts.settings.setDayView(wordOf(view));
    });
}

/** A new page is as the others are: on the same site, reading as often, at rest when they are. */
void PageStack::join(RecordPage &page, ReadClock &clock)
{
    addWidget(&page);
    connect(&page, &RecordPage::leaveRequested, this, &PageStack::dayRequested);
    m_clocks.insert(&page, &clock);
    clock.setPeriod(std::chrono::seconds(m_refreshSeconds));
    clock.setPaused(m_isPaused);
    followSite();
}

ArrivalsPage *PageStack::arrivals()
{
    if (m_arrivals || !m_day) {
        return m_arrivals;
    }
    m_arrivals = new ArrivalsPage(
        { m_services->changes, m_day->desk().day(), m_services->feed }, m_parts.theme, this);
    join(*m_arrivals, m_arrivals->arrivals().clock());
    connect(m_arrivals, &ArrivalsPage::dayCommandRequested, m_day, &DayPage::run);
    // Who has come stands on the day too, and the day on the list of who comes.
    connect(&m_arrivals->arrivals().changes(), &ChangePresenter::changed, this, [this] {
        m_day->desk().slot().refresh();
        m_day->desk().day().refreshByItself();
    });
    connect(m_arrivals,
        &ArrivalsPage::historyRequested,
        this,
        [this](HoldId hold, const QString &title) {
            Q_EMIT historyRequested({ hold, {}, {} }, title);
        });
    return m_arrivals;
}

CustomerPage *PageStack::customers()
{
    if (m_customers || !m_day) {
        return m_customers;
    }
    m_customers = new CustomerPage(
        { m_services->customers, m_services->credits, m_services->feed }, m_parts.theme, this);
    join(*m_customers, m_customers->customers().clock());
    connect(m_customers, &CustomerPage::holdRequested, this, &PageStack::holdRequested);
    connect(m_customers,
        &CustomerPage::historyRequested,
        this,
        [this](CustomerId customer, const QString &name) {
            Q_EMIT historyRequested({ {}, {}, customer }, name);
        });
    return m_customers;
}

StockPage *PageStack::stock()
{
    if (!m_stock && m_day) {
        m_stock = new StockPage(m_services->stock, m_services->feed, m_parts.theme, this);
        join(*m_stock, m_stock->stock().clock());
    }
    return m_stock;
}

CreditPage *PageStack::credits()
{
    if (!m_credits && m_day) {
        m_credits = new CreditPage(
            { m_services->credits, m_services->customers, m_services->booking, m_services->feed },
            m_parts.theme,
            this);
        join(*m_credits, m_credits->credits().clock());
    }
    return m_credits;
}

SettingsPage *PageStack::settings()
{
    if (m_settings || !m_day) {
        return m_settings;
    }
    m_settings = new SettingsPage(m_parts, m_day->desk().kiosks(), this);
    m_settings->showFacts(m_facts);
    addWidget(m_settings);
    connect(m_settings, &SettingsPage::leaveRequested, this, &PageStack::dayRequested);
    connect(m_settings, &SettingsPage::refreshSecondsChanged, this, &PageStack::setRefreshSeconds);
    return m_settings;
}

PaperPage *PageStack::paper()
{
    if (!m_paper && m_day) {
        m_paper = new PaperPage(
            { m_services->tickets, m_services->stock, *m_printDesk, m_parts.settings },
            m_parts.theme,
            this);
        addWidget(m_paper);
        connect(m_paper, &PaperPage::leaveRequested, this, &PageStack::dayRequested);
    }
    return m_paper;
}

/** What was sent to a printer outlives the page of paper: its note stands above all pages. */
void PageStack::connectPaper(LiveFeed &feed)
{
    m_printDesk = new PrintDesk(m_services->tickets, m_parts.settings, this);
    m_printNote->watch(*m_printDesk);
    connect(m_printNote, &PrintNote::focusReturned, this, [this] { showPage(m_shown); });
    connect(&feed, &LiveFeed::everythingChanged, m_printDesk, &PrintDesk::retryNoting);
    connect(m_day, &DayPage::windowCommandRequested, this, [this](GridCommand command) {
        if (command == GridCommand::Print) {
            showPaper();
        }
    });
    // Another day was asked for: the paper of this one is not what the person looks for.
    connect(&m_day->desk().day(), &DayPresenter::placeChanged, this, [this] {
        if (m_paper && currentWidget() == m_paper) {
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
    setCurrentWidget(paper());
    m_paper->open({ hold ? hold->id : HoldId(), sheet }, m_parts.language.code());
}

RecordPage *PageStack::recordsOf(SideRail::Page page)
{
    switch (page) {
    case SideRail::Page::Arrivals:
        return arrivals();
    case SideRail::Page::Customers:
        return customers();
    case SideRail::Page::Stock:
        return stock();
    case SideRail::Page::Credits:
        return credits();
    case SideRail::Page::Day:
    case SideRail::Page::Settings:
        return nullptr;
    }
    Q_UNREACHABLE();
}

RecordPage *PageStack::shownRecords() const { return qobject_cast<RecordPage *>(currentWidget()); }

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
        setCurrentWidget(settings());
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
    return shownRecords() && !hasDate ? PageKeys::title(m_shown) : QString();
}

QList<QWidget *> PageStack::panes() const
{
    if (RecordPage *records = shownRecords()) {
        return { &records->pane(), &records->panel() };
    }
    if (currentWidget() == m_day) {
        return { &m_day->grid(), &m_day->panel(), &m_day->bar() };
    }
    return { currentWidget() };
}

void PageStack::runOnPage(SideRail::Page page, const QString &action)
{
    if (RecordPage *records = recordsOf(page)) {
        records->run(action);
    }
}

bool PageStack::refreshShown()
{
    ReadClock *clock = m_clocks.value(shownRecords());
    if (clock) {
        clock->readNow();
    }
    return clock != nullptr;
}

void PageStack::followSite()
{
    const Site &site = m_day->desk().day().site();
    if (m_customers) {
        m_customers->setSite(site);
    }
    if (m_stock) {
        m_stock->stock().setSite(site);
    }
    if (m_credits) {
        m_credits->setSite(site);
    }
}

void PageStack::setRefreshSeconds(int seconds)
{
    m_refreshSeconds = seconds;
    m_day->desk().day().setRefreshSeconds(seconds);
    for (ReadClock *clock : std::as_const(m_clocks)) {
        clock->setPeriod(std::chrono::seconds(seconds));
    }
}

void PageStack::setPaused(bool isPaused)
{
    m_isPaused = isPaused;
    m_day->desk().day().setPaused(isPaused);
    for (ReadClock *clock : std::as_const(m_clocks)) {
        clock->setPaused(isPaused);
    }
}

void PageStack::tick()
{
    m_day->tick();
    if (m_arrivals) {
        m_arrivals->tick();
    }
    if (m_credits) {
        m_credits->tick();
    }
}
