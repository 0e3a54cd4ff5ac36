#include "ui/shell/deskmenu.h"

#include "ui/desk/commandlist.h"
#include "ui/shell/pagekeys.h"

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
    addPages();
    addSeparator();
    const QString quitKey = QKeySequence(Qt::CTRL | Qt::Key_Q).toString(QKeySequence::NativeText);
    connect(addAction(tr("Quit") + u'\t' + quitKey),
        &QAction::triggered,
        this,
        &DeskMenu::quitRequested);
}

void DeskMenu::addPages()
{
    for (const PageKey &page : PageKeys::pages()) {
        const QList<PageKey> keys = PageKeys::on(page.page);
        QAction *show = addAction(page.text + u'\t' + page.key);
        show->setEnabled(m_isDeskOpen);
        connect(show, &QAction::triggered, this, [this, shown = page.page] {
            Q_EMIT pageRequested(shown);
        });
        if (keys.isEmpty()) {
            continue;
        }
        //: all keys of a page, in the menu
        QMenu *more = addMenu(tr("Keys on the page %1").arg(page.text));
        more->setEnabled(m_isDeskOpen);
        for (const PageKey &entry : keys) {
            connect(more->addAction(entry.text + u'\t' + entry.key),
                &QAction::triggered,
                this,
                [this, entry] { Q_EMIT actionRequested(entry.page, entry.action); });
        }
    }
}
