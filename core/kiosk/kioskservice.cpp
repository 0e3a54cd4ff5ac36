#include "core/kiosk/kioskservice.h"

#include "core/booking/holdanswer.h"
#include "core/db/words.h"
#include "core/journal/journaledcommand.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace {

constexpr const char *stateCall
    = "SELECT kiosk_id, name, site_id, site_name, zone, is_open, closed_reason, opens_us, server_us"
      " FROM api.kiosk_state($1)";
constexpr const char *helpCall
    = "SELECT outcome, hold_id, remaining_ms, has_more_time FROM api.call_desk($1)";
constexpr const char *nameCall = "SELECT * FROM api.name_hold($1, $2, $3, $4)";
constexpr const char *extrasCall = "SELECT * FROM api.set_extras($1, $2, $3, $4)";
constexpr const char *memberCall
    = "SELECT outcome, price, available, seconds_left FROM api.member_credits($1, $2)";
constexpr const char *payCall = "SELECT * FROM api.pay_with_credits($1, $2, $3)";
constexpr const char *bookingCall
    = "SELECT outcome, seconds_left, hold_id, status, party, arrived, starts_us, ends_us,"
      " check_in_from_us, resource_name, title, site_name, zone, extras, now_us"
      " FROM api.booking_of($1)";
constexpr const char *checkInCall = "SELECT * FROM api.check_in_visitor($1, $2, $3)";
constexpr const char *cancelCall = "SELECT * FROM api.cancel_visitor($1, $2)";

constexpr WordTable<VisitorRefusal, 7> refusals { {
    { "too_early", VisitorRefusal::TooEarly },
    { "slot_past", VisitorRefusal::SlotPast },
    { "slot_begun", VisitorRefusal::SlotBegun },
    { "has_arrived", VisitorRefusal::HasArrived },
    { "hold_held", VisitorRefusal::NotConfirmed },
    { "hold_cancelled", VisitorRefusal::Cancelled },
    { "hold_expired", VisitorRefusal::Lapsed },
} };

Error unexpected(const QString &outcome)
{
    return { ErrorCode::Internal, u"unexpected outcome: "_s + outcome, {} };
}

Result<KioskChangeOutcome> changeOutcome(const Rows &rows)
{
    const HoldAnswer answer = HoldAnswer::from(rows);
    const QString &outcome = answer.outcome;
    const bool isReplay = outcome == u"replayed";
    if (isReplay || outcome == u"named" || outcome == u"extras_set" || outcome == u"paid") {
        return KioskChangeOutcome(KioskHoldChanged { answer.receipt, isReplay });
    }
    if (outcome == u"capacity_exhausted") {
        return KioskChangeOutcome(ExtrasShort { answer.receipt, answer.shortOf, answer.shortLeft });
    }
    if (outcome == u"hold_confirmed" || outcome == u"hold_cancelled"
        || outcome == u"hold_expired") {
        return KioskChangeOutcome(HoldNotOpen { answer.receipt.status, answer.receipt });
    }
    if (outcome == u"insufficient_credits") {
        return KioskChangeOutcome(CreditsShort { answer.shortLeft });
    }
    if (outcome == u"no_credit_price") {
        return KioskChangeOutcome(NoCreditPrice {});
    }
    if (outcome == u"unknown_card") {
        return KioskChangeOutcome(CodeUnknown {});
    }
    if (outcome == u"locked") {
        return KioskChangeOutcome(CodesLocked { std::chrono::seconds(answer.shortLeft) });
    }
    if (outcome == u"not_found") {
        return KioskChangeOutcome(NotFound { answer.shortOf });
    }
    if (outcome == u"idempotency_key_reuse") {
        return KioskChangeOutcome(KeyReused {});
    }
    if (outcome == u"invalid_request") {
        return KioskChangeOutcome(RequestInvalid { answer.shortOf });
    }
    return unexpected(outcome);
}

Result<VisitorChangeOutcome> visitorOutcome(const Rows &rows)
{
    const HoldAnswer answer = HoldAnswer::from(rows);
    const QString &outcome = answer.outcome;
    const bool isReplay = outcome == u"replayed";
    if (isReplay || outcome == u"arrived" || outcome == u"cancelled") {
        return VisitorChangeOutcome(VisitorDone { answer.receipt, isReplay });
    }
    if (outcome == u"not_found") {
        return VisitorChangeOutcome(CodeUnknown {});
    }
    if (outcome == u"locked") {
        return VisitorChangeOutcome(CodesLocked { std::chrono::seconds(answer.shortLeft) });
    }
    if (outcome == u"idempotency_key_reuse") {
        return VisitorChangeOutcome(KeyReused {});
    }
    if (outcome == u"invalid_request") {
        return VisitorChangeOutcome(RequestInvalid { answer.shortOf });
    }
    if (const auto why = valueOfWord(refusals, outcome)) {
        return VisitorChangeOutcome(VisitorRefused { *why, answer.receipt });
    }
    return unexpected(outcome);
}

std::optional<KioskState> stateFrom(const Rows &rows)
{
    if (rows.count() == 0) {
        return {};
    }
    return KioskState { .kioskId = rows.isNull(0, 0) ? KioskId() : KioskId(rows.integer(0, 0)),
        .name = rows.text(0, 1),
        .siteId = SiteId(rows.integer(0, 2)),
        .siteName = rows.text(0, 3),
        .zone = rows.text(0, 4).toLatin1(),
        .isOpen = rows.boolean(0, 5),
        .closedReason = rows.text(0, 6),
        .opensAt = rows.instant(0, 7),
        .serverNow = rows.instant(0, 8) };
}

CallDeskOutcome helpOutcome(const Rows &rows)
{
    CallDeskOutcome outcome;
    outcome.isCalled = rows.text(0, 0) == u"called";
    if (!rows.isNull(0, 1)) {
        outcome.hold = HoldId(rows.integer(0, 1));
        outcome.lapsesIn = QDeadlineTimer(rows.integer(0, 2));
        outcome.hasMoreTime = rows.boolean(0, 3);
    }
    return outcome;
}

Result<MemberOutcome> memberOutcome(const Rows &rows)
{
    const QString outcome = rows.text(0, 0);
    if (outcome == u"found") {
        const bool hasPrice = !rows.isNull(0, 1);
        return MemberOutcome(MemberCredits {
            hasPrice ? std::optional(rows.integer(0, 1)) : std::nullopt, rows.integer(0, 2) });
    }
    if (outcome == u"not_found") {
        return MemberOutcome(CodeUnknown {});
    }
    if (outcome == u"locked") {
        return MemberOutcome(CodesLocked { std::chrono::seconds(rows.integer(0, 3)) });
    }
    if (outcome == u"no_hold") {
        return MemberOutcome(NotFound {});
    }
    if (outcome == u"hold_confirmed" || outcome == u"hold_cancelled"
        || outcome == u"hold_expired") {
        return MemberOutcome(HoldNotOpen {});
    }
    return unexpected(outcome);
}

VisitorBooking bookingFrom(const Rows &rows)
{
    return { .holdId = HoldId(rows.integer(0, 2)),
        .status = holdStatusFrom(rows.text(0, 3)),
        .partySize = rows.smallInteger(0, 4),
        .arrived = rows.smallInteger(0, 5),
        .range = { rows.instant(0, 6), rows.instant(0, 7) },
        .checkInFrom = rows.instant(0, 8),
        .resourceName = rows.text(0, 9),
        .title = rows.text(0, 10),
        .siteName = rows.text(0, 11),
        .zone = rows.text(0, 12).toLatin1(),
        .extras = rows.text(0, 13),
        .takenAt = rows.instant(0, 14) };
}

Result<VisitorBookingOutcome> bookingOutcome(const Rows &rows)
{
    const QString outcome = rows.text(0, 0);
    if (outcome == u"found") {
        return VisitorBookingOutcome(bookingFrom(rows));
    }
    if (outcome == u"locked") {
        return VisitorBookingOutcome(CodesLocked { std::chrono::seconds(rows.integer(0, 1)) });
    }
    if (outcome == u"not_found") {
        return VisitorBookingOutcome(CodeUnknown {});
    }
    return unexpected(outcome);
}

}

KioskService::KioskService(DbExecutor &executor, IntentJournal *journal, QString desk)
    : m_executor(executor)
    , m_journal(journal)
    , m_desk(std::move(desk))
{
}

QFuture<Result<std::optional<KioskState>>> KioskService::state(const QJsonObject &health)
{
    const auto text = QString::fromUtf8(QJsonDocument(health).toJson(QJsonDocument::Compact));
    using State = std::optional<KioskState>;
    return m_executor.run<State>(
        Effect::Command, [text](DbConnection &connection) -> Result<State> {
            const Result<Rows> rows
                = connection.run(stateCall, Parameters().add(text), Effect::Command);
            return rows ? Result<State>(stateFrom(*rows)) : Result<State>(rows.error());
        });
}

QFuture<Result<CallDeskOutcome>> KioskService::callDesk(HoldId hold)
{
    const Parameters parameters = Parameters().addId(hold);
    return m_executor.run<CallDeskOutcome>(
        Effect::Command, [parameters](DbConnection &connection) -> Result<CallDeskOutcome> {
            const Result<Rows> rows = connection.run(helpCall, parameters, Effect::Command);
            return rows ? Result<CallDeskOutcome>(helpOutcome(*rows))
                        : Result<CallDeskOutcome>(rows.error());
        });
}

QFuture<Result<KioskChangeOutcome>> KioskService::nameHold(
    HoldId hold, const QString &name, const QString &phone, const QString &language)
{
    const Parameters parameters = Parameters().addId(hold).add(name).add(phone).add(
        language.isEmpty() ? QString() : language);
    return m_executor.run<KioskChangeOutcome>(
        Effect::Command, [parameters](DbConnection &connection) -> Result<KioskChangeOutcome> {
            const Result<Rows> rows = connection.run(nameCall, parameters, Effect::Command);
            return rows ? changeOutcome(*rows) : Result<KioskChangeOutcome>(rows.error());
        });
}

QFuture<Result<KioskChangeOutcome>> KioskService::setExtras(
    const IdempotencyKey &key, HoldId hold, const QList<ExtraLine> &extras)
{
    QList<QString> skus;
    QList<qint64> quantities;
    for (const ExtraLine &extra : extras) {
        skus.append(extra.sku);
        quantities.append(extra.quantity);
    }
    return journaledCommand<KioskChangeOutcome>(m_executor,
        m_journal,
        { key.toString(), Intent::Kind::SetExtras, hold.value(), {} },
        extrasCall,
        Parameters().add(key.toString()).addId(hold).add(skus).add(quantities),
        &changeOutcome);
}

QFuture<Result<MemberOutcome>> KioskService::memberCredits(HoldId hold, const QString &card)
{
    const Parameters parameters = Parameters().addId(hold).add(card);
    return m_executor.run<MemberOutcome>(
        Effect::Command, [parameters](DbConnection &connection) -> Result<MemberOutcome> {
            const Result<Rows> rows = connection.run(memberCall, parameters, Effect::Command);
            return rows ? memberOutcome(*rows) : Result<MemberOutcome>(rows.error());
        });
}

QFuture<Result<KioskChangeOutcome>> KioskService::payWithCredits(
    const IdempotencyKey &key, HoldId hold, const QString &card)
{
    return journaledCommand<KioskChangeOutcome>(m_executor,
        m_journal,
        { key.toString(), Intent::Kind::PayWithCredits, hold.value(), {} },
        payCall,
        Parameters().add(key.toString()).addId(hold).add(card),
        &changeOutcome);
}

QFuture<Result<VisitorBookingOutcome>> KioskService::bookingOf(const QString &code)
{
    return m_executor.run<VisitorBookingOutcome>(
        Effect::Command, [code](DbConnection &connection) -> Result<VisitorBookingOutcome> {
            const Result<Rows> rows
                = connection.run(bookingCall, Parameters().add(code), Effect::Command);
            return rows ? bookingOutcome(*rows) : Result<VisitorBookingOutcome>(rows.error());
        });
}

QFuture<Result<VisitorChangeOutcome>> KioskService::checkIn(
    const IdempotencyKey &key, const QString &code)
{
    return journaledCommand<VisitorChangeOutcome>(m_executor,
        m_journal,
        { key.toString(), Intent::Kind::CheckIn, 0, {} },
        checkInCall,
        Parameters().add(key.toString()).add(code).add(m_desk),
        &visitorOutcome);
}

QFuture<Result<VisitorChangeOutcome>> KioskService::cancelBooking(
    const IdempotencyKey &key, const QString &code)
{
    return journaledCommand<VisitorChangeOutcome>(m_executor,
        m_journal,
        { key.toString(), Intent::Kind::CancelBooking, 0, {} },
        cancelCall,
        Parameters().add(key.toString()).add(code),
        &visitorOutcome);
}
