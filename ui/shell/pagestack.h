#pragma once

#include "ui/presenters/deskpresenter.h"
#include "ui/shell/databasefacts.h"
#include "ui/shell/shellparts.h"
#include "ui/shell/siderail.h"

#include <QStackedWidget>

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

/** The pages of the window, one on the screen at a time; the start screen until open(). */
class PageStack : public QStackedWidget {
    Q_OBJECT

public:
    explicit PageStack(const ShellParts &parts, QWidget *parent = nullptr);

    StartScreen &start() { return *m_start; }

    /** Makes the pages; once. */
    void open(const DeskServices &services, const DatabaseFacts &facts);

    /** Null before open(), as all pages. */
    DayPage *day() const { return m_day; }

    ArrivalsPage *arrivals() const { return m_arrivals; }

    CustomerPage *customers() const { return m_customers; }

    StockPage *stock() const { return m_stock; }

    CreditPage *credits() const { return m_credits; }

    SettingsPage *settings() const { return m_settings; }

    PaperPage *paper() const { return m_paper; }

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

private:
    /** Null for the pages that have no records. */
    RecordPage *recordsOf(SideRail::Page page) const;
    QList<ReadClock *> clocks() const;
    void connectArrivals();
    void openPaper(const DeskServices &services);
    void showPaper();

    ShellParts m_parts;
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
    SideRail::Page m_shown = SideRail::Page::Day;
};
