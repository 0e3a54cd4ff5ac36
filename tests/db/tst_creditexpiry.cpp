#include "tests/support/apicaller.h"
#include "tests/support/credittest.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/** Credits with a last day: when it ends, and what becomes of them then. */
class TestCreditExpiry : public CreditTest {
    Q_OBJECT

private Q_SLOTS:
    void theDayEndsInTheZoneOfTheSite_data();
    void theDayEndsInTheZoneOfTheSite();
    void aDayThatIsOverIsRefused_data();
    void aDayThatIsOverIsRefused();
    void aBucketMayLimitTheLifetime();
    void whatIsHeldStaysUntilItsHoldIsResolved();
    void whatWasHeldMayBeCaptured();
    void aLaterHoldProtectsNothing();
    void everyHoldProtectsWhatWasGoodThen();
    void aCaptureUsesWhatItsHoldProtected();
    void theSweepWritesItOnce();
    void theSweepPassesByWhatIsProtected();
    void whatComesBackToAnEndedGrantExpires();
    void aGrantReversedLaterCostsOnlyWhatWasUsed();
    void expiryBelowTheMinimumIsShown();
    void theNextEndIsAnnounced();

private:
    /** The clock stands still at this instant, "2027-03-28 22:00Z", or so much earlier. */
    void setClock(const QByteArray &instant, const QByteArray &earlier = "0");
    /** A grant of @p amount that is good until the end of @p day. */
    CreditReply grantUntil(const QByteArray &day, qint64 amount);
    QByteArray wallet();
};

void TestCreditExpiry::setClock(const QByteArray &instant, const QByteArray &earlier)
{
    database().execute("CREATE OR REPLACE FUNCTION holdfast.now() RETURNS timestamptz LANGUAGE sql"
                       " VOLATILE AS $$ SELECT timestamptz '"
        + instant + "' - interval '" + earlier + "' $$");
}

CreditReply TestCreditExpiry::grantUntil(const QByteArray &day, qint64 amount)
{
    return desk().grant(anna(), amount, { "NULL", "NULL", '\'' + day + '\'' });
}

QByteArray TestCreditExpiry::wallet()
{
    return database().text("SELECT min(wallet_id) FROM api.wallets()").toLatin1();
}

void TestCreditExpiry::theDayEndsInTheZoneOfTheSite_data()
{
    QTest::addColumn<QByteArray>("zone");
    QTest::addColumn<QByteArray>("day");
    QTest::addColumn<QByteArray>("end");
    const auto row = [](const QByteArray &zone, const QByteArray &day, const QByteArray &end) {
        QTest::addRow("%s %s", zone.constData(), day.constData()) << zone << day << end;
    };
    row("Europe/Prague", "2026-12-31", "2026-12-31 23:00:00Z");
    row("Europe/Prague", "2027-03-28", "2027-03-28 22:00:00Z"); // a day of 23 hours
    row("Europe/Prague", "2027-10-31", "2027-10-31 23:00:00Z"); // a day of 25 hours
    row("America/New_York", "2026-12-31", "2027-01-01 05:00:00Z");
    row("Asia/Kathmandu", "2026-12-31", "2026-12-31 18:15:00Z");
    row("Pacific/Kiritimati", "2026-12-31", "2026-12-31 10:00:00Z");
    row("Asia/Beirut", "2027-03-27", "2027-03-27 22:00:00Z"); // no midnight: it is one o'clock
    row("America/Havana", "2027-11-06", "2027-11-07 04:00:00Z"); // midnight comes twice
}

void TestCreditExpiry::theDayEndsInTheZoneOfTheSite()
{
    QFETCH(const QByteArray, zone);
    QFETCH(const QByteArray, day);
    QFETCH(const QByteArray, end);
    database().execute("UPDATE holdfast.sites SET zone = '" + zone + '\'');
    setClock("2026-12-01 12:00Z");
    grantUntil(day, 100);
    QCOMPARE(database().text("SELECT expires_us = extract(epoch FROM timestamptz '" + end
                 + "') * 1000000 FROM api.wallet_entries(" + wallet() + ')'),
        u"t"_s);
    setClock(end, "1 microsecond");
    QCOMPARE(numbers(anna()), QList<qint64>({ 100, 0, 100, 0 }));
    QCOMPARE(desk().debit(anna(), 1).outcome, u"debited"_s);
    setClock(end);
    // At once, before anything has been written.
    QCOMPARE(numbers(anna()), QList<qint64>({ 99, 0, 0, 0 }));
    QCOMPARE(desk().hold(anna(), 1), 0);
    QCOMPARE(desk().debit(anna(), 1).numbers(), QList<qint64>({ 0, 0, 0, 0 }));
    QCOMPARE(entries(anna()), QStringList({ u"granted 100"_s, u"debited -1"_s, u"expired -99"_s }));
}

void TestCreditExpiry::aDayThatIsOverIsRefused_data()
{
    QTest::addColumn<QByteArray>("zone");
    QTest::addColumn<QByteArray>("now");
    QTest::addColumn<QByteArray>("day");
    QTest::addColumn<bool>("isGood");
    const auto row = [](const char *name,
                         const QByteArray &zone,
                         const QByteArray &now,
                         const QByteArray &day,
                         bool isGood) { QTest::newRow(name) << zone << now << day << isGood; };
    row("today", "UTC", "2026-12-31 23:59:59Z", "2026-12-31", true);
    row("yesterday", "UTC", "2027-01-01 00:00Z", "2026-12-31", false);
    row("today in the east", "Pacific/Kiritimati", "2026-12-31 11:00Z", "2027-01-01", true);
    row("yesterday in the east", "Pacific/Kiritimati", "2026-12-31 11:00Z", "2026-12-31", false);
    row("today in the west", "America/New_York", "2027-01-01 04:00Z", "2026-12-31", true);
    row("no day at all", "UTC", "2027-01-01 00:00Z", "infinity", false);
    row("long ago", "UTC", "2027-01-01 00:00Z", "-infinity", false);
    row("after the end of time", "UTC", "2027-01-01 00:00Z", "9999-12-31", false);
}

void TestCreditExpiry::aDayThatIsOverIsRefused()
{
    QFETCH(const QByteArray, zone);
    QFETCH(const QByteArray, now);
    QFETCH(const QByteArray, day);
    QFETCH(const bool, isGood);
    database().execute("UPDATE holdfast.sites SET zone = '" + zone + '\'');
    setClock(now);
    const CreditReply granted = grantUntil(day, 5);
    QCOMPARE(granted.outcome, isGood ? u"granted"_s : u"invalid_request"_s);
    QCOMPARE(granted.shortOf, isGood ? QString() : u"expires"_s);
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.wallets"), isGood ? 1 : 0);
}

void TestCreditExpiry::aBucketMayLimitTheLifetime()
{
    database().execute("SELECT api.add_bucket('gift', 30)");
    setClock("2026-12-01 12:00Z");
    const auto until = [this](const CreditOptions &options) {
        const qint64 entry
            = desk().grant(CreditCaller::newKey(), anna(), "gift", 5, options).entryId;
        return database().text("SELECT (expires_at AT TIME ZONE 'Europe/Prague')::text FROM"
                               " holdfast.credit_entries WHERE entry_id = "
            + QByteArray::number(entry));
    };
    QCOMPARE(until({}), u"2027-01-01 00:00:00"_s);
    QCOMPARE(until({ "NULL", "NULL", "'2027-05-01'" }), u"2027-05-02 00:00:00"_s);
}

void TestCreditExpiry::whatIsHeldStaysUntilItsHoldIsResolved()
{
    setClock("2026-12-01 12:00Z");
    grantUntil("2026-12-01", 100);
    const qint64 hold = desk().hold(anna(), 30, 86400);
    setClock("2026-12-02 00:00Z");
    QCOMPARE(numbers(anna()), QList<qint64>({ 100, 30, 0, 0 }));
    QCOMPARE(desk().debit(anna(), 1).numbers(), QList<qint64>({ 30, 30, 0, 0 }));
    // Released, it expires; nobody can take it first.
    QCOMPARE(desk().release(hold).numbers(), QList<qint64>({ 30, 0, 0, 0 }));
    QCOMPARE(desk().hold(anna(), 1), 0);
    QCOMPARE(numbers(anna()), QList<qint64>({ 0, 0, 0, 0 }));
    QCOMPARE(
        entries(anna()), QStringList({ u"granted 100"_s, u"expired -70"_s, u"expired -30"_s }));
}

void TestCreditExpiry::whatWasHeldMayBeCaptured()
{
    setClock("2026-12-01 12:00Z");
    grantUntil("2026-12-01", 100);
    const qint64 hold = desk().hold(anna(), 30, 86400);
    setClock("2026-12-02 00:00Z");
    QCOMPARE(desk().capture(hold, "20").numbers(), QList<qint64>({ 80, 0, 0, 0 }));
    database().execute("CALL api.sweep_expired(10)");
    QCOMPARE(
        entries(anna()), QStringList({ u"granted 100"_s, u"captured -20"_s, u"expired -80"_s }));
}

void TestCreditExpiry::aLaterHoldProtectsNothing()
{
    setClock("2026-12-01 12:00Z");
    grantUntil("2026-12-01", 100);
    desk().grant(anna(), 100);
    const qint64 early = desk().hold(anna(), 30, 86400);
    setClock("2026-12-02 00:00Z");
    const qint64 late = desk().hold(anna(), 100, 86400);
    QVERIFY(late > 0);
    QCOMPARE(numbers(anna()), QList<qint64>({ 130, 130, 0, 0 }));
    desk().release(early);
    // The late hold was placed on credits that are still good; these 30 are over.
    QCOMPARE(numbers(anna()), QList<qint64>({ 130, 100, 0, 0 }));
    QCOMPARE(desk().capture(late).numbers(), QList<qint64>({ 30, 0, 0, 0 }));
    QCOMPARE(desk().debit(anna(), 1).outcome, u"insufficient_credits"_s);
    QCOMPARE(numbers(anna()), QList<qint64>({ 0, 0, 0, 0 }));
}

void TestCreditExpiry::everyHoldProtectsWhatWasGoodThen()
{
    setClock("2026-12-01 12:00Z");
    grantUntil("2026-12-01", 40);
    grantUntil("2026-12-02", 40);
    const qint64 first = desk().hold(anna(), 30, 86400);
    setClock("2026-12-02 12:00Z");
    // 10 of the first grant are over, 30 protected; the second has 40, of which 35 get held.
    QCOMPARE(numbers(anna()), QList<qint64>({ 80, 0, 40, 0 }));
    database().execute("UPDATE holdfast.holds SET expires_at = '2026-12-05';"
                       " UPDATE holdfast.hold_lines SET expires_at = '2026-12-05'");
    QCOMPARE(numbers(anna()), QList<qint64>({ 80, 30, 40, 0 }));
    const qint64 second = desk().hold(anna(), 35, 86400);
    setClock("2026-12-03 06:00Z");
    QCOMPARE(numbers(anna()), QList<qint64>({ 70, 65, 0, 0 }));
    database().execute("CALL api.sweep_expired(10)");
    QCOMPARE(numbers(anna()), QList<qint64>({ 65, 65, 0, 0 }));
    QCOMPARE(desk().release(second).balance, 65);
    QCOMPARE(desk().capture(first).numbers(), QList<qint64>({ 35, 0, 0, 0 }));
    database().execute("CALL api.sweep_expired(10)");
    QCOMPARE(entries(anna()),
        QStringList({ u"granted 40"_s,
            u"granted 40"_s,
            u"expired -10"_s,
            u"expired -5"_s,
            u"captured -30"_s,
            u"expired -35"_s }));
}

void TestCreditExpiry::aCaptureUsesWhatItsHoldProtected()
{
    setClock("2026-12-01 12:00Z");
    const qint64 ended = grantUntil("2026-12-01", 30).entryId;
    const qint64 good = desk().grant(anna(), 100).entryId;
    const qint64 early = desk().hold(anna(), 30, 86400);
    setClock("2026-12-02 00:00Z");
    const qint64 late = desk().capture(desk().hold(anna(), 50, 600)).entryId;
    const qint64 use = desk().capture(early).entryId;
    const QByteArray query = "SELECT grant_entry FROM api.entry_uses(";
    QCOMPARE(database().number(query + QByteArray::number(late) + ')'), good);
    QCOMPARE(database().number(query + QByteArray::number(use) + ')'), ended);
    QCOMPARE(numbers(anna()), QList<qint64>({ 50, 0, 50, 0 }));
}

void TestCreditExpiry::theSweepWritesItOnce()
{
    setClock("2026-12-01 12:00Z");
    const qint64 jan = addCustomer("Jan");
    grantUntil("2026-12-01", 100);
    desk().grant(jan, 50, { "NULL", "NULL", "'2026-12-01'" });
    setClock("2026-12-02 00:00Z");
    ApiCaller worker(database().as(TestRole::Worker));
    worker.sweep(10);
    worker.sweep(10);
    for (const qint64 customer : { anna(), jan }) {
        QCOMPARE(numbers(customer), QList<qint64>({ 0, 0, 0, 0 }));
        QCOMPARE(entries(customer).size(), 2);
    }
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.journal"
                               " WHERE event = 'credits_expired'"),
        2);
}

void TestCreditExpiry::theSweepPassesByWhatIsProtected()
{
    setClock("2026-12-01 12:00Z");
    grantUntil("2026-12-01", 100);
    const qint64 hold = desk().hold(anna(), 100, 86400);
    setClock("2026-12-02 00:00Z");
    ApiCaller worker(database().as(TestRole::Worker));
    worker.sweep(10);
    QCOMPARE(entries(anna()), QStringList({ u"granted 100"_s }));
    desk().capture(hold, "1");
    worker.sweep(10);
    QCOMPARE(entries(anna()).last(), u"expired -99"_s);
}

void TestCreditExpiry::whatComesBackToAnEndedGrantExpires()
{
    setClock("2026-12-01 12:00Z");
    grantUntil("2026-12-01", 100);
    const qint64 use = desk().debit(anna(), 60).entryId;
    setClock("2026-12-02 00:00Z");
    QCOMPARE(desk().reverse(use).numbers(), QList<qint64>({ 0, 0, 0, 0 }));
    QCOMPARE(entries(anna()),
        QStringList({ u"granted 100"_s,
            u"debited -60"_s,
            u"expired -40"_s,
            u"reversed 60"_s,
            u"expired -60"_s }));
}

void TestCreditExpiry::aGrantReversedLaterCostsOnlyWhatWasUsed()
{
    setClock("2026-12-01 12:00Z");
    const qint64 grant = grantUntil("2026-12-01", 100).entryId;
    desk().debit(anna(), 60);
    setClock("2026-12-02 00:00Z");
    // 40 have expired; the payment for all of it failed.
    const CreditReply reversed = desk().reverse(grant);
    QCOMPARE(reversed.amount, 60);
    QCOMPARE(reversed.numbers(), QList<qint64>({ -60, 0, 0, 60 }));
}

void TestCreditExpiry::expiryBelowTheMinimumIsShown()
{
    setClock("2026-12-01 12:00Z");
    grantUntil("2026-12-01", 100);
    database().execute("SELECT api.set_wallet(1, 'default', 20, false)");
    setClock("2026-12-02 00:00Z");
    QCOMPARE(numbers(anna()), QList<qint64>({ 100, 0, 0, 20 }));
    database().execute("CALL api.sweep_expired(10)");
    QCOMPARE(numbers(anna()), QList<qint64>({ 0, 0, 0, 20 }));
}

void TestCreditExpiry::theNextEndIsAnnounced()
{
    setClock("2026-12-01 12:00Z");
    desk().grant(anna(), 1);
    grantUntil("2026-12-05", 20);
    grantUntil("2026-12-04", 10);
    grantUntil("2026-12-04", 5);
    const QByteArray next = "SELECT next_expiry_amount || ' at ' || to_timestamp(next_expiry_us"
                            " / 1000000) || ' ' || overdue FROM api.wallets()";
    database().execute("SET TimeZone = 'Europe/Prague'");
    QCOMPARE(database().text(next), u"15 at 2026-12-05 00:00:00+01 0"_s);
    desk().debit(anna(), 15);
    QCOMPARE(database().text(next), u"20 at 2026-12-06 00:00:00+01 0"_s);
    setClock("2026-12-07 12:00Z");
    QCOMPARE(database().text("SELECT overdue || coalesce(next_expiry_us::text, ' none')"
                             " FROM api.wallets()"),
        u"20 none"_s);
}

QTEST_GUILESS_MAIN(TestCreditExpiry)
#include "tst_creditexpiry.moc"
