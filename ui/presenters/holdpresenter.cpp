#include "ui/presenters/holdpresenter.h"

#include "core/base/onui.h"
#include "core/booking/bookingservice.h"
#include "ui/presenters/draftrequest.h"
#include "ui/presenters/outcomesettler.h"

#include <QLoggingCategory>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

Q_LOGGING_CATEGORY(logDesk, "holdfast.desk")

/** Whether the hold stands as the command wanted it. */
bool isDone(HoldCommand command, const Hold &hold)
{
    switch (command) {
    case HoldCommand::Place:
    case HoldCommand::Extend:
        return hold.status == HoldStatus::Held;
    case HoldCommand::Confirm:
        return hold.status == HoldStatus::Confirmed;
    case HoldCommand::Cancel:
    case HoldCommand::Release:
        return hold.status == HoldStatus::Cancelled;
    }
    Q_UNREACHABLE();
}

HoldReceipt receiptFrom(const Hold &hold)
{
    return { hold.id, hold.status, hold.expiresAt, hold.lapsesIn, {} };
}

/** The answer that the command would have had. */
CommandOutcome doneOutcome(HoldCommand command, const Hold &hold)
{
    switch (command) {
    case HoldCommand::Place:
        return PlaceHoldOutcome(HoldPlaced { receiptFrom(hold), true });
    case HoldCommand::Confirm:
        return ConfirmHoldOutcome(HoldConfirmed { receiptFrom(hold) });
    case HoldCommand::Cancel:
    case HoldCommand::Release:
        return CancelHoldOutcome(HoldCancelled { receiptFrom(hold) });
    case HoldCommand::Extend:
        return ExtendHoldOutcome(HoldExtended { receiptFrom(hold) });
    }
    Q_UNREACHABLE();
}

}

HoldPresenter::HoldPresenter(BookingService &booking, QObject *parent)
    : QObject(parent)
    , m_booking(booking)
    , m_settler(std::make_unique<OutcomeSettler>(booking))
{
    connect(m_settler.get(), &OutcomeSettler::keySettled, this, &HoldPresenter::onKeySettled);
    connect(m_settler.get(), &OutcomeSettler::holdFound, this, &HoldPresenter::onHoldFound);
    connect(m_settler.get(),
        &OutcomeSettler::attemptsChanged,
        this,
        &HoldPresenter::settleAttemptsChanged);
}

HoldPresenter::~HoldPresenter() = default;

int HoldPresenter::settleAttempts() const { return m_settler->attempts(); }

void HoldPresenter::retrySettling() { m_settler->retryNow(); }

void HoldPresenter::open(SlotId slot, int typedParty)
{
    if (!slot.isValid() || m_activity != Activity::Idle) {
        return;
    }
    if (m_draft && !m_draft->slotId.isValid()) {
        m_draft->slotId = slot; // restored, and its own slot is gone
        m_draft->key = IdempotencyKey::create();
    } else if (!m_draft || m_draft->slotId != slot) {
        Q_EMIT draftDropped();
        m_draft.emplace();
        m_draft->slotId = slot;
        m_draft->partySize = m_usualParty;
    }
    m_isPartyTyped = typedParty > 0;
    if (m_isPartyTyped) {
        m_draft->partySize = typedParty;
    }
    m_isEditing = true;
    m_report.reset();
    clearRefusal();
    Q_EMIT customerChanged(m_draft->customerId);
    Q_EMIT draftTyped();
    Q_EMIT draftChanged();
    Q_EMIT reportChanged();
}

void HoldPresenter::edit(const HoldDraft &typed)
{
    if (!m_draft || m_activity != Activity::Idle) {
        return;
    }
    HoldDraft draft = typed;
    draft.key = m_draft->key;
    draft.slotId = m_draft->slotId;
    const bool isAnother = draft.customerId != m_draft->customerId;
    if (isAnother) {
        draft.credits.clear(); // what was typed was meant for another wallet
    }
    m_draft = draft;
    Q_EMIT draftTyped();
    if (isAnother) {
        Q_EMIT customerChanged(draft.customerId);
    }
}

void HoldPresenter::leave()
{
    if (!m_isEditing && !m_refusal) {
        return;
    }
    m_isEditing = false;
    clearRefusal();
    Q_EMIT draftChanged();
}

void HoldPresenter::escape()
{
    leave();
    Q_EMIT draftDropped();
}

void HoldPresenter::restore(const HoldDraft &draft)
{
    Q_ASSERT(!m_draft);
    m_draft = draft;
}

void HoldPresenter::place()
{
    if (!m_draft || m_activity != Activity::Idle) {
        return;
    }
    const std::optional<PlaceHoldRequest> request = requestOf(*m_draft);
    if (!request) {
        m_command = HoldCommand::Place;
        end(CommandOutcome(PlaceHoldOutcome(RequestInvalid { u"amount"_s })));
        return;
    }
    begin(HoldCommand::Place);
    clearRefusal();
    Q_EMIT draftTyped(); // an offer may have changed it
    Q_EMIT draftSending();
    onUi(this, m_booking.placeHold(*request), [this](const Result<PlaceHoldOutcome> &answer) {
        onPlaceAnswered(answer);
    });
}

void HoldPresenter::confirm(HoldId hold)
{
    if (hold.isValid() && begin(HoldCommand::Confirm)) {
        m_commandHold = hold;
        onUi(this, m_booking.confirmHold(hold), [this](const Result<ConfirmHoldOutcome> &answer) {
            onAnswered(answer);
        });
    }
}

void HoldPresenter::cancel(HoldId hold, const QString &reason)
{
    sendCancel(HoldCommand::Cancel, hold, reason.trimmed());
}

void HoldPresenter::release(HoldId hold) { sendCancel(HoldCommand::Release, hold, {}); }

void HoldPresenter::sendCancel(HoldCommand command, HoldId hold, const QString &reason)
{
    if (hold.isValid() && begin(command)) {
        m_commandHold = hold;
        onUi(this,
            m_booking.cancelHold(hold, reason),
            [this](const Result<CancelHoldOutcome> &answer) { onAnswered(answer); });
    }
}

void HoldPresenter::extend(HoldId hold)
{
    if (hold.isValid() && begin(HoldCommand::Extend)) {
        m_commandHold = hold;
        onUi(this, m_booking.extendHold(hold), [this](const Result<ExtendHoldOutcome> &answer) {
            onAnswered(answer);
        });
    }
}

void HoldPresenter::offerInstead(SlotId slot, const PlaceHoldOutcome &why)
{
    if (m_activity != Activity::Idle) {
        return;
    }
    if (!m_draft || m_draft->slotId != slot) {
        m_draft.emplace();
        m_draft->slotId = slot;
    }
    m_refusal = why;
    m_shortage.reset();
    m_nearby.clear();
    Q_EMIT refusalChanged();
    askNearby();
}

void HoldPresenter::dismissRefusal() { clearRefusal(); }

void HoldPresenter::takeOffer(int index)
{
    if (!m_shortage) {
        takeNearby(index);
        return;
    }
    const QList<qint64> quantities
        = m_shortage->left > 0 ? QList<qint64> { m_shortage->left, 0 } : QList<qint64> { 0 };
    if (m_activity == Activity::Idle && index >= 0 && index < quantities.size()) {
        m_draft = withLess(*m_draft, *m_shortage, quantities.at(index));
        place();
    }
}

void HoldPresenter::takeNearby(int index)
{
    if (!m_draft || m_activity != Activity::Idle || index < 0 || index >= m_nearby.size()) {
        return;
    }
    const NearbySlot chosen = m_nearby.at(index);
    m_draft->slotId = chosen.slot.id;
    m_draft->key = IdempotencyKey::create();
    Q_EMIT movedTo(chosen);
    place();
}

bool HoldPresenter::begin(HoldCommand command)
{
    if (m_activity != Activity::Idle) {
        return false;
    }
    m_command = command;
    m_commandHold = {};
    m_report.reset();
    setActivity(Activity::Sending);
    Q_EMIT reportChanged();
    return true;
}

void HoldPresenter::end(const CommandReport &report)
{
    m_report = report;
    setActivity(Activity::Idle);
    Q_EMIT reportChanged();
}

void HoldPresenter::onPlaceAnswered(const Result<PlaceHoldOutcome> &answer)
{
    if (!answer) {
        if (answer.error().code == ErrorCode::OutcomeUnknown) {
            setActivity(Activity::Settling);
            m_settler->settleByKey(m_draft->key);
            return;
        }
        end(answer.error());
        return;
    }
    if (const auto *placedNow = std::get_if<HoldPlaced>(&*answer)) {
        onPlaced(*placedNow);
        return;
    }
    refuse(*answer);
}

void HoldPresenter::onPlaced(const HoldPlaced &outcome)
{
    m_draft.reset();
    m_isEditing = false;
    Q_EMIT draftDropped();
    end(CommandOutcome(PlaceHoldOutcome(outcome)));
    Q_EMIT draftChanged();
    Q_EMIT numbersChanged(outcome.receipt.numbers);
    Q_EMIT placed(outcome.receipt);
    Q_EMIT slotTouched();
}

void HoldPresenter::refuse(const PlaceHoldOutcome &outcome)
{
    if (std::holds_alternative<KeyReused>(outcome)) {
        qCWarning(logDesk) << "idempotency key used twice" << m_draft->key.toString();
    }
    // The database has decided about this key; the next try is another wish.
    m_draft->key = IdempotencyKey::create();
    Q_EMIT draftTyped();
    const auto *exhausted = std::get_if<CapacityExhausted>(&outcome);
    const bool isAboutWhatWasTyped = std::holds_alternative<RequestInvalid>(outcome)
        || std::holds_alternative<KeyReused>(outcome);
    if (!isAboutWhatWasTyped) {
        m_refusal = outcome;
        m_shortage = shortageOf(outcome, *m_draft);
    }
    end(CommandOutcome(outcome));
    // Without the capacity the look did not come to the slot: another pool was short first.
    if (exhausted && exhausted->numbers.capacity > 0) {
        Q_EMIT numbersChanged(exhausted->numbers);
    }
    if (m_refusal) {
        Q_EMIT refusalChanged();
        if (!m_shortage) {
            askNearby(); // another hour has no more shoes and no more credits
        }
    }
    Q_EMIT slotTouched();
}

template <typename Outcome> void HoldPresenter::onAnswered(const Result<Outcome> &answer)
{
    if (!answer) {
        if (answer.error().code == ErrorCode::OutcomeUnknown) {
            setActivity(Activity::Settling);
            m_settler->settleByHold(m_commandHold);
            return;
        }
        end(answer.error());
        return;
    }
    end(CommandOutcome(*answer));
    if (const HoldReceipt *receipt = receiptOf(*answer)) {
        Q_EMIT numbersChanged(receipt->numbers);
    }
    Q_EMIT slotTouched();
}

void HoldPresenter::onKeySettled(const SettleOutcome &outcome)
{
    if (const auto *took = std::get_if<IntentTookEffect>(&outcome)) {
        onPlaced(HoldPlaced { took->receipt, true });
        return;
    }
    // Its key is closed now: what was typed stays, and goes out under a new one.
    m_draft->key = IdempotencyKey::create();
    Q_EMIT draftTyped();
    end(CommandNotDone { HoldCommand::Place, {} });
    Q_EMIT slotTouched();
}

void HoldPresenter::onHoldFound(const std::optional<Hold> &hold)
{
    if (!hold) {
        end(CommandNotDone { m_command, HoldStatus::Expired });
    } else if (isDone(m_command, *hold)) {
        end(doneOutcome(m_command, *hold));
    } else {
        end(CommandNotDone { m_command, hold->status });
    }
    Q_EMIT slotTouched();
}

void HoldPresenter::askNearby()
{
    const SlotId slot = m_draft->slotId;
    onUi(this,
        m_booking.nearbySlots(slot, m_draft->partySize),
        [this, slot](const Result<QList<NearbySlot>> &answer) {
            const bool isStillWanted = m_refusal && m_draft && m_draft->slotId == slot;
            if (isStillWanted && answer) {
                m_nearby = answer->first(std::min<qsizetype>(answer->size(), nearbyMax));
                Q_EMIT refusalChanged();
            }
        });
}

void HoldPresenter::clearRefusal()
{
    if (m_refusal) {
        m_refusal.reset();
        m_shortage.reset();
        m_nearby.clear();
        Q_EMIT refusalChanged();
    }
}

void HoldPresenter::setActivity(Activity activity)
{
    if (activity != m_activity) {
        m_activity = activity;
        Q_EMIT activityChanged();
    }
}
