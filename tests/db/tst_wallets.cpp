#include "tests/support/credittest.h"

#include <QTest>

using namespace Qt::StringLiterals;

/** Wallets and buckets: what may be set, and how they are found. */
class TestWallets : public CreditTest {
    Q_OBJECT

private Q_SLOTS:
    void setWalletOpensAndChanges();
    void bucketsAreAddedOnce();
    void walletsAreFoundByName();
    void entriesComeInPages();
    void bucketsAreApart();
    void anUnknownBucketOpensNoWallet();

private:
    CreditReply setWallet(const QByteArray &minimum, const QByteArray &overdraft);
};

CreditReply TestWallets::setWallet(const QByteArray &minimum, const QByteArray &overdraft)
{
    CreditCaller manager(database().as(TestRole::Manager));
    return manager.call("SELECT * FROM api.set_wallet(" + QByteArray::number(anna())
        + ", 'default', " + minimum + ", " + overdraft + ')');
}

void TestWallets::setWalletOpensAndChanges()
{
    const CreditReply opened = setWallet("-50", "false");
    QCOMPARE(opened.outcome, u"changed"_s);
    QCOMPARE(opened.numbers(), QList<qint64>({ 0, 0, 50, 0 }));
    QCOMPARE(desk().debit(anna(), 50).outcome, u"debited"_s);
    // A minimum above what is there is a debt until it is reached.
    QCOMPARE(setWallet("10", "NULL").numbers(), QList<qint64>({ -50, 0, 0, 60 }));
    QCOMPARE(desk().debit(anna(), 1).outcome, u"insufficient_credits"_s);
    QCOMPARE(desk().grant(anna(), 61).numbers(), QList<qint64>({ 11, 0, 1, 0 }));
    QCOMPARE(setWallet("1000000000001", "false").shortOf, u"minimum"_s);
    CreditCaller manager(database().as(TestRole::Manager));
    QCOMPARE(
        manager.call("SELECT * FROM api.set_wallet(1, 'point', 0, false)").shortOf, u"point"_s);
    QCOMPARE(database().text("SELECT string_agg(minimum || ' ' || overdraft, ',')"
                             " FROM api.wallets()"),
        u"10 false"_s);
}

void TestWallets::bucketsAreAddedOnce()
{
    CreditCaller manager(database().as(TestRole::Manager));
    const auto add = [&manager](const QByteArray &arguments) {
        return manager.connection().run("SELECT * FROM api.add_bucket(" + arguments + ')').rows;
    };
    QCOMPARE(add("'gift-cards_2', 30"), QList<QStringList>({ { u"added"_s, QString() } }));
    QCOMPARE(add("'gift-cards_2', 60"), QList<QStringList>({ { u"exists"_s, QString() } }));
    for (const QByteArray name :
        { "'Gift'", "'2gift'", "'a b'", "''", "NULL", "repeat('a', 41)", "E'a\\n'" }) {
        QCOMPARE(
            add(name + ", NULL"), QList<QStringList>({ { u"invalid_request"_s, u"bucket"_s } }));
    }
    QCOMPARE(add("'b', 0"), QList<QStringList>({ { u"invalid_request"_s, u"lifetime"_s } }));
    QCOMPARE(desk().connection().run("SELECT * FROM api.buckets()").rows,
        QList<QStringList>({ { u"default"_s, QString() },
            { u"gift-cards_2"_s, u"30"_s },
            { u"points"_s, QString() } }));
}

void TestWallets::walletsAreFoundByName()
{
    const qint64 jan = addCustomer("Jan Žižka");
    desk().grant(anna(), 1);
    desk().grant(jan, 2);
    desk().grant(CreditCaller::newKey(), jan, "points", 3, {});
    const auto found = [this](const QByteArray &arguments) {
        return database().text("SELECT string_agg(customer_name || ' ' || bucket || ' ' || balance,"
                               " ', ') FROM api.wallets("
            + arguments + ')');
    };
    QCOMPARE(found(""), u"Anna default 1, Jan Žižka default 2, Jan Žižka points 3"_s);
    QCOMPARE(found("NULL, 'ziz'"), u"Jan Žižka default 2, Jan Žižka points 3"_s);
    QCOMPARE(found(QByteArray::number(jan) + ", NULL, 1"), u"Jan Žižka default 2"_s);
    QCOMPARE(found("NULL, 'nobody'"), QString());
    QCOMPARE(found("NULL, ' '"), found(""));
}

void TestWallets::entriesComeInPages()
{
    qint64 wallet = 0;
    for (int i = 1; i <= 5; ++i) {
        wallet = desk().grant(anna(), i).walletId;
    }
    const auto page = [this, wallet](const QByteArray &arguments) {
        return database().text("SELECT string_agg(amount || '=' || balance_after, ',')"
                               " FROM api.wallet_entries("
            + QByteArray::number(wallet) + arguments + ')');
    };
    QCOMPARE(page(""), u"5=15,4=10,3=6,2=3,1=1"_s);
    QCOMPARE(page(", NULL, 2"), u"5=15,4=10"_s);
    const QByteArray fourth = database()
                                  .text("SELECT entry_id FROM holdfast.credit_entries"
                                        " WHERE amount = 4")
                                  .toLatin1();
    QCOMPARE(page(", " + fourth + ", 2"), u"3=6,2=3"_s);
    QCOMPARE(page(", NULL, -1"), QString());
}

void TestWallets::bucketsAreApart()
{
    desk().grant(anna(), 100);
    QCOMPARE(desk().grant(CreditCaller::newKey(), anna(), "points", 7, {}).numbers(),
        QList<qint64>({ 7, 0, 7, 0 }));
    QCOMPARE(desk().debit(CreditCaller::newKey(), anna(), "points", 8, {}).outcome,
        u"insufficient_credits"_s);
    QCOMPARE(desk().debit(CreditCaller::newKey(), anna(), "points", 7, {}).outcome, u"debited"_s);
    QCOMPARE(numbers(anna()), QList<qint64>({ 100, 0, 100, 0 }));
}

void TestWallets::anUnknownBucketOpensNoWallet()
{
    for (const char *bucket : { "point", "Points", "", " default" }) {
        const CreditReply granted = desk().grant(CreditCaller::newKey(), anna(), bucket, 5, {});
        QCOMPARE(granted.outcome, u"not_found"_s);
        QCOMPARE(granted.shortOf, QString::fromLatin1(bucket));
        QCOMPARE(
            desk().debit(CreditCaller::newKey(), anna(), bucket, 5, {}).outcome, u"not_found"_s);
    }
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.wallets"), 0);
}

QTEST_GUILESS_MAIN(TestWallets)
#include "tst_wallets.moc"
