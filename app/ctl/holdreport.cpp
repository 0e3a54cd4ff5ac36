#include "app/ctl/holdreport.h"

#include "app/ctl/console.h"

using namespace Qt::StringLiterals;

namespace {

QString wordFor(HoldStatus status)
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

qint64 secondsLeft(HoldStatus status, const QDeadlineTimer &lapsesIn)
{
    return status == HoldStatus::Held ? (lapsesIn.remainingTime() + 999) / 1000 : 0;
}

void addNumbers(QJsonObject &object, const SlotNumbers &numbers)
{
    if (!numbers.slotId.isValid()) {
        return;
    }
    object[u"slot_id"_s] = numbers.slotId.value();
    object[u"available"_s] = numbers.available;
    object[u"capacity"_s] = numbers.capacity;
}

QJsonObject receiptObject(const QString &outcome, const HoldReceipt &receipt)
{
    QJsonObject object { { u"outcome"_s, outcome } };
    if (receipt.holdId.isValid()) {
        object[u"hold_id"_s] = receipt.holdId.value();
        object[u"status"_s] = wordFor(receipt.status);
        object[u"expires_at"_s] = receipt.expiresAt.toString(Qt::ISODateWithMs);
        object[u"remaining_seconds"_s] = secondsLeft(receipt.status, receipt.lapsesIn);
    }
    addNumbers(object, receipt.numbers);
    return object;
}

QString receiptSentence(const QString &word, const HoldReceipt &receipt)
{
    QString sentence = u"%1 hold %2."_s.arg(word).arg(receipt.holdId.value());
    if (receipt.status == HoldStatus::Held) {
        sentence += u" %1 s left."_s.arg(secondsLeft(receipt.status, receipt.lapsesIn));
    }
    if (!receipt.numbers.slotId.isValid()) {
        return sentence;
    }
    return sentence
        + u" Slot %1: %2 of %3 available."_s.arg(receipt.numbers.slotId.value())
              .arg(receipt.numbers.available)
              .arg(receipt.numbers.capacity);
}

ExitCode refuse(const Console &console, const QJsonObject &object, const QString &sentence)
{
    console.answer(object, sentence);
    return ExitCode::Refused;
}

/** Writes each outcome in its own words; std::visit sees to it that none is forgotten. */
class Reporter {
public:
    explicit Reporter(const Console &console)
        : m_console(console)
    {
    }

    ExitCode operator()(const HoldPlaced &placed) const
    {
        return done(placed.isReplay ? u"replayed"_s : u"held"_s,
            placed.isReplay ? u"Had placed"_s : u"Placed"_s,
            placed.receipt);
    }

    ExitCode operator()(const HoldConfirmed &confirmed) const
    {
        return done(u"confirmed"_s, u"Confirmed"_s, confirmed.receipt);
    }

    ExitCode operator()(const HoldCancelled &cancelled) const
    {
        return done(u"cancelled"_s, u"Cancelled"_s, cancelled.receipt);
    }

    ExitCode operator()(const HoldExtended &extended) const
    {
        return done(u"extended"_s, u"Extended"_s, extended.receipt);
    }

    ExitCode operator()(const CapacityExhausted &exhausted) const
    {
        QJsonObject object { { u"outcome"_s, u"capacity_exhausted"_s } };
        addNumbers(object, exhausted.numbers);
        if (!exhausted.shortOf.isEmpty()) {
            object[u"short_of"_s] = exhausted.shortOf;
            object[u"short_left"_s] = exhausted.left;
        }
        return refuse(m_console,
            object,
            exhausted.shortOf.isEmpty()
                ? u"Not enough places: %1 of %2 are available."_s.arg(exhausted.numbers.available)
                      .arg(exhausted.numbers.capacity)
                : u"Not enough %1: %2 left."_s.arg(exhausted.shortOf).arg(exhausted.left));
    }

    ExitCode operator()(const SlotClosed &closed) const
    {
        return refuse(m_console,
            { { u"outcome"_s, u"slot_closed"_s }, { u"reason"_s, closed.reason } },
            u"The slot is closed: %1."_s.arg(closed.reason));
    }

    ExitCode operator()(const SlotPast &) const
    {
        return refuse(m_console, { { u"outcome"_s, u"slot_past"_s } }, u"The slot is over."_s);
    }

    ExitCode operator()(const NotFound &missing) const
    {
        if (missing.what.isEmpty()) {
            return refuse(m_console,
                { { u"outcome"_s, u"not_found"_s } },
                u"There is no such slot, customer or hold."_s);
        }
        return refuse(m_console,
            { { u"outcome"_s, u"not_found"_s }, { u"short_of"_s, missing.what } },
            u"There is no \"%1\"."_s.arg(missing.what));
    }

    ExitCode operator()(const InsufficientCredits &insufficient) const
    {
        return refuse(m_console,
            { { u"outcome"_s, u"insufficient_credits"_s },
                { u"short_of"_s, insufficient.bucket },
                { u"short_left"_s, insufficient.available } },
            u"Not enough credits in %1: %2 available."_s.arg(insufficient.bucket)
                .arg(insufficient.available));
    }

    ExitCode operator()(const CreditHoldsOff &) const
    {
        return refuse(m_console,
            { { u"outcome"_s, u"credit_holds_off"_s } },
            u"Credits are not held at this place (setting credit_holds)."_s);
    }

    ExitCode operator()(const KeyReused &) const
    {
        return refuse(m_console,
            { { u"outcome"_s, u"idempotency_key_reuse"_s } },
            u"This key was used for another request."_s);
    }

    ExitCode operator()(const RequestInvalid &invalid) const
    {
        return refuse(m_console,
            { { u"outcome"_s, u"invalid_request"_s }, { u"field"_s, invalid.field } },
            u"The request is not valid: %1."_s.arg(invalid.field));
    }

    ExitCode operator()(const ExtensionRefused &) const
    {
        return refuse(m_console,
            { { u"outcome"_s, u"extension_refused"_s } },
            u"The policy of the place allows no more time."_s);
    }

    ExitCode operator()(const HoldNotOpen &notOpen) const
    {
        const QString state = wordFor(notOpen.found);
        return refuse(m_console,
            receiptObject(u"hold_"_s + state, notOpen.receipt),
            u"The hold is %1."_s.arg(state));
    }

private:
    ExitCode done(const QString &outcome, const QString &word, const HoldReceipt &receipt) const
    {
        m_console.answer(receiptObject(outcome, receipt), receiptSentence(word, receipt));
        return ExitCode::Done;
    }

    const Console &m_console;
};

}

ExitCode report(const Console &console, const PlaceHoldOutcome &outcome)
{
    return std::visit(Reporter(console), outcome);
}

ExitCode report(const Console &console, const ConfirmHoldOutcome &outcome)
{
    return std::visit(Reporter(console), outcome);
}

ExitCode report(const Console &console, const CancelHoldOutcome &outcome)
{
    return std::visit(Reporter(console), outcome);
}

ExitCode report(const Console &console, const ExtendHoldOutcome &outcome)
{
    return std::visit(Reporter(console), outcome);
}

ExitCode report(const Console &console, const std::optional<Hold> &hold)
{
    if (!hold) {
        return Reporter(console)(NotFound {});
    }
    const QString state = wordFor(hold->status);
    QJsonArray credits;
    for (const CreditLine &line : hold->credits) {
        credits.append(QJsonObject { { u"bucket"_s, line.bucket }, { u"amount"_s, line.amount } });
    }
    const QJsonObject object { { u"outcome"_s, u"found"_s },
        { u"hold_id"_s, hold->id.value() },
        { u"slot_id"_s, hold->slotId.value() },
        { u"status"_s, state },
        { u"party"_s, hold->partySize },
        { u"expires_at"_s, hold->expiresAt.toString(Qt::ISODateWithMs) },
        { u"remaining_seconds"_s, secondsLeft(hold->status, hold->lapsesIn) },
        { u"actor"_s, hold->origin.actor },
        { u"desk"_s, hold->origin.desk },
        { u"channel"_s, hold->origin.channel },
        { u"customer"_s, hold->customerName },
        { u"extras"_s, hold->extras },
        { u"credits"_s, credits } };
    console.answer(object,
        u"Hold %1: %2, %3 places of slot %4."_s.arg(hold->id.value())
            .arg(state)
            .arg(hold->partySize)
            .arg(hold->slotId.value()));
    return ExitCode::Done;
}
