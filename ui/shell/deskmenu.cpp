#include "ui/shell/deskmenu.h"

#include "ui/desk/commandlist.h"

#include <QKeySequence>

using namespace Qt::StringLiterals;

DeskMenu::DeskMenu(QWidget *parent)
    : QMenu(parent)
{
    setObjectName(u"deskMenu"_s);
    connect(this, &QMenu::aboutToShow, this, &DeskMenu::rebuild);
}

void DeskMenu::rebuild()
{
    clear();
    const QList<CommandEntry> entries = CommandList::all();
    CommandGroup group = CommandGroup::Slot;
    for (const CommandEntry &entry : entries) {
        if (entry.group != group) {
            group = entry.group;
            addSeparator();
        }
        // The key stands behind a tab: shown as a short cut, but bound by the grid alone.
        QAction *action = addAction(entry.text + u'\t' + entry.key);
        action->setEnabled(m_isDeskOpen || entry.command == GridCommand::Help);
        connect(action, &QAction::triggered, this, [this, command = entry.command] {
            Q_EMIT commandRequested(command);
        });
    }
    addSeparator();
    const QString settingsKey
        = QKeySequence(Qt::CTRL | Qt::Key_Comma).toString(QKeySequence::NativeText);
    connect(addAction(tr("Settings") + u'\t' + settingsKey),
        &QAction::triggered,
        this,
        &DeskMenu::settingsRequested);
    const QString quitKey = QKeySequence(Qt::CTRL | Qt::Key_Q).toString(QKeySequence::NativeText);
    connect(addAction(tr("Quit") + u'\t' + quitKey),
        &QAction::triggered,
        this,
        &DeskMenu::quitRequested);
}
