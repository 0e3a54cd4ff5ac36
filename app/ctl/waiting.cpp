#include "app/ctl/command.h"
#include "app/ctl/console.h"
#include "app/ctl/options.h"
#include "app/ctl/sendandask.h"
#include "app/ctl/session.h"
#include "app/ctl/siteoption.h"
#include "core/booking/waitingservice.h"
#include "core/db/executor.h"

#include <QSysInfo>

#include <limits>
#include <memory>

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 partyMax = 1'000'000;

/** Session, executor and service of one command. The caller owns the keys: no journal. */
struct WaitingList {
    std::unique_ptr<Session> session;
    std::unique_ptr<DbExecutor> executor;
    std::unique_ptr<WaitingService> service;

    static std::optional<WaitingList> open(const Invocation &invocation)
    {
        WaitingList list;
        list.session = Session::open(invocation);
        if (!list.session) {
            return std::nullopt;
        }
        list.executor = std::make_unique<DbExecutor>(list.session->backend().connection());
        list.service = std::make_unique<WaitingService>(
            *list.executor, nullptr, QSysInfo::machineHostName());
        return list;
    }
};

QString wordOf(WaitRefusal why)
{
    switch (why) {
    case WaitRefusal::AlreadyWaiting:
        return u"already_waiting"_s;
    case WaitRefusal::HasRoom:
        return u"has_room"_s;
    case WaitRefusal::PartyTooLarge:
        return u"party_too_large"_s;
    case WaitRefusal::UntilPast:
        return u"until_past"_s;
    case WaitRefusal::SlotClosed:
        return u"slot_closed"_s;
    case WaitRefusal::SlotPast:
        return u"slot_past"_s;
    case WaitRefusal::HasOffer:
        return u"offered"_s;
    case WaitRefusal::SlotNotFound:
    case WaitRefusal::PersonNotFound:
    case WaitRefusal::PartyNotFound:
        return u"not_found"_s;
    }
    Q_UNREACHABLE();
}

ExitCode reportWaits(const Console &console, const PartyWaits &waits)
{
    QJsonObject object { { u"outcome"_s, waits.isReplay ? u"replayed"_s : u"waiting"_s },
        { u"waiting_id"_s, waits.id.value() },
        { u"place_in_line"_s, waits.placeInLine } };
    if (waits.offer.isValid()) {
        object.insert(u"hold_id"_s, waits.offer.value());
    }
    console.answer(
        object, u"Party %1 waits, %2 in line."_s.arg(waits.id.value()).arg(waits.placeInLine));
    return ExitCode::Done;
}

ExitCode reportRefused(const Console &console, const WaitRefused &refused)
{
    const QString word = wordOf(refused.why);
    QJsonObject object { { u"outcome"_s, word } };
    if (refused.numbers.slotId.isValid()) {
        object.insert(u"slot_id"_s, refused.numbers.slotId.value());
        object.insert(u"available"_s, refused.numbers.available);
        object.insert(u"capacity"_s, refused.numbers.capacity);
    }
    if (!refused.shortOf.isEmpty()) {
        object.insert(u"short_of"_s, refused.shortOf);
    }
    console.answer(object, u"Nothing was changed: %1."_s.arg(word));
    return ExitCode::Refused;
}

ExitCode report(const Console &console, const WaitOutcome &outcome)
{
    if (const auto *waits = std::get_if<PartyWaits>(&outcome)) {
        return reportWaits(console, *waits);
    }
    if (const auto *left = std::get_if<PartyLeft>(&outcome)) {
        console.answer(
            QJsonObject { { u"outcome"_s, u"withdrawn"_s }, { u"waiting_id"_s, left->id.value() } },
            u"Party %1 waits no longer."_s.arg(left->id.value()));
        return ExitCode::Done;
    }
    if (const auto *refused = std::get_if<WaitRefused>(&outcome)) {
        return reportRefused(console, *refused);
    }
    if (const auto *invalid = std::get_if<RequestInvalid>(&outcome)) {
        console.answer(QJsonObject { { u"outcome"_s, u"invalid_request"_s },
                           { u"short_of"_s, invalid->field } },
            u"The %1 cannot be so."_s.arg(invalid->field));
    } else {
        console.answer(QJsonObject { { u"outcome"_s, u"idempotency_key_reuse"_s } },
            u"The key was used for another request."_s);
    }
    return ExitCode::Refused;
}

std::optional<WaitRequest> requestFrom(const Invocation &invocation)
{
    const auto key = keyOrNew(invocation);
    const auto slot = key
        ? numberOption(invocation, u"slot"_s, 1, std::numeric_limits<qint64>::max())
        : std::nullopt;
    const auto party = slot ? numberOption(invocation, u"party"_s, 1, partyMax) : std::nullopt;
    const auto customer = party ? customerIfTyped(invocation) : std::nullopt;
    if (!customer) {
        return std::nullopt;
    }
    WaitRequest request;
    request.key = *key;
    request.slotId = SlotId(*slot);
    request.partySize = static_cast<int>(*party);
    request.customerId = *customer;
    request.customerName = textOption(invocation, u"name"_s);
    request.customerPhone = textOption(invocation, u"phone"_s);
    request.note = textOption(invocation, u"note"_s);
    if (invocation.options.isSet(u"until"_s)) {
        const auto until = instantOption(invocation, u"until"_s);
        if (!until) {
            return std::nullopt;
        }
        request.until = *until;
    }
    return request;
}

ExitCode join(const Invocation &invocation)
{
    const auto request = requestFrom(invocation);
    if (!request) {
        return ExitCode::Usage;
    }
    const auto list = WaitingList::open(invocation);
    if (!list) {
        return ExitCode::NoDatabase;
    }
    const Result<WaitOutcome> answer
        = sendAndAsk(invocation.console, [&] { return list->service->join(*request).result(); });
    return answer ? report(invocation.console, *answer) : fail(invocation.console, answer.error());
}

ExitCode leave(const Invocation &invocation)
{
    const auto id = idArgument(invocation);
    if (!id) {
        return ExitCode::Usage;
    }
    const auto list = WaitingList::open(invocation);
    if (!list) {
        return ExitCode::NoDatabase;
    }
    const Result<WaitOutcome> answer = sendAndAsk(
        invocation.console, [&] { return list->service->leave(WaitingId(*id)).result(); });
    return answer ? report(invocation.console, *answer) : fail(invocation.console, answer.error());
}

QJsonObject objectOf(const WaitingParty &party)
{
    QJsonObject object { { u"waiting_id"_s, party.id.value() },
        { u"slot_id"_s, party.slotId.value() },
        { u"resource"_s, party.resourceName },
        { u"starts_at"_s, party.range.start.toUTC().toString(Qt::ISODate) },
        { u"status"_s, party.isOffered ? u"offered"_s : u"waiting"_s },
        { u"party"_s, party.partySize },
        { u"customer_id"_s, party.customerId.value() },
        { u"customer"_s, party.customerName },
        { u"phone"_s, party.customerPhone },
        { u"until"_s, party.until.toUTC().toString(Qt::ISODate) },
        { u"skips"_s, party.skips } };
    if (party.isOffered) {
        object.insert(u"hold_id"_s, party.holdId.value());
        object.insert(u"expires_at"_s, party.expiresAt.toUTC().toString(Qt::ISODate));
    } else {
        object.insert(u"place_in_line"_s, party.placeInLine);
    }
    return object;
}

ExitCode list(const Invocation &invocation)
{
    const auto typed = siteIfTyped(invocation);
    if (!typed) {
        return ExitCode::Usage;
    }
    const auto waiting = WaitingList::open(invocation);
    if (!waiting) {
        return ExitCode::NoDatabase;
    }
    const Result<SiteId> site = siteOrFirst(*waiting->executor, *typed);
    if (!site) {
        return fail(invocation.console, site.error());
    }
    const Result<QList<WaitingParty>> parties = waiting->service->list(*site).result();
    if (!parties) {
        return fail(invocation.console, parties.error());
    }
    QJsonArray rows;
    QString table;
    for (const WaitingParty &party : *parties) {
        rows.append(objectOf(party));
        const QString state = party.isOffered
            ? u"offered until %1"_s.arg(party.expiresAt.toUTC().toString(Qt::ISODate))
            : u"%1 in line"_s.arg(party.placeInLine);
        table += u"%1  slot %2  %3  %4  party of %5  %6\n"_s.arg(QString::number(party.id.value()),
            QString::number(party.slotId.value()),
            party.range.start.toUTC().toString(Qt::ISODate),
            party.customerName.isEmpty() ? party.customerPhone : party.customerName,
            QString::number(party.partySize),
            state);
    }
    invocation.console.answer(rows, table);
    return ExitCode::Done;
}

}

std::vector<Command> waitingCommands()
{
    const QCommandLineOption site(u"site"_s, u"Site (default: the first)."_s, u"ID"_s);
    return { { u"waiting list"_s,
                 u"Who waits for a full slot, and who has an offer."_s,
                 {},
                 { site },
                 &list },
        { u"waiting join"_s,
            u"Put a party on the waiting list of a full slot."_s,
            {},
            { QCommandLineOption(u"slot"_s, u"Slot."_s, u"ID"_s),
                QCommandLineOption(u"party"_s, u"People."_s, u"N"_s, u"1"_s),
                QCommandLineOption(u"customer"_s, u"Customer."_s, u"ID"_s),
                QCommandLineOption(u"name"_s, u"Of a new customer."_s, u"TEXT"_s),
                QCommandLineOption(u"phone"_s, u"Of a new customer."_s, u"TEXT"_s),
                QCommandLineOption(
                    u"until"_s, u"Until when (default: until the slot begins)."_s, u"INSTANT"_s),
                QCommandLineOption(u"note"_s, u"Note."_s, u"TEXT"_s),
                QCommandLineOption(u"key"_s, u"Key, to repeat the same request."_s, u"UUID"_s) },
            &join },
        { u"waiting leave"_s, u"Take a party off the list."_s, u"ID"_s, {}, &leave } };
}
