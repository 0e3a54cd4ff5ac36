#include "ui/desk/changecard.h"

#include "ui/changetext.h"
#include "ui/desk/commandlist.h"
#include "ui/presenters/changepresenter.h"
#include "ui/sitetext.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/keybutton.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

ChangeCard::ChangeCard(ChangePresenter &changes, const Theme &theme, QWidget *parent)
    : Card(BoxRole::ChosenCard, parent)
    , m_changes(changes)
    , m_text(new QLabel(this))
{
    setObjectName(u"changeCard"_s);
    content()->setSpacing(Metrics::unit);
    m_text->setObjectName(u"changeText"_s);
    m_text->setWordWrap(true);
    setTextRole(m_text, TextRole::Strong);
    content()->addWidget(m_text);
    m_move = addButton(theme, u"moveHere"_s, GridCommand::Hold);
    m_move->setVariant(KeyButton::Variant::Primary);
    m_swap = addButton(theme, u"swapHere"_s, GridCommand::Swap);
    m_leave = addButton(theme, u"moveLeave"_s, GridCommand::StepBack);
    m_undo = addButton(theme, u"undoButton"_s, GridCommand::Undo);
    connect(&m_changes, &ChangePresenter::movingChanged, this, &ChangeCard::refresh);
    connect(&m_changes, &ChangePresenter::undoableChanged, this, &ChangeCard::refresh);
    connect(&m_changes, &ChangePresenter::activityChanged, this, &ChangeCard::refresh);
    refresh();
}

void ChangeCard::tick()
{
    if (!m_changes.moving() && isVisibleTo(parentWidget())) {
        refresh();
    }
}

void ChangeCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        refresh();
    }
    Card::changeEvent(event);
}

KeyButton *ChangeCard::addButton(const Theme &theme, const QString &name, GridCommand command)
{
    auto *button = new KeyButton(theme, KeyButton::Variant::Normal, this);
    button->setObjectName(name);
    button->setKeyText(CommandList::keyOf(command));
    connect(
        button, &KeyButton::clicked, this, [this, command] { Q_EMIT commandRequested(command); });
    content()->addWidget(button);
    return button;
}

void ChangeCard::refresh()
{
    const bool isMoving = m_changes.moving().has_value();
    setVisible(isMoving || m_changes.undoable());
    for (KeyButton *button : { m_move, m_swap, m_leave }) {
        button->setVisible(isMoving);
        button->setEnabled(!m_changes.isBusy());
    }
    // What was done stands in the note above.
    m_text->setVisible(isMoving);
    m_undo->setVisible(!isMoving);
    m_undo->setEnabled(!m_changes.isBusy());
    if (isMoving) {
        showMoving();
    } else {
        showUndo();
    }
}

void ChangeCard::showMoving()
{
    const Hold &hold = *m_changes.moving();
    const QString name = hold.customerName.isEmpty() ? tr("Walk-in") : hold.customerName;
    m_text->setText(tr("Moving %1, %2: go to another slot.", "name, size of the party")
                        .arg(name, SiteText::people(hold.partySize)));
    m_move->setText(tr("Move here"));
    m_swap->setText(tr("Change places"));
    m_leave->setText(tr("Leave it where it is"));
    setAccessibleName(m_text->text());
}

void ChangeCard::showUndo()
{
    const std::optional<ChangeKind> kind = m_changes.undoable();
    if (!kind) {
        return;
    }
    m_undo->setText(tr("Undo, %n seconds left", nullptr, m_changes.undoSecondsLeft()));
    setAccessibleName(ChangeText::undoable(*kind));
}
