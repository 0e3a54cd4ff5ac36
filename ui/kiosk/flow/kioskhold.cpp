#include "ui/kiosk/flow/kioskhold.h"

#include "core/base/onui.h"
#include "core/booking/bookingservice.h"
#include "ui/kiosk/flow/holdreleaser.h"
#include "ui/presenters/outcomesettler.h"

#include <algorithm>
#include <utility>

namespace {

constexpr std::chrono::milliseconds lookEvery { 250 };
constexpr std::chrono::seconds lastMinute { 60 };

}

KioskHold::KioskHold(
    BookingService &booking, HoldReleaser &releaser, KioskClock clock, QObject *parent)
    : QObject(parent)
    , m_booking(booking)
    , m_releaser(releaser)
    , m_clock(std::move(clock))
{
    m_timer.setInterval(lookEvery);
    connect(&m_timer, &QTimer::timeout, this, &KioskHold::check);
    makeSettler();
}

KioskHold::~KioskHold() = default;

/** A new one for each visit: the old one may be waiting for an answer that nobody needs. */
void KioskHold::makeSettler()
{
    m_settler = std::make_unique<OutcomeSettler>(m_booking);
    connect(m_settler.get(), &OutcomeSettler::keySettled, this, &KioskHold::onKeySettled);
    connect(m_settler.get(), &OutcomeSettler::holdFound, this, &KioskHold::onHoldFound);
}

std::chrono::seconds KioskHold::left() const
{
    if (!m_held) {
        return std::chrono::seconds(0);
    }
    const auto left = std::chrono::ceil<std::chrono::seconds>(m_held->endsAt - m_clock());
    return std::max(left, std::chrono::seconds(0));
}

void KioskHold::place(SlotId slot, int party)
{
    if (m_activity != Activity::Idle) {
        return;
    }
    if (m_held && m_held->slotId == slot && m_held->party == party) {
        Q_EMIT placed();
        return;
    }
    begin(Wish::Place);
    m_next = Held { IdempotencyKey::create(), {}, slot, party, {} };
    m_releaser.keep(m_next->key);
    PlaceHoldRequest request;
    request.key = m_next->key;
    request.slotId = slot;
    request.partySize = party;
    onUi(this,
        m_booking.placeHold(request),
        [this, round = m_round](const Result<PlaceHoldOutcome> &answer) {
            if (round == m_round) {
                onPlaceAnswered(answer);
            }
        });
}

void KioskHold::onPlaceAnswered(const Result<PlaceHoldOutcome> &answer)
{
    if (!answer) {
        onError(answer.error());
        return;
    }
    if (const auto *now = std::get_if<HoldPlaced>(&*answer)) {
        onPlaced(now->receipt);
        return;
    }
    const SlotId slot = m_next->slotId;
    m_releaser.letGo(m_next->key);
    m_next.reset();
    end();
    Q_EMIT refused(*answer, slot);
}

void KioskHold::onPlaced(const HoldReceipt &receipt)
{
    if (m_held) {
        m_releaser.release(m_held->key);
    }
    m_held = std::exchange(m_next, std::nullopt);
    m_held->id = receipt.holdId;
    m_canExtend = true;
    m_ownExtensions = 0;
    m_whole = std::chrono::seconds(0);
    takeTime(receipt.lapsesIn);
    m_timer.start();
    end();
    Q_EMIT placed();
}

void KioskHold::extend()
{
    if (!m_held || !m_canExtend || !begin(Wish::Extend)) {
        return;
    }
    onUi(this,
        m_booking.extendHold(m_held->id),
        [this, round = m_round](const Result<ExtendHoldOutcome> &answer) {
            if (round != m_round) {
                return;
            }
            if (!answer) {
                onError(answer.error());
                return;
            }
            end();
            if (const auto *longer = std::get_if<HoldExtended>(&*answer)) {
                takeTime(longer->receipt.lapsesIn);
            } else if (std::holds_alternative<ExtensionRefused>(*answer)) {
                m_canExtend = false;
                Q_EMIT timeChanged();
                Q_EMIT extensionRefused();
            } else {
                lose();
            }
        });
}

void KioskHold::confirm()
{
    if (!m_held || !begin(Wish::Confirm)) {
        return;
    }
    onUi(this,
        m_booking.confirmHold(m_held->id),
        [this, round = m_round](const Result<ConfirmHoldOutcome> &answer) {
            if (round != m_round) {
                return;
            }
            if (!answer) {
                onError(answer.error());
                return;
            }
            const auto *notOpen = std::get_if<HoldNotOpen>(&*answer);
            const bool isDone = std::holds_alternative<HoldConfirmed>(*answer)
                || (notOpen && notOpen->found == HoldStatus::Confirmed);
            end();
            if (isDone) {
                Q_EMIT confirmed();
            } else {
                lose();
            }
        });
}

void KioskHold::release()
{
    ++m_round;
    if (m_held) {
        m_releaser.release(m_held->key);
    }
    if (m_next) {
        m_releaser.release(m_next->key);
    }
    m_held.reset();
    m_next.reset();
    m_extensionsOwed = 0;
    m_timer.stop();
    if (m_settler->isBusy()) {
        makeSettler();
    }
    end();
}

void KioskHold::letGo()
{
    if (m_held) {
        m_releaser.letGo(m_held->key);
        m_held.reset();
    }
    m_timer.stop();
}

void KioskHold::check()
{
    if (!m_held) {
        return;
    }
    const std::chrono::seconds now = left();
    if (now.count() == 0 && m_activity == Activity::Idle) {
        lose();
        return;
    }
    if (now != m_shownLeft) {
        m_shownLeft = now;
        Q_EMIT timeChanged();
    }
    if (now <= lastMinute && m_ownExtensions < m_extensionsOwed && m_activity == Activity::Idle) {
        ++m_ownExtensions;
        extend();
    }
}

bool KioskHold::begin(Wish wish)
{
    if (m_activity != Activity::Idle) {
        return false;
    }
    m_wish = wish;
    setActivity(Activity::Sending);
    return true;
}

void KioskHold::end() { setActivity(Activity::Idle); }

void KioskHold::onError(const Error &error)
{
    if (error.code == ErrorCode::OutcomeUnknown) {
        settle();
        return;
    }
    if (m_next) {
        m_releaser.letGo(m_next->key); // it was not sent
        m_next.reset();
    }
    end();
    Q_EMIT notDone(error);
}

void KioskHold::settle()
{
    setActivity(Activity::Checking);
    if (m_wish == Wish::Place) {
        m_settler->settleByKey(m_next->key);
    } else {
        m_settler->settleByHold(m_held->id);
    }
}

void KioskHold::onKeySettled(const SettleOutcome &outcome)
{
    const auto *found = std::get_if<IntentTookEffect>(&outcome);
    if (found && found->receipt.status == HoldStatus::Held) {
        onPlaced(found->receipt);
        return;
    }
    m_releaser.letGo(m_next->key); // its key is closed, or its time was over before we knew
    m_next.reset();
    end();
    Q_EMIT notDone({ ErrorCode::OutcomeUnknown, {}, {} });
}

void KioskHold::onHoldFound(const std::optional<Hold> &hold)
{
    end();
    if (hold && hold->status == HoldStatus::Confirmed) {
        Q_EMIT confirmed();
        return;
    }
    if (!hold || hold->status != HoldStatus::Held) {
        lose();
        return;
    }
    takeTime(hold->lapsesIn);
    if (m_wish == Wish::Confirm) {
        Q_EMIT notDone({ ErrorCode::OutcomeUnknown, {}, {} });
    }
}

void KioskHold::takeTime(const QDeadlineTimer &lapsesIn)
{
    if (!m_held) {
        return;
    }
    m_held->endsAt = m_clock() + std::chrono::milliseconds(lapsesIn.remainingTime());
    m_whole = std::max(m_whole, left());
    m_shownLeft = left();
    Q_EMIT timeChanged();
}

/** The server may think that a moment is left: it is told, too. */
void KioskHold::lose()
{
    m_releaser.release(m_held->key);
    m_held.reset();
    m_timer.stop();
    Q_EMIT lapsed();
}

void KioskHold::setActivity(Activity activity)
{
    if (activity != m_activity) {
        m_activity = activity;
        Q_EMIT activityChanged();
    }
}
