#include "core/base/onui.h"
#include "core/kiosk/kioskservice.h"
#include "ui/kiosk/flow/kioskflow.h"

using namespace Qt::StringLiterals;

namespace {

/** What the card of a member holds begins so; see card_of in the database. */
bool isCard(const QString &text) { return text.startsWith(u"HM"_s, Qt::CaseInsensitive); }

}

void KioskFlow::enterCode()
{
    if (step() == KioskStep::Welcome) {
        go(KioskStep::Code);
    }
}

void KioskFlow::lookUp()
{
    if (m_visit.code.trimmed().isEmpty()) {
        refuse({ KioskMessage::Kind::CodeMissing });
        return;
    }
    m_message.reset();
    m_code.look(m_visit.code.trimmed());
}

void KioskFlow::checkIn()
{
    if (step() == KioskStep::Booking && m_code.canCheckIn()) {
        m_code.checkIn();
    }
}

void KioskFlow::askToCancel()
{
    if (step() == KioskStep::Booking && m_code.canCancel()) {
        go(KioskStep::BookingCancel);
    }
}

void KioskFlow::cancelBooking()
{
    if (step() == KioskStep::BookingCancel) {
        m_code.cancel();
    }
}

/** Help is asked for beside everything else: also while a command is on its way. */
void KioskFlow::askForHelp()
{
    const KioskStep now = step();
    if (m_isCallingHelp || now == KioskStep::Desk || now == KioskStep::Closed) {
        return;
    }
    m_isCallingHelp = true;
    onUi(this,
        m_parts.kiosk.callDesk(m_hold.id()),
        [this, round = m_round](const Result<CallDeskOutcome> &answer) {
            if (round == m_round) {
                onHelpAnswered(answer);
            }
        });
}

void KioskFlow::onHelpAnswered(const Result<CallDeskOutcome> &answer)
{
    using Kind = KioskMessage::Kind;
    m_isCallingHelp = false;
    if (!answer || !answer->isCalled) {
        refuse({ Kind::HelpAway });
        return;
    }
    m_hasCalledHelp = true;
    if (answer->hasMoreTime && answer->hold == m_hold.id()) {
        m_hold.takeTime(answer->lapsesIn);
    }
    m_parts.sounds.play(KioskSounds::Sound::Done);
    say({ Kind::HelpComing, {}, m_hold.isHeld() ? 1 : 0, {} });
}

void KioskFlow::scanned(const QString &text)
{
    m_idle.note();
    const KioskStep now = step();
    if (isBusy()) {
        return;
    }
    if (isCard(text) && m_hold.isHeld() && now != KioskStep::When) {
        m_visit.card = text;
        readCard(text);
    } else if (now == KioskStep::Welcome || now == KioskStep::Code) {
        m_step = KioskStep::Code;
        m_visit.code = text;
        lookUp();
    } else if (now != KioskStep::Desk && now != KioskStep::Checking && now != KioskStep::Closed) {
        refuse({ KioskMessage::Kind::OtherScan });
    }
}

/** Asks what the card could pay; a card that was read before is asked for the new place. */
void KioskFlow::readCard(const QString &card)
{
    onUi(this,
        m_parts.kiosk.memberCredits(m_hold.id(), card),
        [this, round = m_round, hold = m_hold.id()](const Result<MemberOutcome> &answer) {
            if (round == m_round && hold == m_hold.id()) {
                onCardAnswered(answer);
            }
        });
}

void KioskFlow::onCardAnswered(const Result<MemberOutcome> &answer)
{
    using Kind = KioskMessage::Kind;
    if (!answer) {
        m_visit.card.clear();
        refuse({ Kind::NotDone, {}, 0, answer.error() });
        return;
    }
    if (const auto *credits = std::get_if<MemberCredits>(&*answer)) {
        m_credits = *credits;
        if (!credits->price) {
            refuse({ Kind::CardNotUsable });
        } else if (!credits->isEnough()) {
            refuse({ Kind::CreditsShort, {}, credits->available, {} });
        } else {
            m_parts.sounds.play(KioskSounds::Sound::Done);
            say({ Kind::CardRead });
        }
        return;
    }
    m_visit.card.clear();
    m_credits.reset();
    if (const auto *locked = std::get_if<CodesLocked>(&*answer)) {
        refuse({ Kind::CodesLocked, {}, locked->left.count(), {} });
    } else if (std::holds_alternative<CodeUnknown>(*answer)) {
        refuse({ Kind::CardUnknown });
    }
    // Else the hold is over: its own watch says so.
}

void KioskFlow::payWithCredits()
{
    if (step() != KioskStep::Review || isBusy() || !m_credits || !m_credits->isEnough()) {
        return;
    }
    m_isPaying = true;
    sendChange([this, key = IdempotencyKey::create(), card = m_visit.card] {
        return m_parts.kiosk.payWithCredits(key, m_hold.id(), card);
    });
}
