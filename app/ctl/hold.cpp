#include "app/ctl/command.h"
#include "app/ctl/console.h"
#include "app/ctl/holdreport.h"
#include "app/ctl/options.h"
#include "app/ctl/sendandask.h"
#include "app/ctl/session.h"
#include "core/booking/bookingservice.h"
#include "core/credits/creditrequests.h"
#include "core/db/executor.h"

#include <QSysInfo>

#include <limits>

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 numberMax = std::numeric_limits<qint64>::max();
constexpr qint64 partyMax = 1'000'000'000;
constexpr qint64 secondsMax = 86400;

/** Session, executor and service of one command. */
struct Booking {
    std::unique_ptr<Session> session;
    std::unique_ptr<DbExecutor> executor;
    std::unique_ptr<BookingService> service;

    static std::optional<Booking> open(const Invocation &invocation)
    {
        Booking booking;
        booking.session = Session::open(invocation);
        if (!booking.session) {
            return std::nullopt;
        }
        booking.executor = std::make_unique<DbExecutor>(booking.session->backend().connection());
        // The caller owns the key and repeats it, so nothing is written down here.
        booking.service = std::make_unique<BookingService>(*booking.executor,
            nullptr,
            BookingService::Origin { QSysInfo::machineHostName(), u"program"_s });
        return booking;
    }
};

std::optional<QList<ExtraLine>> extrasOption(const Invocation &invocation)
{
    QList<ExtraLine> extras;
    for (const QString &text : invocation.options.values(u"extra"_s)) {
        bool isNumber = false;
        const ExtraLine extra { text.section(u':', 0, -2),
            text.section(u':', -1).toLongLong(&isNumber) };
        if (!isNumber || extra.sku.isEmpty() || extra.quantity < 1) {
            invocation.console.message(u"--extra takes SKU:QTY, such as SHOES:2."_s);
            return std::nullopt;
        }
        extras.append(extra);
    }
    return extras;
}

/** BUCKET:AMOUNT as often as the option stands there; nothing after a message. */
std::optional<QList<CreditLine>> creditsOption(const Invocation &invocation, const QString &name)
{
    const AmountRule rule { .max = creditAmountMax, .isSigned = false, .mayBeZero = false };
    QList<CreditLine> credits;
    for (const QString &text : invocation.options.values(name)) {
        const QString bucket = text.section(u':', 0, -2);
        if (bucket.isEmpty()) {
            invocation.console.message(
                u"--%1 takes BUCKET:AMOUNT, such as default:1200."_s.arg(name));
            return std::nullopt;
        }
        const auto amount = amountIn(invocation, name, text.section(u':', -1), rule);
        if (!amount) {
            return std::nullopt;
        }
        credits.append({ bucket, *amount });
    }
    return credits;
}

/** What was typed as a request, or nothing after a message. */
std::optional<PlaceHoldRequest> placeRequest(const Invocation &invocation)
{
    const auto key = keyOption(invocation);
    if (!key) {
        return std::nullopt;
    }
    const auto slot = numberOption(invocation, u"slot"_s, 1, numberMax);
    const auto party = slot ? numberOption(invocation, u"party"_s, 1, partyMax) : std::nullopt;
    const auto extras = party ? extrasOption(invocation) : std::nullopt;
    const auto credits = extras ? creditsOption(invocation, u"credits"_s) : std::nullopt;
    const auto meta = credits ? metaOption(invocation) : std::nullopt;
    if (!slot || !party || !extras || !credits || !meta) {
        return std::nullopt;
    }
    PlaceHoldRequest request;
    request.key = *key;
    request.slotId = SlotId(*slot);
    request.partySize = *party;
    request.extras = *extras;
    request.credits = *credits;
    request.meta = *meta;
    if (invocation.options.isSet(u"ttl"_s)) {
        const auto seconds = numberOption(invocation, u"ttl"_s, 1, secondsMax);
        if (!seconds) {
            return std::nullopt;
        }
        request.holdTime = std::chrono::seconds(*seconds);
    }
    if (invocation.options.isSet(u"customer"_s)) {
        const auto customer = customerOption(invocation);
        if (!customer) {
            return std::nullopt;
        }
        request.customerId = *customer;
    }
    return request;
}

ExitCode place(const Invocation &invocation)
{
    const auto request = placeRequest(invocation);
    if (!request) {
        return ExitCode::Usage;
    }
    const auto booking = Booking::open(invocation);
    if (!booking) {
        return ExitCode::NoDatabase;
    }
    const Result<PlaceHoldOutcome> outcome = sendAndAsk(
        invocation.console, [&] { return booking->service->placeHold(*request).result(); });
    return outcome ? report(invocation.console, *outcome)
                   : fail(invocation.console, outcome.error());
}

/** Commands that change one hold: repeating them has no further effect. */
template <typename Outcome, typename Send> ExitCode change(const Invocation &invocation, Send send)
{
    const auto id = idArgument(invocation);
    if (!id) {
        return ExitCode::Usage;
    }
    const auto booking = Booking::open(invocation);
    if (!booking) {
        return ExitCode::NoDatabase;
    }
    const Result<Outcome> outcome = sendAndAsk(
        invocation.console, [&] { return send(*booking->service, HoldId(*id)).result(); });
    return outcome ? report(invocation.console, *outcome)
                   : fail(invocation.console, outcome.error());
}

ExitCode confirm(const Invocation &invocation)
{
    const auto captures = creditsOption(invocation, u"capture"_s);
    if (!captures) {
        return ExitCode::Usage;
    }
    return change<ConfirmHoldOutcome>(invocation, [&](BookingService &service, HoldId hold) {
        return captures->isEmpty() ? service.confirmHold(hold)
                                   : service.confirmHold(hold, *captures);
    });
}

ExitCode cancel(const Invocation &invocation)
{
    return change<CancelHoldOutcome>(invocation, [&](BookingService &service, HoldId hold) {
        return service.cancelHold(hold, invocation.options.value(u"reason"_s));
    });
}

ExitCode extend(const Invocation &invocation)
{
    return change<ExtendHoldOutcome>(
        invocation, [](BookingService &service, HoldId hold) { return service.extendHold(hold); });
}

ExitCode show(const Invocation &invocation)
{
    const auto id = idArgument(invocation);
    if (!id) {
        return ExitCode::Usage;
    }
    const auto booking = Booking::open(invocation);
    if (!booking) {
        return ExitCode::NoDatabase;
    }
    const auto hold = booking->service->hold(HoldId(*id)).result();
    if (!hold) {
        return fail(invocation.console, hold.error());
    }
    return report(invocation.console, *hold);
}

}

std::vector<Command> holdCommands()
{
    const QString id = u"ID"_s;
    return {
        { u"hold place"_s,
            u"Hold places of a slot, and extras and credits with them."_s,
            {},
            { QCommandLineOption(u"slot"_s, u"Slot to hold."_s, u"ID"_s),
                QCommandLineOption(u"key"_s,
                    u"Idempotency key: the same key has one effect, however often it is sent."_s,
                    u"UUID"_s),
                QCommandLineOption(u"party"_s, u"Places (default 1)."_s, u"N"_s, u"1"_s),
                QCommandLineOption(u"ttl"_s, u"How long the hold lives."_s, u"SECONDS"_s),
                QCommandLineOption(u"customer"_s, u"Customer that it is for."_s, u"ID"_s),
                QCommandLineOption(
                    u"extra"_s, u"Pieces of a stock item; may be repeated."_s, u"SKU:QTY"_s),
                QCommandLineOption(u"credits"_s,
                    u"Credits of the customer; may be repeated."_s,
                    u"BUCKET:AMOUNT"_s),
                QCommandLineOption(u"meta"_s, u"An object for programs."_s, u"JSON"_s) },
            &place },
        { u"hold confirm"_s,
            u"Make a hold a booking."_s,
            id,
            { QCommandLineOption(u"capture"_s,
                u"Capture only so much of what is held, release the rest; may be repeated."_s,
                u"BUCKET:AMOUNT"_s) },
            &confirm },
        { u"hold cancel"_s,
            u"Give back what a hold or booking has."_s,
            id,
            { QCommandLineOption(u"reason"_s, u"Why, for the journal."_s, u"TEXT"_s) },
            &cancel },
        { u"hold extend"_s, u"Give a hold the full time again."_s, id, {}, &extend },
        { u"hold show"_s, u"Show how a hold stands."_s, id, {}, &show },
    };
}
