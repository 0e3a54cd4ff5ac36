#include "tests/support/credittest.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/** Grants, debits and wallets: every outcome, and what was done after it. */
class TestCreditOutcomes : public CreditTest {
    Q_OBJECT

private Q_SLOTS:
    void aGrantOpensTheWallet();
    void aDebitTakesWhatIsAvailable();
    void aDebitNeverTakesWhatIsHeld();
    void aDebitStopsAtTheMinimum();
    void anOverdraftGoesBelowTheMinimum();
    void anOverdraftMaySpendWhatIsHeld();
    void withHoldsSwitchedOffDebitsDoNotLookAtThem();
    void anUnknownOrErasedCustomerIsRefused();
    void withoutASiteThereIsNoWallet();
    void aKeyGrantsOnce();
    void aKeyDebitsOnce();
    void aKeyOfAnotherRequestIsRefused_data();
    void aKeyOfAnotherRequestIsRefused();
    void aKeyOfAnotherPersonIsRefused();
    void aHoldIsReplayedWhicheverWayDecidesIt_data();
    void aHoldIsReplayedWhicheverWayDecidesIt();
    void badInputIsNamed_data();
    void badInputIsNamed();
    void whatIsNoWholeNumberIsNoAmount();
    void aSumThatDoesNotFitIsRefused();

private:
    bool sharesDatabase(const QByteArray &function) const override
    {
        return function == "badInputIsNamed" || function == "aKeyOfAnotherRequestIsRefused";
    }

    CreditReply setWallet(const QByteArray &minimum, const QByteArray &overdraft);
};

CreditReply TestCreditOutcomes::setWallet(const QByteArray &minimum, const QByteArray &overdraft)
{
    CreditCaller manager(database().as(TestRole::Manager));
    return manager.call("SELECT * FROM api.set_wallet(" + QByteArray::number(anna())
        + ", 'default', " + minimum + ", " + overdraft + ')');
}

void TestCreditOutcomes::aGrantOpensTheWallet()
{
    QCOMPARE(database().number("SELECT count(*) FROM api.wallets()"), 0);
    const CreditReply first = desk().grant(anna(), 100);
    QCOMPARE(first.outcome, u"granted"_s);
    QCOMPARE(first.customerId, anna());
    QCOMPARE(first.bucket, u"default"_s);
    QCOMPARE(first.amount, 100);
    QCOMPARE(first.numbers(), QList<qint64>({ 100, 0, 100, 0 }));
    const CreditReply second = desk().grant(anna(), 20);
    QCOMPARE(second.walletId, first.walletId);
    QCOMPARE_GT(second.entryId, first.entryId);
    QCOMPARE(second.numbers(), QList<qint64>({ 120, 0, 120, 0 }));
    QCOMPARE(entries(anna()), QStringList({ u"granted 100"_s, u"granted 20"_s }));
}

void TestCreditOutcomes::aDebitTakesWhatIsAvailable()
{
    const CreditReply none = desk().debit(anna(), 1);
    QCOMPARE(none.outcome, u"insufficient_credits"_s);
    QCOMPARE(none.available, 0);
    desk().grant(anna(), 100);
    const CreditReply much = desk().debit(anna(), 101);
    QCOMPARE(much.outcome, u"insufficient_credits"_s);
    QCOMPARE(much.shortOf, u"default"_s);
    QCOMPARE(much.numbers(), QList<qint64>({ 100, 0, 100, 0 }));
    const CreditReply all = desk().debit(anna(), 100, { "'Two coffees'", "'{\"till\": 3}'" });
    QCOMPARE(all.outcome, u"debited"_s);
    QCOMPARE(all.amount, 100);
    QCOMPARE(all.numbers(), QList<qint64>({ 0, 0, 0, 0 }));
    const QStringList row = database()
                                .rows("SELECT kind, amount, balance_after, description, meta, actor"
                                      " FROM api.wallet_entries("
                                    + QByteArray::number(all.walletId) + ')')
                                .value(0);
    QCOMPARE(row,
        QStringList({ u"debited"_s,
            u"-100"_s,
            u"0"_s,
            u"Two coffees"_s,
            u"{\"till\": 3}"_s,
            TestCluster::loginOf(TestRole::Staff) }));
}

void TestCreditOutcomes::aDebitNeverTakesWhatIsHeld()
{
    desk().grant(anna(), 100);
    QVERIFY(desk().hold(anna(), 70, 60) > 0);
    QCOMPARE(numbers(anna()), QList<qint64>({ 100, 70, 30, 0 }));
    QCOMPARE(desk().debit(anna(), 31).outcome, u"insufficient_credits"_s);
    QCOMPARE(desk().hold(anna(), 31), 0);
    QCOMPARE(desk().debit(anna(), 30).outcome, u"debited"_s);
    // Lapsing counts at once: nothing has swept.
    database().shiftClock(61s);
    QCOMPARE(numbers(anna()), QList<qint64>({ 70, 0, 70, 0 }));
    QCOMPARE(desk().debit(anna(), 70).outcome, u"debited"_s);
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.hold_lines WHERE state = 'open'"), 0);
}

void TestCreditOutcomes::aDebitStopsAtTheMinimum()
{
    desk().grant(anna(), 100);
    QCOMPARE(setWallet("40", "false").numbers(), QList<qint64>({ 100, 0, 60, 0 }));
    QCOMPARE(desk().debit(anna(), 61).outcome, u"insufficient_credits"_s);
    QCOMPARE(desk().debit(anna(), 60).numbers(), QList<qint64>({ 40, 0, 0, 0 }));
    // Below zero, when the minimum says so.
    QCOMPARE(setWallet("-25", "false").numbers(), QList<qint64>({ 40, 0, 65, 0 }));
    QCOMPARE(desk().debit(anna(), 66).outcome, u"insufficient_credits"_s);
    QCOMPARE(desk().debit(anna(), 65).numbers(), QList<qint64>({ -25, 0, 0, 25 }));
    QCOMPARE(desk().grant(anna(), 30).numbers(), QList<qint64>({ 5, 0, 30, 0 }));
}

void TestCreditOutcomes::anOverdraftGoesBelowTheMinimum()
{
    desk().grant(anna(), 10);
    setWallet("0", "true");
    QCOMPARE(desk().debit(anna(), 50).numbers(), QList<qint64>({ -40, 0, 0, 40 }));
    QVERIFY(desk().hold(anna(), 5) > 0);
    QCOMPARE(setWallet("NULL", "false").numbers(), QList<qint64>({ -40, 5, 0, 45 }));
    QCOMPARE(desk().debit(anna(), 1).outcome, u"insufficient_credits"_s);
    QCOMPARE(desk().hold(anna(), 1), 0);
    QCOMPARE(desk().grant(anna(), 45).numbers(), QList<qint64>({ 5, 5, 0, 0 }));
}

void TestCreditOutcomes::anOverdraftMaySpendWhatIsHeld()
{
    desk().grant(anna(), 100);
    const qint64 hold = desk().hold(anna(), 80);
    setWallet("0", "true");
    QCOMPARE(desk().debit(anna(), 100).numbers(), QList<qint64>({ 0, 80, 0, 0 }));
    // The capture is not refused: the hold had its credits.
    QCOMPARE(desk().capture(hold).numbers(), QList<qint64>({ -80, 0, 0, 80 }));
}

void TestCreditOutcomes::withHoldsSwitchedOffDebitsDoNotLookAtThem()
{
    desk().grant(anna(), 100);
    const qint64 hold = desk().hold(anna(), 80);
    database().setSetting(u"credit_holds"_s, u"off"_s);
    QCOMPARE(desk().debit(anna(), 101).outcome, u"insufficient_credits"_s);
    const CreditReply debited = desk().debit(anna(), 90);
    QCOMPARE(debited.outcome, u"debited"_s);
    QCOMPARE(debited.numbers(), QList<qint64>({ 10, 80, 10, 0 }));
    const auto swept = desk().connection().run("CALL api.expire_credit_holds()");
    QCOMPARE(swept.rows, QList<QStringList>({ { u"0"_s, u"credit_holds_off"_s } }));
    QCOMPARE(desk().release(hold).numbers(), QList<qint64>({ 10, 0, 10, 0 }));
}

void TestCreditOutcomes::anUnknownOrErasedCustomerIsRefused()
{
    desk().grant(anna(), 100);
    database().execute("UPDATE holdfast.customers SET erased_at = now()");
    for (const qint64 customer : { anna(), qint64(0), qint64(-1) }) {
        const CreditReply granted = desk().grant(customer, 5);
        QCOMPARE(granted.outcome, u"not_found"_s);
        QCOMPARE(granted.shortOf, u"customer"_s);
        QCOMPARE(desk().debit(customer, 5).shortOf, u"customer"_s);
    }
    QCOMPARE(setWallet("0", "true").shortOf, u"customer"_s);
    // The books keep what there was.
    QCOMPARE(numbers(anna()), QList<qint64>({ 100, 0, 100, 0 }));
}

void TestCreditOutcomes::withoutASiteThereIsNoWallet()
{
    database().execute("DELETE FROM holdfast.sites");
    QCOMPARE(desk().grant(anna(), 5).shortOf, u"site"_s);
    database().addSite("UTC");
    QCOMPARE(desk().grant(anna(), 5).outcome, u"granted"_s);
}

void TestCreditOutcomes::aKeyGrantsOnce()
{
    const QString key = CreditCaller::newKey();
    const CreditOptions options { "'Top-up'", "'{\"a\": 1, \"b\": 2}'" };
    const CreditReply first = desk().grant(key, anna(), "default", 100, options);
    desk().debit(anna(), 30);
    // The same request in other words: blanks, another order of the fields.
    const CreditReply again
        = desk().grant(key, anna(), "default", 100, { "' Top-up '", "'{\"b\": 2, \"a\": 1}'" });
    QCOMPARE(again.outcome, u"replayed"_s);
    QCOMPARE(again.entryId, first.entryId);
    QCOMPARE(again.amount, 100);
    QCOMPARE(again.numbers(), QList<qint64>({ 70, 0, 70, 0 }));
    QCOMPARE(entries(anna()), QStringList({ u"granted 100"_s, u"debited -30"_s }));
}

void TestCreditOutcomes::aKeyDebitsOnce()
{
    desk().grant(anna(), 100);
    const QString key = CreditCaller::newKey();
    QCOMPARE(desk().debit(key, anna(), "default", 101, {}).outcome, u"insufficient_credits"_s);
    // A refusal is no result: the same key may be asked again.
    desk().grant(anna(), 1);
    QCOMPARE(desk().debit(key, anna(), "default", 101, {}).outcome, u"debited"_s);
    QCOMPARE(desk().debit(key, anna(), "default", 101, {}).outcome, u"replayed"_s);
    QCOMPARE(numbers(anna()), QList<qint64>({ 0, 0, 0, 0 }));
}

void TestCreditOutcomes::aKeyOfAnotherRequestIsRefused_data()
{
    QTest::addColumn<QByteArray>("arguments");
    QTest::newRow("amount") << QByteArray("1, 'default', 6");
    QTest::newRow("bucket") << QByteArray("1, 'points', 5");
    QTest::newRow("description") << QByteArray("1, 'default', 5, 'x'");
    QTest::newRow("meta") << QByteArray("1, 'default', 5, NULL, '{}'");
    QTest::newRow("last day") << QByteArray("1, 'default', 5, NULL, NULL, '2099-01-01'");
}

void TestCreditOutcomes::aKeyOfAnotherRequestIsRefused()
{
    QFETCH(const QByteArray, arguments);
    const QString key = CreditCaller::newKey();
    desk().grant(key, 1, "default", 5, {});
    const CreditReply reused
        = desk().call("SELECT * FROM api.grant_credits('" + key.toUtf8() + "', " + arguments + ')');
    QCOMPARE(reused.outcome, u"idempotency_key_reuse"_s);
    QCOMPARE(reused.entryId, 0);
    QCOMPARE(reused.balance, 0);
    QCOMPARE(desk().debit(key, 1, "default", 5, {}).outcome, u"idempotency_key_reuse"_s);
}

void TestCreditOutcomes::aKeyOfAnotherPersonIsRefused()
{
    const QString key = CreditCaller::newKey();
    desk().grant(key, anna(), "default", 5, {});
    CreditCaller manager(database().as(TestRole::Manager));
    QCOMPARE(manager.grant(key, anna(), "default", 5, {}).outcome, u"idempotency_key_reuse"_s);
}

void TestCreditOutcomes::aHoldIsReplayedWhicheverWayDecidesIt_data()
{
    // Credits of one bucket alone have a short way. A desk of many bytes is not for it; the desk
    // is no part of what makes a request this request.
    QTest::addColumn<QByteArray>("first");
    QTest::addColumn<QByteArray>("second");
    const QByteArray quick = "'desk'";
    const QByteArray general = "repeat('ž', 60)";
    QTest::newRow("quick, then general") << quick << general;
    QTest::newRow("general, then quick") << general << quick;
    QTest::newRow("quick twice") << quick << quick;
}

void TestCreditOutcomes::aHoldIsReplayedWhicheverWayDecidesIt()
{
    QFETCH(const QByteArray, first);
    QFETCH(const QByteArray, second);
    desk().grant(anna(), 100);
    const auto place = [this, key = CreditCaller::newKey().toUtf8()](
                           const QByteArray &desk, const QByteArray &note) {
        const RawAnswer answer = this->desk().connection().run("CALL api.place_hold('" + key
            + "', '{}', '{}', p_customer_id => " + QByteArray::number(anna()) + ", p_note => '"
            + note + "', p_desk => " + desk
            + ", p_meta => '{\"b\": [1], \"a\": null}', p_buckets => '{default}',"
              " p_amounts => '{30}')");
        return answer.isOk() ? answer.rows.value(0) : QStringList { answer.message };
    };
    const QStringList placed = place(first, " Order 42");
    QCOMPARE(placed.value(0), u"held"_s);
    QVERIFY(placed.value(5).toInt() > 1'700'000); // the setting: 30 minutes
    QCOMPARE(placed.value(6), QString()); // of no slot
    const QStringList again = place(second, "Order 42 ");
    QCOMPARE(again.value(0), u"replayed"_s);
    QCOMPARE(again.value(1), placed.value(1));
    QCOMPARE(place(second, "Order 43").value(0), u"idempotency_key_reuse"_s);
    desk().debit(anna(), 70); // nothing is left for another one
    QCOMPARE(place(second, "Order 42").value(0), u"replayed"_s);
    QCOMPARE(numbers(anna()), QList<qint64>({ 30, 30, 0, 0 }));
}

void TestCreditOutcomes::badInputIsNamed_data()
{
    QTest::addColumn<QByteArray>("arguments");
    QTest::addColumn<QString>("field");
    const auto row = [](const char *name, const QByteArray &arguments, const QString &field) {
        QTest::newRow(name) << arguments << field;
    };
    row("no key", "NULL, 1, 'default', 5", u"key"_s);
    row("zero", "gen_random_uuid(), 1, 'default', 0", u"amount"_s);
    row("negative", "gen_random_uuid(), 1, 'default', -5", u"amount"_s);
    row("nothing", "gen_random_uuid(), 1, 'default', NULL", u"amount"_s);
    row("a credit too many", "gen_random_uuid(), 1, 'default', 1000000000001", u"amount"_s);
    row("the largest number", "gen_random_uuid(), 1, 'default', 9223372036854775807", u"amount"_s);
    row("long description",
        "gen_random_uuid(), 1, 'default', 5, repeat('x', 1001)",
        u"description"_s);
    row("long meta",
        "gen_random_uuid(), 1, 'default', 5, NULL, to_jsonb(repeat('x', 4000))",
        u"meta"_s);
}

void TestCreditOutcomes::badInputIsNamed()
{
    QFETCH(const QByteArray, arguments);
    QFETCH(const QString, field);
    for (const char *function : { "grant_credits", "debit_credits" }) {
        const CreditReply answer
            = desk().call(QByteArray("SELECT * FROM api.") + function + '(' + arguments + ')');
        QCOMPARE(answer.outcome, u"invalid_request"_s);
        QCOMPARE(answer.shortOf, field);
    }
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.wallets"), 0);
}

void TestCreditOutcomes::whatIsNoWholeNumberIsNoAmount()
{
    for (const char *amount : { "'NaN'",
             "'Infinity'",
             "'1e3'",
             "'12,345'",
             "'12.5'",
             "''",
             "' '",
             "'9223372036854775808'" }) {
        const CreditReply answer = desk().call(
            QByteArray("SELECT * FROM api.grant_credits(gen_random_uuid(), 1, 'default', ") + amount
            + ')');
        QVERIFY2(answer.outcome.startsWith(u"22"_s), amount);
    }
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.wallets"), 0);
}

void TestCreditOutcomes::aSumThatDoesNotFitIsRefused()
{
    constexpr qint64 limit = 1'000'000'000'000'000'000;
    constexpr qint64 most = 1'000'000'000'000;
    const CreditReply first = desk().grant(anna(), most);
    // As many grants as it takes would take a while: the books of a wallet that is nearly full.
    const QByteArray wallet = QByteArray::number(first.walletId);
    const QByteArray rest = QByteArray::number(limit - 2 * most + 1);
    database().execute("SELECT holdfast.write_credit(" + wallet + ", 'granted', " + rest + ", "
        + rest + ", now())");
    const CreditReply much = desk().grant(anna(), most);
    QCOMPARE(much.outcome, u"invalid_request"_s);
    QCOMPARE(much.shortOf, u"amount"_s);
    QCOMPARE(desk().grant(anna(), most - 1).balance, limit);
    QCOMPARE(desk().grant(anna(), 1).outcome, u"invalid_request"_s);
}

QTEST_GUILESS_MAIN(TestCreditOutcomes)
#include "tst_creditoutcomes.moc"
