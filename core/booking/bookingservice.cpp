#include "core/booking/bookingservice.h"

#include "core/booking/holdanswer.h"
#include "core/booking/intentrecovery.h"
#include "core/booking/slotreads.h"
#include "core/journal/journaledcommand.h"

#include <QJsonDocument>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace {

constexpr const char *placeHoldCall
    = "CALL api.place_hold($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)";
constexpr int pieceCountMax = std::numeric_limits<int>::max();
constexpr const char *confirmHoldCall = "CALL api.confirm_hold($1)";
constexpr const char *confirmPartCall = "CALL api.confirm_hold($1, $2, $3)";
constexpr const char *cancelHoldCall = "CALL api.cancel_hold($1, $2)";
constexpr const char *extendHoldCall = "CALL api.extend_hold($1)";
constexpr const char *settleIntentCall = "CALL api.settle_intent($1)";

/** A row of the database speaks a word that this program does not know: a bug of one of them. */
Error unknownOutcome(const HoldAnswer &answer)
{
    return { ErrorCode::Internal, u"unexpected outcome: "_s + answer.outcome, {} };
}

/** Two arrays, or NULL twice when there is nothing of this kind. */
template <typename Line, typename Amount>
void addLines(
    Parameters &parameters, const QList<Line> &lines, QString Line::*nameOf, Amount Line::*amountOf)
{
    if (lines.isEmpty()) {
        parameters.addNull().addNull();
        return;
    }
    QList<QString> names;
    QList<qint64> amounts;
    for (const Line &line : lines) {
        names.append(line.*nameOf);
        amounts.append(line.*amountOf);
    }
    parameters.add(names).add(amounts);
}

Parameters placeParameters(const PlaceHoldRequest &request, const BookingService::Origin &origin)
{
    const bool hasSlot = request.slotId.isValid();
    Parameters parameters;
    parameters.add(request.key.toString())
        .add(hasSlot ? QList<qint64> { request.slotId.value() } : QList<qint64>())
        .add(hasSlot ? QList<qint64> { request.partySize } : QList<qint64>());
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
    addLines(parameters, request.extras, &ExtraLine::sku, &ExtraLine::quantity);
    addLines(parameters, request.credits, &CreditLine::bucket, &CreditLine::amount);
    const QByteArray meta = QJsonDocument(request.meta).toJson(QJsonDocument::Compact);
    return request.meta.isEmpty() ? parameters.addNull() : parameters.add(QString::fromUtf8(meta));
}

Result<PlaceHoldOutcome> placeOutcome(const Rows &rows)
{
    const HoldAnswer answer = HoldAnswer::from(rows);
    const QString &outcome = answer.outcome;
    if (outcome == u"held" || outcome == u"replayed") {
        return PlaceHoldOutcome(HoldPlaced { answer.receipt, outcome == u"replayed" });
    }
    if (outcome == u"capacity_exhausted") {
        return PlaceHoldOutcome(CapacityExhausted { answer.receipt.numbers,
            answer.shortOf,
            static_cast<int>(std::min<qint64>(answer.shortLeft, pieceCountMax)) });
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
    if (outcome == u"insufficient_credits") {
        return PlaceHoldOutcome(InsufficientCredits { answer.shortOf, answer.shortLeft });
    }
    if (outcome == u"credit_holds_off") {
        return PlaceHoldOutcome(CreditHoldsOff {});
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
        return Outcome(NotFound { answer.shortOf });
    }
    if (answer.outcome.startsWith(u"hold_")) {
        HoldNotOpen notOpen { holdStatusFrom(answer.outcome.mid(5)), answer.receipt };
        notOpen.receipt.status = notOpen.found;
        return Outcome(notOpen);
    }
    return unknownOutcome(answer);
}

Result<ConfirmHoldOutcome> confirmOutcome(const Rows &rows)
{
    const HoldAnswer answer = HoldAnswer::from(rows);
    if (answer.outcome == u"confirmed") {
        return ConfirmHoldOutcome(HoldConfirmed { answer.receipt });
    }
    if (answer.outcome == u"invalid_request") {
        return ConfirmHoldOutcome(RequestInvalid { answer.shortOf });
    }
    return otherOutcome<ConfirmHoldOutcome>(answer);
}

Result<CancelHoldOutcome> cancelOutcome(const Rows &rows)
{
    const HoldAnswer answer = HoldAnswer::from(rows);
    if (answer.outcome == u"cancelled") {
        return CancelHoldOutcome(HoldCancelled { answer.receipt });
    }
    return otherOutcome<CancelHoldOutcome>(answer);
}

Result<ExtendHoldOutcome> extendOutcome(const Rows &rows)
{
    const HoldAnswer answer = HoldAnswer::from(rows);
    if (answer.outcome == u"extended") {
        return ExtendHoldOutcome(HoldExtended { answer.receipt });
    }
    if (answer.outcome == u"extension_refused") {
        return ExtendHoldOutcome(ExtensionRefused {});
    }
    return otherOutcome<ExtendHoldOutcome>(answer);
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
    return journaledCommand<PlaceHoldOutcome>(m_executor,
        m_journal,
        { request.key.toString(), Intent::Kind::Place, 0, {} },
        placeHoldCall,
        placeParameters(request, m_origin),
        &placeOutcome);
}

QFuture<Result<ConfirmHoldOutcome>> BookingService::confirmHold(HoldId hold)
{
    return journaledCommand<ConfirmHoldOutcome>(m_executor,
        m_journal,
        changeOf(hold, Intent::Kind::Confirm),
        confirmHoldCall,
        Parameters().addId(hold),
        &confirmOutcome);
}

QFuture<Result<ConfirmHoldOutcome>> BookingService::confirmHold(
    HoldId hold, const QList<CreditLine> &captures)
{
    Parameters parameters = Parameters().addId(hold);
    addLines(parameters, captures, &CreditLine::bucket, &CreditLine::amount);
    return journaledCommand<ConfirmHoldOutcome>(m_executor,
        m_journal,
        changeOf(hold, Intent::Kind::Confirm),
        confirmPartCall,
        parameters,
        &confirmOutcome);
}

QFuture<Result<CancelHoldOutcome>> BookingService::cancelHold(HoldId hold, const QString &reason)
{
    return journaledCommand<CancelHoldOutcome>(m_executor,
        m_journal,
        changeOf(hold, Intent::Kind::Cancel),
        cancelHoldCall,
        Parameters().addId(hold).add(reason),
        &cancelOutcome);
}

QFuture<Result<ExtendHoldOutcome>> BookingService::extendHold(HoldId hold)
{
    return journaledCommand<ExtendHoldOutcome>(m_executor,
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
                const Result<RecoveredIntent> recovered = recoverIntent(connection, intent);
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
