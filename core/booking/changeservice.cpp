#include "core/booking/changeservice.h"

#include "core/base/localday.h"
#include "core/booking/holdanswer.h"
#include "core/db/readall.h"
#include "core/db/words.h"
#include "core/journal/journaledcommand.h"

using namespace Qt::StringLiterals;

namespace {

constexpr const char *moveCall = "SELECT * FROM api.move_hold($1, $2, $3, $4, $5)";
constexpr const char *swapCall = "SELECT * FROM api.swap_holds($1, $2, $3, $4)";
constexpr const char *resizeCall = "SELECT * FROM api.resize_hold($1, $2, $3, $4)";
constexpr const char *reviveCall = "SELECT * FROM api.revive_hold($1, $2, $3)";
constexpr const char *checkInCall = "SELECT * FROM api.check_in($1, $2, $3, $4)";
constexpr const char *noShowCall = "SELECT * FROM api.mark_no_show($1, $2, $3)";
constexpr const char *undoCall = "SELECT * FROM api.undo_change($1, $2, $3)";
constexpr const char *takeOverCall = "SELECT * FROM api.take_over_hold($1, $2, $3)";
constexpr const char *codeQuery = "SELECT hold_id FROM api.hold_of_code($1)";
constexpr const char *arrivalsQuery
    = "SELECT hold_id, slot_id, resource_name, starts_us, ends_us, party, arrived, arrived_us,"
      " no_show_us, customer_id, customer_name, customer_phone, note, extras, credits, code"
      " FROM api.arrivals($1, $2, $3)";

constexpr WordTable<ChangeRefusal, 18> refusals { {
    { "not_found", ChangeRefusal::NotFound },
    { "hold_expired", ChangeRefusal::HoldLapsed },
    { "hold_cancelled", ChangeRefusal::HoldCancelled },
    { "hold_confirmed", ChangeRefusal::HoldConfirmed },
    { "hold_held", ChangeRefusal::HoldNotConfirmed },
    { "hold_active", ChangeRefusal::HoldActive },
    { "capacity_exhausted", ChangeRefusal::SlotFull },
    { "places_offered", ChangeRefusal::PlacesOffered },
    { "insufficient_credits", ChangeRefusal::CreditsShort },
    { "slot_closed", ChangeRefusal::SlotClosed },
    { "slot_past", ChangeRefusal::SlotPast },
    { "changed_meanwhile", ChangeRefusal::ChangedMeanwhile },
    { "not_undoable", ChangeRefusal::NotUndoable },
    { "pieces_returned", ChangeRefusal::PiecesReturned },
    { "too_early", ChangeRefusal::TooEarly },
    { "more_than_party", ChangeRefusal::MoreThanParty },
    { "has_arrived", ChangeRefusal::HasArrived },
    { "below_arrived", ChangeRefusal::BelowArrived },
} };

constexpr std::array<QStringView, 8> effects {
    u"moved", u"swapped", u"resized", u"revived", u"arrived", u"no_show", u"undone", u"taken_over"
};

Result<ChangeOutcome> changeOutcome(const Rows &rows)
{
    const HoldAnswer answer = HoldAnswer::from(rows);
    const QString &outcome = answer.outcome;
    const bool isReplay = outcome == u"replayed";
    if (isReplay || std::find(effects.begin(), effects.end(), outcome) != effects.end()) {
        return ChangeOutcome(HoldChanged { answer.receipt, isReplay });
    }
    if (outcome == u"idempotency_key_reuse") {
        return ChangeOutcome(KeyReused {});
    }
    if (outcome == u"invalid_request") {
        return ChangeOutcome(RequestInvalid { answer.shortOf });
    }
    std::optional<ChangeRefusal> why = valueOfWord(refusals, outcome);
    if (!why) {
        return Error { ErrorCode::Internal, u"unexpected outcome: "_s + outcome, {} };
    }
    if (why == ChangeRefusal::SlotFull && !answer.shortOf.isEmpty()) {
        why = ChangeRefusal::PiecesShort;
    }
    return ChangeOutcome(ChangeRefused { *why, answer.receipt, answer.shortOf, answer.shortLeft });
}

Intent intentOf(const IdempotencyKey &key, Intent::Kind kind, HoldId hold)
{
    return { key.toString(), kind, hold.value(), {} };
}

Arrival arrivalFrom(const Rows &rows, int row)
{
    return { .holdId = HoldId(rows.integer(row, 0)),
        .slotId = SlotId(rows.integer(row, 1)),
        .resourceName = rows.text(row, 2),
        .startsAt = rows.instant(row, 3),
        .endsAt = rows.instant(row, 4),
        .partySize = rows.smallInteger(row, 5),
        .arrived = rows.smallInteger(row, 6),
        .arrivedAt = rows.instant(row, 7),
        .noShowAt = rows.instant(row, 8),
        .customerId = CustomerId(rows.integer(row, 9)),
        .customerName = rows.text(row, 10),
        .customerPhone = rows.text(row, 11),
        .note = rows.text(row, 12),
        .extras = rows.text(row, 13),
        .credits = creditsFrom(rows.text(row, 14)),
        .code = rows.text(row, 15) };
}

}

ChangeService::ChangeService(DbExecutor &executor, IntentJournal *journal, QString desk)
    : m_executor(executor)
    , m_journal(journal)
    , m_desk(std::move(desk))
{
}

QFuture<Result<ChangeOutcome>> ChangeService::send(
    const Intent &intent, const char *call, const Parameters &parameters)
{
    Parameters all = parameters;
    all.add(m_desk);
    return journaledCommand<ChangeOutcome>(
        m_executor, m_journal, intent, call, all, &changeOutcome);
}

QFuture<Result<ChangeOutcome>> ChangeService::move(
    const IdempotencyKey &key, HoldId hold, SlotId from, SlotId to)
{
    return send(intentOf(key, Intent::Kind::Move, hold),
        moveCall,
        Parameters().add(key.toString()).addId(hold).addId(from).addId(to));
}

QFuture<Result<ChangeOutcome>> ChangeService::swap(
    const IdempotencyKey &key, HoldId hold, HoldId other)
{
    return send(intentOf(key, Intent::Kind::Swap, hold),
        swapCall,
        Parameters().add(key.toString()).addId(hold).addId(other));
}

QFuture<Result<ChangeOutcome>> ChangeService::resize(
    const IdempotencyKey &key, HoldId hold, qint64 party)
{
    return send(intentOf(key, Intent::Kind::Resize, hold),
        resizeCall,
        Parameters().add(key.toString()).addId(hold).add(party));
}

QFuture<Result<ChangeOutcome>> ChangeService::revive(const IdempotencyKey &key, HoldId hold)
{
    return send(intentOf(key, Intent::Kind::Revive, hold),
        reviveCall,
        Parameters().add(key.toString()).addId(hold));
}

QFuture<Result<ChangeOutcome>> ChangeService::checkIn(
    const IdempotencyKey &key, HoldId hold, qint64 arrived)
{
    return send(intentOf(key, Intent::Kind::CheckIn, hold),
        checkInCall,
        Parameters().add(key.toString()).addId(hold).add(arrived));
}

QFuture<Result<ChangeOutcome>> ChangeService::markNoShow(const IdempotencyKey &key, HoldId hold)
{
    return send(intentOf(key, Intent::Kind::NoShow, hold),
        noShowCall,
        Parameters().add(key.toString()).addId(hold));
}

QFuture<Result<ChangeOutcome>> ChangeService::undo(
    const IdempotencyKey &key, const IdempotencyKey &changeKey)
{
    return send(intentOf(key, Intent::Kind::Undo, {}),
        undoCall,
        Parameters().add(key.toString()).add(changeKey.toString()));
}

QFuture<Result<ChangeOutcome>> ChangeService::takeOver(
    const IdempotencyKey &key, const QString &code)
{
    return send(intentOf(key, Intent::Kind::TakeOver, {}),
        takeOverCall,
        Parameters().add(key.toString()).add(code));
}

QFuture<Result<std::optional<HoldId>>> ChangeService::holdOfCode(const QString &code)
{
    return m_executor.run<std::optional<HoldId>>(
        Effect::Read, [code](DbConnection &connection) -> Result<std::optional<HoldId>> {
            const Result<Rows> rows
                = connection.run(codeQuery, Parameters().add(code), Effect::Read);
            if (!rows) {
                return rows.error();
            }
            return rows->count() == 0 ? std::nullopt : std::optional(HoldId(rows->integer(0, 0)));
        });
}

QFuture<Result<QList<Arrival>>> ChangeService::arrivals(const Site &site, QDate day)
{
    const TimeRange range = localDay(day, QTimeZone(site.zone));
    const Parameters parameters = Parameters()
                                      .addId(site.id)
                                      .add(range.start.toString(Qt::ISODateWithMs))
                                      .add(range.end.toString(Qt::ISODateWithMs));
    return m_executor.run<QList<Arrival>>(Effect::Read, [parameters](DbConnection &connection) {
        return readAll<Arrival>(connection, arrivalsQuery, parameters, &arrivalFrom);
    });
}
