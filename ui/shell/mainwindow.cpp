#include "ui/shell/mainwindow.h"

#include "core/config/settings.h"
#include "core/live/livefeed.h"
#include "ui/desk/daypage.h"
#include "ui/desk/dayviews.h"
#include "ui/desk/slotgridview.h"
#include "ui/dialogs/keylist.h"
#include "ui/lock/desklock.h"
#include "ui/paper/printnote.h"
#include "ui/shell/connectionbar.h"
#include "ui/shell/datepopup.h"
#include "ui/shell/deskmenu.h"
#include "ui/shell/finder.h"
#include "ui/shell/monthview.h"
#include "ui/shell/ownholds.h"
#include "ui/shell/pagekeys.h"
#include "ui/shell/pagestack.h"
#include "ui/shell/panes.h"
#include "ui/shell/refreshswitch.h"
#include "ui/shell/startscreen.h"
#include "ui/shell/statusline.h"
#include "ui/shell/topbar.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"

#include <QCloseEvent>
#include <QShortcut>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace {

constexpr QSize sizeFirst(1440, 900);
constexpr QSize sizeMin(960, 560);
/** What the grid needs beside rail and panel; with less the rail gives its room to it. */
constexpr int widthForGrid = 640;

}

MainWindow::MainWindow(const ShellParts &parts, QWidget *parent)
    : QMainWindow(parent)
    , m_settings(parts.settings)
    , m_theme(parts.theme)
{
    setObjectName(u"mainWindow"_s);
    setWindowTitle(u"Holdfast"_s);
    setMinimumSize(sizeMin);
    build(parts);
    bindKeys();
    connectBars();
    resize(sizeFirst);
    restoreGeometry(m_settings.windowGeometry());
    m_second.setInterval(std::chrono::seconds(1));
    connect(&m_theme, &Theme::changed, this, &MainWindow::fitRail);
    connect(&m_second, &QTimer::timeout, this, &MainWindow::tick);
}

MainWindow::~MainWindow() = default;

StartScreen &MainWindow::startScreen() { return m_pages->start(); }

DayPage *MainWindow::dayPage() { return m_pages->day(); }

void MainWindow::build(const ShellParts &parts)
{
    auto *whole = new QWidget(this);
    setBoxRole(whole, BoxRole::Page);
    setCentralWidget(whole);
    m_topBar = new TopBar(m_theme, whole);
    m_connectionBar = new ConnectionBar(m_theme, whole);
    m_pages = new PageStack(parts, whole);
    m_status = new StatusLine(m_theme, whole);
    m_menu = new DeskMenu(this);
    m_topBar->setMenu(*m_menu);

    auto *rows = new QVBoxLayout(whole);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(m_topBar);
    rows->addWidget(m_connectionBar);
    rows->addWidget(&m_pages->printNote());
    m_middle = new QHBoxLayout;
    m_middle->setSpacing(0);
    m_middle->addWidget(m_pages, 1);
    rows->addLayout(m_middle, 1);
    rows->addWidget(m_status);
}

void MainWindow::bindKeys()
{
    const auto bind = [this](const QKeySequence &keys, auto handler) {
        connect(new QShortcut(keys, this), &QShortcut::activated, this, handler);
    };
    bind(Qt::Key_F1, [this] { runOnWindow(GridCommand::Help); });
    bind(Qt::Key_F5, [this] { run(GridCommand::Refresh); });
    bind(Qt::Key_F6, [this] { cyclePane(1); });
    bind(Qt::SHIFT | Qt::Key_F6, [this] { cyclePane(-1); });
    bind(Qt::Key_F10, [this] { m_topBar->openMenu(); });
    for (const PageKey &each : PageKeys::pages()) {
        bind(each.keys, [this, page = each.page] { showPage(page); });
    }
    bind(Qt::CTRL | Qt::Key_Q, [this] { close(); });
}

void MainWindow::connectBars()
{
    connect(m_topBar, &TopBar::deskRequested, this, [this] { showPage(SideRail::Page::Settings); });
    connect(m_topBar, &TopBar::dateRequested, this, &MainWindow::goToDate);
    connect(m_topBar, &TopBar::todayRequested, this, [this] { run(GridCommand::Today); });
    connect(m_menu, &DeskMenu::commandRequested, this, &MainWindow::run);
    connect(m_menu, &DeskMenu::pageRequested, this, &MainWindow::showPage);
    connect(m_menu,
        &DeskMenu::actionRequested,
        this,
        [this](SideRail::Page page, const QString &action) {
            showPage(page);
            m_pages->runOnPage(page, action);
        });
    connect(m_pages, &PageStack::dayRequested, this, [this] { showPage(SideRail::Page::Day); });
    connect(m_menu, &DeskMenu::quitRequested, this, &QWidget::close);
}

void MainWindow::openDesk(const DeskServices &services, const DatabaseFacts &facts, QDate day)
{
    m_feed = &services.feed;
    m_rail = new SideRail(m_theme, centralWidget()); // before the pages: Tab walks in this order
    m_middle->insertWidget(0, m_rail);
    m_pages->open(services, facts);
    m_lock = new DeskLock(*this, m_settings, m_theme);
    connectDay();
    auto *finder
        = new Finder({ services.customers, m_topBar->findField(), *m_pages, m_theme, *this }, this);
    connect(finder, &Finder::pageRequested, this, &MainWindow::showPage);
    m_status->showPlace(facts.isPrivate, facts.place);
    m_status->watch(services.feed);
    m_topBar->showDesk(dayPage()->desk().deskName());
    m_menu->setDeskOpen(true);
    dayPage()->desk().day().showDay(day);
    dayPage()->desk().start();
    showPage(SideRail::Page::Day);
    fitRail();
    m_second.start();
    m_lock->lock();
}

void MainWindow::connectDay()
{
    DayPresenter &day = dayPage()->desk().day();
    connect(m_topBar, &TopBar::stepRequested, &day, &DayPresenter::step);
    connect(m_topBar, &TopBar::siteRequested, &day, &DayPresenter::showSite);
    connect(&day, &DayPresenter::placeChanged, this, &MainWindow::onPlaceChanged);
    connect(&day, &DayPresenter::sitesChanged, this, &MainWindow::onPlaceChanged);
    connect(dayPage(), &DayPage::gridShown, this, &MainWindow::onGridShown);
    connect(dayPage(), &DayPage::windowCommandRequested, this, &MainWindow::runOnWindow);
    const auto focusPage = [this] { showPage(m_pages->shownPage()); };
    connect(m_rail, &SideRail::pageRequested, this, &MainWindow::showPage);
    connect(&m_rail->month(), &MonthView::dayPicked, &day, &DayPresenter::showDay);
    connect(
        &m_rail->month(), &MonthView::dayPicked, this, [this] { showPage(m_pages->pageOfDay()); });
    connect(&m_rail->month(), &MonthView::leaveRequested, this, focusPage);
    connect(&m_rail->ownHolds(), &OwnHolds::slotRequested, this, [this](SlotId slot) {
        showPage(SideRail::Page::Day);
        dayPage()->grid().goToSlot(slot);
    });
    connect(m_connectionBar, &MessageBar::focusReturned, this, focusPage);
    new RefreshSwitch(*m_pages, *m_status, this);
    DayViews &views = dayPage()->views();
    connect(&views, &DayViews::filterChanged, m_topBar, &TopBar::showFilter);
    connect(m_topBar, &TopBar::filterOffRequested, &views, &DayViews::stepBack);
    m_connectionBar->watch(*m_feed, dayPage()->desk().hold());
}

void MainWindow::showPage(SideRail::Page page)
{
    if (!dayPage()) {
        return;
    }
    m_rail->setPage(page);
    m_pages->showPage(page);
    m_topBar->setDayVisible(m_pages->pageOfDay() == page, m_pages->title());
    m_status->showKeysOf(page);
}

void MainWindow::run(GridCommand command)
{
    if (command == GridCommand::Refresh && dayPage() && m_pages->refreshShown()) {
        return;
    }
    if (dayPage() && command != GridCommand::Help && command != GridCommand::Lock) {
        showPage(command == GridCommand::Today ? m_pages->pageOfDay() : SideRail::Page::Day);
        dayPage()->run(command);
    } else {
        runOnWindow(command);
    }
}

void MainWindow::runOnWindow(GridCommand command)
{
    if (command == GridCommand::Help) {
        toggleKeyList();
    } else if (command == GridCommand::GoToDate) {
        goToDate();
    } else if (command == GridCommand::NextPane || command == GridCommand::PreviousPane) {
        cyclePane(command == GridCommand::NextPane ? 1 : -1);
    } else if (command == GridCommand::Lock && m_lock) {
        m_lock->lock();
    }
}

void MainWindow::onPlaceChanged()
{
    const DayPresenter &day = dayPage()->desk().day();
    m_topBar->showDay(day.day());
    m_topBar->showSites(day.sites(), day.site());
    m_rail->month().showDay(day.day());
}

void MainWindow::onGridShown()
{
    const DayPresenter &day = dayPage()->desk().day();
    m_rail->month().setToday(day.today());
    m_rail->ownHolds().refresh(dayPage()->model());
    m_status->showAge(day);
}

void MainWindow::tick()
{
    m_pages->tick();
    m_rail->ownHolds().refresh(dayPage()->model());
    m_status->showAge(dayPage()->desk().day());
    m_connectionBar->refresh();
}

void MainWindow::goToDate()
{
    if (!dayPage()) {
        return;
    }
    if (m_rail->isVisible()) {
        m_rail->month().setFocus(Qt::ShortcutFocusReason);
        return;
    }
    auto *popup = new DatePopup(m_theme, this);
    DayPresenter &day = dayPage()->desk().day();
    connect(popup, &DatePopup::dayPicked, &day, &DayPresenter::showDay);
    popup->openBelow(m_topBar->dateButton(), day.day(), day.today());
}

void MainWindow::cyclePane(int step)
{
    if (!dayPage()) {
        return;
    }
    QList<QWidget *> panes = m_pages->panes();
    panes.append(m_topBar);
    if (m_rail->isVisible()) {
        panes.append(m_rail);
    }
    focusNextPane(panes, focusWidget(), step);
}

void MainWindow::toggleKeyList()
{
    if (!m_keyList) {
        m_keyList = new KeyList(m_theme, this);
    }
    m_keyList->setVisible(!m_keyList->isVisible());
}

void MainWindow::fitRail()
{
    const int beside = m_theme.scaled(Metrics::railWidth) + m_theme.scaled(Metrics::panelWidth);
    if (m_rail) {
        m_rail->setVisible(width() >= beside + widthForGrid);
    }
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    m_settings.setWindowGeometry(saveGeometry());
    QMainWindow::closeEvent(event);
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    fitRail();
}

void MainWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange && dayPage()) {
        m_topBar->setDayVisible(m_pages->pageOfDay() == m_pages->shownPage(), m_pages->title());
        onPlaceChanged();
        m_rail->ownHolds().refresh(dayPage()->model());
    }
    QMainWindow::changeEvent(event);
}
