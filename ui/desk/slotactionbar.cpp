#include "ui/desk/slotactionbar.h"

#include "ui/desk/commandlist.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/keybutton.h"

#include <QEvent>
#include <QGridLayout>

using namespace Qt::StringLiterals;

SlotActionBar::SlotActionBar(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_primary(new KeyButton(theme, KeyButton::Variant::Primary, this))
    , m_extend(addButton(theme, u"extendButton"_s, GridCommand::Extend))
    , m_newHold(addButton(theme, u"newHoldButton"_s, GridCommand::NewBooking))
    , m_cancel(addButton(theme, u"cancelButton"_s, GridCommand::Cancel))
    , m_why(addButton(theme, u"whyButton"_s, GridCommand::Why))
    , m_move(addButton(theme, u"moveButton"_s, GridCommand::Move))
    , m_party(addButton(theme, u"partyButton"_s, GridCommand::Resize))
    , m_checkIn(addButton(theme, u"checkInButton"_s, GridCommand::CheckIn))
    , m_takeOver(addButton(theme, u"takeOverButton"_s, GridCommand::TakeOver))
    , m_returnPieces(addButton(theme, u"returnButton"_s, GridCommand::ReturnPieces))
    , m_leave(new KeyButton(theme, KeyButton::Variant::Normal, this))
{
    setObjectName(u"slotActions"_s);
    m_primary->setObjectName(u"primaryButton"_s);
    m_primary->setMinimumHeight(Metrics::largeControlHeight);
    m_leave->setObjectName(u"leaveButton"_s);
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(Metrics::unit);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    grid->addWidget(m_primary, 0, 0, 1, 2);
    auto *some = new QHBoxLayout; // what not every hold has: as wide as there are few of them
    some->setSpacing(Metrics::unit);
    for (KeyButton *button : { m_takeOver, m_checkIn, m_returnPieces }) {
        some->addWidget(button, 1);
    }
    grid->addLayout(some, 1, 0, 1, 2);
    grid->addWidget(m_extend, 2, 0);
    grid->addWidget(m_newHold, 2, 1);
    grid->addWidget(m_cancel, 3, 0);
    grid->addWidget(m_why, 3, 1);
    grid->addWidget(m_move, 4, 0);
    grid->addWidget(m_party, 4, 1);
    grid->addWidget(m_leave, 5, 0, 1, 2);
    connect(m_primary, &KeyButton::clicked, this, &SlotActionBar::onPrimary);
    connect(m_leave, &KeyButton::clicked, this, &SlotActionBar::leaveRequested);
    refresh();
}

void SlotActionBar::showActions(const SlotActions &actions)
{
    m_actions = actions;
    refresh();
}

void SlotActionBar::setEditing(bool isEditing)
{
    m_isEditing = isEditing;
    refresh();
}

void SlotActionBar::setRefused(bool isRefused)
{
    m_isRefused = isRefused;
    refresh();
}

void SlotActionBar::setBusy(bool isBusy)
{
    m_isBusy = isBusy;
    refresh();
}

void SlotActionBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        refresh();
    }
    QWidget::changeEvent(event);
}

KeyButton *SlotActionBar::addButton(
    const Theme &theme, const QString &objectName, GridCommand command)
{
    auto *button = new KeyButton(theme, KeyButton::Variant::Normal, this);
    button->setObjectName(objectName);
    connect(
        button, &KeyButton::clicked, this, [this, command] { Q_EMIT commandRequested(command); });
    return button;
}

void SlotActionBar::onPrimary()
{
    if (m_isEditing) {
        Q_EMIT placeRequested();
    } else if (m_actions.primary == PrimaryAction::Confirm) {
        Q_EMIT commandRequested(GridCommand::Confirm);
    } else {
        Q_EMIT commandRequested(GridCommand::Hold);
    }
}

void SlotActionBar::refresh()
{
    const bool isConfirm = !m_isEditing && m_actions.primary == PrimaryAction::Confirm;
    m_primary->setText(isConfirm ? tr("Confirm booking") : tr("Hold"));
    m_primary->setKeyText(CommandList::keyOf(isConfirm ? GridCommand::Confirm : GridCommand::Hold));
    m_primary->setEnabled(!m_isBusy && (m_isEditing || m_actions.primary != PrimaryAction::None));
    m_extend->setText(tr("More time"));
    m_extend->setKeyText(CommandList::keyOf(GridCommand::Extend));
    m_extend->setEnabled(!m_isBusy && m_actions.canExtend);
    m_newHold->setText(tr("New hold"));
    m_newHold->setKeyText(CommandList::keyOf(GridCommand::NewBooking));
    m_newHold->setEnabled(!m_isBusy && m_actions.canHold);
    m_cancel->setText(m_actions.isRelease ? tr("Release") : tr("Cancel"));
    m_cancel->setKeyText(CommandList::keyOf(GridCommand::Cancel));
    m_cancel->setEnabled(!m_isBusy && m_actions.canCancel);
    m_why->setText(tr("Why?"));
    m_why->setKeyText(CommandList::keyOf(GridCommand::Why));
    m_why->setEnabled(m_actions.canExplain);
    m_returnPieces->setText(tr("Return pieces"));
    m_returnPieces->setKeyText(CommandList::keyOf(GridCommand::ReturnPieces));
    m_returnPieces->setEnabled(!m_isBusy);
    m_returnPieces->setVisible(!m_isEditing && m_actions.canReturn);
    m_checkIn->setText(tr("Check in"));
    m_checkIn->setKeyText(CommandList::keyOf(GridCommand::CheckIn));
    m_checkIn->setEnabled(!m_isBusy);
    m_checkIn->setVisible(!m_isEditing && m_actions.canCheckIn);
    m_takeOver->setText(tr("Take over"));
    m_takeOver->setKeyText(CommandList::keyOf(GridCommand::TakeOver));
    m_takeOver->setEnabled(!m_isBusy);
    m_takeOver->setVisible(!m_isEditing && m_actions.canTakeOver);
    m_move->setText(tr("Move"));
    m_move->setKeyText(CommandList::keyOf(GridCommand::Move));
    m_party->setText(tr("Party"));
    m_party->setKeyText(CommandList::keyOf(GridCommand::Resize));
    for (KeyButton *button : { m_move, m_party }) {
        button->setEnabled(!m_isBusy);
        button->setVisible(!m_isEditing && m_actions.canMove);
    }
    m_leave->setText(tr("Leave, keep what was typed"));
    m_leave->setKeyText(CommandList::keyOf(GridCommand::StepBack));
    for (KeyButton *button : { m_extend, m_newHold, m_cancel, m_why }) {
        button->setVisible(!m_isEditing);
    }
    m_leave->setVisible(m_isEditing && !m_isRefused);
}
