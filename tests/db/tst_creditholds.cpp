#include "tests/support/apicaller.h"
#include "tests/support/credittest.h"

#include <QTest>
#include <QUuid>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/** Holds of credits: captured, released or expired, once each; and what is reversed afterwards. */
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
    void theHoldsOfAWalletAreListed();
    void theSweepClosesEachHoldOnce();
    void theSweepObeysItsLimit();
    void theSweepLooksAheadInTestsOnly();
    void holdsOfAnErasedCustomerExpire();
    void aGrantThatFailsLaterIsADebt();
    void aReversedGrantTakesItsOwnCreditsFirst();
    void aReversedDebitIsThereAgain();
    void aReversedCaptureIsThereAgain();
    void anEntryIsReversedOnce();
    void aReversalReplays();
    void whatCannotBeReversedIsSaid();
    void cancellingABookingReturnsItsCredits();
    void theGrantThatPaidIsShown();
    void aNewGrantPaysTheOldestDebtFirst();

private:
    QByteArray wallet();
    /** "use grant amount" for each, by entry. */
    QStringList uses(qint64 entry);
};

QByteArray TestCreditHolds::wallet()
{
    return database().text("SELECT min(wallet_id) FROM api.wallets()").toLatin1();
}

QStringList TestCreditHolds::uses(qint64 entry)
{
    QStringList uses;
    const auto rows = database().rows("SELECT concat_ws(' ', use_entry, grant_entry, amount) FROM"
                                      " api.entry_uses("
        + QByteArray::number(entry) + ')');
    for (const QStringList &row : rows) {
        uses.append(row.first());
    }
    return uses;
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
    const CreditAnswer captured = desk().capture(hold);
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
    const CreditAnswer captured = desk().capture(desk().hold(anna(), 30), "12");
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
        const CreditAnswer refused = desk().capture(hold, amount);
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
    const CreditAnswer released = desk().release(desk().hold(anna(), 30), "NULL, 'changed mind'");
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
    for (const CreditAnswer &answer : { desk().capture(hold), desk().release(hold) }) {
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

void TestCreditHolds::aGrantThatFailsLaterIsADebt()
{
    const CreditAnswer granted = desk().grant(anna(), 100);
    desk().debit(anna(), 60);
    const qint64 hold = desk().hold(anna(), 30);
    const CreditAnswer reversed = desk().reverse(granted.entryId);
    QCOMPARE(reversed.outcome, u"reversed"_s);
    QCOMPARE(reversed.amount, 100);
    QCOMPARE(reversed.numbers(), QList<qint64>({ -60, 30, 0, 90 }));
    QCOMPARE(desk().debit(anna(), 1).outcome, u"insufficient_credits"_s);
    QCOMPARE(desk().release(hold).numbers(), QList<qint64>({ -60, 0, 0, 60 }));
    QCOMPARE(desk().grant(anna(), 50).numbers(), QList<qint64>({ -10, 0, 0, 10 }));
    QCOMPARE(desk().grant(anna(), 50).numbers(), QList<qint64>({ 40, 0, 40, 0 }));
    // Nothing was changed or deleted on the way.
    QCOMPARE(entries(anna()),
        QStringList({ u"granted 100"_s,
            u"debited -60"_s,
            u"reversed -100"_s,
            u"granted 50"_s,
            u"granted 50"_s }));
}

void TestCreditHolds::aReversedGrantTakesItsOwnCreditsFirst()
{
    const CreditAnswer good = desk().grant(anna(), 100, { "NULL", "NULL", "current_date + 5" });
    const CreditAnswer bad = desk().grant(anna(), 100);
    desk().debit(anna(), 150);
    const CreditAnswer reversed = desk().reverse(bad.entryId);
    QCOMPARE(reversed.numbers(), QList<qint64>({ -50, 0, 0, 50 }));
    const QString reversal = QString::number(reversed.entryId);
    QCOMPARE(uses(reversed.entryId),
        QStringList({ reversal + u' ' + QString::number(bad.entryId) + u" 50"_s }));
    QCOMPARE(uses(good.entryId).size(), 1);
}

void TestCreditHolds::aReversedDebitIsThereAgain()
{
    desk().grant(anna(), 100);
    const CreditAnswer debited = desk().debit(anna(), 60);
    const CreditAnswer reversed = desk().reverse(debited.entryId);
    QCOMPARE(reversed.numbers(), QList<qint64>({ 100, 0, 100, 0 }));
    QCOMPARE(database().rows("SELECT reverses, reversed_by FROM api.wallet_entries(" + wallet()
                 + ", NULL, 2) ORDER BY entry_id"),
        QList<QStringList>({ { QString(), QString::number(reversed.entryId) },
            { QString::number(debited.entryId), QString() } }));
    QCOMPARE(desk().debit(anna(), 100).outcome, u"debited"_s);
}

void TestCreditHolds::aReversedCaptureIsThereAgain()
{
    desk().grant(anna(), 100);
    const qint64 hold = desk().hold(anna(), 60);
    const CreditAnswer captured = desk().capture(hold, "40");
    QCOMPARE(desk().reverse(captured.entryId).numbers(), QList<qint64>({ 100, 0, 100, 0 }));
    QCOMPARE(desk().capture(hold).shortOf, u"captured"_s);
    // Cancelling the booking gives nothing back a second time.
    QCOMPARE(ApiCaller(database().as(TestRole::Staff)).cancel(hold).outcome, u"cancelled"_s);
    QCOMPARE(numbers(anna()), QList<qint64>({ 100, 0, 100, 0 }));
}

void TestCreditHolds::anEntryIsReversedOnce()
{
    const CreditAnswer granted = desk().grant(anna(), 100);
    const CreditAnswer first = desk().reverse(granted.entryId);
    const CreditAnswer second = desk().reverse(granted.entryId);
    QCOMPARE(second.outcome, u"already_reversed"_s);
    QCOMPARE(second.entryId, first.entryId);
    QCOMPARE(second.numbers(), QList<qint64>({ 0, 0, 0, 0 }));
}

void TestCreditHolds::aReversalReplays()
{
    const CreditAnswer granted = desk().grant(anna(), 100);
    const QByteArray key = CreditCaller::newKey().toUtf8();
    const QByteArray call
        = "SELECT * FROM api.reverse_credits('" + key + "', " + QByteArray::number(granted.entryId);
    const CreditAnswer first = desk().call(call + ", 'bounced')");
    const CreditAnswer again = desk().call(call + ", ' bounced')");
    QCOMPARE(again.outcome, u"replayed"_s);
    QCOMPARE(again.entryId, first.entryId);
    QCOMPARE(desk().call(call + ", 'other')").outcome, u"idempotency_key_reuse"_s);
}

void TestCreditHolds::whatCannotBeReversedIsSaid()
{
    const CreditAnswer granted = desk().grant(anna(), 100, { "NULL", "NULL", "current_date + 1" });
    const CreditAnswer reversed = desk().reverse(desk().debit(anna(), 10).entryId);
    QCOMPARE(desk().reverse(reversed.entryId).outcome, u"not_reversible"_s);
    QCOMPARE(desk().reverse(0).outcome, u"not_found"_s);
    database().shiftClock(72h);
    // All of the grant has expired: there is nothing to take off any more.
    QCOMPARE(desk().reverse(granted.entryId).outcome, u"not_reversible"_s);
    QCOMPARE(entries(anna()).last(), u"expired -100"_s);
    const qint64 expiry = database().number("SELECT max(entry_id) FROM holdfast.credit_entries");
    QCOMPARE(desk().reverse(expiry).outcome, u"not_reversible"_s);
    QCOMPARE(desk().call("SELECT * FROM api.reverse_credits(NULL, 1, '')").shortOf, u"key"_s);
    QCOMPARE(desk()
                 .call("SELECT * FROM api.reverse_credits(gen_random_uuid(), 1,"
                       " repeat('x', 1001))")
                 .shortOf,
        u"reason"_s);
}

void TestCreditHolds::cancellingABookingReturnsItsCredits()
{
    desk().grant(anna(), 100);
    const qint64 hold = desk().hold(anna(), 60);
    desk().capture(hold, "40");
    ApiCaller caller(database().as(TestRole::Staff));
    QCOMPARE(caller.cancel(hold, "'rain'").outcome, u"cancelled"_s);
    QCOMPARE(numbers(anna()), QList<qint64>({ 100, 0, 100, 0 }));
    QCOMPARE(
        entries(anna()), QStringList({ u"granted 100"_s, u"captured -40"_s, u"reversed 40"_s }));
    QCOMPARE(desk().capture(hold).shortOf, u"released"_s);
}

void TestCreditHolds::theGrantThatPaidIsShown()
{
    const qint64 plain = desk().grant(anna(), 50).entryId;
    const qint64 later = desk().grant(anna(), 50, { "NULL", "NULL", "current_date + 9" }).entryId;
    const qint64 sooner = desk().grant(anna(), 50, { "NULL", "NULL", "current_date + 3" }).entryId;
    // What ends first is used first, whatever came first; then the oldest.
    const qint64 use = desk().debit(anna(), 120).entryId;
    const auto line
        = [use](qint64 grant, int amount) { return u"%1 %2 %3"_s.arg(use).arg(grant).arg(amount); };
    QCOMPARE(uses(use), QStringList({ line(plain, 20), line(later, 50), line(sooner, 50) }));
    QCOMPARE(uses(plain), QStringList({ line(plain, 20) }));
    QCOMPARE(database().text("SELECT string_agg(remaining::text, ',' ORDER BY entry_id)"
                             " FROM api.wallet_entries("
                 + wallet() + ") WHERE kind = 'granted'"),
        u"30,0,0"_s);
}

void TestCreditHolds::aNewGrantPaysTheOldestDebtFirst()
{
    desk().grant(anna(), 10);
    database().execute("SELECT api.set_wallet(1, 'default', 0, true)");
    const qint64 first = desk().debit(anna(), 30).entryId;
    const qint64 second = desk().debit(anna(), 30).entryId;
    const qint64 grant = desk().grant(anna(), 35).entryId;
    QCOMPARE(uses(grant),
        QStringList({ u"%1 %2 20"_s.arg(first).arg(grant), u"%1 %2 15"_s.arg(second).arg(grant) }));
    // The first debit was a mistake: what paid it pays what is still owed.
    QCOMPARE(desk().reverse(first).numbers(), QList<qint64>({ 15, 0, 15, 0 }));
    QCOMPARE(database().number("SELECT sum(unpaid) FROM holdfast.credit_entries"), 0);
}

void TestCreditHolds::aMixedHoldIsConfirmedAsAWhole()
{
    desk().grant(anna(), 100);
    const qint64 hold = desk().hold(anna(), 30);
    const QByteArray number = QByteArray::number(hold);
    const QByteArray slot = QByteArray::number(database().addSlot(2).value());
    database().execute("INSERT INTO holdfast.hold_lines (hold_id, pool_id, site_id, quantity,"
                       " expires_at) SELECT hold_id, "
        + slot + ", 1, 1, expires_at FROM holdfast.holds; UPDATE holdfast.pools SET free = free - 1"
        + " WHERE pool_id = " + slot + "; UPDATE holdfast.holds SET slot_id = " + slot
        + "; INSERT INTO holdfast.journal (at, event, site_id, pool_id, hold_id, free_change,"
          " balance_change) VALUES (now(), 'held', 1, "
        + slot + ", " + number + ", -1, 0)");
    QCOMPARE(desk().capture(hold).outcome, u"mixed_hold"_s);
    QCOMPARE(desk().release(hold).outcome, u"mixed_hold"_s);
    QCOMPARE(database().text("SELECT is_mixed FROM api.wallet_holds(" + wallet() + ')'), u"t"_s);
}

QTEST_GUILESS_MAIN(TestCreditHolds)
#include "tst_creditholds.moc"
