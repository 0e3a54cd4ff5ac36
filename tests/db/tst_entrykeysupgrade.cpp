#include "tests/db/upgradetest.h"
#include "tests/support/apicaller.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/** Keys that the earlier program has used: of a grant, a debit and a correction of stock. */
const QByteArray grantKey = "10000000-0000-4000-8000-000000000001";
const QByteArray debitKey = "10000000-0000-4000-8000-000000000002";
const QByteArray adjustKey = "10000000-0000-4000-8000-000000000003";

}

/** A database whose entries had keys before there was one list of them. */
class TestEntryKeysUpgrade : public UpgradeTest {
    Q_OBJECT

public:
    TestEntryKeysUpgrade()
        : UpgradeTest(4)
    {
    }

private Q_SLOTS:
    void everyKeyIsTaken();
    void aRequestOfBeforeIsReplayed();
    void anotherRequestWithAKeyOfBeforeIsRefused();
    void aKeyOfBeforeIsFound();

private:
    void fill() override;
    QString outcome(const QByteArray &command);
};

void TestEntryKeysUpgrade::fill()
{
    rows("SET search_path = holdfast;"
         "INSERT INTO sites (name, zone, currency) VALUES ('Hall', 'Europe/Prague', 'CZK');"
         "INSERT INTO customers (name, name_fold) VALUES ('Anna', 'anna');"
         "INSERT INTO pools (site_id, kind, free) VALUES (1, 'credit', 70), (1, 'stock', 7);"
         "INSERT INTO wallets (pool_id, site_id, customer_id, bucket)"
         " VALUES (1, 1, 1, 'default');"
         // The hash of a request is what api.grant_credits and the others make of it.
         "INSERT INTO credit_entries (idempotency_key, request_hash, pool_id, site_id, kind,"
         " amount, balance_after, at, remaining, is_unsettled)"
         " VALUES ('"
        + grantKey
        + "', sha256(convert_to(jsonb_build_array('granted', 1::bigint, 'default'::text,"
          " 100::bigint, NULL, NULL, NULL)::text, 'UTF8')), 1, 1, 'granted', 100, 100, now(), 70,"
          " true), ('"
        + debitKey
        + "', sha256(convert_to(jsonb_build_array('debited', 1::bigint, 'default'::text,"
          " 30::bigint, NULL, NULL, NULL)::text, 'UTF8')), 1, 1, 'debited', -30, 70, now(), 0,"
          " false);"
          "INSERT INTO credit_uses VALUES (2, 1, 30);"
          "INSERT INTO warehouses (site_id, name, position) VALUES (1, 'Main', 1);"
          "INSERT INTO stock_items (site_id, sku, name) VALUES (1, 'SHOES', 'Shoes');"
          "INSERT INTO stock_levels (pool_id, site_id, item_id, warehouse_id)"
          " VALUES (2, 1, 1, 1);"
          "INSERT INTO stock_entries (idempotency_key, request_hash, site_id, pool_id, kind,"
          " change, reason, at) VALUES ('"
        + adjustKey
        + "', sha256(convert_to(concat('adjusted', ARRAY[2, 3, NULL]::bigint[], E'\\x1f',"
          " 'found'), 'UTF8')), 1, 2, 'adjusted', 3, 'found', now());"
          "INSERT INTO journal (at, event, site_id, pool_id, free_change, balance_change) VALUES"
          " (now(), 'opened', 1, 1, 0, 0), (now(), 'granted', 1, 1, 100, 100),"
          " (now(), 'debited', 1, 1, -30, -30), (now(), 'opened', 1, 2, 4, 4),"
          " (now(), 'adjusted', 1, 2, 3, 3);"
          "RESET search_path");
}

QString TestEntryKeysUpgrade::outcome(const QByteArray &command)
{
    return rows("SELECT outcome FROM api." + command).value(0).value(0);
}

void TestEntryKeysUpgrade::everyKeyIsTaken()
{
    QCOMPARE(rows("SELECT idempotency_key FROM holdfast.entry_keys ORDER BY 1"),
        (QList<QStringList> { { QString::fromLatin1(grantKey) },
            { QString::fromLatin1(debitKey) },
            { QString::fromLatin1(adjustKey) } }));
}

void TestEntryKeysUpgrade::aRequestOfBeforeIsReplayed()
{
    QCOMPARE(outcome("grant_credits('" + grantKey + "', 1, 'default', 100)"), u"replayed"_s);
    QCOMPARE(outcome("debit_credits('" + debitKey + "', 1, 'default', 30)"), u"replayed"_s);
    QCOMPARE(outcome("adjust_stock('" + adjustKey + "', 2, 3, 'found')"), u"replayed"_s);
    QCOMPARE(rows("SELECT balance FROM api.wallets(1)").value(0), QStringList { u"70"_s });
    QCOMPARE(rows("SELECT on_hand FROM api.stock_levels()").value(0), QStringList { u"7"_s });
}

void TestEntryKeysUpgrade::anotherRequestWithAKeyOfBeforeIsRefused()
{
    const QString reuse = u"idempotency_key_reuse"_s;
    QCOMPARE(outcome("grant_credits('" + debitKey + "', 1, 'default', 100)"), reuse);
    QCOMPARE(outcome("grant_credits('" + adjustKey + "', 1, 'default', 100)"), reuse);
    QCOMPARE(outcome("adjust_stock('" + grantKey + "', 2, 3, 'found')"), reuse);
}

void TestEntryKeysUpgrade::aKeyOfBeforeIsFound()
{
    for (const QByteArray &key : { grantKey, debitKey, adjustKey }) {
        QCOMPARE(outcome("settle_entry('" + key + "')"), u"found"_s);
    }
    QCOMPARE(outcome("settle_entry('" + ApiCaller::newKey().toLatin1() + "')"), u"never_arrived"_s);
}

QTEST_GUILESS_MAIN(TestEntryKeysUpgrade)
#include "tst_entrykeysupgrade.moc"
