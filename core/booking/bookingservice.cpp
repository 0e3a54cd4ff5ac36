#include "core/booking/bookingservice.h"

#include "core/booking/holdanswer.h"
#include "core/booking/slotreads.h"
#include "core/db/executor.h"
#include "core/journal/intentjournal.h"

using namespace Qt::StringLiterals;

namespace {

constexpr const char *placeHoldCall
    = "CALL api.place_hold($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)";
constexpr const char *confirmHoldCall = "CALL api.confirm_hold($1)";
constexpr const char *cancelHoldCall = "CALL api.cancel_hold($1, $2)";
constexpr const char *extendHoldCall = "CALL api.extend_hold($1)";
constexpr const char *settleIntentCall = "CALL api.settle_intent($1)";
constexpr const char *showHoldQuery
    = "SELECT hold_id, slot_id, status, quantity, expires_us, remaining_ms, actor, is_own, desk,"
      " channel, customer_id, customer_name, customer_phone, note, extras, created_us"
      " FROM api.show_hold($1)";

/** A row of the database speaks a word that this program does not know: a bug of one of them. */
Error unknownOutcome(const HoldAnswer &answer)
{
    return { ErrorCode::Internal, u"unexpected outcome: "_s + answer.outcome, {} };
}

Parameters placeParameters(const PlaceHoldRequest &request, const BookingService::Origin &origin)
{
    Parameters parameters;
    parameters.add(request.key.toString())
        .add(QList<qint64> { request.slotId.value() })
        .add(QList<qint64> { request.partySize });
    if (request.holdTime) {
        parameters.add(qint64(request.holdTime->count()));
    } else {
        parameters.addNull();
    }
    parameters.addId(request.customerId)
        .add(request.customerName)
        .add(request.customerPhone)
        .add(request.note)
        .add(origin.desk)
        .add(origin.channel);
    if (request.extras.isEmpty()) {
        return parameters.addNull().addNull();
    }
    QList<QString> skus;
    QList<qint64> quantities;
    for (const ExtraLine &extra : request.extras) {
        skus.append(extra.sku);
        quantities.append(extra.quantity);
    }
    return parameters.add(skus).add(quantities);
}

Result<PlaceHoldOutcome> placeOutcome(const HoldAnswer &answer)
{
    const QString &outcome = answer.outcome;
    if (outcome == u"held" || outcome == u"replayed") {
        return PlaceHoldOutcome(HoldPlaced { answer.receipt, outcome == u"replayed" });
    }
    if (outcome == u"capacity_exhausted") {
        return PlaceHoldOutcome(
            CapacityExhausted { answer.receipt.numbers, answer.shortOf, answer.shortLeft });
    }
    if (outcome == u"slot_closed") {
        return PlaceHoldOutcome(SlotClosed { answer.shortOf });
    }
    if (outcome == u"slot_past") {
        return PlaceHoldOutcome(SlotPast {});
    }
    if (outcome == u"not_found") {
        return PlaceHoldOutcome(NotFound { answer.shortOf });
    }
    if (outcome == u"idempotency_key_reuse") {
        return PlaceHoldOutcome(KeyReused {});
    }
    if (outcome == u"invalid_request") {
        return PlaceHoldOutcome(RequestInvalid { answer.shortOf });
    }
    return unknownOutcome(answer);
}

/** What confirm, cancel and extend have in common: the hold is not there, or not open. */
template <typename Outcome> Result<Outcome> otherOutcome(const HoldAnswer &answer)
{
    if (answer.outcome == u"not_found") {
        return Outcome(NotFound {});
    }
    if (answer.outcome.startsWith(u"hold_")) {
        HoldNotOpen notOpen { holdStatusFrom(answer.outcome.mid(5)), answer.receipt };
        notOpen.receipt.status = notOpen.found;
        return Outcome(notOpen);
    }
    return unknownOutcome(answer);
}

Result<ConfirmHoldOutcome> confirmOutcome(const HoldAnswer &answer)
{
    return answer.outcome == u"confirmed" ? ConfirmHoldOutcome(HoldConfirmed { answer.receipt })
                                          : otherOutcome<ConfirmHoldOutcome>(answer);
}

Result<CancelHoldOutcome> cancelOutcome(const HoldAnswer &answer)
{
    if (answer.outcome == u"cancelled") {
        return CancelHoldOutcome(HoldCancelled { answer.receipt });
    }
    return otherOutcome<CancelHoldOutcome>(answer);
}

Result<ExtendHoldOutcome> extendOutcome(const HoldAnswer &answer)
{
    if (answer.outcome == u"extended") {
        return ExtendHoldOutcome(HoldExtended { answer.receipt });
    }
    if (answer.outcome == u"extension_refused") {
        return ExtendHoldOutcome(ExtensionRefused {});
    }
    return otherOutcome<ExtendHoldOutcome>(answer);
}

/**
 * One command on its way: intent to disk, call, intent settled. An intent whose answer was lost
 * stays open until it has been asked for.
 */
template <typename Outcome>
QFuture<Result<Outcome>> command(DbExecutor &executor,
    IntentJournal *journal,
    Intent intent,
    const char *call,
    Parameters parameters,
    Result<Outcome> (*outcomeOf)(const HoldAnswer &))
{
    intent.at = QDateTime::currentDateTimeUtc();
    return executor.run<Outcome>(Effect::Command, [=](DbConnection &connection) -> Result<Outcome> {
        if (journal) {
            if (const auto written = journal->write(intent); !written) {
                return written.error();
            }
        }
        const Result<Rows> rows = connection.run(call, parameters, Effect::Command);
        if (journal && (rows || rows.error().code != ErrorCode::OutcomeUnknown)) {
            journal->settle(intent.id);
        }
        if (!rows) {
            return rows.error();
        }
        return outcomeOf(HoldAnswer::from(*rows));
    });
}

Result<std::optional<Hold>> readHold(DbConnection &connection, HoldId hold)
{
    const Result<Rows> rows = connection.run(showHoldQuery, Parameters().addId(hold), Effect::Read);
    if (!rows) {
        return rows.error();
    }
    return rows->count() == 0 ? std::nullopt : std::optional(holdFrom(*rows, 0));
}

RecoveredIntent::Wish wishOf(Intent::Kind kind)
{
    switch (kind) {
    case Intent::Kind::Place:
        return RecoveredIntent::Wish::Place;
    case Intent::Kind::Confirm:
        return RecoveredIntent::Wish::Confirm;
    case Intent::Kind::Cancel:
        return RecoveredIntent::Wish::Cancel;
    case Intent::Kind::Extend:
        return RecoveredIntent::Wish::Extend;
    }
    Q_UNREACHABLE();
}

Result<RecoveredIntent> recover(DbConnection &connection, const Intent &intent)
{
    HoldId hold(intent.holdId);
    if (intent.kind == Intent::Kind::Place) {
        const Result<Rows> rows
            = connection.run(settleIntentCall, Parameters().add(intent.id), Effect::Command);
        if (!rows) {
            return rows.error();
        }
        const HoldAnswer answer = HoldAnswer::from(*rows);
        hold = answer.outcome == u"found" ? answer.receipt.holdId : HoldId();
    }
    RecoveredIntent recovered { wishOf(intent.kind), std::nullopt };
    if (hold.isValid()) {
        Result<std::optional<Hold>> found = readHold(connection, hold);
        if (!found) {
            return found.error();
        }
        recovered.hold = std::move(found).value();
    }
    return recovered;
}

Intent changeOf(HoldId hold, Intent::Kind kind)
{
    return { IdempotencyKey::create().toString(), kind, hold.value(), {} };
}

}

BookingService::BookingService(DbExecutor &executor, IntentJournal *journal, Origin origin)
    : m_executor(executor)
    , m_journal(journal)
    , m_origin(std::move(origin))
{
}

QFuture<Result<PlaceHoldOutcome>> BookingService::placeHold(const PlaceHoldRequest &request)
{
    return command<PlaceHoldOutcome>(m_executor,
        m_journal,
        { request.key.toString(), Intent::Kind::Place, 0, {} },
        placeHoldCall,
        placeParameters(request, m_origin),
        &placeOutcome);
}

QFuture<Result<ConfirmHoldOutcome>> BookingService::confirmHold(HoldId hold)
{
    return command<ConfirmHoldOutcome>(m_executor,
        m_journal,
        changeOf(hold, Intent::Kind::Confirm),
        confirmHoldCall,
        Parameters().addId(hold),
        &confirmOutcome);
}

QFuture<Result<CancelHoldOutcome>> BookingService::cancelHold(HoldId hold, const QString &reason)
{
    return command<CancelHoldOutcome>(m_executor,
        m_journal,
        changeOf(hold, Intent::Kind::Cancel),
        cancelHoldCall,
        Parameters().addId(hold).add(reason),
        &cancelOutcome);
}

QFuture<Result<ExtendHoldOutcome>> BookingService::extendHold(HoldId hold)
{
    return command<ExtendHoldOutcome>(m_executor,
        m_journal,
        changeOf(hold, Intent::Kind::Extend),
        extendHoldCall,
        Parameters().addId(hold),
        &extendOutcome);
}

QFuture<Result<SettleOutcome>> BookingService::settle(const IdempotencyKey &key)
{
    return m_executor.run<SettleOutcome>(Effect::Command,
        [key, journal = m_journal](DbConnection &connection) -> Result<SettleOutcome> {
            const Result<Rows> rows = connection.run(
                settleIntentCall, Parameters().add(key.toString()), Effect::Command);
            if (!rows) {
                return rows.error(); // still unknown; the intent stays open
            }
            if (journal) {
                journal->settle(key.toString());
            }
            const HoldAnswer answer = HoldAnswer::from(*rows);
            if (answer.outcome == u"found") {
                return SettleOutcome(IntentTookEffect { answer.receipt });
            }
            if (answer.outcome == u"never_arrived") {
                return SettleOutcome(IntentNeverArrived {});
            }
            return unknownOutcome(answer);
        });
}

QFuture<Result<QList<RecoveredIntent>>> BookingService::recoverIntents()
{
    return m_executor.run<QList<RecoveredIntent>>(Effect::Read,
        [journal = m_journal](DbConnection &connection) -> Result<QList<RecoveredIntent>> {
            QList<RecoveredIntent> all;
            const QList<Intent> open = journal ? journal->unsettled() : QList<Intent>();
            for (const Intent &intent : open) {
                const Result<RecoveredIntent> recovered = recover(connection, intent);
                if (!recovered) {
                    return recovered.error();
                }
                journal->settle(intent.id);
                all.append(*recovered);
            }
            return all;
        });
}

QFuture<Result<std::optional<Hold>>> BookingService::hold(HoldId hold)
{
    return m_executor.run<std::optional<Hold>>(
        Effect::Read, [hold](DbConnection &connection) { return readHold(connection, hold); });
}

QFuture<Result<std::optional<SlotDetail>>> BookingService::slotDetail(SlotId slot)
{
    return m_executor.run<std::optional<SlotDetail>>(Effect::Read,
        [slot](DbConnection &connection) { return readSlotDetail(connection, slot); });
}

QFuture<Result<QList<NearbySlot>>> BookingService::nearbySlots(SlotId slot, int partySize)
{
    return m_executor.run<QList<NearbySlot>>(
        Effect::Read, [slot, partySize](DbConnection &connection) {
            return readNearbySlots(connection, slot, partySize);
        });
}
