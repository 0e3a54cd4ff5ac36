#include "tests/scenarios/till.h"

#include "tests/scenarios/factcheck.h"
#include "tests/scenarios/outcomewords.h"
#include "tests/support/waitfor.h"

using namespace Qt::StringLiterals;

bool Till::knows(const QString &verb)
{
    static const QStringList verbs { u"grant"_s,
        u"debit"_s,
        u"capture"_s,
        u"release"_s,
        u"adjust"_s,
        u"count"_s,
        u"return"_s,
        u"expire-holds"_s };
    return verbs.contains(verb);
}

void Till::addCustomer(const QString &name)
{
    QByteArray quoted = name.toUtf8();
    quoted.replace('\'', "''");
    m_customers.insert(name,
        CustomerId(m_database.number(
            "SELECT customer_id FROM api.add_customer('" + quoted + "', NULL, NULL)")));
}

QStringList Till::act(TestDesk &desk, const QStringList &words, HoldId hold)
{
    const QString &verb = words.value(0);
    if (verb == u"grant" || verb == u"debit") {
        return changeWallet(desk, words);
    }
    if (verb == u"capture" || verb == u"release") {
        return resolve(desk, words, hold);
    }
    if (verb == u"return") {
        return bringBack(desk, words, hold);
    }
    if (verb == u"expire-holds") {
        const int limit = words.value(1, u"100"_s).toInt();
        const CreditSweep sweep = valueFrom(desk.credits().expireHolds(limit, {}));
        return { QString::number(sweep.expiredCount) };
    }
    return changeLevel(desk, words);
}

QStringList Till::checkWallet(TestDesk &desk, const QStringList &words)
{
    const QString bucket = wordBehind(words, u"bucket"_s, u"default"_s);
    WalletSearch search;
    search.customerId = m_customers.value(words.value(0), CustomerId(999999));
    Wallet found;
    for (const Wallet &wallet : valueFrom(desk.credits().wallets(search))) {
        if (wallet.bucket == bucket) {
            found = wallet;
        }
    }
    QStringList rest = words.mid(1);
    if (const qsizetype at = rest.indexOf(u"bucket"_s); at >= 0) {
        rest.remove(at, 2);
    }
    return wrongFacts({ { u"balance"_s, found.balance },
                          { u"held"_s, found.held },
                          { u"available"_s, found.available },
                          { u"debt"_s, found.debt } },
        rest);
}

QStringList Till::checkLevel(TestDesk &desk, const QStringList &words)
{
    const StockNumbers numbers = levelOf(desk, words.value(0)).numbers;
    return wrongFacts({ { u"onhand"_s, numbers.onHand },
                          { u"reserved"_s, numbers.reserved },
                          { u"available"_s, numbers.available },
                          { u"out"_s, numbers.out },
                          { u"short"_s, numbers.shortfall } },
        words.mid(1));
}

QStringList Till::changeWallet(TestDesk &desk, const QStringList &words)
{
    const CustomerId customer = m_customers.value(words.value(1), CustomerId(999999));
    const QString bucket = wordBehind(words, u"bucket"_s, u"default"_s);
    const qint64 amount = words.value(2).toLongLong();
    if (words.value(0) == u"grant") {
        GrantRequest request;
        request.customerId = customer;
        request.bucket = bucket;
        request.amount = amount;
        return wordsOf(valueFrom(desk.credits().grant(request)));
    }
    DebitRequest request;
    request.customerId = customer;
    request.bucket = bucket;
    request.amount = amount;
    return wordsOf(valueFrom(desk.credits().debit(request)));
}

QStringList Till::resolve(TestDesk &desk, const QStringList &words, HoldId hold)
{
    if (words.value(0) == u"release") {
        return wordsOf(valueFrom(desk.credits().release(hold, {}, {})));
    }
    CaptureRequest request;
    request.holdId = hold;
    if (words.size() > 2) {
        request.amount = words.value(2).toLongLong();
    }
    return wordsOf(valueFrom(desk.credits().capture(request)));
}

QStringList Till::changeLevel(TestDesk &desk, const QStringList &words)
{
    const StockLevelId level = levelOf(desk, words.value(1)).id;
    const qint64 number = words.value(2).toLongLong();
    const IdempotencyKey key = IdempotencyKey::create();
    return wordsOf(valueFrom(words.value(0) == u"adjust"
            ? desk.stock().adjust({ key, level, number, u"found"_s })
            : desk.stock().count({ key, level, number, u"stocktake"_s })));
}

QStringList Till::bringBack(TestDesk &desk, const QStringList &words, HoldId hold)
{
    const auto pieces = [&words](const QString &kind) {
        return wordBehind(words, kind, u"0"_s).remove(u',').toLongLong();
    };
    ReturnRequest request;
    request.holdId = hold;
    request.levelId = levelOf(desk, words.value(2)).id;
    request.returned = words.value(3).toLongLong();
    request.lost = pieces(u"lost"_s);
    request.damaged = pieces(u"damaged"_s);
    request.consumed = pieces(u"consumed"_s);
    return wordsOf(valueFrom(desk.stock().returnStock(request)));
}

StockLevel Till::levelOf(TestDesk &desk, const QString &sku)
{
    for (const StockLevel &level : valueFrom(desk.stock().levels({}))) {
        if (level.sku == sku) {
            return level;
        }
    }
    return {};
}
