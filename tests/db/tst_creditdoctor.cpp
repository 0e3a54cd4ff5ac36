#include "tests/support/credittest.h"

#include <QTest>

using namespace Qt::StringLiterals;

/** doctor() finds each kind of damage to the books of a wallet. */
class TestCreditDoctor : public CreditTest {
    Q_OBJECT

private Q_SLOTS:
    void findsDamage_data();
    void findsDamage();
};

void TestCreditDoctor::findsDamage_data()
{
    QTest::addColumn<QByteArray>("damage");
    QTest::addColumn<QString>("invariant");
    const auto row = [](const char *name, const QByteArray &damage, const QString &invariant) {
        QTest::newRow(name) << damage << invariant;
    };
    const QByteArray entries = "UPDATE holdfast.credit_entries SET ";
    const QByteArray sum = "balance = sum(credit_entries.amount)";
    row("a wallet lost", "DELETE FROM holdfast.wallets", u"a wallet and its pool agree"_s);
    row("a closed wallet",
        "UPDATE holdfast.pools SET closed = true",
        u"a wallet and its pool agree"_s);
    row("an amount",
        entries + "amount = amount + 1 WHERE kind = 'debited'",
        QString::fromLatin1(sum));
    row("an entry lost",
        "DELETE FROM holdfast.credit_entries WHERE kind = 'debited' AND amount = -7",
        u"an entry for each change of a balance"_s);
    row("a journal row lost",
        "DELETE FROM holdfast.journal WHERE event = 'debited'",
        QString::fromLatin1(sum));
    row("what is left",
        entries + "remaining = remaining + 1 WHERE kind = 'granted'",
        u"what is left of a grant"_s);
    row("less than nothing",
        entries + "remaining = -1 WHERE kind = 'granted'",
        u"what is left of a grant"_s);
    row("forgotten as used up", entries + "is_unsettled = false", u"what is left of a grant"_s);
    row("a debt",
        entries + "unpaid = 1, is_unsettled = true WHERE kind = 'debited'",
        u"remaining grants - unpaid uses = balance"_s);
    row("a running sum",
        entries + "balance_after = balance_after + 1 WHERE kind = 'granted'",
        u"balance_after is a running sum"_s);
    row("a use lost",
        "DELETE FROM holdfast.credit_uses WHERE use_entry = (SELECT min(entry_id)"
        " FROM holdfast.credit_entries WHERE kind = 'captured')",
        u"a use is paid by grants"_s);
    row("a larger use",
        "UPDATE holdfast.credit_uses SET amount = amount + 1",
        u"a use is paid by grants"_s);
    row("a reversal of nothing",
        entries + "reverses = NULL WHERE kind = 'reversed'",
        u"a reversal is the opposite"_s);
    row("a capture of no hold",
        entries + "hold_id = 999 WHERE kind = 'captured'",
        u"a capture has its line"_s);
    row("a capture that came back",
        "UPDATE holdfast.hold_lines SET state = 'returned',"
        " returned = captured WHERE state = 'captured'",
        u"a capture has its line"_s);
    row("a key that is free again",
        "DELETE FROM holdfast.entry_keys WHERE idempotency_key ="
        " (SELECT idempotency_key FROM holdfast.credit_entries WHERE kind = 'debited' LIMIT 1)",
        u"the key of an entry is taken"_s);
    row("one key for two entries",
        "ALTER TABLE holdfast.stock_entries DROP CONSTRAINT stock_entries_pool_id_fkey;"
        "INSERT INTO holdfast.stock_entries (idempotency_key, request_hash, site_id, pool_id, kind,"
        " change, at) SELECT idempotency_key, request_hash, site_id, pool_id, 'returned', 0, at"
        " FROM holdfast.credit_entries WHERE kind = 'granted'",
        u"one key, one entry"_s);
    row("a shortage that is none",
        "UPDATE holdfast.pools SET shortfall = 1",
        u"shortfall = minimum - free"_s);
}

void TestCreditDoctor::findsDamage()
{
    QFETCH(const QByteArray, damage);
    QFETCH(const QString, invariant);
    expectBrokenDatabase();
    desk().grant(anna(), 100);
    desk().capture(desk().hold(anna(), 30), "12");
    desk().reverse(desk().debit(anna(), 5).entryId);
    desk().debit(anna(), 7);
    desk().hold(anna(), 20);
    QCOMPARE(database().doctor(), QString());
    database().execute(damage);
    const QString found = database().doctor();
    QVERIFY2(found.contains(invariant), qPrintable(found));
}

QTEST_GUILESS_MAIN(TestCreditDoctor)
#include "tst_creditdoctor.moc"
