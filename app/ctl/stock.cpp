#include "app/ctl/command.h"
#include "app/ctl/console.h"
#include "app/ctl/options.h"
#include "app/ctl/sendandask.h"
#include "app/ctl/siteoption.h"
#include "app/ctl/stockreport.h"
#include "app/ctl/stocksession.h"

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 moveCountMax = 1000;
constexpr AmountRule changeRule { .max = stockQuantityMax, .isSigned = true, .mayBeZero = false };
constexpr AmountRule piecesRule { .max = stockQuantityMax, .isSigned = false, .mayBeZero = false };
constexpr AmountRule countRule { .max = stockQuantityMax, .isSigned = false, .mayBeZero = true };

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

ExitCode transfer(const Invocation &invocation)
{
    const auto key = keyOrNew(invocation);
    const auto site = key ? siteIfTyped(invocation) : std::nullopt;
    const auto pieces = site ? amountOption(invocation, u"pieces"_s, piecesRule) : std::nullopt;
    if (!pieces) {
        return ExitCode::Usage;
    }
    const QString warehouse = textOption(invocation, u"to"_s);
    if (warehouse.isEmpty() || textOption(invocation, u"sku"_s).isEmpty()) {
        invocation.console.message(warehouse.isEmpty() ? u"--to takes the name of a warehouse."_s
                                                       : u"--sku takes SKU or SKU@WAREHOUSE."_s);
        return ExitCode::Usage;
    }
    return command(invocation, *site, [&](StockService &service, StockLevelId level) {
        return service.transfer(
            { *key, level, warehouse, *pieces, textOption(invocation, u"reason"_s) });
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
        { u"stock transfer"_s,
            u"Pieces go to another warehouse of the site."_s,
            {},
            { sku,
                QCommandLineOption(u"pieces"_s, u"How many."_s, u"N"_s),
                QCommandLineOption(u"to"_s, u"Where they go."_s, u"WAREHOUSE"_s),
                reason,
                key,
                site },
            &transfer },
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
