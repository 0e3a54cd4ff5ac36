#include "ui/desk/dayviews.h"

#include "ui/desk/freebar.h"
#include "ui/desk/gridbar.h"
#include "ui/desk/slotgridview.h"
#include "ui/models/slotgridmodel.h"
#include "ui/presenters/deskpresenter.h"

#include <QScopedValueRollback>

DayViews::DayViews(const DayViewParts &parts, QObject *parent)
    : QObject(parent)
    , m_desk(parts.desk)
    , m_model(parts.model)
    , m_grid(parts.grid)
    , m_bar(parts.bar)
    , m_finder(parts.schedule, parts.desk.day())
{
    connectAll();
    refreshBar();
}

void DayViews::connectAll()
{
    connect(&m_bar, &GridBar::viewChosen, this, &DayViews::choose);
    connect(&m_bar, &GridBar::resourceChosen, this, [this](ResourceId resource) {
        m_desk.day().showWeekOf(resource);
    });
    connect(&m_bar, &GridBar::focusReturned, this, &DayViews::focusReturned);
    FreeBar &free = m_bar.free();
    connect(&free, &FreeBar::askRequested, this, &DayViews::ask);
    connect(&free, &FreeBar::partyGiven, this, &DayViews::giveParty);
    connect(&free, &FreeBar::nextRequested, this, &DayViews::findNext);
    connect(&free, &FreeBar::closeRequested, this, &DayViews::stepBack);
    connect(&m_finder, &FreeSlotFinder::phaseChanged, this, &DayViews::refreshBar);
    connect(&m_finder, &FreeSlotFinder::slotFound, this, &DayViews::slotWanted);
    m_recount.setSingleShot(true);
    m_recount.setInterval(0); // once for all the changes of a refresh
    connect(&m_recount, &QTimer::timeout, this, &DayViews::refreshBar);
    connect(&m_model, &SlotGridModel::dataChanged, this, [this] {
        if (m_finder.party() > 0) {
            m_recount.start();
        }
    });
    connect(&m_desk.day(), &DayPresenter::placeChanged, this, &DayViews::followDay);
    connect(&m_grid, &SlotGridView::currentDayChanged, this, [this](QDate day) {
        if (!m_isFollowing) {
            m_desk.day().showDay(day);
        }
    });
}

void DayViews::choose(GridView view)
{
    m_view = view;
    m_model.setView(view);
    if (view == GridView::Week) {
        if (!m_desk.day().weekResource()) {
            m_desk.day().showWeekOf(m_grid.currentResource());
        }
    } else {
        m_desk.day().showWholeDay();
    }
    refreshBar();
    Q_EMIT viewChanged(view);
    Q_EMIT focusReturned();
}

void DayViews::showGrid()
{
    const QScopedValueRollback following(m_isFollowing, true);
    m_model.setGrid(*m_desk.day().grid(), m_desk.deskName());
    m_grid.goToDay(m_desk.day().day());
    refreshBar();
}

void DayViews::goToStart()
{
    const QScopedValueRollback following(m_isFollowing, true);
    m_grid.goToNow();
    m_grid.goToDay(m_desk.day().day());
}

/** Another day of the week that is on the screen: its grid is here already. */
void DayViews::followDay()
{
    if (m_model.view() == GridView::Week && m_desk.day().isGridCurrent()) {
        const QScopedValueRollback following(m_isFollowing, true);
        m_grid.goToDay(m_desk.day().day());
    }
}

void DayViews::makeRoomFor(ResourceId resource)
{
    const std::optional<ResourceId> &week = m_desk.day().weekResource();
    if (!week || *week == resource) {
        return;
    }
    if (resource.isValid()) {
        m_desk.day().showWeekOf(resource);
    } else {
        choose(GridView::Day);
    }
}

bool DayViews::run(GridCommand command)
{
    switch (command) {
    case GridCommand::ViewDay:
        choose(GridView::Day);
        return true;
    case GridCommand::ViewWeek:
        choose(GridView::Week);
        return true;
    case GridCommand::ViewAgenda:
        choose(GridView::Agenda);
        return true;
    case GridCommand::ViewSwapped:
        choose(GridView::Swapped);
        return true;
    case GridCommand::FirstFree:
        findNext();
        return true;
    default: // the many commands that are no business of a view
        return false;
    }
}

void DayViews::ask() { m_bar.free().ask(m_finder.party()); }

void DayViews::findNext()
{
    if (m_finder.party() < 1) {
        ask();
        return;
    }
    m_finder.findBehind(m_grid.currentSlot());
}

void DayViews::giveParty(int party)
{
    m_bar.free().showOff();
    m_finder.setParty(party);
    m_model.setFitParty(party);
    m_desk.hold().setUsualParty(party);
    m_finder.findBehind({});
    Q_EMIT filterChanged(party);
    Q_EMIT focusReturned();
}

void DayViews::clearFilter()
{
    m_finder.setParty(0);
    m_model.setFitParty(0);
    m_desk.hold().setUsualParty(1);
    m_bar.free().showOff();
    Q_EMIT filterChanged(0);
}

bool DayViews::stepBack()
{
    const bool isAsking = m_bar.free().isAsking();
    if (!isAsking && m_finder.party() == 0) {
        return false;
    }
    clearFilter();
    Q_EMIT focusReturned();
    return true;
}

void DayViews::refreshBar()
{
    const DayPresenter &day = m_desk.day();
    m_bar.showView(m_view, m_model.resources(), day.weekResource().value_or(ResourceId()));
    if (m_finder.party() < 1 || m_bar.free().isAsking()) {
        return;
    }
    m_bar.free().showStatus({ m_finder.party(),
                                m_model.fittingCount(),
                                m_model.view() == GridView::Week,
                                day.day(),
                                m_model.zone() },
        m_finder);
}
