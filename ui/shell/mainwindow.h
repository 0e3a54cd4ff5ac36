#pragma once

#include "ui/desk/gridkeys.h"
#include "ui/presenters/deskpresenter.h"
#include "ui/shell/databasefacts.h"
#include "ui/shell/shellparts.h"
#include "ui/shell/siderail.h"

#include <QMainWindow>
#include <QTimer>

class ConnectionBar;
class DayPage;
class DeskLock;
class DeskMenu;
class KeyList;
class MonthView;
class PageStack;
class QHBoxLayout;
class Settings;
class StartScreen;
class StatusLine;
class Theme;
class TopBar;

/**
 * The one window of the desk: bars, rail, pages. It is on screen before there is a database and
 * shows the start screen until openDesk().
 */
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(const ShellParts &parts, QWidget *parent = nullptr);
    ~MainWindow() override;

    StartScreen &startScreen();

    /** Replaces the start screen by the day; once. @p day: the first day shown, today if invalid.
     */
    void openDesk(const DeskServices &services, const DatabaseFacts &facts, QDate day = {});

    /** Null before openDesk(). */
    DayPage *dayPage();

    /** With the pages of stock and credits. */
    PageStack &pages() { return *m_pages; }

    /** After openDesk(). */
    DeskLock &deskLock() { return *m_lock; }

    void showPage(SideRail::Page page);

protected:
    void closeEvent(QCloseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void build(const ShellParts &parts);
    void bindKeys();
    void connectBars();
    void connectDay();
    void run(GridCommand command);
    void runOnWindow(GridCommand command);
    void onPlaceChanged();
    void onGridShown();
    void tick();
    void goToDate();
    void cyclePane(int step);
    void toggleKeyList();
    void fitRail();

    Settings &m_settings;
    Theme &m_theme;
    TopBar *m_topBar = nullptr;
    ConnectionBar *m_connectionBar = nullptr;
    QHBoxLayout *m_middle = nullptr;
    SideRail *m_rail = nullptr; ///< null before openDesk(), as the lock
    PageStack *m_pages = nullptr;
    StatusLine *m_status = nullptr;
    DeskMenu *m_menu = nullptr;
    DeskLock *m_lock = nullptr;
    KeyList *m_keyList = nullptr;
    QTimer m_second;
    LiveFeed *m_feed = nullptr;
};
