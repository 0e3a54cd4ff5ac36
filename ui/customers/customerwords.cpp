#include "ui/customers/customerwords.h"

#include "ui/customers/findwords.h"
#include "ui/errortext.h"
#include "ui/sitetext.h"

using namespace Qt::StringLiterals;

EntryRow CustomerWords::duplicate(const Duplicate &duplicate)
{
    const auto reason = [&duplicate] {
        switch (duplicate.reason) {
        case Duplicate::Reason::SamePhone:
            return tr("same phone");
        case Duplicate::Reason::SameMail:
            return tr("same e-mail");
        case Duplicate::Reason::SimilarName:
            return tr("similar name");
        }
        Q_UNREACHABLE();
    };
    EntryRow row;
    row.id = duplicate.customer.id.value();
    row.title = FindWords::name(duplicate.customer);
    QStringList parts { duplicate.customer.phone, duplicate.customer.mail };
    parts.removeAll(QString());
    row.caption = parts.join(u" · "_s);
    row.side = reason();
    return row;
}

CustomerWords::Sentence CustomerWords::report(const CustomerReport &report)
{
    if (const auto *answer = std::get_if<CustomerAnswer>(&report.result)) {
        return answered(*answer, report);
    }
    if (const auto *problem = std::get_if<CustomerDraftProblem>(&report.result)) {
        return { NoteCard::Tone::Warning, CustomerWords::problem(*problem) };
    }
    return { NoteCard::Tone::Error, ErrorText::sentence(std::get<Error>(report.result)) };
}

CustomerWords::Sentence CustomerWords::answered(
    const CustomerAnswer &answer, const CustomerReport &report)
{
    const auto refused = [](const QString &text) {
        return Sentence { NoteCard::Tone::Warning, text };
    };
    switch (answer.outcome) {
    case CustomerOutcome::Similar:
        return refused(tr("Somebody who may be the same is there already."));
    case CustomerOutcome::Added:
    case CustomerOutcome::Changed:
    case CustomerOutcome::Merged:
        return { NoteCard::Tone::Good, done(report) };
    case CustomerOutcome::Erased:
        return report.task == CustomerTask::Erase
            ? Sentence { NoteCard::Tone::Good, done(report) }
            : refused(tr("This person has been erased. Nothing was changed."));
    case CustomerOutcome::ChangedMeanwhile:
        return refused(tr("Somebody else has changed this customer meanwhile. Nothing was saved: "
                          "leave with Esc, look at what is there now, and change it again."));
    case CustomerOutcome::Exists:
        if (report.task == CustomerTask::Add) {
            return refused(tr("This customer is there already. Nothing was changed."));
        }
        return refused(tr("Another customer has this name and phone. Nothing was saved: if it is "
                          "the same person, merge the two."));
    case CustomerOutcome::CreditsHeld:
        return refused(tr("Credits of the one that would go are held. Capture or release them "
                          "first."));
    case CustomerOutcome::AlreadyMerged:
        return refused(tr("One of the two has been merged meanwhile. Nothing was changed."));
    case CustomerOutcome::NotFound:
        return refused(tr("This customer is not there any more."));
    case CustomerOutcome::RequestInvalid:
        return refused(tr("The database refused a value. Nothing was changed; correct what you "
                          "typed."));
    }
    Q_UNREACHABLE();
}

QString CustomerWords::done(const CustomerReport &report)
{
    switch (report.task) {
    case CustomerTask::Add:
        return tr("Added.", "customer");
    case CustomerTask::Change:
        return tr("Saved.", "customer");
    case CustomerTask::Merge:
        return tr("Merged: bookings, credits and history are together now.");
    case CustomerTask::Erase:
        return tr("Erased. Bookings and money stay without a name.");
    }
    Q_UNREACHABLE();
}

QString CustomerWords::problem(CustomerDraftProblem problem)
{
    switch (problem) {
    case CustomerDraftProblem::NameMissing:
        return tr("Type a name or a phone.");
    case CustomerDraftProblem::NameTooLong:
        return tr("A name has at most %n characters.", nullptr, CustomerLimits::nameMax);
    case CustomerDraftProblem::PhoneWithoutDigits:
        return tr("A phone number has digits.");
    case CustomerDraftProblem::PhoneTooLong:
        return tr("A phone number has at most %n characters.", nullptr, CustomerLimits::phoneMax);
    case CustomerDraftProblem::MailInvalid:
        return tr("An e-mail address looks like name@example.org, with at most %n characters.",
            nullptr,
            CustomerLimits::mailMax);
    case CustomerDraftProblem::LanguageInvalid:
        return tr("A language is two or three small letters: cs, sk, ru, en.");
    case CustomerDraftProblem::NoteTooLong:
        return tr("A note has at most %n characters.", nullptr, CustomerLimits::noteMax);
    case CustomerDraftProblem::ReasonMissing:
        return tr("Type the reason: it stays in the history.");
    }
    Q_UNREACHABLE();
}

QString CustomerWords::echo(const CustomerDraft &draft, bool isArmed)
{
    const QString name = draft.fields.name.isEmpty() ? draft.fields.phone : draft.fields.name;
    switch (draft.task) {
    case CustomerTask::Add:
        return isArmed ? tr("May be there already: see below. Enter once more adds somebody else.")
                       : QString();
    case CustomerTask::Change:
        return {};
    case CustomerTask::Merge:
        return draft.isOtherKept
            ? tr("“%1” stays, “%2” becomes a part of it.", "customers").arg(draft.otherName, name)
            : tr("“%1” stays, “%2” becomes a part of it.", "customers").arg(name, draft.otherName);
    case CustomerTask::Erase:
        return isArmed ? tr("Press Enter once more to erase “%1”. This cannot be undone.").arg(name)
                       : QString();
    }
    Q_UNREACHABLE();
}
