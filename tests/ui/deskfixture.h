#pragma once

#include "core/config/settings.h"
#include "core/live/livefeed.h"
#include "tests/support/testdatabase.h"
#include "tests/support/testdesk.h"
#include "tests/support/testworker.h"
#include "ui/desk/daypage.h"
#include "ui/desk/slotgridview.h"
#include "ui/shell/language.h"
#include "ui/shell/mainwindow.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

/** What is not as usual about a desk. */
struct DeskSetup {
    bool isStaffOnly = false; ///< its login is no manager
    bool hasWorker = false; ///< changes are told by a worker, not by the timer alone
};

class DraftStore;

/**
 * The window of a desk on a fresh database, driven as a person does: by keys into whatever has the
 * focus and by clicks on what has a name. A second desk is there to be faster.
 */
class DeskFixture {
public:
    /** Theme and language are one per program. */
    DeskFixture(
        const TestCluster &cluster, Theme &theme, Language &language, const DeskSetup &setup = {});
    virtual ~DeskFixture();

    /** A slot of tomorrow at @p hour of Prague. */
    SlotId addSlot(const QString &resource, int hour, qint64 capacity);

    QDate day() const { return m_day; }

    /** Shows the window with tomorrow and waits until the grid is there. */
    void open();

    /** Makes a slot current, as arrow keys would, and waits for its detail. */
    void goTo(SlotId slot);

    /** A key into the widget that has the focus. */
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    void type(const QString &text);

    /** Calls of press() since the last countFromNow(): what was typed as text does not count. */
    int keysPressed() const { return m_keysPressed; }

    void countFromNow() { m_keysPressed = 0; }

    /** The widget with this object name; null when there is none. */
    template <typename Widget> Widget *find(const QString &name)
    {
        return window->findChild<Widget *>(name);
    }

    bool isShown(const QString &name);

    /** The text of a label, line edit or button. */
    QString textOf(const QString &name);

    DeskPresenter &presenter() { return window->dayPage()->desk(); }

    LiveFeed &feed() { return m_feed; }

    Settings &settings() { return m_settings; }

    /** What the database counts. */
    qint64 holdsWith(const QString &status);

    /** Takes the database away, or gives it back. */
    void setReachable(bool isReachable);

    /** Lets a change of language or text size reach every widget. */
    void settle();

    /** Saves a picture of the window when HOLDFAST_PICTURES names a folder. */
    void savePicture(const QString &name);

    /** The same of another window or a part of this one. */
    void savePicture(const QString &name, QWidget &widget);

    TestDatabase database;
    TestDesk desk;
    TestDesk other;
    std::unique_ptr<MainWindow> window;
    DraftStore *drafts = nullptr; ///< of the next open(); borrowed

private:
    const TestCluster &m_cluster;
    QTemporaryDir m_folder;
    Settings m_settings;
    Theme &m_theme;
    Language &m_language;
    std::unique_ptr<TestWorker> m_worker; ///< null when the setup has none
    LiveFeed m_feed;
    QDate m_day;
    int m_keysPressed = 0;
};
