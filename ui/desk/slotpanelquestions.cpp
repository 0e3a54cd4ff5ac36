// The questions that the slot panel asks, and the way back from each of them.

#include "ui/desk/holdeditor.h"
#include "ui/desk/partybox.h"
#include "ui/desk/reasonbox.h"
#include "ui/desk/returnbox.h"
#include "ui/desk/slotpanel.h"
#include "ui/desk/waitingsection.h"
#include "ui/presenters/deskpresenter.h"

#include <QScrollArea>

void SlotPanel::askReason()
{
    m_reason->open();
    m_scroll->ensureWidgetVisible(m_reason);
}

void SlotPanel::askReturn()
{
    closeReason();
    m_return->open();
    m_scroll->ensureWidgetVisible(m_return);
}

void SlotPanel::askParty(const Hold &hold)
{
    closeReason();
    m_return->hide();
    m_party->open(hold);
    m_scroll->ensureWidgetVisible(m_party);
}

bool SlotPanel::stepBack()
{
    if (m_waiting->stepBack()) {
        return true;
    }
    if (m_party->isVisible()) {
        m_party->hide();
        Q_EMIT focusReturned();
        return true;
    }
    if (m_desk.changes().moving()) {
        m_desk.changes().leaveMove();
        Q_EMIT focusReturned();
        return true;
    }
    if (m_return->isVisible()) {
        m_return->hide();
        Q_EMIT focusReturned();
        return true;
    }
    if (m_reason->isVisible()) {
        closeReason();
        Q_EMIT focusReturned();
        return true;
    }
    if (m_desk.hold().refusal() && m_desk.hold().isEditing()) {
        const std::optional<Shortage> shortage = m_desk.hold().shortage();
        m_desk.hold().dismissRefusal();
        if (shortage) {
            m_editor->takeFocusTo(*shortage);
        } else {
            m_editor->takeFocus();
        }
        return true;
    }
    if (m_desk.hold().isEditing() || m_desk.hold().refusal()) {
        m_desk.hold().escape();
        Q_EMIT focusReturned();
        return true;
    }
    if (m_desk.rescue().offered()) {
        m_desk.rescue().withdraw();
        Q_EMIT focusReturned();
        return true;
    }
    return false;
}

void SlotPanel::closeReason() { m_reason->hide(); }
