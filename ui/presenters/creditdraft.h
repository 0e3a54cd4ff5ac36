#pragma once

#include "core/base/id.h"
#include "core/base/idempotencykey.h"
#include "core/base/wholeamount.h"
#include "core/booking/placeholdrequest.h"
#include "core/credits/creditrequests.h"

#include <QDate>
#include <QString>

#include <variant>

/** What can be done with a wallet by hand. */
enum class CreditTask { Grant, Debit, Hold, Capture, Release, Reverse, Limits };

/**
 * What a person has typed for a wallet and not done yet, as it was typed.
 *
 * The key is made with the draft and reused on every retry, so that Enter twice is once. It is
 * replaced only when the database has given a definite answer to it.
 */
struct CreditDraft {
    IdempotencyKey key = IdempotencyKey::create();
    CreditTask task = CreditTask::Grant;
    CustomerId customerId;
    QString bucket;
    QString amount; ///< or the minimum
    QString reason;
    QString lastDay; ///< of a grant; empty: as the bucket has it
    QString minutes; ///< of a hold; empty: as the place has it
    HoldId holdId; ///< that is captured in part
    CreditEntryId entryId; ///< that is reversed
    bool hasOverdraft = false;
    QString rowBucket; ///< of the wallet that it was opened at

    bool operator==(const CreditDraft &) const = default;
};

/** Why a draft cannot be sent. */
struct CreditDraftProblem {
    enum class Field { Amount, Reason, LastDay, Minutes, MoreThanHeld };

    Field field = Field::Amount;
    AmountProblem amount = AmountProblem::Empty; ///< of Amount and Minutes
    QString typed = {}; ///< what was typed there

    /** Nothing is wrong yet: something has not been typed. */
    bool isMissing() const
    {
        return field == Field::Reason || (field == Field::Amount && amount == AmountProblem::Empty);
    }
};

using CreditReading = std::variant<GrantRequest,
    DebitRequest,
    PlaceHoldRequest,
    CaptureRequest,
    ReversalRequest,
    WalletLimits,
    CreditDraftProblem>;

/** What a draft can be compared with before it is sent; the database decides all the same. */
struct CreditFacts {
    qint64 heldByHold = 0; ///< of the hold that is captured in part
    QDate today; ///< at the site
};

/** Reads what was typed. */
CreditReading readCreditDraft(const CreditDraft &draft, const CreditFacts &facts);

/**
 * A day as people type it: 2026-12-31, 31.12.2026, 31. 12. 2026, or +30 for in thirty days. Not
 * valid for everything else, also for 12/31/2026, which is another day elsewhere.
 */
QDate readDay(const QString &text, QDate today);
