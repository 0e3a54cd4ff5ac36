#include "tests/support/apicaller.h"
#include "tests/support/credittest.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/** Entries that are taken back by entries of their own, and which grant paid which use. */
class TestCreditReversals : public CreditTest {
    Q_OBJECT

private Q_SLOTS:
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

QByteArray TestCreditReversals::wallet()
{
    return database().text("SELECT min(wallet_id) FROM api.wallets()").toLatin1();
}

QStringList TestCreditReversals::uses(qint64 entry)
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

void TestCreditReversals::aGrantThatFailsLaterIsADebt()
{
    const CreditReply granted = desk().grant(anna(), 100);
    desk().debit(anna(), 60);
    const qint64 hold = desk().hold(anna(), 30);
    const CreditReply reversed = desk().reverse(granted.entryId);
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

void TestCreditReversals::aReversedGrantTakesItsOwnCreditsFirst()
{
    const CreditReply good = desk().grant(anna(), 100, { "NULL", "NULL", "current_date + 5" });
    const CreditReply bad = desk().grant(anna(), 100);
    desk().debit(anna(), 150);
    const CreditReply reversed = desk().reverse(bad.entryId);
    QCOMPARE(reversed.numbers(), QList<qint64>({ -50, 0, 0, 50 }));
    const QString reversal = QString::number(reversed.entryId);
    QCOMPARE(uses(reversed.entryId),
        QStringList({ reversal + u' ' + QString::number(bad.entryId) + u" 50"_s }));
    QCOMPARE(uses(good.entryId).size(), 1);
}

void TestCreditReversals::aReversedDebitIsThereAgain()
{
    desk().grant(anna(), 100);
    const CreditReply debited = desk().debit(anna(), 60);
    const CreditReply reversed = desk().reverse(debited.entryId);
    QCOMPARE(reversed.numbers(), QList<qint64>({ 100, 0, 100, 0 }));
    QCOMPARE(database().rows("SELECT reverses, reversed_by FROM api.wallet_entries(" + wallet()
                 + ", NULL, 2) ORDER BY entry_id"),
        QList<QStringList>({ { QString(), QString::number(reversed.entryId) },
            { QString::number(debited.entryId), QString() } }));
    QCOMPARE(desk().debit(anna(), 100).outcome, u"debited"_s);
}

void TestCreditReversals::aReversedCaptureIsThereAgain()
{
    desk().grant(anna(), 100);
    const qint64 hold = desk().hold(anna(), 60);
    const CreditReply captured = desk().capture(hold, "40");
    QCOMPARE(desk().reverse(captured.entryId).numbers(), QList<qint64>({ 100, 0, 100, 0 }));
    QCOMPARE(desk().capture(hold).shortOf, u"captured"_s);
    // Cancelling the booking gives nothing back a second time.
    QCOMPARE(ApiCaller(database().as(TestRole::Staff)).cancel(hold).outcome, u"cancelled"_s);
    QCOMPARE(numbers(anna()), QList<qint64>({ 100, 0, 100, 0 }));
}

void TestCreditReversals::anEntryIsReversedOnce()
{
    const CreditReply granted = desk().grant(anna(), 100);
    const CreditReply first = desk().reverse(granted.entryId);
    const CreditReply second = desk().reverse(granted.entryId);
    QCOMPARE(second.outcome, u"already_reversed"_s);
    QCOMPARE(second.entryId, first.entryId);
    QCOMPARE(second.numbers(), QList<qint64>({ 0, 0, 0, 0 }));
}

void TestCreditReversals::aReversalReplays()
{
    const CreditReply granted = desk().grant(anna(), 100);
    const QByteArray key = CreditCaller::newKey().toUtf8();
    const QByteArray call
        = "SELECT * FROM api.reverse_credits('" + key + "', " + QByteArray::number(granted.entryId);
    const CreditReply first = desk().call(call + ", 'bounced')");
    const CreditReply again = desk().call(call + ", ' bounced')");
    QCOMPARE(again.outcome, u"replayed"_s);
    QCOMPARE(again.entryId, first.entryId);
    QCOMPARE(desk().call(call + ", 'other')").outcome, u"idempotency_key_reuse"_s);
}

void TestCreditReversals::whatCannotBeReversedIsSaid()
{
    const CreditReply granted = desk().grant(anna(), 100, { "NULL", "NULL", "current_date + 1" });
    const CreditReply reversed = desk().reverse(desk().debit(anna(), 10).entryId);
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

void TestCreditReversals::cancellingABookingReturnsItsCredits()
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

void TestCreditReversals::theGrantThatPaidIsShown()
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

void TestCreditReversals::aNewGrantPaysTheOldestDebtFirst()
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

QTEST_GUILESS_MAIN(TestCreditReversals)
#include "tst_creditreversals.moc"
