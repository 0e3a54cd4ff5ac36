#pragma once

#include "ui/desk/gridkeys.h"
#include "ui/models/gridview.h"
#include "ui/presenters/freeslotfinder.h"

#include <QDateTime>
#include <QObject>
#include <QTimer>

class DeskPresenter;
class GridBar;
class ScheduleService;
class SlotGridModel;
class SlotGridView;

/** What the views of the day work on; all borrowed. */
struct DayViewParts {
    DeskPresenter &desk;
    ScheduleService &schedule;
    SlotGridModel &model;
    SlotGridView &grid;
    GridBar &bar;
};

/**
 * Which view of the day is on the screen, and the filter for free slots: what their keys do. The
 * current slot stays the current one in every view that has it. UI thread.
 */
class DayViews : public QObject {
    Q_OBJECT

public:
    explicit DayViews(const DayViewParts &parts, QObject *parent = nullptr);

    GridView view() const { return m_view; }

    void choose(GridView view);

    /** How many people the filter asks room for; 0: there is none. */
    int party() const { return m_finder.party(); }

    void clearFilter();

    /** False when the command is none of a view or of the filter. */
    bool run(GridCommand command);

    /** Escape: ends the question or the filter; false when there is neither. */
    bool stepBack();

    /** Takes over a grid that has been read. */
    void showGrid();

    /** Where the eyes begin: at now, or on the day that was asked for. */
    void goToStart();

    /**
     * Sees to it that a slot of @p resource can be shown: a week of another one becomes its week.
     * Not valid: it is not known, and a week gives way to the day.
     */
    void makeRoomFor(ResourceId resource);

Q_SIGNALS:
    void viewChanged(GridView view);
    void filterChanged(int party);
    /** A slot has been found: it wants to be the current one. */
    void slotWanted(const NearbySlot &slot);
    /** The keyboard goes back to the grid. */
    void focusReturned();

private:
    void connectAll();
    void ask();
    void giveParty(int party);
    void findNext();
    void refreshBar();
    void followDay();

    DeskPresenter &m_desk;
    SlotGridModel &m_model;
    SlotGridView &m_grid;
    GridBar &m_bar;
    FreeSlotFinder m_finder;
    QTimer m_recount;
    GridView m_view = GridView::Day;
    bool m_isFollowing = false; ///< the current cell moves because the day has
};
