#include "tests/scenarios/outcomewords.h"

#include "core/credits/creditrows.h"
#include "core/stock/stockrows.h"

using namespace Qt::StringLiterals;

namespace {

QString available(const SlotNumbers &numbers) { return u"available %1"_s.arg(numbers.available); }

QStringList words(const HoldPlaced &placed)
{
    return { placed.isReplay ? u"replayed"_s : u"held"_s,
        available(placed.receipt.numbers),
        u"found "_s + wordOf(placed.receipt.status) };
}

QStringList words(const CapacityExhausted &exhausted)
{
    return { u"capacity_exhausted"_s,
        available(exhausted.numbers),
        u"left %1"_s.arg(exhausted.left),
        u"short "_s + exhausted.shortOf };
}

QStringList words(const SlotClosed &closed)
{
    return { u"slot_closed"_s, u"reason "_s + closed.reason };
}

QStringList words(const SlotPast &) { return { u"slot_past"_s }; }

QStringList words(const NotFound &missing) { return { u"not_found"_s, u"what "_s + missing.what }; }

QStringList words(const InsufficientCredits &insufficient)
{
    return { u"insufficient_credits"_s,
        u"left %1"_s.arg(insufficient.available),
        u"short "_s + insufficient.bucket };
}

QStringList words(const CreditHoldsOff &) { return { u"credit_holds_off"_s }; }

QStringList words(const KeyReused &) { return { u"idempotency_key_reuse"_s }; }

QStringList words(const RequestInvalid &invalid)
{
    return { u"invalid_request"_s, u"field "_s + invalid.field };
}

QStringList words(const HoldConfirmed &confirmed)
{
    return { u"confirmed"_s, available(confirmed.receipt.numbers) };
}

QStringList words(const HoldCancelled &cancelled)
{
    return { u"cancelled"_s, available(cancelled.receipt.numbers) };
}

QStringList words(const HoldExtended &extended)
{
    return { u"extended"_s, available(extended.receipt.numbers) };
}

QStringList words(const HoldNotOpen &notOpen)
{
    return { u"hold_"_s + wordOf(notOpen.found), available(notOpen.receipt.numbers) };
}

QStringList words(const ExtensionRefused &) { return { u"extension_refused"_s }; }

QStringList words(const IntentTookEffect &found)
{
    return { u"found"_s, u"found "_s + wordOf(found.receipt.status) };
}

QStringList words(const IntentNeverArrived &) { return { u"never_arrived"_s }; }

/** The facts of an effect; what was done is the word of its verb. */
QStringList words(const HoldChanged &changed)
{
    return { available(changed.receipt.numbers), u"found "_s + wordOf(changed.receipt.status) };
}

QString refusalWord(ChangeRefusal why)
{
    switch (why) {
    case ChangeRefusal::NotFound:
        return u"not_found"_s;
    case ChangeRefusal::HoldLapsed:
        return u"hold_expired"_s;
    case ChangeRefusal::HoldCancelled:
        return u"hold_cancelled"_s;
    case ChangeRefusal::HoldConfirmed:
        return u"hold_confirmed"_s;
    case ChangeRefusal::HoldNotConfirmed:
        return u"hold_held"_s;
    case ChangeRefusal::HoldActive:
        return u"hold_active"_s;
    case ChangeRefusal::SlotFull:
    case ChangeRefusal::PiecesShort:
        return u"capacity_exhausted"_s;
    case ChangeRefusal::PlacesOffered:
        return u"places_offered"_s;
    case ChangeRefusal::CreditsShort:
        return u"insufficient_credits"_s;
    case ChangeRefusal::SlotClosed:
        return u"slot_closed"_s;
    case ChangeRefusal::SlotPast:
        return u"slot_past"_s;
    case ChangeRefusal::ChangedMeanwhile:
        return u"changed_meanwhile"_s;
    case ChangeRefusal::NotUndoable:
        return u"not_undoable"_s;
    case ChangeRefusal::PiecesReturned:
        return u"pieces_returned"_s;
    case ChangeRefusal::TooEarly:
        return u"too_early"_s;
    case ChangeRefusal::MoreThanParty:
        return u"more_than_party"_s;
    case ChangeRefusal::HasArrived:
        return u"has_arrived"_s;
    case ChangeRefusal::BelowArrived:
        return u"below_arrived"_s;
    }
    Q_UNREACHABLE();
}

QStringList words(const ChangeRefused &refused)
{
    return {
        refusalWord(refused.why), u"left %1"_s.arg(refused.shortLeft), u"short "_s + refused.shortOf
    };
}

template <typename Outcome> QStringList visited(const Outcome &outcome)
{
    return std::visit([](const auto &alternative) { return words(alternative); }, outcome);
}

}

QStringList wordsOf(const CreditAnswer &answer)
{
    return { databaseWord(answer.outcome),
        u"amount %1"_s.arg(answer.amount),
        u"balance %1"_s.arg(answer.balance),
        u"held %1"_s.arg(answer.held),
        u"available %1"_s.arg(answer.available),
        u"short "_s + answer.shortOf };
}

QStringList wordsOf(const StockAnswer &answer)
{
    return { databaseWord(answer.outcome),
        u"onhand %1"_s.arg(answer.numbers.onHand),
        u"available %1"_s.arg(answer.numbers.available),
        u"out %1"_s.arg(answer.numbers.out),
        u"missing %1"_s.arg(answer.numbers.shortfall),
        u"left %1"_s.arg(answer.shortLeft),
        u"short "_s + answer.shortOf };
}

QStringList wordsOf(const PlaceHoldOutcome &outcome) { return visited(outcome); }

QStringList wordsOf(const ConfirmHoldOutcome &outcome) { return visited(outcome); }

QStringList wordsOf(const CancelHoldOutcome &outcome) { return visited(outcome); }

QStringList wordsOf(const ExtendHoldOutcome &outcome) { return visited(outcome); }

QStringList wordsOf(const SettleOutcome &outcome) { return visited(outcome); }

QStringList wordsOf(const ChangeOutcome &outcome) { return visited(outcome); }

QString wordOf(HoldStatus status)
{
    switch (status) {
    case HoldStatus::Held:
        return u"held"_s;
    case HoldStatus::Confirmed:
        return u"confirmed"_s;
    case HoldStatus::Cancelled:
        return u"cancelled"_s;
    case HoldStatus::Expired:
        return u"expired"_s;
    }
    Q_UNREACHABLE();
}
