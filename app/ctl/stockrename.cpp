#include "app/ctl/command.h"
#include "app/ctl/console.h"
#include "app/ctl/options.h"
#include "app/ctl/sendandask.h"
#include "app/ctl/siteoption.h"
#include "app/ctl/stockreport.h"
#include "app/ctl/stocksession.h"

using namespace Qt::StringLiterals;

namespace {

template <typename Send> ExitCode send(const Invocation &invocation, Send rename)
{
    const Result<RenameOutcome> outcome
        = sendAndAsk(invocation.console, [&] { return rename().result(); });
    return outcome ? report(invocation.console, *outcome)
                   : fail(invocation.console, outcome.error());
}

ExitCode renameItem(const Invocation &invocation, Stock &stock, SiteId site)
{
    const auto level = findLevel(stock, invocation, site);
    if (!level) {
        return fail(invocation.console, level.error());
    }
    if (!*level) {
        return report(invocation.console, RenameOutcome::NotFound);
    }
    return send(invocation, [&] {
        return stock.service->renameItem((*level)->itemId,
            textOption(invocation, u"number"_s),
            textOption(invocation, u"name"_s));
    });
}

ExitCode renameWarehouse(const Invocation &invocation, Stock &stock, SiteId typedSite)
{
    const Result<SiteId> site = siteOrFirst(*stock.executor, typedSite);
    if (!site) {
        return fail(invocation.console, site.error());
    }
    const Result<QList<Warehouse>> all = stock.service->warehouses(*site).result();
    if (!all) {
        return fail(invocation.console, all.error());
    }
    for (const Warehouse &each : *all) {
        if (each.name == textOption(invocation, u"warehouse"_s)) {
            return send(invocation, [&] {
                return stock.service->renameWarehouse(each.id, textOption(invocation, u"name"_s));
            });
        }
    }
    return report(invocation.console, RenameOutcome::NotFound);
}

ExitCode giveName(const Invocation &invocation)
{
    const auto site = siteIfTyped(invocation);
    if (!site) {
        return ExitCode::Usage;
    }
    const bool isItem = !textOption(invocation, u"sku"_s).isEmpty();
    const bool isWarehouse = !textOption(invocation, u"warehouse"_s).isEmpty();
    const bool hasName = !textOption(invocation, u"name"_s).isEmpty();
    const bool hasNumber = !textOption(invocation, u"number"_s).isEmpty();
    if (isItem == isWarehouse || !(hasName || hasNumber) || (isWarehouse && hasNumber)) {
        invocation.console.message(
            u"Either --sku with --name or --number, or --warehouse with --name."_s);
        return ExitCode::Usage;
    }
    auto stock = Stock::open(invocation);
    if (!stock) {
        return ExitCode::NoDatabase;
    }
    return isItem ? renameItem(invocation, *stock, *site)
                  : renameWarehouse(invocation, *stock, *site);
}

}

std::vector<Command> stockRenameCommands()
{
    return { { u"stock rename"_s,
        u"Give an item or a warehouse another name (needs a manager)."_s,
        {},
        { QCommandLineOption(u"sku"_s, u"Item."_s, u"SKU"_s),
            QCommandLineOption(u"warehouse"_s, u"Warehouse."_s, u"NAME"_s),
            QCommandLineOption(u"name"_s, u"What people will call it."_s, u"TEXT"_s),
            QCommandLineOption(u"number"_s, u"The new SKU of an item."_s, u"SKU"_s),
            QCommandLineOption(u"site"_s, u"Site (default: the first)."_s, u"ID"_s) },
        &giveName } };
}
