#include "app/ctl/command.h"
#include "app/ctl/console.h"
#include "app/ctl/options.h"
#include "app/ctl/sendandask.h"
#include "app/ctl/session.h"
#include "app/ctl/stockreport.h"
#include "core/db/executor.h"
#include "core/schedule/scheduleservice.h"
#include "core/stock/stockservice.h"

#include <limits>

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 moveCountMax = 1000;
constexpr AmountRule changeRule { .max = stockQuantityMax, .isSigned = true, .mayBeZero = false };
constexpr AmountRule countRule { .max = stockQuantityMax, .isSigned = false, .mayBeZero = true };

/** Session, executor and service of one command. The caller owns the keys: no journal. */
struct Stock {
    std::unique_ptr<Session> session;
    std::unique_ptr<DbExecutor> executor;
    std::unique_ptr<StockService> service;

    static std::optional<Stock> open(const Invocation &invocation)
    {
        Stock stock;
        stock.session = Session::open(invocation);
        if (!stock.session) {
            return std::nullopt;
        }
        stock.executor = std::make_unique<DbExecutor>(stock.session->backend().connection());
        stock.service = std::make_unique<StockService>(*stock.executor, nullptr);
        return stock;
    }
};

/** --site; not valid when it is left out. Nothing after a message. */
std::optional<SiteId> siteIfTyped(const Invocation &invocation)
{
    if (!invocation.options.isSet(u"site"_s)) {
        return SiteId();
    }
    const auto site = numberOption(invocation, u"site"_s, 1, std::numeric_limits<qint64>::max());
    return site ? std::optional(SiteId(*site)) : std::nullopt;
}

/** SKU or SKU@WAREHOUSE that stands behind --sku. */
bool isNamed(const StockLevel &level, const QString &word)
{
    return word == level.sku || word == level.sku + u'@' + level.warehouse;
}

/**
 * The level that --sku names, at --site or else at the first site: that in its first warehouse when
 * none is named, as a hold takes it.
 */
Result<std::optional<StockLevel>> findLevel(Stock &stock, const Invocation &invocation, SiteId site)
{
    if (!site.isValid()) {
        const Result<QList<Site>> sites = ScheduleService(*stock.executor).sites().result();
        if (!sites) {
            return sites.error();
        }
        if (sites->isEmpty()) {
            return std::optional<StockLevel>();
        }
        site = sites->first().id;
    }
    const Result<QList<StockLevel>> levels = stock.service->levels(site).result();
    if (!levels) {
        return levels.error();
    }
    const QString word = textOption(invocation, u"sku"_s);
    for (const StockLevel &level : *levels) {
        if (isNamed(level, word)) {
            return std::optional(level);
        }
    }
    return std::optional<StockLevel>();
}

/** Finds the level, sends the command, asks again when the answer is lost, and reports. */
template <typename Send> ExitCode command(const Invocation &invocation, SiteId site, Send send)
{
    auto stock = Stock::open(invocation);
    if (!stock) {
        return ExitCode::NoDatabase;
    }
    const auto level = findLevel(*stock, invocation, site);
    if (!level) {
        return fail(invocation.console, level.error());
    }
    if (!*level) {
        return report(invocation.console, StockAnswer());
    }
    const Result<StockAnswer> answer = sendAndAsk(
        invocation.console, [&] { return send(*stock->service, (*level)->id).result(); });
    return answer ? report(invocation.console, *answer) : fail(invocation.console, answer.error());
}

/** Key, site and reason of a correction. */
struct Correction {
    IdempotencyKey key;
    SiteId site;
    QString reason;
};

std::optional<Correction> correction(const Invocation &invocation)
{
    const auto key = keyOrNew(invocation);
    const auto site = key ? siteIfTyped(invocation) : std::nullopt;
    if (!key || !site) {
        return std::nullopt;
    }
    const Correction typed { *key, *site, textOption(invocation, u"reason"_s) };
    if (typed.reason.isEmpty() || textOption(invocation, u"sku"_s).isEmpty()) {
        invocation.console.message(typed.reason.isEmpty()
                ? u"--reason says why; the journal keeps it."_s
                : u"--sku takes SKU or SKU@WAREHOUSE."_s);
        return std::nullopt;
    }
    return typed;
}

ExitCode adjust(const Invocation &invocation)
{
    const auto typed = correction(invocation);
    const auto change = typed ? amountOption(invocation, u"change"_s, changeRule) : std::nullopt;
    if (!typed || !change) {
        return ExitCode::Usage;
    }
    return command(invocation, typed->site, [&](StockService &service, StockLevelId level) {
        return service.adjust({ typed->key, level, *change, typed->reason });
    });
}

ExitCode count(const Invocation &invocation)
{
    const auto typed = correction(invocation);
    const auto counted = typed ? amountOption(invocation, u"counted"_s, countRule) : std::nullopt;
    if (!typed || !counted) {
        return ExitCode::Usage;
    }
    return command(invocation, typed->site, [&](StockService &service, StockLevelId level) {
        return service.count({ typed->key, level, *counted, typed->reason });
    });
}

/** How many pieces an option of `stock return` says; none when it is left out. */
std::optional<qint64> pieces(const Invocation &invocation, const QString &name)
{
    return invocation.options.isSet(name) ? amountOption(invocation, name, countRule) : 0;
}

/** The pieces of the booking that --sku names, or all of one kind that it has. */
Result<std::optional<HeldPieces>> findPieces(
    StockService &service, const Invocation &invocation, HoldId hold)
{
    const Result<QList<HeldPieces>> all = service.piecesOf(hold).result();
    if (!all) {
        return all.error();
    }
    const QString word = textOption(invocation, u"sku"_s);
    if (word.isEmpty() && all->size() == 1) {
        return std::optional(all->first());
    }
    for (const HeldPieces &each : *all) {
        if (word == each.sku || word == each.sku + u'@' + each.warehouse) {
            return std::optional(each);
        }
    }
    return std::optional<HeldPieces>();
}

std::optional<ReturnRequest> returnRequest(const Invocation &invocation)
{
    const auto hold = idArgument(invocation);
    const auto key = hold ? keyOrNew(invocation) : std::nullopt;
    const auto returned = key ? pieces(invocation, u"returned"_s) : std::nullopt;
    const auto lost = returned ? pieces(invocation, u"lost"_s) : std::nullopt;
    const auto damaged = lost ? pieces(invocation, u"damaged"_s) : std::nullopt;
    const auto consumed = damaged ? pieces(invocation, u"consumed"_s) : std::nullopt;
    if (!consumed) {
        return std::nullopt;
    }
    return ReturnRequest { .key = *key,
        .holdId = HoldId(*hold),
        .levelId = {},
        .returned = *returned,
        .lost = *lost,
        .damaged = *damaged,
        .consumed = *consumed,
        .note = textOption(invocation, u"note"_s) };
}

ExitCode returnPieces(const Invocation &invocation)
{
    auto request = returnRequest(invocation);
    if (!request) {
        return ExitCode::Usage;
    }
    const auto stock = Stock::open(invocation);
    if (!stock) {
        return ExitCode::NoDatabase;
    }
    const auto found = findPieces(*stock->service, invocation, request->holdId);
    if (!found) {
        return fail(invocation.console, found.error());
    }
    if (!*found) {
        return report(invocation.console, StockAnswer());
    }
    request->levelId = (*found)->levelId;
    const Result<StockAnswer> answer = sendAndAsk(
        invocation.console, [&] { return stock->service->returnStock(*request).result(); });
    return answer ? report(invocation.console, *answer) : fail(invocation.console, answer.error());
}

ExitCode list(const Invocation &invocation)
{
    const auto site = siteIfTyped(invocation);
    if (!site) {
        return ExitCode::Usage;
    }
    const auto stock = Stock::open(invocation);
    if (!stock) {
        return ExitCode::NoDatabase;
    }
    const Result<QList<StockLevel>> levels = stock->service->levels(*site).result();
    if (!levels) {
        return fail(invocation.console, levels.error());
    }
    QJsonArray rows;
    QString table;
    for (const StockLevel &level : *levels) {
        rows.append(levelObject(level));
        table += levelLine(level) + u'\n';
    }
    invocation.console.answer(rows, table);
    return ExitCode::Done;
}

ExitCode journal(const Invocation &invocation)
{
    const auto limit = numberOption(invocation, u"limit"_s, 1, moveCountMax);
    const auto site = limit ? siteIfTyped(invocation) : std::nullopt;
    if (!limit || !site) {
        return ExitCode::Usage;
    }
    auto stock = Stock::open(invocation);
    if (!stock) {
        return ExitCode::NoDatabase;
    }
    const auto level = findLevel(*stock, invocation, *site);
    if (!level) {
        return fail(invocation.console, level.error());
    }
    if (!*level) {
        return report(invocation.console, StockAnswer());
    }
    const Result<QList<StockMove>> moves
        = stock->service->journal((*level)->id, {}, static_cast<int>(*limit)).result();
    if (!moves) {
        return fail(invocation.console, moves.error());
    }
    QJsonArray rows;
    QString table;
    for (const StockMove &move : *moves) {
        rows.append(moveObject(move));
        table += moveLine(move) + u'\n';
    }
    invocation.console.answer(rows, table);
    return ExitCode::Done;
}

}

std::vector<Command> stockCommands()
{
    const QCommandLineOption sku(
        u"sku"_s, u"Item, in its first warehouse or in this one."_s, u"SKU[@WAREHOUSE]"_s);
    const QCommandLineOption site(u"site"_s, u"Site (default: the first)."_s, u"ID"_s);
    const QCommandLineOption key(u"key"_s,
        u"Idempotency key: the same key has one effect, however often it is sent."_s,
        u"UUID"_s);
    const QCommandLineOption reason(u"reason"_s, u"Why, for the journal."_s, u"TEXT"_s);
    const QCommandLineOption change(u"change"_s, u"Pieces more or fewer, such as -2."_s, u"N"_s);
    const QCommandLineOption counted(u"counted"_s, u"What lies in the house."_s, u"N"_s);
    const QCommandLineOption limit(u"limit"_s, u"How many at most."_s, u"N"_s, u"100"_s);
    return {
        { u"stock list"_s, u"List what there is of each item."_s, {}, { site }, &list },
        { u"stock adjust"_s,
            u"Correct how many pieces there are."_s,
            {},
            { sku, change, reason, key, site },
            &adjust },
        { u"stock count"_s,
            u"Say what a stocktake found."_s,
            {},
            { sku, counted, reason, key, site },
            &count },
        { u"stock return"_s,
            u"Pieces of a booking come back, or never will."_s,
            u"HOLD"_s,
            { sku,
                QCommandLineOption(u"returned"_s, u"Can be held again."_s, u"N"_s),
                QCommandLineOption(u"lost"_s, u"Will not come back."_s, u"N"_s),
                QCommandLineOption(u"damaged"_s, u"Came back and is of no use."_s, u"N"_s),
                QCommandLineOption(u"consumed"_s, u"Was used up."_s, u"N"_s),
                QCommandLineOption(u"note"_s, u"For the journal."_s, u"TEXT"_s),
                key },
            &returnPieces },
        { u"stock journal"_s,
            u"List what changed the pieces of an item, newest first."_s,
            {},
            { sku, site, limit },
            &journal },
    };
}
