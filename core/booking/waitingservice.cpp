#include "core/booking/waitingservice.h"

#include "core/db/readall.h"
#include "core/db/words.h"
#include "core/journal/journaledcommand.h"

using namespace Qt::StringLiterals;

namespace {

constexpr const char *joinCall
    = "SELECT outcome, waiting_id, slot_id, place_in_line, hold_id, available, capacity, short_of"
      " FROM api.join_waiting($1, $2, $3, $4, $5, $6, $7, $8, $9)";
constexpr const char *leaveCall
    = "SELECT outcome, waiting_id, slot_id, place_in_line, hold_id, available, capacity, short_of"
      " FROM api.leave_waiting($1)";
constexpr const char *listQuery
    = "SELECT waiting_id, slot_id, resource_name, starts_us, ends_us, state, place_in_line, party,"
      " customer_id, customer_name, customer_phone, note, created_us, until_us, hold_id, code,"
      " expires_us, skips, skipped_with FROM api.waiting_list($1)";

constexpr WordTable<WaitRefusal, 8> refusals { {
    { "already_waiting", WaitRefusal::AlreadyWaiting },
    { "has_room", WaitRefusal::HasRoom },
    { "party_too_large", WaitRefusal::PartyTooLarge },
    { "until_past", WaitRefusal::UntilPast },
    { "slot_closed", WaitRefusal::SlotClosed },
    { "slot_past", WaitRefusal::SlotPast },
    { "offered", WaitRefusal::HasOffer },
    { "not_found", WaitRefusal::SlotNotFound },
} };

Result<WaitOutcome> waitOutcome(const Rows &rows)
{
    const QString outcome = rows.text(0, 0);
    const WaitingId id(rows.integer(0, 1));
    const QString shortOf = rows.text(0, 7);
    if (outcome == u"waiting" || outcome == u"replayed") {
        return WaitOutcome(PartyWaits {
            id, rows.smallInteger(0, 3), HoldId(rows.integer(0, 4)), outcome == u"replayed" });
    }
    if (outcome == u"withdrawn") {
        return WaitOutcome(PartyLeft { id });
    }
    if (outcome == u"idempotency_key_reuse") {
        return WaitOutcome(KeyReused {});
    }
    if (outcome == u"invalid_request") {
        return WaitOutcome(RequestInvalid { shortOf });
    }
    const std::optional<WaitRefusal> why = valueOfWord(refusals, outcome);
    if (!why) {
        return Error { ErrorCode::Internal, u"unexpected outcome: "_s + outcome, {} };
    }
    const SlotNumbers numbers {
        SlotId(rows.integer(0, 2)), rows.smallInteger(0, 6), rows.smallInteger(0, 5)
    };
    const bool isPerson = why == WaitRefusal::SlotNotFound && shortOf == u"customer";
    return WaitOutcome(
        WaitRefused { isPerson ? WaitRefusal::PersonNotFound : *why, numbers, shortOf });
}

/** An answer about an entry and not about a slot. */
Result<WaitOutcome> leaveOutcome(const Rows &rows)
{
    Result<WaitOutcome> answer = waitOutcome(rows);
    if (answer && rows.text(0, 0) == u"not_found") {
        return WaitOutcome(WaitRefused { WaitRefusal::PartyNotFound, {}, {} });
    }
    return answer;
}

WaitingParty partyFrom(const Rows &rows, int row)
{
    return { .id = WaitingId(rows.integer(row, 0)),
        .slotId = SlotId(rows.integer(row, 1)),
        .resourceName = rows.text(row, 2),
        .range = { rows.instant(row, 3), rows.instant(row, 4) },
        .isOffered = rows.text(row, 5) == u"offered",
        .placeInLine = rows.smallInteger(row, 6),
        .partySize = rows.smallInteger(row, 7),
        .customerId = CustomerId(rows.integer(row, 8)),
        .customerName = rows.text(row, 9),
        .customerPhone = rows.text(row, 10),
        .note = rows.text(row, 11),
        .since = rows.instant(row, 12),
        .until = rows.instant(row, 13),
        .holdId = HoldId(rows.integer(row, 14)),
        .code = rows.text(row, 15),
        .expiresAt = rows.instant(row, 16),
        .skips = rows.smallInteger(row, 17),
        .skippedWith = rows.smallInteger(row, 18) };
}

}

WaitingService::WaitingService(DbExecutor &executor, IntentJournal *journal, QString desk)
    : m_executor(executor)
    , m_journal(journal)
    , m_desk(std::move(desk))
{
}

QFuture<Result<WaitOutcome>> WaitingService::join(const WaitRequest &request)
{
    Parameters parameters;
    parameters.add(request.key.toString())
        .addId(request.slotId)
        .add(qint64(request.partySize))
        .addId(request.customerId)
        .add(request.customerName)
        .add(request.customerPhone);
    if (request.until.isValid()) {
        parameters.add(request.until.toUTC().toString(Qt::ISODateWithMs));
    } else {
        parameters.addNull();
    }
    parameters.add(request.note).add(m_desk);
    return journaledCommand<WaitOutcome>(m_executor,
        m_journal,
        { request.key.toString(), Intent::Kind::Wait, 0, {} },
        joinCall,
        parameters,
        &waitOutcome);
}

QFuture<Result<WaitOutcome>> WaitingService::leave(WaitingId party)
{
    return m_executor.run<WaitOutcome>(
        Effect::Command, [party](DbConnection &connection) -> Result<WaitOutcome> {
            const Result<Rows> rows
                = connection.run(leaveCall, Parameters().addId(party), Effect::Command);
            if (!rows) {
                return rows.error();
            }
            return leaveOutcome(*rows);
        });
}

QFuture<Result<QList<WaitingParty>>> WaitingService::list(SiteId site)
{
    return m_executor.run<QList<WaitingParty>>(
        Effect::Read, [parameters = Parameters().addId(site)](DbConnection &connection) {
            return readAll<WaitingParty>(connection, listQuery, parameters, &partyFrom);
        });
}
