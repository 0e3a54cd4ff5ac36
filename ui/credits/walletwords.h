#pragma once

#include "ui/models/entrymodel.h"
#include "ui/presenters/creditpresenter.h"
#include "ui/sitetext.h"
#include "ui/widgets/notecard.h"

#include <QCoreApplication>

/** What happened to a wallet and what a command came to, in sentences for people. */
class WalletWords {
    Q_DECLARE_TR_FUNCTIONS(WalletWords)

public:
    using Sentence = NoteCard::Sentence;

    static EntryRow entry(const WalletEntry &entry, const SiteClock &clock);

    /** With the time left as it is now. */
    static EntryRow hold(const WalletHold &hold, const QString &bucket);

    /** One line of "paid by": the other side of @p usage, seen from the entry @p of. */
    static EntryRow usage(const CreditUsage &usage,
        CreditEntryId of,
        const QList<WalletEntry> &known,
        const SiteClock &clock);

    /** What the fields amount to: "Grants 1,200 credits to Novák." */
    static QString echo(const CreditReading &reading, const Wallet &wallet);
    static QString problem(const CreditDraftProblem &problem);
    static Sentence report(const CreditReport &report);

private:
    static QString title(const WalletEntry &entry);
    static QString holdEcho(const PlaceHoldRequest &request, const Wallet &wallet);
    static QString limitsEcho(const WalletLimits &limits, const Wallet &wallet);
    static QString missingAmount(const QString &bucket);
    static Sentence answer(const CreditAnswer &answer, CreditTask task, const Wallet &wallet);
    static QString done(const CreditAnswer &answer, CreditTask task, const Wallet &wallet);
    static Sentence placed(const PlaceHoldOutcome &outcome, const Wallet &wallet);
    static QString notActive(const CreditAnswer &answer);
    static QString notFound(const QString &what);
};
