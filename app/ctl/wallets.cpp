#include "app/ctl/command.h"
#include "app/ctl/console.h"
#include "app/ctl/creditreport.h"
#include "app/ctl/creditsession.h"
#include "app/ctl/options.h"

using namespace Qt::StringLiterals;

namespace {

constexpr int walletCountMax = 1000;
constexpr qint64 entryCountMax = 1000;

/** The wallet that --customer and --bucket name. */
Result<std::optional<Wallet>> findWallet(
    CreditService &service, CustomerId customer, QStringView bucket)
{
    const Result<QList<Wallet>> wallets
        = service.wallets({ customer, {}, walletCountMax }).result();
    if (!wallets) {
        return wallets.error();
    }
    for (const Wallet &each : *wallets) {
        if (each.bucket == bucket) {
            return std::optional(each);
        }
    }
    return std::optional<Wallet>();
}

ExitCode walletNotFound(const Invocation &invocation)
{
    invocation.console.answer(QJsonObject { { u"outcome"_s, u"not_found"_s } },
        u"There is no such wallet; the first grant opens it."_s);
    return ExitCode::Refused;
}

ExitCode wallet(const Invocation &invocation)
{
    const auto customer = customerOption(invocation);
    if (!customer) {
        return ExitCode::Usage;
    }
    const auto credits = Credits::open(invocation);
    if (!credits) {
        return ExitCode::NoDatabase;
    }
    const auto found
        = findWallet(*credits->service, *customer, textOption(invocation, u"bucket"_s));
    if (!found) {
        return fail(invocation.console, found.error());
    }
    if (!*found) {
        return walletNotFound(invocation);
    }
    QJsonObject object = walletObject(**found);
    object[u"outcome"_s] = u"found"_s;
    invocation.console.answer(object, walletLine(**found).trimmed());
    return ExitCode::Done;
}

ExitCode wallets(const Invocation &invocation)
{
    const auto customer = customerIfTyped(invocation);
    if (!customer) {
        return ExitCode::Usage;
    }
    const auto credits = Credits::open(invocation);
    if (!credits) {
        return ExitCode::NoDatabase;
    }
    const Result<QList<Wallet>> found
        = credits->service
              ->wallets({ *customer, textOption(invocation, u"search"_s), walletCountMax })
              .result();
    if (!found) {
        return fail(invocation.console, found.error());
    }
    QJsonArray rows;
    QString table;
    for (const Wallet &each : *found) {
        rows.append(walletObject(each));
        table += walletLine(each) + u'\n';
    }
    invocation.console.answer(rows, table);
    return ExitCode::Done;
}

ExitCode entries(const Invocation &invocation)
{
    const auto customer = customerOption(invocation);
    const auto limit
        = customer ? numberOption(invocation, u"limit"_s, 1, entryCountMax) : std::nullopt;
    if (!customer || !limit) {
        return ExitCode::Usage;
    }
    const auto credits = Credits::open(invocation);
    if (!credits) {
        return ExitCode::NoDatabase;
    }
    const auto found
        = findWallet(*credits->service, *customer, textOption(invocation, u"bucket"_s));
    if (!found) {
        return fail(invocation.console, found.error());
    }
    if (!*found) {
        return walletNotFound(invocation);
    }
    const Result<QList<WalletEntry>> list
        = credits->service->entries((*found)->id, {}, static_cast<int>(*limit)).result();
    if (!list) {
        return fail(invocation.console, list.error());
    }
    QJsonArray rows;
    QString table;
    for (const WalletEntry &entry : *list) {
        rows.append(entryObject(entry));
        table += entryLine(entry) + u'\n';
    }
    invocation.console.answer(rows, table);
    return ExitCode::Done;
}

/** For whoever makes the card: kiosks read it as a QR or bar code. */
ExitCode card(const Invocation &invocation)
{
    const auto customer = customerOption(invocation);
    if (!customer) {
        return ExitCode::Usage;
    }
    const auto credits = Credits::open(invocation);
    if (!credits) {
        return ExitCode::NoDatabase;
    }
    const Result<QString> found = credits->service->card(*customer).result();
    if (!found) {
        return fail(invocation.console, found.error());
    }
    if (found->isEmpty()) {
        invocation.console.answer(
            QJsonObject { { u"outcome"_s, u"not_found"_s } }, u"There is no such customer."_s);
        return ExitCode::Refused;
    }
    invocation.console.answer(
        QJsonObject { { u"outcome"_s, u"found"_s }, { u"card"_s, *found } }, *found);
    return ExitCode::Done;
}

ExitCode buckets(const Invocation &invocation)
{
    const auto credits = Credits::open(invocation);
    if (!credits) {
        return ExitCode::NoDatabase;
    }
    const Result<QList<Bucket>> found = credits->service->buckets().result();
    if (!found) {
        return fail(invocation.console, found.error());
    }
    QJsonArray rows;
    QString table;
    for (const Bucket &bucket : *found) {
        QJsonObject object { { u"bucket"_s, bucket.name } };
        if (bucket.lifetimeDays) {
            object[u"lifetime_days"_s] = *bucket.lifetimeDays;
        }
        rows.append(object);
        table += bucket.name
            + (bucket.lifetimeDays ? u"  %1 days"_s.arg(*bucket.lifetimeDays) : QString()) + u'\n';
    }
    invocation.console.answer(rows, table);
    return ExitCode::Done;
}

}

std::vector<Command> walletCommands()
{
    const QCommandLineOption customer(u"customer"_s, u"Whose wallet."_s, u"ID"_s);
    const QCommandLineOption bucket(
        u"bucket"_s, u"Kind of credits (default: default)."_s, u"NAME"_s, u"default"_s);
    const QCommandLineOption search(u"search"_s, u"Beginning of a name."_s, u"TEXT"_s);
    const QCommandLineOption limit(u"limit"_s, u"How many at most."_s, u"N"_s, u"100"_s);
    return {
        { u"credits wallet"_s, u"Show a wallet."_s, {}, { customer, bucket }, &wallet },
        { u"credits card"_s,
            u"What the card of a member holds, to pay at a kiosk."_s,
            {},
            { customer },
            &card },
        { u"credits wallets"_s, u"List wallets."_s, {}, { customer, search }, &wallets },
        { u"credits entries"_s,
            u"List what changed a wallet, newest first."_s,
            {},
            { customer, bucket, limit },
            &entries },
        { u"credits buckets"_s, u"List the kinds of credits."_s, {}, {}, &buckets },
    };
}
