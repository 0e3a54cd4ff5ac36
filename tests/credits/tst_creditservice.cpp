#include "tests/support/databasetest.h"
#include "tests/support/testdesk.h"
#include "tests/support/waitfor.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/** Wallets through the service, as the desk uses it. */
class TestCreditService : public DatabaseTest {
    Q_OBJECT

private Q_SLOTS:
    void theFirstGrantOpensTheWallet();
    void grantIsRefused_data();
    void grantIsRefused();
    void theSameKeyIsAReplay();
    void theSameKeyForAnotherRequestIsRefused();
    void aDebitRespectsWhatIsHeld();
    void creditsAreHeldWithoutASlot();
    void aHoldBeyondTheWalletIsRefused();
    void aHoldOfAnUnknownBucketNamesIt();
    void creditsCanBeSwitchedOff();
    void aPartIsCapturedAndTheRestIsFree();
    void aHoldIsResolvedOnce();
    void aForeignHoldIsRefused();
    void aMixedHoldIsConfirmedAsAWhole();
    void aReversalIsAnEntryOfItsOwn();
    void entriesComeInPages();
    void aUseNamesItsGrants();
    void creditsExpireAtTheEndOfADay();
    void limitsAreForManagers();
    void bucketsAreAdded();
    void lapsedHoldsAreClosed();
    void walletsAreFoundByName();

private:
    void begin() override
    {
        m_desk = std::make_unique<TestDesk>(database().desk());
        m_slot = database().addSlot(8);
        m_anna = addCustomer("Anna Nováková");
    }

    void end() override { m_desk.reset(); }

    CustomerId addCustomer(const QByteArray &name)
    {
        return CustomerId(database().number(
            "SELECT customer_id FROM api.add_customer('" + name + "', NULL, NULL)"));
    }

    CreditService &credits() { return m_desk->credits(); }

    GrantRequest grantOf(qint64 amount) const
    {
        GrantRequest request;
        request.customerId = m_anna;
        request.bucket = u"default"_s;
        request.amount = amount;
        return request;
    }

    DebitRequest debitOf(qint64 amount) const
    {
        DebitRequest request;
        request.customerId = m_anna;
        request.bucket = u"default"_s;
        request.amount = amount;
        return request;
    }

    CreditAnswer granted(qint64 amount) { return valueFrom(credits().grant(grantOf(amount))); }

    PlaceHoldRequest creditHold(qint64 amount) const
    {
        PlaceHoldRequest request;
        request.customerId = m_anna;
        request.credits = { { u"default"_s, amount } };
        request.note = u"Order #42"_s;
        request.meta = QJsonObject { { u"order"_s, 42 } };
        return request;
    }

    HoldId held(const PlaceHoldRequest &request)
    {
        const auto outcome = valueFrom(m_desk->booking().placeHold(request));
        const auto *placed = std::get_if<HoldPlaced>(&outcome);
        if (!placed) {
            qFatal("not placed: alternative %zu", outcome.index());
        }
        return placed->receipt.holdId;
    }

    Wallet wallet() { return valueFrom(credits().wallets({ m_anna, {}, 10 })).value(0); }

    CreditAnswer captured(HoldId hold, std::optional<qint64> amount)
    {
        CaptureRequest request;
        request.holdId = hold;
        request.amount = amount;
        return valueFrom(credits().capture(request));
    }

    std::unique_ptr<TestDesk> m_desk;
    SlotId m_slot;
    CustomerId m_anna;
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

void TestCreditService::aDebitRespectsWhatIsHeld()
{
    granted(100);
    held(creditHold(30));
    const CreditAnswer refused = valueFrom(credits().debit(debitOf(71)));
    QCOMPARE(refused.outcome, CreditOutcome::InsufficientCredits);
    QCOMPARE(refused.shortOf, u"default"_s);
    QCOMPARE(refused.available, 70);
    const CreditAnswer debited = valueFrom(credits().debit(debitOf(70)));
    QCOMPARE(debited.outcome, CreditOutcome::Debited);
    QCOMPARE(debited.balance, 30);
    QCOMPARE(debited.held, 30);
    QCOMPARE(debited.available, 0);
}

void TestCreditService::creditsAreHeldWithoutASlot()
{
    granted(100);
    const HoldId hold = held(creditHold(30));
    const Wallet numbers = wallet();
    QCOMPARE(numbers.balance, 100);
    QCOMPARE(numbers.held, 30);
    QCOMPARE(numbers.available, 70);
    const auto holds = valueFrom(credits().holds(numbers.id));
    QCOMPARE(holds.size(), 1);
    QCOMPARE(holds.first().id, hold);
    QCOMPARE(holds.first().amount, 30);
    QCOMPARE(holds.first().description, u"Order #42"_s);
    QVERIFY(!holds.first().isMixed);
    QCOMPARE_GT(holds.first().secondsLeft(), 1700); // the setting: 30 minutes
    const auto shown = valueFrom(m_desk->booking().hold(hold));
    QVERIFY(shown.has_value());
    QVERIFY(!shown->slotId.isValid());
    QCOMPARE(shown->credits, QList<CreditLine>({ { u"default"_s, 30 } }));
}

void TestCreditService::aHoldBeyondTheWalletIsRefused()
{
    granted(20);
    const auto outcome = valueFrom(m_desk->booking().placeHold(creditHold(21)));
    const auto &refused = std::get<InsufficientCredits>(outcome);
    QCOMPARE(refused.bucket, u"default"_s);
    QCOMPARE(refused.available, 20);
}

void TestCreditService::aHoldOfAnUnknownBucketNamesIt()
{
    PlaceHoldRequest request = creditHold(1);
    request.credits = { { u"ghost"_s, 1 } };
    const auto outcome = valueFrom(m_desk->booking().placeHold(request));
    QCOMPARE(std::get<NotFound>(outcome).what, u"ghost"_s);
}

void TestCreditService::creditsCanBeSwitchedOff()
{
    granted(100);
    held(creditHold(30));
    QVERIFY(valueFrom(credits().hasHolds()));
    database().execute("SELECT api.set_setting('credit_holds', 'off')");
    QVERIFY(!valueFrom(credits().hasHolds()));
    const auto outcome = valueFrom(m_desk->booking().placeHold(creditHold(1)));
    QVERIFY(std::holds_alternative<CreditHoldsOff>(outcome));
    QCOMPARE(valueFrom(credits().debit(debitOf(100))).outcome, CreditOutcome::Debited);
    QCOMPARE(valueFrom(credits().expireHolds(10, {})).outcome, CreditSweep::Outcome::HoldsOff);
}

void TestCreditService::aPartIsCapturedAndTheRestIsFree()
{
    granted(100);
    const HoldId hold = held(creditHold(30));
    const CreditAnswer answer = captured(hold, 12);
    QCOMPARE(answer.outcome, CreditOutcome::Captured);
    QCOMPARE(answer.amount, 12);
    QCOMPARE(answer.balance, 88);
    QCOMPARE(answer.held, 0);
    QCOMPARE(answer.available, 88);
    const auto entry = valueFrom(credits().entries(answer.walletId, {}, 1)).value(0);
    QCOMPARE(entry.kind, WalletEntry::Kind::Captured);
    QCOMPARE(entry.amount, -12);
    QCOMPARE(entry.holdId, hold);
    QCOMPARE(entry.description, u"Order #42"_s);
    QCOMPARE(entry.meta, u"{\"order\": 42}"_s);
}

void TestCreditService::aHoldIsResolvedOnce()
{
    granted(100);
    const HoldId hold = held(creditHold(30));
    QCOMPARE(captured(hold, 31).shortOf, u"amount"_s);
    QCOMPARE(captured(hold, std::nullopt).amount, 30);
    const CreditAnswer again = captured(hold, std::nullopt);
    QCOMPARE(again.outcome, CreditOutcome::HoldNotActive);
    QCOMPARE(again.shortOf, u"captured"_s);
    const CreditAnswer released = valueFrom(credits().release(hold, {}, {}));
    QCOMPARE(released.outcome, CreditOutcome::HoldNotActive);
    QCOMPARE(released.shortOf, u"captured"_s);
    const HoldId lapsed = held(creditHold(5));
    database().shiftClock(31min);
    QCOMPARE(captured(lapsed, std::nullopt).shortOf, u"expired"_s);
    const HoldId freed = held(creditHold(5));
    QCOMPARE(valueFrom(credits().release(freed, {}, {})).outcome, CreditOutcome::Released);
    QCOMPARE(captured(freed, std::nullopt).shortOf, u"released"_s);
    QCOMPARE(wallet().balance, 70);
}

void TestCreditService::aForeignHoldIsRefused()
{
    granted(100);
    const HoldId hold = held(creditHold(30));
    const CustomerId ben = addCustomer("Ben");
    CaptureRequest request;
    request.holdId = hold;
    request.customerId = ben;
    QCOMPARE(valueFrom(credits().capture(request)).outcome, CreditOutcome::ForeignHold);
    QCOMPARE(valueFrom(credits().release(hold, ben, {})).outcome, CreditOutcome::ForeignHold);
    QCOMPARE(valueFrom(credits().release(hold, m_anna, {})).outcome, CreditOutcome::Released);
}

void TestCreditService::aMixedHoldIsConfirmedAsAWhole()
{
    granted(1200);
    database().addStock(u"shoes"_s, u"Climbing shoes"_s, 9);
    PlaceHoldRequest request = creditHold(1200);
    request.slotId = m_slot;
    request.partySize = 4;
    request.extras = { { u"shoes"_s, 4 } };
    const HoldId hold = held(request);
    QVERIFY(valueFrom(credits().holds(wallet().id)).value(0).isMixed);
    QCOMPARE(captured(hold, std::nullopt).outcome, CreditOutcome::MixedHold);
    const auto detail = valueFrom(m_desk->booking().slotDetail(m_slot));
    QCOMPARE(detail->holds.value(0).credits, QList<CreditLine>({ { u"default"_s, 1200 } }));
    QCOMPARE(detail->holds.value(0).extras, u"4 × Climbing shoes"_s);
    QVERIFY(std::holds_alternative<HoldConfirmed>(valueFrom(m_desk->booking().confirmHold(hold))));
    QCOMPARE(wallet().balance, 0);
    const auto pieces = valueFrom(m_desk->stock().piecesOf(hold));
    QCOMPARE(pieces.value(0).out, 4);
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

void TestCreditService::lapsedHoldsAreClosed()
{
    granted(100);
    held(creditHold(10));
    held(creditHold(20));
    const QDateTime later = database().now().addSecs(3600);
    const CreditSweep one = valueFrom(credits().expireHolds(1, later));
    QCOMPARE(one, (CreditSweep { CreditSweep::Outcome::Swept, 1 }));
    QCOMPARE(valueFrom(credits().expireHolds(100, later)).expiredCount, 1);
    QCOMPARE(valueFrom(credits().expireHolds(100, later)).expiredCount, 0);
    QCOMPARE(
        valueFrom(credits().expireHolds(-1, {})).outcome, CreditSweep::Outcome::RequestInvalid);
    QCOMPARE(wallet().available, 100);
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
