#pragma once

#include "core/base/result.h"
#include "core/booking/bookingoutcomes.h"
#include "core/booking/placeholdrequest.h"
#include "core/model/slotdetail.h"

#include <QFuture>

#include <optional>

class DbExecutor;
class IntentJournal;

/**
 * Places, confirms, cancels and extends holds, and reads one slot.
 *
 * Every call returns at once; the work is done on the executor's thread. The commands write their
 * intent to the journal before they send, and settle it when the answer is here. An error with
 * ErrorCode::OutcomeUnknown means that the answer was lost: ask settle() or hold(), do not repeat.
 *
 * Collaborators are borrowed and outlive the service.
 */
class BookingService {
public:
    /** Where a hold comes from, as it is written into it. */
    struct Origin {
        QString desk; ///< name of the workstation
        QString channel; ///< "desk" or "program"; a kiosk's role always writes "kiosk"
    };

    /**
     * @p journal is null when the keys belong to the caller, who keeps and repeats them
     * (holdfastctl); a desk always has one.
     */
    BookingService(DbExecutor &executor, IntentJournal *journal, Origin origin);

    QFuture<Result<PlaceHoldOutcome>> placeHold(const PlaceHoldRequest &request);
    QFuture<Result<ConfirmHoldOutcome>> confirmHold(HoldId hold);

    /**
     * The same, but of these credits only so much is captured, from 1 to what is held, and the rest
     * is released at once; buckets that are not named are captured whole. HoldNotOpen that was
     * found confirmed: it had been confirmed before, with other amounts.
     */
    QFuture<Result<ConfirmHoldOutcome>> confirmHold(HoldId hold, const QList<CreditLine> &captures);
    QFuture<Result<CancelHoldOutcome>> cancelHold(HoldId hold, const QString &reason);

    /** Gives the hold the full time again, counted from now; twice gives no more than once. */
    QFuture<Result<ExtendHoldOutcome>> extendHold(HoldId hold);

    /** What became of the place command with this key; closes the key when it never arrived. */
    QFuture<Result<SettleOutcome>> settle(const IdempotencyKey &key);

    /**
     * Asks for every intent that an earlier run left open, once after the start. What cannot be
     * asked now stays open for the next start.
     */
    QFuture<Result<QList<RecoveredIntent>>> recoverIntents();

    /** The hold as it stands now; empty when there is none with this id. */
    QFuture<Result<std::optional<Hold>>> hold(HoldId hold);

    /** Numbers, holds and the terms of "Why?"; empty when there is no such slot. */
    QFuture<Result<std::optional<SlotDetail>>> slotDetail(SlotId slot);

    /** At most three open slots that fit the party, nearest in time first. */
    QFuture<Result<QList<NearbySlot>>> nearbySlots(SlotId slot, int partySize);

    const QString &deskName() const { return m_origin.desk; }

private:
    DbExecutor &m_executor;
    IntentJournal *m_journal;
    Origin m_origin;
};
