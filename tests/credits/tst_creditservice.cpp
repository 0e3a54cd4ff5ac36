#include "tests/credits/creditdesk.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/** Wallets through the service, as the desk uses it. */
class TestCreditService : public CreditDesk {
    Q_OBJECT

private Q_SLOTS:
    void theFirstGrantOpensTheWallet();
    void grantIsRefused_data();
    void grantIsRefused();
    void theSameKeyIsAReplay();
    void theSameKeyForAnotherRequestIsRefused();
    void aReversalIsAnEntryOfItsOwn();
    void entriesComeInPages();
    void aUseNamesItsGrants();
    void creditsExpireAtTheEndOfADay();
    void limitsAreForManagers();
    void bucketsAreAdded();
    void walletsAreFoundByName();
};

void TestCreditService::theFirstGrantOpensTheWallet()
{
    QVERIFY(valueFrom(credits().wallets({ m_anna, {}, 10 })).isEmpty());
    GrantRequest request = grantOf(1200);
    request.description = u"Gift card"_s;
    request.meta = QJsonObject { { u"card"_s, u"Č-7"_s } };
    const CreditAnswer answer = valueFrom(credits().grant(request));
    QCOMPARE(answer.outcome, CreditOutcome::Granted);
    QVERIFY(answer.isDone());
    QCOMPARE(answer.amount, 1200);
    QCOMPARE(answer.balance, 1200);
    QCOMPARE(answer.available, 1200);
    QCOMPARE(answer.customerId, m_anna);
    const Wallet opened = wallet();
    QCOMPARE(opened.id, answer.walletId);
    QCOMPARE(opened.customerName, u"Anna Nováková"_s);
    QCOMPARE(opened.bucket, u"default"_s);
    QCOMPARE(opened.balance, 1200);
    const auto entry = valueFrom(credits().entries(opened.id, {}, 10)).value(0);
    QCOMPARE(entry.kind, WalletEntry::Kind::Granted);
    QCOMPARE(entry.description, u"Gift card"_s);
    QCOMPARE(entry.meta, u"{\"card\": \"Č-7\"}"_s);
    QCOMPARE(entry.remaining, std::optional<qint64>(1200));
    QVERIFY(entry.isReversible());
}

void TestCreditService::grantIsRefused_data()
{
    QTest::addColumn<qint64>("customer");
    QTest::addColumn<QString>("bucket");
    QTest::addColumn<qint64>("amount");
    QTest::addColumn<QString>("shortOf");
    QTest::newRow("zero") << qint64(1) << u"default"_s << qint64(0) << u"amount"_s;
    QTest::newRow("negative") << qint64(1) << u"default"_s << qint64(-1) << u"amount"_s;
    QTest::newRow("too much") << qint64(1) << u"default"_s << creditAmountMax + 1 << u"amount"_s;
    QTest::newRow("nobody") << qint64(99) << u"default"_s << qint64(1) << u"customer"_s;
    QTest::newRow("no id") << qint64(0) << u"default"_s << qint64(1) << u"customer"_s;
    QTest::newRow("a slip of the pen") << qint64(1) << u"defualt"_s << qint64(1) << u"defualt"_s;
}

void TestCreditService::grantIsRefused()
{
    QFETCH(const qint64, customer);
    QFETCH(const QString, bucket);
    QFETCH(const qint64, amount);
    QFETCH(const QString, shortOf);
    GrantRequest request = grantOf(amount);
    request.customerId = CustomerId(customer);
    request.bucket = bucket;
    const CreditAnswer answer = valueFrom(credits().grant(request));
    QVERIFY(!answer.isDone());
    QCOMPARE(answer.shortOf, shortOf);
    QCOMPARE(answer.outcome,
        shortOf == u"amount" ? CreditOutcome::RequestInvalid : CreditOutcome::NotFound);
    QVERIFY(!answer.walletId.isValid());
}

void TestCreditService::theSameKeyIsAReplay()
{
    const GrantRequest request = grantOf(30);
    const CreditAnswer first = valueFrom(credits().grant(request));
    const CreditAnswer again = valueFrom(credits().grant(request));
    QCOMPARE(again.outcome, CreditOutcome::Replayed);
    QVERIFY(again.isDone());
    QCOMPARE(again.entryId, first.entryId);
    QCOMPARE(again.balance, 30);
}

void TestCreditService::theSameKeyForAnotherRequestIsRefused()
{
    GrantRequest request = grantOf(30);
    valueFrom(credits().grant(request));
    request.amount = 31;
    QCOMPARE(valueFrom(credits().grant(request)).outcome, CreditOutcome::KeyReused);
    QCOMPARE(wallet().balance, 30);
}

void TestCreditService::aReversalIsAnEntryOfItsOwn()
{
    const CreditAnswer grant = granted(100);
    valueFrom(credits().debit(debitOf(60)));
    ReversalRequest request;
    request.entryId = grant.entryId;
    request.reason = u"The card was refused"_s;
    const CreditAnswer reversed = valueFrom(credits().reverse(request));
    QCOMPARE(reversed.outcome, CreditOutcome::Reversed);
    QCOMPARE(reversed.balance, -60);
    QCOMPARE(reversed.debt, 60);
    QCOMPARE(valueFrom(credits().reverse(request)).outcome, CreditOutcome::Replayed);
    request.key = IdempotencyKey::create();
    const CreditAnswer again = valueFrom(credits().reverse(request));
    QCOMPARE(again.outcome, CreditOutcome::AlreadyReversed);
    QCOMPARE(again.entryId, reversed.entryId);
    request.entryId = reversed.entryId;
    QCOMPARE(valueFrom(credits().reverse(request)).outcome, CreditOutcome::NotReversible);
    const auto entries = valueFrom(credits().entries(reversed.walletId, {}, 10));
    QCOMPARE(entries.value(0).reverses, grant.entryId);
    QCOMPARE(entries.value(2).reversedBy, reversed.entryId);
    QVERIFY(!entries.value(2).isReversible());
}

void TestCreditService::entriesComeInPages()
{
    for (int i = 1; i <= 5; ++i) {
        granted(i);
    }
    const WalletId id = wallet().id;
    const auto first = valueFrom(credits().entries(id, {}, 2));
    QCOMPARE(first.size(), 2);
    QCOMPARE(first.first().amount, 5);
    const auto second = valueFrom(credits().entries(id, first.last().id, 2));
    QCOMPARE(second.first().amount, 3);
    QCOMPARE(second.first().balanceAfter, 6);
}

void TestCreditService::aUseNamesItsGrants()
{
    const CreditAnswer first = granted(10);
    const CreditAnswer second = granted(10);
    const CreditAnswer debit = valueFrom(credits().debit(debitOf(15)));
    const auto paidBy = valueFrom(credits().usage(debit.entryId));
    QCOMPARE(paidBy.size(), 2);
    QCOMPARE(paidBy.first().grantId, first.entryId);
    QCOMPARE(paidBy.first().amount, 10);
    QCOMPARE(paidBy.last().amount, 5);
    const auto paid = valueFrom(credits().usage(second.entryId));
    QCOMPARE(paid.size(), 1);
    QCOMPARE(paid.first().useId, debit.entryId);
}

void TestCreditService::creditsExpireAtTheEndOfADay()
{
    GrantRequest request = grantOf(40);
    request.lastDay = database().now().date().addDays(2);
    valueFrom(credits().grant(request));
    granted(5);
    const Wallet before = wallet();
    QCOMPARE(before.nextExpiryAmount, 40);
    QVERIFY(before.nextExpiryAt > database().now());
    database().shiftClock(96h);
    const Wallet after = wallet();
    QCOMPARE(after.available, 5);
    QCOMPARE(after.overdue, 40);
    QVERIFY(!after.nextExpiryAt.isValid());
    request.key = IdempotencyKey::create();
    const CreditAnswer late = valueFrom(credits().grant(request));
    QCOMPARE(late.outcome, CreditOutcome::RequestInvalid);
    QCOMPARE(late.shortOf, u"expires"_s);
}

void TestCreditService::limitsAreForManagers()
{
    QVERIFY(valueFrom(credits().isManager()));
    WalletLimits limits;
    limits.customerId = m_anna;
    limits.bucket = u"points"_s;
    limits.minimum = -50;
    const CreditAnswer opened = valueFrom(credits().setLimits(limits));
    QCOMPARE(opened.outcome, CreditOutcome::Changed);
    QCOMPARE(opened.available, 50);
    limits.minimum.reset();
    limits.hasOverdraft = true;
    valueFrom(credits().setLimits(limits));
    QVERIFY(wallet().hasOverdraft);
    QCOMPARE(wallet().minimum, -50);
    TestDesk staff(database().as(TestRole::Staff));
    QVERIFY(!valueFrom(staff.credits().isManager()));
    QCOMPARE(waitFor(staff.credits().setLimits(limits)).error().code, ErrorCode::NotPermitted);
    QCOMPARE(valueFrom(staff.credits().wallets({ m_anna, {}, 10 })).size(), 1);
}

void TestCreditService::bucketsAreAdded()
{
    QCOMPARE(valueFrom(credits().addBucket(u"lessons"_s, 90)), AddBucketOutcome::Added);
    QCOMPARE(valueFrom(credits().addBucket(u"lessons"_s, {})), AddBucketOutcome::Exists);
    QCOMPARE(valueFrom(credits().addBucket(u"Lessons"_s, {})), AddBucketOutcome::NameInvalid);
    QCOMPARE(valueFrom(credits().addBucket(u"x"_s, 0)), AddBucketOutcome::LifetimeInvalid);
    const auto buckets = valueFrom(credits().buckets());
    QCOMPARE(buckets,
        QList<Bucket>({ { u"default"_s, {} }, { u"lessons"_s, 90 }, { u"points"_s, {} } }));
}

void TestCreditService::walletsAreFoundByName()
{
    granted(1);
    GrantRequest other = grantOf(2);
    other.customerId = addCustomer("Řeřicha Petr");
    valueFrom(credits().grant(other));
    QCOMPARE(valueFrom(credits().wallets({ {}, u"novak"_s, 10 })).size(), 1);
    QCOMPARE(valueFrom(credits().wallets({ {}, u"rer"_s, 10 })).value(0).balance, 2);
    QCOMPARE(valueFrom(credits().wallets({ {}, {}, 10 })).size(), 2);
    QCOMPARE(valueFrom(credits().wallets({ {}, {}, 1 })).size(), 1);
    QVERIFY(valueFrom(credits().wallets({ {}, u"zzz"_s, 10 })).isEmpty());
}

QTEST_GUILESS_MAIN(TestCreditService)
#include "tst_creditservice.moc"
