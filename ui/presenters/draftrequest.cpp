#include "ui/presenters/draftrequest.h"

#include "core/base/wholeamount.h"
#include "core/credits/creditrequests.h"

#include <algorithm>

namespace {

bool hasExtra(const HoldDraft &draft, const QString &sku)
{
    return std::any_of(draft.extras.cbegin(), draft.extras.cend(), [&sku](const ExtraLine &each) {
        return each.sku == sku;
    });
}

}

std::optional<PlaceHoldRequest> requestOf(const HoldDraft &draft)
{
    PlaceHoldRequest request;
    request.key = draft.key;
    request.slotId = draft.slotId;
    request.partySize = draft.partySize;
    request.customerId = draft.customerId;
    // A known customer goes by id alone: name and phone would ask for a new one.
    if (!draft.customerId.isValid()) {
        request.customerName = draft.customerName.trimmed();
        request.customerPhone = draft.customerPhone.trimmed();
    }
    request.note = draft.note.trimmed();
    request.extras = draft.extras;
    for (const CreditWish &wish : draft.credits) {
        if (wish.typed.trimmed().isEmpty()) {
            continue;
        }
        const AmountReading reading = readWholeAmount(wish.typed, { creditAmountMax });
        const auto *amount = std::get_if<qint64>(&reading);
        if (!amount) {
            return std::nullopt;
        }
        request.credits.append({ wish.bucket, *amount });
    }
    return request;
}

std::optional<Shortage> shortageOf(const PlaceHoldOutcome &refusal, const HoldDraft &draft)
{
    if (const auto *exhausted = std::get_if<CapacityExhausted>(&refusal)) {
        return exhausted->shortOf.isEmpty()
            ? std::nullopt
            : std::optional(
                Shortage { Shortage::Line::Extra, exhausted->shortOf, exhausted->left });
    }
    if (const auto *insufficient = std::get_if<InsufficientCredits>(&refusal)) {
        return Shortage { Shortage::Line::Credits, insufficient->bucket, insufficient->available };
    }
    if (std::holds_alternative<CreditHoldsOff>(refusal)) {
        return Shortage { Shortage::Line::AllCredits, {}, 0 };
    }
    const auto *missing = std::get_if<NotFound>(&refusal);
    if (missing && !missing->what.isEmpty()) {
        const auto line
            = hasExtra(draft, missing->what) ? Shortage::Line::Extra : Shortage::Line::Credits;
        return Shortage { line, missing->what, 0 };
    }
    return std::nullopt;
}

HoldDraft withLess(const HoldDraft &draft, const Shortage &shortage, qint64 quantity)
{
    HoldDraft less = draft;
    if (shortage.line == Shortage::Line::Extra) {
        for (ExtraLine &each : less.extras) {
            each.quantity = each.sku == shortage.code ? quantity : each.quantity;
        }
        less.extras.removeIf([](const ExtraLine &each) { return each.quantity == 0; });
        return less;
    }
    less.credits.removeIf([&shortage, quantity](const CreditWish &each) {
        const bool isMeant
            = shortage.line == Shortage::Line::AllCredits || each.bucket == shortage.code;
        return isMeant && quantity == 0;
    });
    for (CreditWish &each : less.credits) {
        each.typed = each.bucket == shortage.code ? QString::number(quantity) : each.typed;
    }
    return less;
}
