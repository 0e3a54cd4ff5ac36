// What the keys of the day do: DayPage hands them on to who decides.

#include "ui/desk/daypage.h"
#include "ui/desk/dayviews.h"
#include "ui/desk/slotgridview.h"
#include "ui/desk/slotpanel.h"

namespace {

constexpr int daysOfWeek = 7;

}

void DayPage::run(GridCommand command)
{
    switch (command) {
    case GridCommand::Hold:
    case GridCommand::NewBooking:
        m_desk.beginHold();
        return;
    case GridCommand::Confirm:
    case GridCommand::Cancel:
    case GridCommand::Extend:
    case GridCommand::ReturnPieces:
    case GridCommand::Move:
    case GridCommand::Swap:
    case GridCommand::Resize:
    case GridCommand::CheckIn:
    case GridCommand::Revive:
    case GridCommand::TakeOver:
    case GridCommand::Undo:
    case GridCommand::Wait:
    case GridCommand::AnswerCall:
    case GridCommand::NextOffer:
    case GridCommand::NextHold:
        runOnHold(command);
        return;
    case GridCommand::Why:
        m_panel->toggleWhy();
        return;
    case GridCommand::Nearby1:
    case GridCommand::Nearby2:
    case GridCommand::Nearby3:
        takeOffer(static_cast<int>(command) - static_cast<int>(GridCommand::Nearby1));
        return;
    case GridCommand::StepBack:
        if (!m_panel->stepBack()) {
            m_views->stepBack();
        }
        return;
    case GridCommand::Today:
    case GridCommand::PreviousDay:
    case GridCommand::NextDay:
    case GridCommand::PreviousWeek:
    case GridCommand::NextWeek:
    case GridCommand::Refresh:
        runOnDay(command);
        return;
    case GridCommand::FirstFree:
    case GridCommand::ViewDay:
    case GridCommand::ViewWeek:
    case GridCommand::ViewAgenda:
    case GridCommand::ViewSwapped:
        m_views->run(command);
        return;
    case GridCommand::Find:
    case GridCommand::History:
    case GridCommand::GoToDate:
    case GridCommand::Print:
    case GridCommand::Lock:
    case GridCommand::Help:
    case GridCommand::PauseRefresh:
    case GridCommand::NextPane:
    case GridCommand::PreviousPane:
        Q_EMIT windowCommandRequested(command);
        return;
    }
}

void DayPage::runOnHold(GridCommand command)
{
    switch (command) {
    case GridCommand::Confirm:
        m_desk.confirm();
        return;
    case GridCommand::Cancel:
        m_desk.cancel();
        return;
    case GridCommand::Extend:
        m_desk.extend();
        return;
    case GridCommand::ReturnPieces:
        m_desk.returnPieces();
        return;
    case GridCommand::Move:
        m_desk.beginMove();
        return;
    case GridCommand::Swap:
        m_desk.swapWithChosen();
        return;
    case GridCommand::Resize:
        m_desk.resize();
        return;
    case GridCommand::CheckIn:
        m_desk.checkIn();
        return;
    case GridCommand::Revive:
        m_desk.rescue().rescueOffered();
        return;
    case GridCommand::TakeOver:
        m_desk.rescue().takeOver(
            m_desk.actions().canTakeOver ? m_desk.slot().chosenHold() : nullptr);
        return;
    case GridCommand::Undo:
        m_desk.changes().undo();
        return;
    case GridCommand::Wait:
        m_desk.beginWait();
        return;
    case GridCommand::NextOffer:
        m_desk.goToNextOffer();
        return;
    case GridCommand::AnswerCall:
        m_desk.kiosks().answerFirst();
        return;
    default: // run() sends nothing else here
        m_desk.chooseNextHold();
        return;
    }
}

void DayPage::runOnDay(GridCommand command)
{
    DayPresenter &day = m_desk.day();
    switch (command) {
    case GridCommand::Today:
        day.showToday();
        m_grid->goToNow();
        return;
    case GridCommand::PreviousDay:
        day.step(-1);
        return;
    case GridCommand::NextDay:
        day.step(1);
        return;
    case GridCommand::PreviousWeek:
        day.step(-daysOfWeek);
        return;
    case GridCommand::NextWeek:
        day.step(daysOfWeek);
        return;
    default: // run() sends nothing else here
        day.refresh();
        return;
    }
}

void DayPage::takeOffer(int index)
{
    if (m_desk.hold().refusal()) {
        m_desk.hold().takeOffer(index);
    } else {
        m_desk.beginHoldWithDigit(index + 1);
    }
}
