#include "ui/credits/walletwords.h"

#include "ui/amounttext.h"
#include "ui/credittext.h"
#include "ui/errortext.h"
#include "ui/linetext.h"
#include "ui/models/slotcelltext.h"
#include "ui/outcometext.h"

#include <algorithm>
#include <cstdlib>

using namespace Qt::StringLiterals;

namespace {

QString number(qint64 amount) { return SiteText::number(amount); }

QString credits(qint64 amount, const QString &bucket)
{
    return CreditText::credits(amount, bucket);
}

QString captionOf(QStringList parts)
{
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

QString nameOf(const WalletEntry &entry, const SiteClock &clock)
{
    return captionOf({ SiteText::moment(entry.at, clock), entry.description });
}

}

QString WalletWords::title(const WalletEntry &entry)
{
    const bool isUndone = entry.reversedBy.isValid();
    switch (entry.kind) {
    case WalletEntry::Kind::Granted:
        return isUndone ? tr("Granted, reversed") : tr("Granted");
    case WalletEntry::Kind::Debited:
        return isUndone ? tr("Debited, reversed") : tr("Debited");
    case WalletEntry::Kind::Captured:
        return isUndone ? tr("Paid from a hold, reversed") : tr("Paid from a hold");
    case WalletEntry::Kind::Reversed:
        return entry.amount < 0 ? tr("Reversal of a grant") : tr("Given back");
    case WalletEntry::Kind::Expired:
        return tr("Expired");
    }
    Q_UNREACHABLE();
}

EntryRow WalletWords::entry(const WalletEntry &entry, const SiteClock &clock)
{
    EntryRow row;
    row.id = entry.id.value();
    row.title = title(entry);
    QString rest;
    if (entry.remaining && entry.expiresAt.isValid() && *entry.remaining > 0) {
        rest = tr("%1 left, good to %2", "credits of a grant, day")
                   .arg(number(*entry.remaining),
                       SiteText::day(CreditText::lastDay(entry.expiresAt, clock.zone)));
    }
    row.caption
        = captionOf({ SiteText::moment(entry.at, clock), entry.description, rest, entry.actor });
    row.side = SiteText::signedNumber(entry.amount);
    row.sideCaption = tr("balance %1", "after an entry").arg(number(entry.balanceAfter));
    row.tone = entry.reversedBy.isValid()          ? RecordTone::Soft
        : entry.kind == WalletEntry::Kind::Expired ? RecordTone::Warning
                                                   : RecordTone::Normal;
    return row;
}

EntryRow WalletWords::hold(const WalletHold &hold, const QString &bucket)
{
    EntryRow row;
    row.id = hold.id.value();
    row.title = credits(hold.amount, bucket);
    row.caption = captionOf(
        { hold.isMixed ? tr("with places or pieces") : QString(), hold.description, hold.actor });
    row.side = SlotCellText::clock(hold.secondsLeft());
    row.tone = RecordTone::Strong;
    return row;
}

EntryRow WalletWords::usage(const CreditUsage &usage,
    CreditEntryId of,
    const QList<WalletEntry> &known,
    const SiteClock &clock)
{
    const bool isUse = usage.useId == of;
    const CreditEntryId other = isUse ? usage.grantId : usage.useId;
    const auto found = std::find_if(
        known.cbegin(), known.cend(), [other](const auto &each) { return each.id == other; });
    EntryRow row;
    row.id = other.value();
    if (found != known.cend()) {
        row.title = title(*found);
        row.caption = nameOf(*found, clock);
    } else if (isUse) {
        row.title = tr("An older grant");
    } else {
        row.title = tr("Used");
        row.caption = captionOf({ SiteText::moment(usage.at, clock), usage.description });
    }
    row.side = usage.amount < 0 ? tr("%1 given back", "credits").arg(number(std::abs(usage.amount)))
                                : number(usage.amount);
    return row;
}

QString WalletWords::echo(const CreditReading &reading, const Wallet &wallet)
{
    const QString name = wallet.customerName;
    if (const auto *grant = std::get_if<GrantRequest>(&reading)) {
        const QString amount = credits(grant->amount, grant->bucket);
        const QString text = grant->lastDay.isValid()
            ? tr("Grants %1 to %2, good to the end of %3.", "credits, customer, day")
                  .arg(amount, name, SiteText::dateInSentence(grant->lastDay))
            : tr("Grants %1 to %2.", "credits, customer").arg(amount, name);
        return text;
    }
    if (const auto *debit = std::get_if<DebitRequest>(&reading)) {
        return tr("Takes %1 from %2: %3 available after it.", "credits, customer, number")
            .arg(credits(debit->amount, wallet.bucket),
                name,
                number(wallet.available - debit->amount));
    }
    if (const auto *hold = std::get_if<PlaceHoldRequest>(&reading)) {
        return holdEcho(*hold, wallet);
    }
    if (const auto *capture = std::get_if<CaptureRequest>(&reading)) {
        return tr("Takes %1; what is left of the hold is released.", "credits")
            .arg(credits(capture->amount.value_or(0), wallet.bucket));
    }
    if (const auto *limits = std::get_if<WalletLimits>(&reading)) {
        return limitsEcho(*limits, wallet);
    }
    if (std::holds_alternative<ReversalRequest>(reading)) {
        return {};
    }
    return problem(std::get<CreditDraftProblem>(reading));
}

QString WalletWords::holdEcho(const PlaceHoldRequest &request, const Wallet &wallet)
{
    const CreditLine &line = request.credits.constFirst();
    const QString amount = credits(line.amount, line.bucket);
    if (!request.holdTime) {
        return tr("Holds %1 of %2.", "credits, customer").arg(amount, wallet.customerName);
    }
    const auto minutes = std::chrono::duration_cast<std::chrono::minutes>(*request.holdTime);
    return tr(
        "Holds %1 of %2 for %n minutes.", "credits, customer", static_cast<int>(minutes.count()))
        .arg(amount, wallet.customerName);
}

QString WalletWords::limitsEcho(const WalletLimits &limits, const Wallet &wallet)
{
    if (limits.hasOverdraft.value_or(false)) {
        return tr("%1 may spend without limit.", "customer").arg(wallet.customerName);
    }
    const qint64 minimum = limits.minimum.value_or(0);
    return minimum < 0
        ? tr("%1 may owe up to %2.", "customer, credits")
              .arg(wallet.customerName, credits(-minimum, wallet.bucket))
        : tr("%1 always stay in the wallet.", "credits").arg(credits(minimum, wallet.bucket));
}

QString WalletWords::problem(const CreditDraftProblem &problem)
{
    switch (problem.field) {
    case CreditDraftProblem::Field::Amount:
    case CreditDraftProblem::Field::Minutes:
        return AmountText::problem(problem.amount, problem.typed);
    case CreditDraftProblem::Field::Reason:
        return tr("A reason is needed: the entry keeps it.");
    case CreditDraftProblem::Field::LastDay:
        return tr("“%1” is not a day from today on. Type it like 31.12.2027 or 2027-12-31.")
            .arg(problem.typed.trimmed());
    case CreditDraftProblem::Field::MoreThanHeld:
        return tr("The hold has less than that.");
    }
    Q_UNREACHABLE();
}

QString WalletWords::missingAmount(const QString &bucket)
{
    return bucket.isEmpty() || bucket == u"default"
        ? tr("Type how many credits.")
        : tr("%1: type how many.", "kind of credits").arg(CreditText::bucket(bucket));
}

WalletWords::Sentence WalletWords::report(const CreditReport &report)
{
    if (const auto *error = std::get_if<Error>(&report.result)) {
        return { NoteCard::Tone::Error, ErrorText::sentence(*error) };
    }
    if (const auto *wrong = std::get_if<CreditDraftProblem>(&report.result)) {
        const QString text = problem(*wrong);
        return { NoteCard::Tone::Warning,
            text.isEmpty() ? missingAmount(report.wallet.bucket) : text };
    }
    if (std::holds_alternative<IntentNeverArrived>(report.result)) {
        return { NoteCard::Tone::Warning, tr("It had not arrived. Nothing is held; do it again.") };
    }
    if (const auto *outcome = std::get_if<PlaceHoldOutcome>(&report.result)) {
        return placed(*outcome, report.wallet);
    }
    return answer(std::get<CreditAnswer>(report.result), report.task, report.wallet);
}

WalletWords::Sentence WalletWords::answer(
    const CreditAnswer &answer, CreditTask task, const Wallet &wallet)
{
    if (answer.isDone()) {
        if (answer.debt == 0) {
            return { NoteCard::Tone::Good, done(answer, task, wallet) };
        }
        return { NoteCard::Tone::Warning,
            done(answer, task, wallet) + u' '
                + tr("%1 are owed now.", "credits").arg(credits(answer.debt, wallet.bucket)) };
    }
    switch (answer.outcome) {
    case CreditOutcome::InsufficientCredits:
        return { NoteCard::Tone::Warning,
            LineText::availableOf(wallet.customerName, answer.available, wallet.bucket) };
    case CreditOutcome::AlreadyReversed:
        return { NoteCard::Tone::Warning, tr("This entry has been reversed before.") };
    case CreditOutcome::NotReversible:
        return { NoteCard::Tone::Warning, tr("This entry cannot be reversed.") };
    case CreditOutcome::HoldNotActive:
        return { NoteCard::Tone::Warning, notActive(answer) };
    case CreditOutcome::ForeignHold:
        return { NoteCard::Tone::Warning, tr("This hold belongs to another customer.") };
    case CreditOutcome::MixedHold:
        return { NoteCard::Tone::Warning,
            tr("Places or pieces are held with it: confirm it on the page of the day.") };
    case CreditOutcome::NotFound:
        return { NoteCard::Tone::Warning, notFound(answer.shortOf) };
    case CreditOutcome::KeyReused:
        return { NoteCard::Tone::Error,
            tr("This request was used before for something else. Nothing was changed; "
               "do it again.") };
    default: // RequestInvalid: the others are done
        return { NoteCard::Tone::Warning,
            answer.shortOf == u"amount" ? tr("The amount is too large for this wallet.")
                                        : tr("The database refused a value. Nothing was changed; "
                                             "correct what you typed.") };
    }
}

QString WalletWords::done(const CreditAnswer &answer, CreditTask task, const Wallet &wallet)
{
    const QString amount
        = credits(answer.amount, answer.bucket.isEmpty() ? wallet.bucket : answer.bucket);
    const QString available = number(answer.available);
    switch (task) {
    case CreditTask::Grant:
        return tr("Granted %1 to %2: %3 available now.", "credits, customer, number")
            .arg(amount, wallet.customerName, available);
    case CreditTask::Debit:
        return tr("Took %1 from %2: %3 available now.", "credits, customer, number")
            .arg(amount, wallet.customerName, available);
    case CreditTask::Capture:
        return tr("Took %1 from the hold: %2 available now.", "credits, number")
            .arg(amount, available);
    case CreditTask::Release:
        return tr("Released %1: %2 available now.", "credits, number").arg(amount, available);
    case CreditTask::Reverse:
        return tr("Reversed %1: %2 available now.", "credits, number").arg(amount, available);
    case CreditTask::Limits:
        return tr("The limits are set: %1 available now.", "number").arg(available);
    case CreditTask::Hold:
        break; // is answered by a hold
    }
    return {};
}

WalletWords::Sentence WalletWords::placed(const PlaceHoldOutcome &outcome, const Wallet &wallet)
{
    if (const auto *hold = std::get_if<HoldPlaced>(&outcome)) {
        return hold->receipt.status == HoldStatus::Held
            ? Sentence { NoteCard::Tone::Good,
                  tr("Held. It ends by itself when its time is over.") }
            : Sentence { NoteCard::Tone::Warning,
                  tr("It had been placed, and is not held any more.") };
    }
    if (const auto *lacking = std::get_if<InsufficientCredits>(&outcome)) {
        return { NoteCard::Tone::Warning,
            LineText::availableOf(wallet.customerName, lacking->available, lacking->bucket) };
    }
    if (std::holds_alternative<CreditHoldsOff>(outcome)) {
        return { NoteCard::Tone::Warning, tr("This place does not hold credits.") };
    }
    if (const auto *unknown = std::get_if<NotFound>(&outcome)) {
        return { NoteCard::Tone::Warning, notFound(unknown->what) };
    }
    return { NoteCard::Tone::Warning, OutcomeText::refusal(outcome) };
}

QString WalletWords::notActive(const CreditAnswer &answer)
{
    if (answer.shortOf == u"captured") {
        return tr("This hold has been paid before. Nothing was taken now.");
    }
    return answer.shortOf == u"released"
        ? tr("This hold has been released before. Nothing was taken.")
        : tr("The time of this hold is over. Nothing was taken.");
}

QString WalletWords::notFound(const QString &what)
{
    return what == u"customer" || what.isEmpty() ? tr("This customer is not there any more.")
        : what == u"hold"                        ? tr("This hold is not there any more.")
                          : tr("“%1” is not a kind of credits here.").arg(CreditText::bucket(what));
}
