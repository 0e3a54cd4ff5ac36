#include "app/ctl/command.h"
#include "app/ctl/console.h"
#include "app/ctl/creditreport.h"
#include "app/ctl/creditsession.h"
#include "app/ctl/holdreport.h"
#include "app/ctl/options.h"
#include "app/ctl/sendandask.h"
#include "core/booking/bookingservice.h"

#include <QSysInfo>

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 limitMax = 100'000;
constexpr qint64 secondsMax = 86400;
constexpr AmountRule amountRule { .max = creditAmountMax, .isSigned = false, .mayBeZero = false };

using Answer = QFuture<Result<CreditAnswer>>;

/** Sends a command, asks again when the answer is lost, and reports. */
template <typename Send> ExitCode command(const Invocation &invocation, Send send)
{
    const auto credits = Credits::open(invocation);
    if (!credits) {
        return ExitCode::NoDatabase;
    }
    const Result<CreditAnswer> answer
        = sendAndAsk(invocation.console, [&] { return Answer(send(*credits->service)).result(); });
    return answer ? report(invocation.console, *answer) : fail(invocation.console, answer.error());
}

/** What grant, debit and hold have in common. */
std::optional<DebitRequest> amountRequest(const Invocation &invocation)
{
    const auto key = keyOption(invocation);
    const auto customer = key ? customerOption(invocation) : std::nullopt;
    const auto amount = customer ? amountOption(invocation, u"amount"_s, amountRule) : std::nullopt;
    const auto meta = amount ? metaOption(invocation) : std::nullopt;
    if (!key || !customer || !amount || !meta) {
        return std::nullopt;
    }
    DebitRequest request;
    request.key = *key;
    request.customerId = *customer;
    request.bucket = textOption(invocation, u"bucket"_s);
    request.amount = *amount;
    request.description = textOption(invocation, u"description"_s);
    request.meta = *meta;
    return request;
}

ExitCode grant(const Invocation &invocation)
{
    const auto typed = amountRequest(invocation);
    if (!typed) {
        return ExitCode::Usage;
    }
    GrantRequest request { .key = typed->key,
        .customerId = typed->customerId,
        .bucket = typed->bucket,
        .amount = typed->amount,
        .description = typed->description,
        .meta = typed->meta,
        .lastDay = {} };
    if (invocation.options.isSet(u"expires"_s)) {
        const auto lastDay = dateOption(invocation, u"expires"_s);
        if (!lastDay) {
            return ExitCode::Usage;
        }
        request.lastDay = *lastDay;
    }
    return command(invocation, [&](CreditService &service) { return service.grant(request); });
}

ExitCode debit(const Invocation &invocation)
{
    const auto request = amountRequest(invocation);
    if (!request) {
        return ExitCode::Usage;
    }
    return command(invocation, [&](CreditService &service) { return service.debit(*request); });
}

ExitCode hold(const Invocation &invocation)
{
    const auto typed = amountRequest(invocation);
    if (!typed) {
        return ExitCode::Usage;
    }
    PlaceHoldRequest request;
    request.key = typed->key;
    request.customerId = typed->customerId;
    request.note = typed->description;
    request.credits = { { typed->bucket, typed->amount } };
    request.meta = typed->meta;
    if (invocation.options.isSet(u"ttl"_s)) {
        const auto seconds = numberOption(invocation, u"ttl"_s, 1, secondsMax);
        if (!seconds) {
            return ExitCode::Usage;
        }
        request.holdTime = std::chrono::seconds(*seconds);
    }
    const auto credits = Credits::open(invocation);
    if (!credits) {
        return ExitCode::NoDatabase;
    }
    BookingService booking(*credits->executor,
        nullptr,
        BookingService::Origin { QSysInfo::machineHostName(), u"program"_s });
    const Result<PlaceHoldOutcome> outcome
        = sendAndAsk(invocation.console, [&] { return booking.placeHold(request).result(); });
    return outcome ? report(invocation.console, *outcome)
                   : fail(invocation.console, outcome.error());
}

ExitCode capture(const Invocation &invocation)
{
    const auto id = idArgument(invocation);
    const auto customer = id ? customerIfTyped(invocation) : std::nullopt;
    const auto meta = customer ? metaOption(invocation) : std::nullopt;
    if (!id || !customer || !meta) {
        return ExitCode::Usage;
    }
    CaptureRequest request { .holdId = HoldId(*id),
        .amount = std::nullopt,
        .customerId = *customer,
        .description = textOption(invocation, u"description"_s),
        .meta = *meta };
    if (invocation.options.isSet(u"amount"_s)) {
        request.amount = amountOption(invocation, u"amount"_s, amountRule);
        if (!request.amount) {
            return ExitCode::Usage;
        }
    }
    return command(invocation, [&](CreditService &service) { return service.capture(request); });
}

ExitCode release(const Invocation &invocation)
{
    const auto id = idArgument(invocation);
    const auto customer = id ? customerIfTyped(invocation) : std::nullopt;
    if (!id || !customer) {
        return ExitCode::Usage;
    }
    return command(invocation, [&](CreditService &service) {
        return service.release(HoldId(*id), *customer, textOption(invocation, u"reason"_s));
    });
}

ExitCode reverse(const Invocation &invocation)
{
    const auto id = idArgument(invocation);
    const auto key = id ? keyOrNew(invocation) : std::nullopt;
    if (!id || !key) {
        return ExitCode::Usage;
    }
    const ReversalRequest request { *key, CreditEntryId(*id), textOption(invocation, u"reason"_s) };
    return command(invocation, [&](CreditService &service) { return service.reverse(request); });
}

ExitCode expireHolds(const Invocation &invocation)
{
    const auto limit = numberOption(invocation, u"limit"_s, 0, limitMax);
    std::optional<QDateTime> now;
    if (limit && invocation.options.isSet(u"now"_s)) {
        now = instantOption(invocation, u"now"_s);
    }
    if (!limit || (invocation.options.isSet(u"now"_s) && !now)) {
        return ExitCode::Usage;
    }
    const auto credits = Credits::open(invocation);
    if (!credits) {
        return ExitCode::NoDatabase;
    }
    const Result<CreditSweep> sweep
        = credits->service->expireHolds(static_cast<int>(*limit), now).result();
    if (!sweep) {
        return fail(invocation.console, sweep.error());
    }
    switch (sweep->outcome) {
    case CreditSweep::Outcome::Swept:
        invocation.console.answer(
            QJsonObject { { u"outcome"_s, u"swept"_s }, { u"expired"_s, sweep->expiredCount } },
            u"Expired %1 holds of credits."_s.arg(sweep->expiredCount));
        return ExitCode::Done;
    case CreditSweep::Outcome::HoldsOff:
        invocation.console.answer(
            QJsonObject { { u"outcome"_s, u"credit_holds_off"_s }, { u"expired"_s, 0 } },
            u"Credits are not held at this place (setting credit_holds); nothing to do."_s);
        return ExitCode::Done;
    case CreditSweep::Outcome::RequestInvalid:
        invocation.console.answer(
            QJsonObject { { u"outcome"_s, u"invalid_request"_s }, { u"field"_s, u"now"_s } },
            u"Another time than now is for test databases (holdfast_test…) alone."_s);
        return ExitCode::Refused;
    }
    Q_UNREACHABLE();
}

}

std::vector<Command> creditsCommands()
{
    const QCommandLineOption customer(u"customer"_s, u"Whose wallet."_s, u"ID"_s);
    const QCommandLineOption bucket(
        u"bucket"_s, u"Kind of credits (default: default)."_s, u"NAME"_s, u"default"_s);
    const QCommandLineOption amount(
        u"amount"_s, u"A whole amount, such as 1200 or 1 200."_s, u"AMOUNT"_s);
    const QCommandLineOption key(u"key"_s,
        u"Idempotency key: the same key has one effect, however often it is sent."_s,
        u"UUID"_s);
    const QCommandLineOption description(u"description"_s, u"What it is for."_s, u"TEXT"_s);
    const QCommandLineOption meta(u"meta"_s, u"An object for programs."_s, u"JSON"_s);
    const QCommandLineOption reason(u"reason"_s, u"Why, for the journal."_s, u"TEXT"_s);
    const QList<QCommandLineOption> change { customer, bucket, amount, key, description, meta };
    const QCommandLineOption expires(
        u"expires"_s, u"Last day on which they are good, at the site."_s, u"DATE"_s);
    const QCommandLineOption ttl(u"ttl"_s, u"How long the hold lives."_s, u"SECONDS"_s);
    const QCommandLineOption limit(u"limit"_s, u"How many at most."_s, u"N"_s, u"100"_s);
    const QCommandLineOption now(
        u"now"_s, u"Another time than now; test databases only."_s, u"INSTANT"_s);
    return {
        { u"credits grant"_s,
            u"Put credits into a wallet; the first grant opens it."_s,
            {},
            change + QList { expires },
            &grant },
        { u"credits debit"_s, u"Take available credits out of a wallet."_s, {}, change, &debit },
        { u"credits hold"_s,
            u"Hold credits until they are captured or released."_s,
            {},
            change + QList { ttl },
            &hold },
        { u"credits capture"_s,
            u"Take what a hold holds, or a part, and release the rest."_s,
            u"HOLD"_s,
            { amount, customer, description, meta },
            &capture },
        { u"credits release"_s,
            u"Give back what a hold holds."_s,
            u"HOLD"_s,
            { customer, reason },
            &release },
        { u"credits reverse"_s,
            u"Undo a grant, debit or capture by an entry of its own."_s,
            u"ENTRY"_s,
            { key, reason },
            &reverse },
        { u"credits expire-holds"_s,
            u"Close holds of credits that have lapsed; only bookkeeping."_s,
            {},
            { limit, now },
            &expireHolds },
    };
}
