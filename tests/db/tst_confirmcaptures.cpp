#include "tests/support/creditcaller.h"
#include "tests/support/race.h"
#include "tests/support/stocktest.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/** A mixed hold is confirmed with a part of its credits: the rest is released at once. */
class TestConfirmCaptures : public StockTest {
    Q_OBJECT

private Q_SLOTS:
    void answersAsItShould_data();
    void answersAsItShould();
    void aPartIsTakenAndTheRestIsFree();
    void aBucketThatIsNotNamedIsTakenWhole();
    void againWithTheSameAmountsIsConfirmed();
    void aHoldWithoutCreditsTakesNoAmounts();
    void aHoldThatIsOverSaysSo();
    void aLineThatLapsedTakesNothing();
    void whatWasTakenComesBackWithACancellation();

    void twentyConfirmsOfOneHold_data() { addIsolationRows(); }

    void twentyConfirmsOfOneHold();

private:
    void begin() override;

    bool sharesDatabase(const QByteArray &function) const override
    {
        return function == "answersAsItShould";
    }

    /** Two places, three shoes, 1,200 credits and 30 points of Anna. */
    qint64 mixed();
    ApiAnswer confirm(qint64 hold, const QByteArray &captures);

    /** "balance, held, available" of a bucket. */
    QString wallet(const QByteArray &bucket);
};

void TestConfirmCaptures::begin()
{
    const bool isNew = database().number("SELECT count(*) FROM api.sites()") == 0;
    StockTest::begin();
    if (isNew) {
        database().execute("SELECT api.add_customer('Anna', '', '');"
                           "SELECT api.grant_credits(gen_random_uuid(), 1, 'default', 100000);"
                           "SELECT api.grant_credits(gen_random_uuid(), 1, 'points', 3000)");
    }
}

qint64 TestConfirmCaptures::mixed()
{
    const ApiAnswer held = staff().call("CALL api.place_hold('" + ApiCaller::newKey().toLatin1()
        + "', ARRAY[1]::bigint[], ARRAY[2]::bigint[], p_customer_id => 1,"
          " p_skus => ARRAY['SHOES'], p_sku_quantities => ARRAY[1]::bigint[],"
          " p_buckets => ARRAY['points', 'default'], p_amounts => ARRAY[30, 1200]::bigint[])");
    if (held.outcome != u"held") {
        qFatal("%s %s", qUtf8Printable(held.outcome), qUtf8Printable(held.message));
    }
    return held.holdId;
}

ApiAnswer TestConfirmCaptures::confirm(qint64 hold, const QByteArray &captures)
{
    return staff().call(
        "CALL api.confirm_hold(" + QByteArray::number(hold) + ", " + captures + ')');
}

QString TestConfirmCaptures::wallet(const QByteArray &bucket)
{
    return database()
        .rows(
            "SELECT balance, held, available FROM api.wallets(1) WHERE bucket = '" + bucket + '\'')
        .value(0)
        .join(u", "_s);
}

void TestConfirmCaptures::answersAsItShould_data()
{
    QTest::addColumn<QByteArray>("captures");
    QTest::addColumn<QString>("outcome");
    QTest::addColumn<QString>("shortOf");
    const auto row = [](const char *captures, const char *outcome, const char *shortOf = "") {
        QTest::newRow(captures) << QByteArray(captures) << QString::fromLatin1(outcome)
                                << QString::fromLatin1(shortOf);
    };
    row("NULL, NULL", "confirmed");
    row("'{}', '{}'", "confirmed");
    row("ARRAY['default'], ARRAY[1::bigint]", "confirmed");
    row("ARRAY['default'], ARRAY[1200::bigint]", "confirmed");
    row("ARRAY['default', 'points'], ARRAY[400, 7]::bigint[]", "confirmed");
    row("ARRAY['default'], ARRAY[1201::bigint]", "invalid_request", "amount");
    row("ARRAY['default'], ARRAY[0::bigint]", "invalid_request", "amount");
    row("ARRAY['default'], ARRAY[-5::bigint]", "invalid_request", "amount");
    row("ARRAY['default', 'points'], ARRAY[400, 31]::bigint[]", "invalid_request", "amount");
    row("ARRAY['gold'], ARRAY[1::bigint]", "not_found", "gold");
    row("ARRAY['default', 'gold'], ARRAY[9999, 1]::bigint[]", "not_found", "gold");
    row("ARRAY['default'], ARRAY[NULL::bigint]", "invalid_request", "captures");
    row("ARRAY[NULL::text], ARRAY[1::bigint]", "invalid_request", "captures");
    row("ARRAY['default', 'default'], ARRAY[1, 2]::bigint[]", "invalid_request", "captures");
    row("ARRAY['default'], ARRAY[1, 2]::bigint[]", "invalid_request", "captures");
    row("ARRAY['default'], NULL", "invalid_request", "captures");
    row("NULL, ARRAY[1::bigint]", "invalid_request", "captures");
    row("ARRAY[['default'], ['points']], ARRAY[[1], [2]]::bigint[]", "invalid_request", "captures");
}

void TestConfirmCaptures::answersAsItShould()
{
    QFETCH(const QByteArray, captures);
    QFETCH(const QString, outcome);
    QFETCH(const QString, shortOf);
    const qint64 hold = mixed();
    const ApiAnswer answer = confirm(hold, captures);
    QVERIFY2(answer.outcome == outcome, qPrintable(answer.outcome + answer.message));
    QCOMPARE(answer.shortOf, shortOf);
    // A refusal leaves the hold as it was: it can be confirmed still.
    QCOMPARE(staff().confirm(hold).outcome, u"confirmed"_s);
    QCOMPARE(staff().cancel(hold).outcome, u"cancelled"_s); // the next row needs the shoe
}

void TestConfirmCaptures::aPartIsTakenAndTheRestIsFree()
{
    const qint64 hold = mixed();
    QCOMPARE(wallet("default"), u"100000, 1200, 98800"_s);
    const ApiAnswer answer = confirm(hold, "ARRAY['default', 'points'], ARRAY[400, 7]::bigint[]");
    QCOMPARE(answer.outcome, u"confirmed"_s);
    QCOMPARE(answer.holdId, hold);
    QCOMPARE(answer.available, 98);
    QCOMPARE(wallet("default"), u"99600, 0, 99600"_s);
    QCOMPARE(wallet("points"), u"2993, 0, 2993"_s);
    QCOMPARE(numbers(shoes), u"9, 0, 9, 1, 0"_s);
    QCOMPARE(database().text("SELECT credits FROM api.show_hold(" + QByteArray::number(hold) + ')'),
        u"default:400,points:7"_s);
    QCOMPARE(database().rows("SELECT kind, amount FROM holdfast.credit_entries"
                             " WHERE hold_id IS NOT NULL ORDER BY entry_id"),
        (QList<QStringList> { { u"captured"_s, u"-400"_s }, { u"captured"_s, u"-7"_s } }));
}

void TestConfirmCaptures::aBucketThatIsNotNamedIsTakenWhole()
{
    QCOMPARE(confirm(mixed(), "ARRAY['points'], ARRAY[7::bigint]").outcome, u"confirmed"_s);
    QCOMPARE(wallet("default"), u"98800, 0, 98800"_s);
    QCOMPARE(wallet("points"), u"2993, 0, 2993"_s);
}

void TestConfirmCaptures::againWithTheSameAmountsIsConfirmed()
{
    const qint64 hold = mixed();
    const QByteArray part = "ARRAY['default'], ARRAY[400::bigint]";
    QCOMPARE(confirm(hold, part).outcome, u"confirmed"_s);
    QCOMPARE(confirm(hold, part).outcome, u"confirmed"_s);
    QCOMPARE(staff().confirm(hold).outcome, u"confirmed"_s);
    // Other amounts are another wish, and it is not what was done.
    for (const QByteArray &other : { QByteArray("ARRAY['default'], ARRAY[500::bigint]"),
             QByteArray("ARRAY['default', 'points'], ARRAY[400, 29]::bigint[]"),
             QByteArray("ARRAY['gold'], ARRAY[1::bigint]") }) {
        const ApiAnswer answer = confirm(hold, other);
        QCOMPARE(answer.outcome, u"hold_confirmed"_s);
        QCOMPARE(answer.status, u"confirmed"_s);
    }
    QCOMPARE(wallet("default"), u"99600, 0, 99600"_s);
}

void TestConfirmCaptures::aHoldWithoutCreditsTakesNoAmounts()
{
    const qint64 hold = place("SHOES:1").holdId;
    const ApiAnswer answer = confirm(hold, "ARRAY['default'], ARRAY[1::bigint]");
    QCOMPARE(answer.outcome, u"not_found"_s);
    QCOMPARE(answer.shortOf, u"default"_s);
    QCOMPARE(confirm(hold, "'{}', '{}'").outcome, u"confirmed"_s);
    QCOMPARE(confirm(0, "ARRAY['default'], ARRAY[1::bigint]").outcome, u"not_found"_s);
}

void TestConfirmCaptures::aHoldThatIsOverSaysSo()
{
    const QByteArray part = "ARRAY['default'], ARRAY[1::bigint]";
    const qint64 cancelled = mixed();
    staff().cancel(cancelled);
    QCOMPARE(confirm(cancelled, part).outcome, u"hold_cancelled"_s);
    const qint64 lapsed = mixed();
    database().shiftClock(301s);
    QCOMPARE(confirm(lapsed, part).outcome, u"hold_expired"_s);
    QCOMPARE(confirm(lapsed, "ARRAY['gold'], ARRAY[1::bigint]").outcome, u"hold_expired"_s);
    QCOMPARE(wallet("default"), u"100000, 0, 100000"_s);
}

void TestConfirmCaptures::aLineThatLapsedTakesNothing()
{
    const qint64 hold = mixed();
    database().shiftClock(301s);
    QCOMPARE(place("SHOES:10").outcome, u"held"_s); // gives back the shoe of the first
    QCOMPARE(confirm(hold, "ARRAY['default'], ARRAY[1::bigint]").outcome, u"hold_expired"_s);
    QCOMPARE(wallet("default"), u"100000, 0, 100000"_s);
}

void TestConfirmCaptures::whatWasTakenComesBackWithACancellation()
{
    const qint64 hold = mixed();
    QCOMPARE(confirm(hold, "ARRAY['default'], ARRAY[400::bigint]").outcome, u"confirmed"_s);
    QCOMPARE(staff().cancel(hold).outcome, u"cancelled"_s);
    QCOMPARE(wallet("default"), u"100000, 0, 100000"_s);
    QCOMPARE(wallet("points"), u"3000, 0, 3000"_s);
    QCOMPARE(numbers(shoes), u"10, 0, 10, 0, 0"_s);
}

void TestConfirmCaptures::twentyConfirmsOfOneHold()
{
    QFETCH(const QString, isolation);
    const qint64 hold = mixed();
    const auto outcomes = race(withIsolation(database().as(TestRole::Staff), isolation),
        20,
        [hold](ApiCaller &caller, int number) {
            return caller
                .call("CALL api.confirm_hold(" + QByteArray::number(hold)
                    + ", ARRAY['default'], ARRAY[" + QByteArray::number(100 + number)
                    + "]::bigint[])")
                .outcome;
        });
    QCOMPARE(outcomes.value(u"confirmed"_s), 1);
    QCOMPARE(outcomes.value(u"hold_confirmed"_s), 19);
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.credit_entries"
                               " WHERE kind = 'captured'"),
        2);
}

QTEST_GUILESS_MAIN(TestConfirmCaptures)
#include "tst_confirmcaptures.moc"
