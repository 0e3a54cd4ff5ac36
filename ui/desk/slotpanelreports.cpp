// What commands came to, as the slot panel shows it.

#include "ui/changetext.h"
#include "ui/desk/holdeditor.h"
#include "ui/desk/refusalcard.h"
#include "ui/desk/returnbox.h"
#include "ui/desk/slotactionbar.h"
#include "ui/desk/slotpanel.h"
#include "ui/outcometext.h"
#include "ui/presenters/deskpresenter.h"
#include "ui/returntext.h"

void SlotPanel::onRefusalChanged()
{
    const bool isRefused = m_desk.hold().refusal().has_value();
    const bool wasRefused = m_refusal->isVisibleTo(this);
    m_refusal->refresh();
    m_refusal->setVisible(isRefused);
    m_actions->setRefused(isRefused);
    m_editor->setVisible(m_desk.hold().isEditing() && !isRefused);
    if (isRefused && !wasRefused) {
        m_refusal->setFocus(Qt::OtherFocusReason);
        m_scroll->ensureWidgetVisible(m_refusal);
    } else if (!isRefused && wasRefused && !m_desk.hold().isEditing()) {
        Q_EMIT focusReturned();
    }
}

void SlotPanel::onReportChanged()
{
    const auto &report = m_desk.hold().report();
    // A refusal with offers has its own card.
    if (!report || m_desk.hold().refusal()) {
        m_note->hide();
        return;
    }
    m_note->say(OutcomeText::report(*report, m_desk.hold().command()));
    if (m_desk.hold().isEditing() && m_desk.hold().command() == HoldCommand::Place) {
        m_editor->takeFocusToUnreadable();
    }
}

void SlotPanel::onReturnReported()
{
    const auto &report = m_desk.pieces().report();
    if (!report) {
        m_note->hide();
        return;
    }
    m_note->say(ReturnText::report(*report));
    if (std::holds_alternative<BookingReturn::Finished>(*report) && m_return->isVisible()) {
        m_return->hide();
        Q_EMIT focusReturned();
    }
}

void SlotPanel::onChangeReported()
{
    if (const auto &report = m_desk.changes().report()) {
        m_note->say(ChangeText::report(*report));
    } else {
        m_note->hide();
    }
}

void SlotPanel::onActivityChanged()
{
    const bool isBusy = m_desk.hold().activity() != HoldPresenter::Activity::Idle;
    m_editor->setBusy(isBusy);
    m_actions->setBusy(isBusy);
}
