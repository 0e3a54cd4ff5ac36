#include "ui/changetext.h"

#include "ui/errortext.h"
#include "ui/linetext.h"
#include "ui/outcometext.h"

using namespace Qt::StringLiterals;

NoteCard::Sentence ChangeText::report(const ChangeReport &report)
{
    if (const auto *error = std::get_if<Error>(&report.answer)) {
        return { NoteCard::Tone::Error, ErrorText::sentence(*error) };
    }
    const auto &outcome = std::get<ChangeOutcome>(report.answer);
    if (const auto *refusal = std::get_if<ChangeRefused>(&outcome)) {
        const QString why = refused(*refusal);
        return { NoteCard::Tone::Warning,
            report.kind == ChangeKind::Undo ? tr("It cannot be undone. %1").arg(why) : why };
    }
    if (std::holds_alternative<KeyReused>(outcome)) {
        return { NoteCard::Tone::Error, OutcomeText::refusal(PlaceHoldOutcome(KeyReused {})) };
    }
    if (std::holds_alternative<RequestInvalid>(outcome)) {
        return { NoteCard::Tone::Warning, tr("This cannot be done with this hold.") };
    }
    return { NoteCard::Tone::Good, done(report) };
}

QString ChangeText::done(const ChangeReport &report)
{
    switch (report.kind) {
    case ChangeKind::Move:
        return tr("Moved. The old place is free again.");
    case ChangeKind::Swap:
        return tr("The two have changed places.");
    case ChangeKind::Resize:
        return tr("The party has its new size.");
    case ChangeKind::CheckIn:
        return tr("Checked in.");
    case ChangeKind::NoShow:
        return tr("Noted that nobody came.");
    case ChangeKind::Revive:
        return tr("It is back.");
    case ChangeKind::TakeOver:
        return tr("The hold is yours now, with the time that is left.");
    case ChangeKind::Undo:
        return tr("Undone.");
    }
    Q_UNREACHABLE();
}

QString ChangeText::undoable(ChangeKind kind)
{
    switch (kind) {
    case ChangeKind::Move:
        return tr("Moved");
    case ChangeKind::Swap:
        return tr("Places changed");
    case ChangeKind::Resize:
        return tr("Party changed");
    case ChangeKind::CheckIn:
        return tr("Checked in");
    case ChangeKind::NoShow:
        return tr("Marked as not come");
    case ChangeKind::Revive:
        return tr("Cancelled");
    case ChangeKind::TakeOver:
    case ChangeKind::Undo:
        return {};
    }
    Q_UNREACHABLE();
}

QString ChangeText::refused(const ChangeRefused &refused)
{
    switch (refused.why) {
    case ChangeRefusal::NotFound:
        return tr("There is no such hold.");
    case ChangeRefusal::HoldLapsed:
        return tr("The hold has lapsed; its time was over.");
    case ChangeRefusal::HoldCancelled:
        return tr("It has been cancelled.");
    case ChangeRefusal::HoldConfirmed:
        return tr("It is a confirmed booking: there is nothing to take over.");
    case ChangeRefusal::HoldNotConfirmed:
        return tr("It is not confirmed yet. Confirm it first.");
    case ChangeRefusal::HoldActive:
        return tr("It is still there.");
    case ChangeRefusal::ChangedMeanwhile:
        return tr("Another desk has changed it meanwhile. Look at it again.");
    case ChangeRefusal::NotUndoable:
        return tr("This cannot be taken back.");
    case ChangeRefusal::PiecesReturned:
        return tr("Some of its pieces have come back already, so it stays cancelled.");
    case ChangeRefusal::TooEarly:
        return tr("It is too early for that.");
    case ChangeRefusal::SlotFull:
    case ChangeRefusal::PlacesOffered:
    case ChangeRefusal::PiecesShort:
    case ChangeRefusal::CreditsShort:
    case ChangeRefusal::SlotClosed:
    case ChangeRefusal::SlotPast:
    case ChangeRefusal::MoreThanParty:
    case ChangeRefusal::HasArrived:
    case ChangeRefusal::BelowArrived:
        return notFitting(refused);
    }
    Q_UNREACHABLE();
}

QString ChangeText::notFitting(const ChangeRefused &refused)
{
    const int count = LineText::pluralCount(refused.shortLeft);
    switch (refused.why) {
    case ChangeRefusal::SlotFull:
        return count > 0 ? tr("Only %n places are left there. Nothing was changed.", nullptr, count)
                         : tr("No place is left there. Nothing was changed.");
    case ChangeRefusal::PlacesOffered:
        return tr("The places have been offered to a party that waited for them. Nothing was "
                  "changed.");
    case ChangeRefusal::PiecesShort:
        return tr("Only %n of %1 are left. Nothing was changed.", "pieces of an item", count)
            .arg(refused.shortOf);
    case ChangeRefusal::CreditsShort:
        return tr("The wallet has too little. Nothing was changed.");
    case ChangeRefusal::SlotClosed:
        return refused.shortOf.isEmpty() ? tr("The slot is closed.")
                                         : tr("The slot is closed: %1.").arg(refused.shortOf);
    case ChangeRefusal::SlotPast:
        return tr("The slot is over.");
    case ChangeRefusal::MoreThanParty:
        return tr("The party is of %n people.", nullptr, count);
    case ChangeRefusal::HasArrived:
    case ChangeRefusal::BelowArrived:
        return tr("%n of the party are here already.", nullptr, count);
    default: // the others are sentences without a number
        return {};
    }
}
