#include "ui/waitingtext.h"

#include "ui/errortext.h"
#include "ui/outcometext.h"
#include "ui/sitetext.h"

using namespace Qt::StringLiterals;

NoteCard::Sentence WaitingText::report(const WaitReport &report)
{
    if (const auto *error = std::get_if<Error>(&report.answer)) {
        return { NoteCard::Tone::Error, ErrorText::sentence(*error) };
    }
    const auto &outcome = std::get<WaitOutcome>(report.answer);
    if (const auto *entry = std::get_if<PartyWaits>(&outcome)) {
        return { NoteCard::Tone::Good, waits(report.name, *entry) };
    }
    if (std::holds_alternative<PartyLeft>(outcome)) {
        return { NoteCard::Tone::Good, tr("%1 does not wait any more.").arg(report.name) };
    }
    if (const auto *refusal = std::get_if<WaitRefused>(&outcome)) {
        return { NoteCard::Tone::Warning, refused(report, *refusal) };
    }
    if (std::holds_alternative<KeyReused>(outcome)) {
        return { NoteCard::Tone::Error, OutcomeText::refusal(PlaceHoldOutcome(KeyReused {})) };
    }
    const QString &field = std::get<RequestInvalid>(outcome).field;
    return { NoteCard::Tone::Warning,
        field == u"phone"      ? tr("A phone is needed: whoever gets an offer must be reached.")
            : field == u"note" ? tr("The note is too long.")
                               : tr("This party cannot be put on the list as it is typed.") };
}

QString WaitingText::waits(const QString &name, const PartyWaits &waits)
{
    if (waits.offer.isValid()) {
        return tr("%1 was on the list and has an offer by now.").arg(name);
    }
    if (waits.placeInLine == 1) {
        return tr("%1 waits and is next.").arg(name);
    }
    return tr("%1 waits as number %2.", "name, place in the line")
        .arg(name, SiteText::number(waits.placeInLine));
}

QString WaitingText::refused(const WaitReport &report, const WaitRefused &refusal)
{
    switch (refusal.why) {
    case WaitRefusal::AlreadyWaiting:
        return tr("%1 waits for this slot already.").arg(report.name);
    case WaitRefusal::HasRoom:
        return tr("There is room for this party: %n places are free. Hold them.",
            nullptr,
            refusal.numbers.available);
    case WaitRefusal::PartyTooLarge:
        return tr("The slot has %n places in all: this party can never have them.",
            nullptr,
            refusal.numbers.capacity);
    case WaitRefusal::UntilPast:
        return tr("That time is over already.");
    case WaitRefusal::SlotClosed:
        return OutcomeText::refusal(PlaceHoldOutcome(SlotClosed { refusal.shortOf }));
    case WaitRefusal::SlotPast:
        return OutcomeText::refusal(PlaceHoldOutcome(SlotPast {}));
    case WaitRefusal::HasOffer:
        return tr("Places are held for %1 by now. Release that hold instead.").arg(report.name);
    case WaitRefusal::SlotNotFound:
        return tr("There is no such slot any more.");
    case WaitRefusal::PersonNotFound:
        return tr("There is no such customer any more.");
    case WaitRefusal::PartyNotFound:
        return tr("It is not on the list.");
    }
    Q_UNREACHABLE();
}

QString WaitingText::title(const WaitingParty &party)
{
    const QString name = party.customerName.isEmpty() ? party.customerPhone : party.customerName;
    const QString people = SiteText::people(party.partySize);
    return party.isOffered ? tr("Offered to %1, %2", "name, size of the party").arg(name, people)
                           : tr("%1. %2, %3", "place in the line, name, size of the party")
                                 .arg(SiteText::number(party.placeInLine), name, people);
}

QString WaitingText::detail(const WaitingParty &party, const QTimeZone &zone)
{
    QStringList parts;
    if (!party.customerPhone.isEmpty() && !party.customerName.isEmpty()) {
        parts.append(party.customerPhone);
    }
    parts.append(party.isOffered
            ? tr("held until %1", "time").arg(SiteText::time(party.expiresAt, zone))
            : tr("waits until %1", "time").arg(SiteText::time(party.until, zone)));
    if (!party.isOffered && party.skips > 0) {
        parts.append(tr("passed over, only %n were free", nullptr, party.skippedWith));
    }
    if (!party.note.isEmpty()) {
        parts.append(party.note);
    }
    return parts.join(u" · "_s);
}
