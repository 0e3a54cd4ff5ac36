#pragma once

#include "core/base/id.h"

#include <QString>

/** What the database decided about a command on credits. */
enum class CreditOutcome {
    Granted,
    Debited,
    Captured,
    Released,
    Reversed,
    Changed, ///< minimum or overdraft are set
    Replayed, ///< the same key had done it before; nothing was done again
    KeyReused, ///< the key was used for another request: a defect of the caller
    InsufficientCredits, ///< shortOf: the bucket; available: what there is
    AlreadyReversed, ///< entryId: by which entry
    NotReversible, ///< a reversal, an expiry, or a grant of which all has expired
    HoldNotActive, ///< shortOf: the state it was found in: captured, released, expired
    ForeignHold, ///< not of the customer that was named
    MixedHold, ///< has places or pieces too: confirm or cancel it as a whole
    NotFound, ///< shortOf: customer, site, entry, hold, or the name of an unknown bucket
    RequestInvalid, ///< shortOf: amount, description, meta, expires, reason, minimum
};

/** The answer to a command on credits, with the numbers of the wallet after it. */
struct CreditAnswer {
    CreditOutcome outcome = CreditOutcome::NotFound;
    CreditEntryId entryId; ///< that was written, or that the key had written
    WalletId walletId; ///< not valid when there is no wallet; the numbers are 0 then
    CustomerId customerId;
    QString bucket;
    qint64 amount = 0; ///< granted, debited, captured, released or reversed; never negative
    qint64 balance = 0;
    qint64 held = 0;
    qint64 available = 0;
    qint64 debt = 0;
    QString shortOf;

    bool operator==(const CreditAnswer &) const = default;

    /** Whether what was asked for is so now, by this call or by an earlier one of the same key. */
    bool isDone() const
    {
        switch (outcome) {
        case CreditOutcome::Granted:
        case CreditOutcome::Debited:
        case CreditOutcome::Captured:
        case CreditOutcome::Released:
        case CreditOutcome::Reversed:
        case CreditOutcome::Changed:
        case CreditOutcome::Replayed:
            return true;
        case CreditOutcome::KeyReused:
        case CreditOutcome::InsufficientCredits:
        case CreditOutcome::AlreadyReversed:
        case CreditOutcome::NotReversible:
        case CreditOutcome::HoldNotActive:
        case CreditOutcome::ForeignHold:
        case CreditOutcome::MixedHold:
        case CreditOutcome::NotFound:
        case CreditOutcome::RequestInvalid:
            return false;
        }
        Q_UNREACHABLE();
    }
};

enum class AddBucketOutcome { Added, Exists, NameInvalid, LifetimeInvalid };

/** What a sweep of lapsed holds of credits did. */
struct CreditSweep {
    enum class Outcome {
        Swept,
        HoldsOff, ///< credits are not held at this place; nothing was done, which is in order
        RequestInvalid, ///< another time than now outside a test database
    };

    Outcome outcome = Outcome::Swept;
    qint64 expiredCount = 0;

    bool operator==(const CreditSweep &) const = default;
};
