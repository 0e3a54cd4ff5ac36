#pragma once

#include "ui/desk/gridkeys.h"
#include "ui/models/slotgridmodel.h"
#include "ui/presenters/deskpresenter.h"

#include <QTimer>
#include <QWidget>

class DayMessage;
class DayViews;
class GridBar;
class HoldDrag;
class QProgressBar;
class QStackedWidget;
class SlotGridView;
class SlotPanel;
class Theme;

/**
 * The day at the desk: grid and slot panel over one DeskPresenter. Hands commands to the presenter
 * and keeps the keyboard where the person left it. Borrows services and theme.
 */
class DayPage : public QWidget {
    Q_OBJECT

public:
    DayPage(const DeskServices &services, const Theme &theme, QWidget *parent = nullptr);
    ~DayPage() override;

    DeskPresenter &desk() { return m_desk; }

    const SlotGridModel &model() const { return m_model; }

    SlotGridView &grid() { return *m_grid; }

    QWidget &panel();

    /** Which view it is, and the filter for free slots. */
    DayViews &views() { return *m_views; }

    /** The row above the grid. */
    QWidget &bar();

    void run(GridCommand command);

    /** Makes a slot current, on another day as soon as that day is here. */
    void goToSlot(SlotId slot, const QDateTime &start);

    void focusGrid();

    /** Says a sentence in the panel for some seconds. */
    void say(const QString &text);

    /** Once a second: countdowns, now line, age. */
    void tick();

    /** Grid and the detail of the current slot are on the screen. */
    bool isSettled() const;

Q_SIGNALS:
    /** A command that belongs to the window: help, panes, date. */
    void windowCommandRequested(GridCommand command);
    void gridShown();

protected:
    void changeEvent(QEvent *event) override;

private:
    void build(const DeskServices &services, const Theme &theme);
    void connectAll();
    void runOnHold(GridCommand command);
    void runOnDay(GridCommand command);
    void onGridChanged();
    void onReadingChanged();
    void takeOffer(int index);
    void goToOffer(const NearbySlot &to);
    void showMessageOrGrid();
    void showWanted();

    DeskPresenter m_desk;
    SlotGridModel m_model;
    SlotGridView *m_grid = nullptr;
    GridBar *m_bar = nullptr;
    DayViews *m_views = nullptr;
    QStackedWidget *m_stack = nullptr;
    DayMessage *m_message = nullptr;
    QProgressBar *m_busy = nullptr;
    SlotPanel *m_panel = nullptr;
    HoldDrag *m_drag = nullptr;
    QTimer m_busyDelay;
    SlotId m_wantedSlot; ///< becomes current when its day is here
    bool m_hasShownDay = false;
};
