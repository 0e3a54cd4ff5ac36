#include "ui/outcometext.h"

#include "ui/errortext.h"
#include "ui/linetext.h"
#include "ui/sitetext.h"

#include <QTimeZone>

#include <algorithm>
#include <cstdlib>

using namespace Qt::StringLiterals;

namespace {

/** Calls the one of the functions that fits the alternative. */
template <typename... Functions> struct Overloaded : Functions... {
    using Functions::operator()...;
};

template <typename... Functions> Overloaded(Functions...) -> Overloaded<Functions...>;

}

OutcomeText::Sentence OutcomeText::report(const CommandReport &report, HoldCommand command)
{
    if (const auto *error = std::get_if<Error>(&report)) {
        return { Tone::Error, ErrorText::sentence(*error) };
    }
    if (const auto *nothing = std::get_if<CommandNotDone>(&report)) {
        return notDone(*nothing);
    }
    return std::visit(
        Overloaded { [](const PlaceHoldOutcome &each) { return place(each); },
            [](const ConfirmHoldOutcome &each) { return confirm(each); },
            [command](const CancelHoldOutcome &each) { return cancel(each, command); },
            [](const ExtendHoldOutcome &each) { return extend(each); } },
        std::get<CommandOutcome>(report));
}

QString OutcomeText::hint(DeskHint hint)
{
    switch (hint) {
    case DeskHint::NoSlotHere:
        return tr("There is no slot here.");
    case DeskHint::DayOnItsWay:
        return tr("This day is still being read.");
    case DeskHint::NothingToConfirm:
        return tr("Nothing to confirm: choose an open hold first.");
    case DeskHint::NothingToExtend:
        return tr("Nothing to extend: choose an open hold first.");
    case DeskHint::NothingToCancel:
        return tr("Nothing to cancel: choose a hold or a booking first.");
    case DeskHint::NothingToReturn:
        return tr("Nothing to return: choose a booking with pieces out first.");
    case DeskHint::NothingToChange:
        return tr("Nothing to change: choose a hold or booking first.");
    case DeskHint::NobodyToCheckIn:
        return tr("Nobody to check in: choose a confirmed booking first.");
    case DeskHint::SlotHasRoom:
        return tr("There are free places: nobody has to wait for this slot.");
    case DeskHint::NoOffers:
        return tr("Nobody on the waiting list has an offer now.");
    case DeskHint::NothingToRevive:
        return tr("Nothing to bring back: find a cancelled or lapsed booking first.");
    case DeskHint::NothingToTakeOver:
        return tr("Nothing to take over: choose an open hold of another desk first.");
    case DeskHint::NotMoving:
        return tr("Choose a hold and press M first, then go to the one to change places with.");
    case DeskHint::StillChecking:
        return tr("The last answer is still being looked for. Wait a moment.");
    }
    Q_UNREACHABLE();
}

QString OutcomeText::recovered(const QList<RecoveredIntent> &intents)
{
    const auto lost = std::count_if(
        intents.cbegin(), intents.cend(), [](const auto &intent) { return !intent.hasArrived; });
    const int found = static_cast<int>(intents.size() - lost);
    QStringList sentences;
    if (found > 0) {
        sentences.append(tr(
            "%n requests from before the last end of the program have arrived.", nullptr, found));
    }
    if (lost > 0) {
        sentences.append(tr("%n requests from before had not arrived; nothing is held for them.",
            nullptr,
            static_cast<int>(lost)));
    }
    return sentences.join(u' ');
}

OutcomeText::Sentence OutcomeText::place(const PlaceHoldOutcome &outcome)
{
    if (const auto *placed = std::get_if<HoldPlaced>(&outcome)) {
        if (placed->receipt.status == HoldStatus::Held) {
            return { Tone::Good, tr("Held. Press C to confirm the booking.") };
        }
        return { Tone::Warning, placedBefore(placed->receipt.status) };
    }
    return { Tone::Warning, refusal(outcome) };
}

QString OutcomeText::placedBefore(HoldStatus status)
{
    switch (status) {
    case HoldStatus::Held:
        return tr("It had been placed, and is still held.");
    case HoldStatus::Confirmed:
        return tr("It had been placed, and is confirmed now.");
    case HoldStatus::Cancelled:
        return tr("It had been placed, and is cancelled now.");
    case HoldStatus::Expired:
        return tr("It had been placed, and has expired since.");
    }
    Q_UNREACHABLE();
}

QString OutcomeText::refusal(const PlaceHoldOutcome &outcome)
{
    return std::visit(
        Overloaded { [](const HoldPlaced &) { return QString(); },
            [](const CapacityExhausted &each) { return exhausted(each); },
            [](const SlotClosed &each) { return tr("This slot is closed: %1.").arg(each.reason); },
            [](const SlotPast &) { return tr("This slot is over."); },
            [](const NotFound &) { return tr("This slot does not exist any more."); },
            [](const InsufficientCredits &each) {
                return each.available > 0
                    ? tr("Only %1 are available.", "credits", LineText::pluralCount(each.available))
                          .arg(LineText::credits(each.available, each.bucket))
                    : tr("No credits are available.");
            },
            [](const CreditHoldsOff &) { return tr("Credits are not held at this place."); },
            [](const KeyReused &) {
                return tr("This request was used before for something else. Nothing was changed; "
                          "do it again.");
            },
            [](const RequestInvalid &each) { return invalid(each); } },
        outcome);
}

QString OutcomeText::exhausted(const CapacityExhausted &outcome)
{
    if (!outcome.shortOf.isEmpty()) {
        return outcome.left > 0
            ? tr("Only %n of %1 are left.", "pieces of a stock item", outcome.left)
                  .arg(outcome.shortOf)
            : tr("No %1 are left.", "a stock item").arg(outcome.shortOf);
    }
    return outcome.numbers.available > 0
        ? tr("Only %n places are left.", nullptr, outcome.numbers.available)
        : tr("No place is left.");
}

QString OutcomeText::invalid(const RequestInvalid &outcome)
{
    if (outcome.field == u"quantity") {
        return tr("A party needs at least one person, and no more than the slot has places.");
    }
    if (outcome.field == u"name") {
        return tr("The name is too long.");
    }
    if (outcome.field == u"phone") {
        return tr("This is not a phone number.");
    }
    if (outcome.field == u"note") {
        return tr("The note is too long.");
    }
    if (outcome.field == u"amount") {
        return tr("The amount of credits cannot be read. Nothing was sent.");
    }
    if (outcome.field == u"reason") {
        return tr("The reason is too long.");
    }
    return tr("The database refused a value. Nothing was changed; correct what you typed.");
}

OutcomeText::Sentence OutcomeText::confirm(const ConfirmHoldOutcome &outcome)
{
    return std::visit(
        Overloaded { [](const HoldConfirmed &) {
                        return Sentence { Tone::Good, tr("Booking confirmed.") };
                    },
            [](const HoldNotOpen &each) { return notOpen(each.found); },
            [](const NotFound &) {
                return Sentence { Tone::Warning, tr("This hold does not exist any more.") };
            },
            [](const RequestInvalid &each) {
                return Sentence { Tone::Warning, invalid(each) };
            } },
        outcome);
}

OutcomeText::Sentence OutcomeText::cancel(const CancelHoldOutcome &outcome, HoldCommand command)
{
    return std::visit(
        Overloaded { [command](const HoldCancelled &) {
                        return Sentence { Tone::Good,
                            command == HoldCommand::Release
                                ? tr("Released. The places are free again.")
                                : tr("Cancelled. The places are free again.") };
                    },
            [](const HoldNotOpen &each) { return notOpen(each.found); },
            [](const NotFound &) {
                return Sentence { Tone::Warning, tr("This hold does not exist any more.") };
            } },
        outcome);
}

OutcomeText::Sentence OutcomeText::extend(const ExtendHoldOutcome &outcome)
{
    return std::visit(
        Overloaded { [](const HoldExtended &) {
                        return Sentence { Tone::Good, tr("The hold has its full time again.") };
                    },
            [](const HoldNotOpen &each) { return notOpen(each.found); },
            [](const ExtensionRefused &) {
                return Sentence { Tone::Warning, tr("This hold cannot be given more time.") };
            },
            [](const NotFound &) {
                return Sentence { Tone::Warning, tr("This hold does not exist any more.") };
            },
            [](const RequestInvalid &each) {
                return Sentence { Tone::Warning, invalid(each) };
            } },
        outcome);
}

OutcomeText::Sentence OutcomeText::notOpen(HoldStatus found)
{
    switch (found) {
    case HoldStatus::Held:
        return { Tone::Warning, tr("This hold is still open.") };
    case HoldStatus::Confirmed:
        return { Tone::Warning, tr("This booking has already been confirmed.") };
    case HoldStatus::Cancelled:
        return { Tone::Warning, tr("This hold has been cancelled before.") };
    case HoldStatus::Expired:
        return { Tone::Warning,
            tr("This hold ran out of time. Press Enter to hold the slot again.") };
    }
    Q_UNREACHABLE();
}

OutcomeText::Sentence OutcomeText::notDone(const CommandNotDone &what)
{
    switch (what.command) {
    case HoldCommand::Place:
        return { Tone::Warning,
            tr("The request never arrived and nothing is held. What you typed is kept: press "
               "Enter to send it.") };
    case HoldCommand::Confirm:
        if (what.found == HoldStatus::Held) {
            return { Tone::Warning,
                tr("The confirmation never arrived. The hold is still open: press C again.") };
        }
        break;
    case HoldCommand::Cancel:
        if (what.found == HoldStatus::Held || what.found == HoldStatus::Confirmed) {
            return { Tone::Warning, tr("The cancellation never arrived. Nothing was cancelled.") };
        }
        break;
    case HoldCommand::Release:
        if (what.found == HoldStatus::Held) {
            return { Tone::Warning, tr("The release never arrived. The hold is still open.") };
        }
        break;
    case HoldCommand::Extend:
        break;
    }
    return notOpen(what.found.value_or(HoldStatus::Expired));
}

QString OutcomeText::whoWasFaster(
    const SlotDetail &detail, const QString &ownDesk, const QDateTime &now)
{
    constexpr qint64 secondsRecent = 60;
    const Hold *newest = nullptr;
    for (const Hold &hold : detail.holds) {
        const bool isForeign = hold.origin.desk != ownDesk;
        if (isForeign && (!newest || hold.createdAt > newest->createdAt)) {
            newest = &hold;
        }
    }
    const qint64 seconds = newest ? newest->createdAt.secsTo(now) : secondsRecent;
    if (seconds >= secondsRecent || newest->origin.desk.isEmpty()) {
        return {};
    }
    return tr(
        "Taken %n seconds ago at %1.", nullptr, static_cast<int>(std::max<qint64>(seconds, 1)))
        .arg(newest->origin.desk);
}

QString OutcomeText::why(const SlotDetail &detail, const QTimeZone &zone)
{
    QStringList sum;
    QStringList asides;
    for (const AvailabilityTerm &each : detail.terms) {
        const QString text = term(each, zone);
        switch (each.kind) {
        case AvailabilityTerm::Kind::Capacity:
        case AvailabilityTerm::Kind::Confirmed:
        case AvailabilityTerm::Kind::Held:
            sum.append(text);
            break;
        case AvailabilityTerm::Kind::Lapsed:
        case AvailabilityTerm::Kind::Closed:
        case AvailabilityTerm::Kind::Past:
            asides.append(text);
            break;
        case AvailabilityTerm::Kind::Available:
            break;
        }
    }
    sum.removeAll(QString());
    asides.removeAll(QString());
    if (!detail.slot.isClosed()) {
        asides.append(tr("Nothing is closed."));
    }
    return sum.join(u" − "_s) + u". "_s + asides.join(u' ');
}

QStringList OutcomeText::whyTerms(const SlotDetail &detail, const QTimeZone &zone)
{
    QStringList lines;
    for (const AvailabilityTerm &each : detail.terms) {
        const QString text = each.kind == AvailabilityTerm::Kind::Available
            ? tr("= %n available", "result of a sum", each.quantity)
            : term(each, zone);
        if (!text.isEmpty()) {
            const bool isTaken = each.kind == AvailabilityTerm::Kind::Confirmed
                || each.kind == AvailabilityTerm::Kind::Held;
            lines.append(isTaken ? u"− "_s + text : text);
        }
    }
    return lines;
}

QString OutcomeText::term(const AvailabilityTerm &term, const QTimeZone &zone)
{
    const int count = std::abs(term.quantity);
    switch (term.kind) {
    case AvailabilityTerm::Kind::Capacity:
        return tr("%n places", "in a sum", count);
    case AvailabilityTerm::Kind::Confirmed:
        return count == 0 ? QString() : tr("%n confirmed", "places, in a sum", count);
    case AvailabilityTerm::Kind::Held:
        return tr("%n held by %1 until %2", "places, in a sum", count)
            .arg(term.who, SiteText::timeWithSeconds(term.until, zone));
    case AvailabilityTerm::Kind::Lapsed:
        return count == 0 ? QString()
                          : tr("%n places of lapsed holds are free again.", nullptr, count);
    case AvailabilityTerm::Kind::Closed:
        return tr("Closed: %1.").arg(term.reason);
    case AvailabilityTerm::Kind::Past:
        return tr("The slot is over.");
    case AvailabilityTerm::Kind::Available:
        return {};
    }
    Q_UNREACHABLE();
}

QString OutcomeText::status(HoldStatus status)
{
    switch (status) {
    case HoldStatus::Held:
        return tr("held", "status of a hold");
    case HoldStatus::Confirmed:
        return tr("confirmed", "status of a hold");
    case HoldStatus::Cancelled:
        return tr("cancelled", "status of a hold");
    case HoldStatus::Expired:
        return tr("expired", "status of a hold");
    }
    Q_UNREACHABLE();
}

QString OutcomeText::standing(const Hold &hold)
{
    if (hold.status != HoldStatus::Confirmed) {
        return status(hold.status);
    }
    if (hold.isNoShow) {
        return tr("did not come", "status of a booking");
    }
    if (hold.arrived == 0) {
        return status(hold.status);
    }
    return hold.arrived == hold.partySize
        ? tr("here", "status of a booking: the whole party has come")
        : tr("%1 of %2 here", "how many of a party have come")
              .arg(hold.arrived)
              .arg(hold.partySize);
}
