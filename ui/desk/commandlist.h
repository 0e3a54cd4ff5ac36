#pragma once

#include "ui/desk/gridkeys.h"

#include <QCoreApplication>
#include <QList>
#include <QString>

/** Where a command stands in the menu and in the list of keys. */
enum class CommandGroup { Slot, Day, View, Window };

/** A command of the desk with its name and the key that runs it, in the current language. */
struct CommandEntry {
    GridCommand command = GridCommand::Help;
    CommandGroup group = CommandGroup::Slot;
    QString text;
    QString key; ///< "C", "Page Up"
};

/** Every command that has a key: the menu and the key list are made of this, and of nothing else.
 */
class CommandList {
    Q_DECLARE_TR_FUNCTIONS(CommandList)

public:
    static QList<CommandEntry> all();
    static QString groupTitle(CommandGroup group);

    /** The entry of a command that has one. */
    static CommandEntry entryOf(GridCommand command);

    /** What the cap of a button shows for a command; empty when it has none. */
    static QString keyOf(GridCommand command);
};
