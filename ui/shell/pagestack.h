#pragma once

#include "core/customers/customerrequests.h"
#include "core/model/foundhold.h"
#include "ui/presenters/deskpresenter.h"
#include "ui/shell/databasefacts.h"
#include "ui/shell/shellparts.h"
#include "ui/shell/siderail.h"

#include <QHash>
#include <QStackedWidget>

#include <optional>

class ArrivalsPage;
class CreditPage;
class CustomerPage;
class DayPage;
class PaperPage;
class PrintDesk;
class PrintNote;
class ReadClock;
class RecordPage;
class SettingsPage;
class StartScreen;
class StockPage;

/**
 * The pages of the window, one on the screen at a time; the start screen until open(). The day is
 * made then; each other page when it is first asked for, because a window that makes all of them
 * is shown later by as much again as a window takes.
 */
class PageStack : public QStackedWidget {
    Q_OBJECT

public:
    explicit PageStack(const ShellParts &parts, QWidget *parent = nullptr);

    StartScreen &start() { return *m_start; }

    /** Makes the day; once. What @p services refers to outlives the pages. */
    void open(const DeskServices &services, const DatabaseFacts &facts);

    /** Null before open(), as all pages. */
    DayPage *day() const { return m_day; }

    ArrivalsPage *arrivals();
    CustomerPage *customers();
    StockPage *stock();
    CreditPage *credits();
    SettingsPage *settings();
    PaperPage *paper();

    /** What became of a print; the window gives it a place above the pages. */
    PrintNote &printNote() { return *m_printNote; }

    /** Shows a page and gives it the keyboard. */
    void showPage(SideRail::Page page);

    SideRail::Page shownPage() const { return m_shown; }

    /** The page on the screen if it shows the day of the top bar, else the day. */
    SideRail::Page pageOfDay() const;

    /** What the page is called, where it does not say so itself; empty otherwise. */
    QString title() const;

    /** The parts of the page that F6 walks over. */
    QList<QWidget *> panes() const;

    /** Does on a page what a button there does. */
    void runOnPage(SideRail::Page page, const QString &action);

    /** Reads the page on the screen again; false when that is the business of the day. */
    bool refreshShown();

    /** Another site, or its name is known now. */
    void followSite();

    void setRefreshSeconds(int seconds);

    /** Nothing on the pages moves by itself, or does again. */
    void setPaused(bool isPaused);

    /** Once a second: countdowns. */
    void tick();

Q_SIGNALS:
    /** Escape on a page: back to the day. */
    void dayRequested();

    /** A hold on the card of a customer, to be seen in its slot. */
    void holdRequested(const FoundHold &hold);

    /** @p title: whose history it is, in words. */
    void historyRequested(const HistorySubject &subject, const QString &title);

private:
    /** Null for the pages that have no records; made when it was not yet. */
    RecordPage *recordsOf(SideRail::Page page);

    /** The page on the screen, when it has records. */
    RecordPage *shownRecords() const;
    void join(RecordPage &page, ReadClock &clock);
    void connectPaper(LiveFeed &feed);
    void showPaper();

    ShellParts m_parts;
    std::optional<DeskServices> m_services; ///< set by open()
    DatabaseFacts m_facts;
    StartScreen *m_start = nullptr;
    DayPage *m_day = nullptr;
    ArrivalsPage *m_arrivals = nullptr;
    CustomerPage *m_customers = nullptr;
    StockPage *m_stock = nullptr;
    CreditPage *m_credits = nullptr;
    SettingsPage *m_settings = nullptr;
    PaperPage *m_paper = nullptr;
    PrintDesk *m_printDesk = nullptr;
    PrintNote *m_printNote = nullptr;
    QHash<RecordPage *, ReadClock *> m_clocks; ///< of the pages that are there
    int m_refreshSeconds = 0;
    bool m_isPaused = false;
    SideRail::Page m_shown = SideRail::Page::Day;
};
