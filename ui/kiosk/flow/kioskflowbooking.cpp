#include "core/base/onui.h"
#include "core/booking/bookingservice.h"
#include "core/booking/ticketservice.h"
#include "core/kiosk/kioskservice.h"
#include "ui/kiosk/flow/kioskflow.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

void KioskFlow::begin()
{
    if (step() == KioskStep::Welcome) {
        go(KioskStep::What);
    }
}

void KioskFlow::chooseActivity(const QString &name)
{
    if (step() != KioskStep::What) {
        return;
    }
    const bool isSame = name == m_visit.activity;
    m_visit.activity = name;
    if (!isSame || !m_visit.day.isValid()) {
        m_visit.day = m_board.today();
    }
    m_visit.party = std::clamp(m_visit.party, 1, m_board.partyMax(name));
    go(KioskStep::When);
}

void KioskFlow::chooseDay(QDate day)
{
    if (step() == KioskStep::When && !isBusy() && day.isValid()) {
        m_visit.day = day;
        m_nearby.clear();
        go(KioskStep::When);
    }
}

void KioskFlow::setParty(int party)
{
    if (step() == KioskStep::When && !isBusy() && party != m_visit.party) {
        m_visit.party = party;
        m_nearby.clear();
        go(KioskStep::When);
    }
}

void KioskFlow::chooseTime(SlotId slot)
{
    if (step() == KioskStep::When && !isBusy()) {
        m_message.reset();
        m_hold.place(slot, m_visit.party);
    }
}

void KioskFlow::onRefused(const PlaceHoldOutcome &outcome, SlotId slot)
{
    using Kind = KioskMessage::Kind;
    const auto *exhausted = std::get_if<CapacityExhausted>(&outcome);
    m_board.refresh();
    refuse({ exhausted ? Kind::Taken : Kind::NotOffered });
    askNearby(slot);
}

void KioskFlow::askNearby(SlotId slot)
{
    onUi(this,
        m_parts.booking.nearbySlots(slot, m_visit.party),
        [this, round = m_round](const Result<QList<NearbySlot>> &answer) {
            if (round == m_round && answer && m_step == KioskStep::When) {
                m_nearby = *answer;
                update();
            }
        });
}

void KioskFlow::setExtra(const QString &sku, qint64 quantity)
{
    m_visit.extras.removeIf([&sku](const ExtraLine &each) { return each.sku == sku; });
    if (quantity > 0) {
        m_visit.extras.append({ sku, quantity });
    }
    update();
}

void KioskFlow::next()
{
    if (isBusy()) {
        return;
    }
    switch (step()) {
    case KioskStep::Extras:
        leaveExtras();
        break;
    case KioskStep::Name:
        leaveName();
        break;
    case KioskStep::Review:
        leaveReview();
        break;
    case KioskStep::Code:
        lookUp();
        break;
    case KioskStep::BookingCancel:
        cancelBooking();
        break;
    case KioskStep::Done:
    case KioskStep::AtDesk:
    case KioskStep::BookingDone:
        reset();
        break;
    case KioskStep::Welcome:
        begin();
        break;
    case KioskStep::Booking:
        checkIn();
        break;
    case KioskStep::What:
    case KioskStep::When:
    case KioskStep::Checking:
    case KioskStep::Desk:
    case KioskStep::Closed:
        break;
    }
}

void KioskFlow::leaveExtras()
{
    if (m_visit.extras == m_appliedExtras) {
        go(KioskStep::Name);
        return;
    }
    m_afterChange = KioskStep::Name;
    sendChange([this, key = IdempotencyKey::create(), extras = m_visit.extras] {
        return m_parts.kiosk.setExtras(key, m_hold.id(), extras);
    });
}

void KioskFlow::leaveName()
{
    if (m_visit.name.trimmed().isEmpty()) {
        if (m_credits && m_credits->isEnough()) { // a member is known by the card
            go(KioskStep::Review);
        } else {
            refuse({ KioskMessage::Kind::NameMissing });
        }
        return;
    }
    m_afterChange = KioskStep::Review;
    sendChange([this, visit = m_visit, language = m_language] {
        return m_parts.kiosk.nameHold(m_hold.id(), visit.name, visit.phone, language);
    });
}

/** Without a name only a card is known, and then the card pays. */
void KioskFlow::leaveReview()
{
    m_message.reset();
    if (m_visit.name.trimmed().isEmpty()) {
        payWithCredits();
    } else {
        m_hold.confirm();
    }
}

/** @p change may be sent again: it has a key of its own, or is harmless to repeat. */
void KioskFlow::sendChange(std::function<QFuture<Result<KioskChangeOutcome>>()> change)
{
    m_change = std::move(change);
    m_message.reset();
    askChange();
}

void KioskFlow::askChange()
{
    if (!m_change) {
        return;
    }
    if (!m_hold.isHeld()) { // its time was over while the answer was not there
        m_change = nullptr;
        m_isChangeLost = false;
        update();
        return;
    }
    onUi(this, m_change(), [this, round = m_round](const Result<KioskChangeOutcome> &answer) {
        if (round == m_round) {
            onChangeAnswered(answer);
        }
    });
}

void KioskFlow::onChangeAnswered(const Result<KioskChangeOutcome> &answer)
{
    if (!answer && answer.error().code == ErrorCode::OutcomeUnknown) {
        m_isChangeLost = true;
        m_changePause.begin();
        update();
        return;
    }
    m_change = nullptr;
    m_isChangeLost = false;
    m_changePause.reset();
    if (!answer) {
        m_isPaying = false;
        refuse({ KioskMessage::Kind::NotDone, {}, 0, answer.error() });
    } else if (std::holds_alternative<KioskHoldChanged>(*answer)) {
        onChanged();
    } else {
        m_isPaying = false;
        onChangeRefused(*answer);
    }
}

void KioskFlow::onChanged()
{
    if (m_step == KioskStep::Extras) {
        m_appliedExtras = m_visit.extras;
        m_board.refresh(); // what is left of them, for who comes back to this step
    }
    const bool isPaid = std::exchange(m_isPaying, false);
    if (!m_hold.isHeld()) {
        return; // its time was over meanwhile
    }
    if (isPaid) {
        m_hold.confirm();
    } else {
        go(m_afterChange);
    }
}

void KioskFlow::onChangeRefused(const KioskChangeOutcome &outcome)
{
    using Kind = KioskMessage::Kind;
    if (const auto *isShort = std::get_if<ExtrasShort>(&outcome)) {
        m_board.refresh();
        refuse({ Kind::ExtrasShort, isShort->shortOf, isShort->left, {} });
    } else if (const auto *credits = std::get_if<CreditsShort>(&outcome)) {
        if (m_credits) {
            m_credits->available = credits->left;
        }
        refuse({ Kind::CreditsShort, {}, credits->left, {} });
    } else if (std::holds_alternative<NoCreditPrice>(outcome)) {
        m_credits.reset();
        refuse({ Kind::CardNotUsable });
    } else if (const auto *locked = std::get_if<CodesLocked>(&outcome)) {
        refuse({ Kind::CodesLocked, {}, locked->left.count(), {} });
    } else if (std::holds_alternative<CodeUnknown>(outcome)) {
        m_credits.reset();
        refuse({ Kind::CardUnknown });
    } else if (std::holds_alternative<HoldNotOpen>(outcome)) {
        m_hold.release();
        onHoldLapsed();
    } else {
        refuse({ Kind::NotDone, {}, 0, { ErrorCode::InvalidInput, {}, {} } });
    }
}

void KioskFlow::payAtDesk()
{
    if (step() == KioskStep::Review && !isBusy()) {
        finish(KioskStep::AtDesk);
    }
}

/** The place is a booking, or the desk takes it over: it is not given back any more. */
void KioskFlow::finish(KioskStep step)
{
    m_ticketOf = m_hold.id();
    if (step == KioskStep::Done) {
        m_hold.letGo();
        m_parts.sounds.play(KioskSounds::Sound::Done);
    }
    go(step);
    readTicket();
}

void KioskFlow::readTicket()
{
    onUi(this,
        m_parts.tickets.ticket(m_ticketOf),
        [this, round = m_round](const Result<std::optional<Ticket>> &answer) {
            if (round != m_round) {
                return;
            }
            if (answer && *answer) {
                onTicket(**answer);
            } else {
                m_ticketPause.begin();
            }
        });
}

void KioskFlow::onTicket(const Ticket &ticket)
{
    m_ticketPause.reset();
    if (m_step == KioskStep::AtDesk && ticket.status != HoldStatus::Held) {
        m_hold.release();
        m_step = KioskStep::When;
        onHoldLapsed();
        return;
    }
    m_ticket = ticket;
    if (m_step == KioskStep::AtDesk) {
        m_hold.letGo(); // from now on the visitor has what the desk needs
    }
    m_paper = Paper::Printing;
    update();
    m_parts.printing.print(ticket.holdId, ticket, m_language);
}
