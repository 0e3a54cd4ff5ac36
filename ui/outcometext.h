#pragma once

#include "core/model/slotdetail.h"
#include "ui/presenters/deskpresenter.h"
#include "ui/presenters/holdcommand.h"
#include "ui/widgets/notecard.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

class QTimeZone;

/** What came of a command, and why a slot gives what it gives, in sentences for people. */
class OutcomeText {
    Q_DECLARE_TR_FUNCTIONS(OutcomeText)

public:
    using Tone = NoteCard::Tone;
    using Sentence = NoteCard::Sentence;

    /** @p command is what was asked for: a release and a cancellation have the same answers. */
    static Sentence report(const CommandReport &report, HoldCommand command);
    static QString hint(DeskHint hint);

    /** What became of the intents that an earlier run left open. */
    static QString recovered(const QList<RecoveredIntent> &intents);

    /** "Only 2 places are left.": why a slot cannot take a party. */
    static QString refusal(const PlaceHoldOutcome &outcome);

    /** "Taken 3 seconds ago at desk 2.": the newest hold that is not ours; empty when it is old. */
    static QString whoWasFaster(
        const SlotDetail &detail, const QString &ownDesk, const QDateTime &now);

    /** The sum of "Why?", one sentence: "10 places − 4 confirmed − 3 held until 10:18:40." */
    static QString why(const SlotDetail &detail, const QTimeZone &zone);

    /** The same term by term, one sentence each. */
    static QStringList whyTerms(const SlotDetail &detail, const QTimeZone &zone);

    /** How a hold stands: "held", "confirmed", "cancelled", "expired". */
    static QString status(HoldStatus status);

    /** The same with who has come: "3 of 4 here", "did not come". */
    static QString standing(const Hold &hold);

private:
    static Sentence place(const PlaceHoldOutcome &outcome);
    static Sentence confirm(const ConfirmHoldOutcome &outcome);
    static Sentence cancel(const CancelHoldOutcome &outcome, HoldCommand command);
    static QString placedBefore(HoldStatus status);
    static Sentence extend(const ExtendHoldOutcome &outcome);
    static Sentence notDone(const CommandNotDone &what);
    static Sentence notOpen(HoldStatus found);
    static QString exhausted(const CapacityExhausted &outcome);
    static QString invalid(const RequestInvalid &outcome);
    static QString term(const AvailabilityTerm &term, const QTimeZone &zone);
};
