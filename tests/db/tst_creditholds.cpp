#include "tests/support/apicaller.h"
#include "tests/support/credittest.h"

#include <QTest>
#include <QUuid>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/** Holds of credits: captured, released or expired, once each. */
class TestCreditHolds : public CreditTest {
    Q_OBJECT

private Q_SLOTS:
    void aHoldWritesNoEntry();
    void aCaptureOfAllIsOneEntry();
    void aCaptureOfAPartReleasesTheRest();
    void aCaptureOutsideTheHoldIsRefused();
    void descriptionAndMetaComeFromTheHold();
    void aCaptureIsNotRefusedForTheMinimum();
    void aReleaseWritesNothing();
    void aSecondResolveHearsTheState_data();
    void aSecondResolveHearsTheState();
    void theHoldOfSomebodyElseIsForeign();
    void aHoldOfOtherThingsIsNoCreditHold();
    void aMixedHoldIsConfirmedAsAWhole();
    void aMixedHoldTakesAllOrNothing();
    void aHoldThatCannotBeSaysWhy();
    void theHoldsOfAWalletAreListed();
    void theSweepClosesEachHoldOnce();
    void theSweepObeysItsLimit();
    void theSweepLooksAheadInTestsOnly();
    void holdsOfAnErasedCustomerExpire();

private:
    QByteArray wallet();
    /** Four places, four pairs of shoes and these credits of Anna. */
    ApiAnswer place(ApiCaller &caller,
        const QByteArray &slot,
        const QByteArray &buckets,
        const QByteArray &amounts);
};

QByteArray TestCreditHolds::wallet()
{
    return database().text("SELECT min(wallet_id) FROM api.wallets()").toLatin1();
}

ApiAnswer TestCreditHolds::place(
    ApiCaller &caller, const QByteArray &slot, const QByteArray &buckets, const QByteArray &amounts)
{
    return caller.call("CALL api.place_hold(gen_random_uuid(), ARRAY[" + slot
        + "]::bigint[], ARRAY[4]::bigint[], NULL, " + QByteArray::number(anna())
        + ", p_skus => ARRAY['SHOE'], p_sku_quantities => ARRAY[4]::bigint[], p_buckets => "
        + buckets + ", p_amounts => " + amounts + "::bigint[])");
}

void TestCreditHolds::aHoldWritesNoEntry()
{
    desk().grant(anna(), 100);
    QVERIFY(desk().hold(anna(), 30) > 0);
    QCOMPARE(numbers(anna()), QList<qint64>({ 100, 30, 70, 0 }));
    QCOMPARE(entries(anna()), QStringList({ u"granted 100"_s }));
    QCOMPARE(database().number("SELECT sum(balance_change) FROM holdfast.journal"), 100);
}

void TestCreditHolds::aCaptureOfAllIsOneEntry()
{
    desk().grant(anna(), 100);
    const qint64 hold = desk().hold(anna(), 30);
    const CreditReply captured = desk().capture(hold);
    QCOMPARE(captured.outcome, u"captured"_s);
    QCOMPARE(captured.amount, 30);
    QCOMPARE(captured.numbers(), QList<qint64>({ 70, 0, 70, 0 }));
    QCOMPARE(entries(anna()), QStringList({ u"granted 100"_s, u"captured -30"_s }));
    QCOMPARE(database().number("SELECT hold_id FROM api.wallet_entries(" + wallet() + ", NULL, 1)"),
        hold);
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.journal WHERE event = 'captured'"
                               " AND balance_change = -30 AND free_change = 0"),
        1);
}

void TestCreditHolds::aCaptureOfAPartReleasesTheRest()
{
    desk().grant(anna(), 100);
    const CreditReply captured = desk().capture(desk().hold(anna(), 30), "12");
    QCOMPARE(captured.amount, 12);
    QCOMPARE(captured.numbers(), QList<qint64>({ 88, 0, 88, 0 }));
    QCOMPARE(entries(anna()), QStringList({ u"granted 100"_s, u"captured -12"_s }));
    QCOMPARE(
        desk().capture(desk().hold(anna(), 30), "1").numbers(), QList<qint64>({ 87, 0, 87, 0 }));
}

void TestCreditHolds::aCaptureOutsideTheHoldIsRefused()
{
    desk().grant(anna(), 100);
    const qint64 hold = desk().hold(anna(), 30);
    for (const char *amount : { "31", "0", "-1", "9223372036854775807" }) {
        const CreditReply refused = desk().capture(hold, amount);
        QCOMPARE(refused.outcome, u"invalid_request"_s);
        QCOMPARE(refused.shortOf, u"amount"_s);
    }
    QCOMPARE(desk().capture(hold, "1, NULL, repeat('x', 1001)").shortOf, u"description"_s);
    QCOMPARE(desk().capture(hold, "1, NULL, NULL, to_jsonb(repeat('x', 4000))").shortOf, u"meta"_s);
    QCOMPARE(desk().release(hold, "NULL, repeat('x', 401)").shortOf, u"reason"_s);
    QCOMPARE(desk().capture(hold, "30").outcome, u"captured"_s);
}

void TestCreditHolds::descriptionAndMetaComeFromTheHold()
{
    desk().grant(anna(), 100);
    desk().capture(desk().hold(anna(), 10));
    desk().capture(desk().hold(anna(), 10), "10, NULL, ' Paid ', '{\"till\": 3}'");
    QCOMPARE(database().rows("SELECT description, meta FROM api.wallet_entries(" + wallet()
                 + ", NULL, 2) ORDER BY entry_id"),
        QList<QStringList>(
            { { u"Order 42"_s, u"{\"order\": 42}"_s }, { u"Paid"_s, u"{\"till\": 3}"_s } }));
}

void TestCreditHolds::aCaptureIsNotRefusedForTheMinimum()
{
    desk().grant(anna(), 100);
    const qint64 hold = desk().hold(anna(), 80);
    database().execute("SELECT api.set_wallet(1, 'default', 90, false)");
    QCOMPARE(numbers(anna()), QList<qint64>({ 100, 80, 0, 70 }));
    QCOMPARE(desk().capture(hold, "50").numbers(), QList<qint64>({ 50, 0, 0, 40 }));
}

void TestCreditHolds::aReleaseWritesNothing()
{
    desk().grant(anna(), 100);
    const CreditReply released = desk().release(desk().hold(anna(), 30), "NULL, 'changed mind'");
    QCOMPARE(released.outcome, u"released"_s);
    QCOMPARE(released.amount, 30);
    QCOMPARE(released.entryId, 0);
    QCOMPARE(released.numbers(), QList<qint64>({ 100, 0, 100, 0 }));
    QCOMPARE(entries(anna()), QStringList({ u"granted 100"_s }));
}

void TestCreditHolds::aSecondResolveHearsTheState_data()
{
    QTest::addColumn<QString>("state");
    QTest::newRow("captured") << u"captured"_s;
    QTest::newRow("released") << u"released"_s;
    QTest::newRow("lapsed, not swept") << u"lapsed"_s;
    QTest::newRow("lapsed, given back") << u"reaped"_s;
    QTest::newRow("expired") << u"expired"_s;
}

void TestCreditHolds::aSecondResolveHearsTheState()
{
    QFETCH(const QString, state);
    desk().grant(anna(), 100);
    const qint64 hold = desk().hold(anna(), 30, 60);
    const bool isCaptured = state == u"captured";
    const bool isOver = !isCaptured && state != u"released";
    if (isCaptured) {
        desk().capture(hold, "12");
    } else if (isOver) {
        database().shiftClock(60s);
    } else {
        desk().release(hold);
    }
    if (state == u"reaped") {
        desk().debit(anna(), 1);
    } else if (state == u"expired") {
        QCOMPARE(desk().expireHolds(), 1);
    }
    const auto before = numbers(anna());
    for (const CreditReply &answer : { desk().capture(hold), desk().release(hold) }) {
        QCOMPARE(answer.outcome, u"hold_not_active"_s);
        QCOMPARE(answer.shortOf, isOver ? u"expired"_s : state);
        QCOMPARE(answer.amount, isCaptured ? 12 : 0);
        QCOMPARE(answer.entryId > 0, isCaptured);
    }
    QCOMPARE(numbers(anna()), before);
}

void TestCreditHolds::theHoldOfSomebodyElseIsForeign()
{
    const qint64 jan = addCustomer("Jan");
    desk().grant(anna(), 100);
    const qint64 hold = desk().hold(anna(), 30);
    const QByteArray stranger = QByteArray::number(jan);
    QCOMPARE(desk().capture(hold, "NULL, " + stranger).outcome, u"foreign_hold"_s);
    QCOMPARE(desk().release(hold, stranger).outcome, u"foreign_hold"_s);
    QCOMPARE(numbers(anna()), QList<qint64>({ 100, 30, 70, 0 }));
    QCOMPARE(desk().capture(hold, "NULL, " + QByteArray::number(anna())).outcome, u"captured"_s);
    QCOMPARE(desk().release(hold, stranger).outcome, u"foreign_hold"_s);
}

void TestCreditHolds::aHoldOfOtherThingsIsNoCreditHold()
{
    ApiCaller caller(database().as(TestRole::Staff));
    const qint64 hold = caller.place(ApiCaller::newKey(), database().addSlot(1), 1).holdId;
    for (const qint64 number : { hold, qint64(0), qint64(999) }) {
        QCOMPARE(desk().capture(number).outcome, u"not_found"_s);
        QCOMPARE(desk().release(number).outcome, u"not_found"_s);
    }
    QCOMPARE(caller.confirm(hold).outcome, u"confirmed"_s);
}

void TestCreditHolds::theHoldsOfAWalletAreListed()
{
    desk().grant(anna(), 100);
    const qint64 late = desk().hold(anna(), 30, 600);
    const qint64 early = desk().hold(anna(), 20, 60);
    const QByteArray list = "SELECT string_agg(concat_ws(' ', hold_id, amount, description, meta,"
                            " actor, is_mixed), ', ') FROM api.wallet_holds("
        + wallet() + ')';
    const QString rest
        = u" Order 42 {\"order\": 42} "_s + TestCluster::loginOf(TestRole::Staff) + u" f"_s;
    const QString lateText = QString::number(late) + u" 30"_s + rest;
    QCOMPARE(database().text(list), QString::number(early) + u" 20"_s + rest + u", "_s + lateText);
    database().shiftClock(60s);
    QCOMPARE(database().text(list), lateText);
    // The number of a slot is not the number of a wallet.
    QCOMPARE(database().number("SELECT count(*) FROM api.wallet_holds("
                 + QByteArray::number(database().addSlot(1).value()) + ')'),
        0);
}

void TestCreditHolds::theSweepClosesEachHoldOnce()
{
    desk().grant(anna(), 1000);
    for (int i = 0; i < 5; ++i) {
        desk().hold(anna(), 10, 60);
    }
    desk().hold(anna(), 10, 600);
    ApiCaller caller(database().as(TestRole::Staff));
    PlaceOptions brief;
    brief.ttl = "60";
    caller.place(ApiCaller::newKey(), database().addSlot(1), 1, brief);
    QCOMPARE(desk().expireHolds(), 0);
    database().shiftClock(60s);
    CreditCaller worker(database().as(TestRole::Worker));
    QCOMPARE(worker.expireHolds(), 5);
    QCOMPARE(worker.expireHolds(), 0);
    QCOMPARE(numbers(anna()), QList<qint64>({ 1000, 10, 990, 0 }));
    QCOMPARE(
        database().number("SELECT count(*) FROM holdfast.journal WHERE event = 'hold_expired'"), 5);
    // The hold of a place is left to the sweep of everything.
    QCOMPARE(ApiCaller(database().as(TestRole::Worker)).sweep(100), 1);
}

void TestCreditHolds::theSweepObeysItsLimit()
{
    desk().grant(anna(), 1000);
    for (int i = 0; i < 230; ++i) {
        desk().hold(anna(), 1, 60);
    }
    database().shiftClock(60s);
    QCOMPARE(desk().expireHolds(3), 3);
    QCOMPARE(desk().expireHolds(0), 0);
    // More than one batch of a hundred.
    QCOMPARE(desk().expireHolds(220), 220);
    QCOMPARE(desk().expireHolds(220), 7);
    QCOMPARE(desk().connection().run("CALL api.expire_credit_holds(-1)").rows.value(0).value(1),
        u"invalid_request"_s);
}

void TestCreditHolds::theSweepLooksAheadInTestsOnly()
{
    desk().grant(anna(), 100);
    const qint64 hold = desk().hold(anna(), 30, 600);
    const auto sweep = [](RawConnection &connection, const QByteArray &after) {
        return connection.run("CALL api.expire_credit_holds(100, now() + interval '" + after + "')")
            .rows.value(0);
    };
    QCOMPARE(sweep(desk().connection(), "590 s"), QStringList({ u"0"_s, u"swept"_s }));
    QCOMPARE(sweep(desk().connection(), "600 s"), QStringList({ u"1"_s, u"swept"_s }));
    QCOMPARE(desk().capture(hold).shortOf, u"expired"_s);

    const QString other = u"holdfast_other_"_s + QUuid::createUuid().toString(QUuid::Id128);
    RawConnection server(cluster().administrator(u"postgres"_s).connectionString);
    QVERIFY(server
                .run("CREATE DATABASE " + other.toLatin1() + " TEMPLATE "
                    + cluster().templateName().toLatin1())
                .isOk());
    {
        RawConnection real(cluster().administrator(other).connectionString);
        QCOMPARE(sweep(real, "600 s"), QStringList({ u"0"_s, u"invalid_request"_s }));
    }
    QVERIFY(server.run("DROP DATABASE " + other.toLatin1() + " WITH (FORCE)").isOk());
}

void TestCreditHolds::holdsOfAnErasedCustomerExpire()
{
    desk().grant(anna(), 100);
    const qint64 hold = desk().hold(anna(), 30, 60);
    database().execute("UPDATE holdfast.customers SET erased_at = now()");
    database().shiftClock(60s);
    QCOMPARE(desk().expireHolds(), 1);
    QCOMPARE(desk().capture(hold).shortOf, u"expired"_s);
}

void TestCreditHolds::aMixedHoldIsConfirmedAsAWhole()
{
    desk().grant(anna(), 2000);
    desk().grant(CreditCaller::newKey(), anna(), "points", 30, {});
    database().addStock(u"SHOE"_s, u"Climbing shoes"_s, 10);
    const QByteArray slot = QByteArray::number(database().addSlot(6).value());
    ApiCaller caller(database().as(TestRole::Staff));
    const ApiAnswer held = place(caller, slot, "ARRAY['points', 'default']", "ARRAY[10, 1200]");
    QCOMPARE(held.outcome, u"held"_s);
    QCOMPARE(numbers(anna()), QList<qint64>({ 2000, 1200, 800, 0 }));
    QCOMPARE(desk().capture(held.holdId).outcome, u"mixed_hold"_s);
    QCOMPARE(desk().release(held.holdId).outcome, u"mixed_hold"_s);
    QCOMPARE(database().text("SELECT is_mixed FROM api.wallet_holds(" + wallet() + ')'), u"t"_s);

    QCOMPARE(caller.confirm(held.holdId).outcome, u"confirmed"_s);
    QCOMPARE(entries(anna()), QStringList({ u"granted 2000"_s, u"captured -1200"_s }));
    QCOMPARE(database().text("SELECT string_agg(bucket || ' ' || balance, ',') FROM api.wallets()"),
        u"default 800,points 20"_s);
    QCOMPARE(caller.confirm(held.holdId).outcome, u"confirmed"_s);
    QCOMPARE(entries(anna()).size(), 2);

    QCOMPARE(caller.cancel(held.holdId).available, 6);
    QCOMPARE(numbers(anna()), QList<qint64>({ 2000, 0, 2000, 0 }));
    QCOMPARE(entries(anna()).last(), u"reversed 1200"_s);
}

void TestCreditHolds::aMixedHoldTakesAllOrNothing()
{
    desk().grant(anna(), 100);
    database().addStock(u"SHOE"_s, u"Climbing shoes"_s, 10);
    const QByteArray slot = QByteArray::number(database().addSlot(6).value());
    ApiCaller caller(database().as(TestRole::Staff));
    const ApiAnswer refused = place(caller, slot, "ARRAY['default']", "ARRAY[101]");
    QCOMPARE(refused.outcome, u"insufficient_credits"_s);
    QCOMPARE(refused.shortOf, u"default"_s);
    QCOMPARE(refused.shortLeft, 100);
    QCOMPARE(database().number("SELECT available FROM api.slot_detail(" + slot + ')'), 6);
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.holds"), 0);
    QCOMPARE(place(caller, slot, "ARRAY['default']", "ARRAY[100]").outcome, u"held"_s);
    // What lapsed counts at once, for all three.
    database().shiftClock(301s);
    QCOMPARE(place(caller, slot, "ARRAY['default']", "ARRAY[100]").outcome, u"held"_s);
    QCOMPARE(numbers(anna()), QList<qint64>({ 100, 100, 0, 0 }));
}

void TestCreditHolds::aHoldThatCannotBeSaysWhy()
{
    ApiCaller caller(database().as(TestRole::Staff));
    const auto hold = [&caller](const QByteArray &customer, const QByteArray &rest) {
        return caller.call("CALL api.place_hold(gen_random_uuid(), '{}', '{}', NULL, " + customer
            + ", " + rest + ')');
    };
    const QByteArray customer = QByteArray::number(anna());
    const QByteArray five = "p_buckets => ARRAY['default'], p_amounts => ARRAY[5]::bigint[]";
    QCOMPARE(hold(customer, five).outcome, u"insufficient_credits"_s); // no wallet yet
    desk().grant(anna(), 100);
    const ApiAnswer held = hold(customer, five);
    QCOMPARE(held.outcome, u"held"_s);
    QCOMPARE(held.remainingMs, 1'800'000);
    database().setSetting(u"credit_hold_seconds"_s, u"60"_s);
    QCOMPARE(hold(customer, five).remainingMs, 60'000);
    QCOMPARE(hold(customer, "p_buckets => '{point}', p_amounts => '{5}'").shortOf, u"point"_s);
    QCOMPARE(hold("0", five).shortOf, u"customer"_s);
    for (const char *amount : { "0", "-1", "NULL", "1000000000001" }) {
        QCOMPARE(
            hold(customer, QByteArray("p_buckets => '{default}', p_amounts => '{") + amount + "}'")
                .outcome,
            u"invalid_request"_s);
    }
    database().setSetting(u"credit_holds"_s, u"off"_s);
    QCOMPARE(hold(customer, five).outcome, u"credit_holds_off"_s);
    database().setSetting(u"credit_holds"_s, u"on"_s);
    database().execute("UPDATE holdfast.customers SET erased_at = now()");
    QCOMPARE(hold(customer, five).shortOf, u"customer"_s);
}

QTEST_GUILESS_MAIN(TestCreditHolds)
#include "tst_creditholds.moc"
