#include "ui/desk/commandlist.h"

#include <QKeySequence>

using namespace Qt::StringLiterals;

namespace {

QString key(int combination)
{
    return QKeySequence(combination).toString(QKeySequence::NativeText);
}

}

QList<CommandEntry> CommandList::all()
{
    constexpr int alt = Qt::ALT;
    constexpr int ctrl = Qt::CTRL;
    constexpr int shift = Qt::SHIFT;
    const auto slot = CommandGroup::Slot;
    const auto day = CommandGroup::Day;
    const auto view = CommandGroup::View;
    const auto window = CommandGroup::Window;
    return {
        { GridCommand::Hold, slot, tr("Hold this slot"), key(Qt::Key_Enter) },
        { GridCommand::NewBooking, slot, tr("New hold here"), key(Qt::Key_N) },
        { GridCommand::Confirm, slot, tr("Confirm booking"), key(Qt::Key_C) },
        { GridCommand::Extend, slot, tr("More time"), key(Qt::Key_E) },
        { GridCommand::Cancel, slot, tr("Release or cancel"), key(Qt::Key_Delete) },
        { GridCommand::Move, slot, tr("Move to another slot"), key(Qt::Key_M) },
        { GridCommand::Swap, slot, tr("Moving: change places"), key(Qt::Key_S) },
        { GridCommand::Resize, slot, tr("Size of the party"), key(Qt::Key_P) },
        { GridCommand::CheckIn, slot, tr("Check the party in"), key(Qt::Key_I) },
        { GridCommand::Revive, slot, tr("Bring a found booking back"), key(Qt::Key_V) },
        { GridCommand::TakeOver, slot, tr("Take a hold over"), key(Qt::Key_O) },
        { GridCommand::Undo, slot, tr("Undo the last change"), key(ctrl | Qt::Key_Z) },
        { GridCommand::ReturnPieces, slot, tr("Return pieces"), key(Qt::Key_R) },
        { GridCommand::NextHold, slot, tr("Next hold of the slot"), key(Qt::Key_H) },
        { GridCommand::Wait, slot, tr("Put on the waiting list"), key(Qt::Key_L) },
        { GridCommand::NextOffer, slot, tr("Next offer of the waiting list"), key(Qt::Key_Q) },
        { GridCommand::AnswerCall, slot, tr("Go to a call from a kiosk"), key(Qt::Key_K) },
        { GridCommand::Why, slot, tr("Why this number?"), key(Qt::Key_W) },
        { GridCommand::History, slot, tr("What happened here"), key(Qt::Key_J) },
        { GridCommand::Print, slot, tr("Print ticket or day sheet"), key(ctrl | Qt::Key_P) },
        { GridCommand::Today, day, tr("Today"), key(Qt::Key_T) },
        { GridCommand::GoToDate, day, tr("Go to date"), key(Qt::Key_G) },
        { GridCommand::PreviousDay, day, tr("Previous day"), key(Qt::Key_PageUp) },
        { GridCommand::NextDay, day, tr("Next day"), key(Qt::Key_PageDown) },
        { GridCommand::PreviousWeek, day, tr("Previous week"), key(alt | Qt::Key_PageUp) },
        { GridCommand::NextWeek, day, tr("Next week"), key(alt | Qt::Key_PageDown) },
        { GridCommand::FirstFree, day, tr("Next slot free for so many"), key(Qt::Key_F) },
        { GridCommand::Refresh, day, tr("Read again now"), key(Qt::Key_F5) },
        { GridCommand::PauseRefresh, day, tr("Pause the refresh"), key(shift | Qt::Key_F5) },
        { GridCommand::ViewDay, view, tr("Day"), key(alt | Qt::Key_1) },
        { GridCommand::ViewWeek, view, tr("Week of a resource"), key(alt | Qt::Key_2) },
        { GridCommand::ViewAgenda, view, tr("Agenda of the day"), key(alt | Qt::Key_3) },
        { GridCommand::ViewSwapped, view, tr("Day, times across"), key(alt | Qt::Key_4) },
        { GridCommand::Find, window, tr("Find a customer or a booking"), key(ctrl | Qt::Key_F) },
        { GridCommand::NextPane, window, tr("Next part of the window"), key(Qt::Key_F6) },
        { GridCommand::PreviousPane,
            window,
            tr("Previous part of the window"),
            key(shift | Qt::Key_F6) },
        { GridCommand::StepBack, window, tr("One step back"), key(Qt::Key_Escape) },
        { GridCommand::Lock, window, tr("Lock the desk"), key(ctrl | Qt::Key_L) },
        { GridCommand::Help, window, tr("List of keys"), key(Qt::Key_F1) },
    };
}

QString CommandList::groupTitle(CommandGroup group)
{
    switch (group) {
    case CommandGroup::Slot:
        return tr("Slot and hold");
    case CommandGroup::Day:
        return tr("Day");
    case CommandGroup::View:
        return tr("View");
    case CommandGroup::Window:
        return tr("Window");
    }
    Q_UNREACHABLE();
}

CommandEntry CommandList::entryOf(GridCommand command)
{
    const QList<CommandEntry> entries = all();
    for (const CommandEntry &entry : entries) {
        if (entry.command == command) {
            return entry;
        }
    }
    return {};
}

QString CommandList::keyOf(GridCommand command) { return entryOf(command).key; }
