#pragma once

#include "core/base/result.h"
#include "core/credits/creditoutcomes.h"
#include "core/credits/creditrequests.h"
#include "core/model/bucket.h"
#include "core/model/creditusage.h"
#include "core/model/wallet.h"
#include "core/model/walletentry.h"
#include "core/model/wallethold.h"

#include <QFuture>
#include <QList>

class DbExecutor;
class IntentJournal;

/**
 * Wallets: grants, debits, captures, releases, reversals, and what they look like.
 *
 * Every call returns at once; the work is done on the executor's thread. The commands write their
 * intent to the journal before they send, and settle it when the answer is here. An error with
 * ErrorCode::OutcomeUnknown means that the answer was lost: send the same request with the same key
 * again, which does it once at most and then answers Replayed. A capture or release has no key; the
 * hold is resolved once, so that a second one answers HoldNotActive with the state it found.
 *
 * Credits are held by BookingService::placeHold, with places or without a slot.
 *
 * Collaborators are borrowed and outlive the service.
 */
class CreditService {
public:
    /** @p journal is null when the keys belong to the caller, who keeps and repeats them. */
    CreditService(DbExecutor &executor, IntentJournal *journal);

    QFuture<Result<CreditAnswer>> grant(const GrantRequest &request);
    QFuture<Result<CreditAnswer>> debit(const DebitRequest &request);
    QFuture<Result<CreditAnswer>> reverse(const ReversalRequest &request);
    QFuture<Result<CreditAnswer>> capture(const CaptureRequest &request);

    /** @p customer refuses the hold of another one; not valid: whose ever it is. */
    QFuture<Result<CreditAnswer>> release(HoldId hold, CustomerId customer, const QString &reason);

    QFuture<Result<CreditAnswer>> setLimits(const WalletLimits &limits);

    /** @p lifetimeDays empty: its credits are good for ever. Managers only. */
    QFuture<Result<AddBucketOutcome>> addBucket(
        const QString &name, std::optional<int> lifetimeDays);

    /**
     * Closes at most @p limit lapsed holds of credits: bookkeeping, they count for nobody. @p now
     * is another time than now, in test databases only; empty: now.
     */
    QFuture<Result<CreditSweep>> expireHolds(int limit, std::optional<QDateTime> now);

    /** By name. */
    QFuture<Result<QList<Bucket>>> buckets();

    /** By name of the customer, then bucket. */
    QFuture<Result<QList<Wallet>>> wallets(const WalletSearch &search);

    /** Newest first, at most @p limit older than @p before; not valid: from the newest on. */
    QFuture<Result<QList<WalletEntry>>> entries(WalletId wallet, CreditEntryId before, int limit);

    /** Holds that reserve credits of it now, the one that ends first before the others. */
    QFuture<Result<QList<WalletHold>>> holds(WalletId wallet);

    /** Which grants paid this use, or which uses this grant has paid; oldest use first. */
    QFuture<Result<QList<CreditUsage>>> usage(CreditEntryId entry);

    /** What a member's card holds, as a QR or bar code; empty: there is no such person. */
    QFuture<Result<QString>> card(CustomerId customer);

    /** Whether this place holds credits (setting credit_holds). */
    QFuture<Result<bool>> hasHolds();

    /** Whether whoever is connected is a manager, and so may set the limits of a wallet. */
    QFuture<Result<bool>> isManager();

private:
    DbExecutor &m_executor;
    IntentJournal *m_journal;
};
