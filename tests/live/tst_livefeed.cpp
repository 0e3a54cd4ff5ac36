#include "core/db/executor.h"
#include "core/db/listener.h"
#include "core/live/feedworker.h"
#include "core/live/livefeed.h"
#include "tests/support/apicaller.h"
#include "tests/support/databasetest.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/** What the desk hears without asking. */
class TestLiveFeed : public DatabaseTest {
    Q_OBJECT

private Q_SLOTS:
    void goesLive();
    void saysThatTheConnectionIsLostAndBack();
    void aServerThatIsNotThereIsToldWithItsNextAttempt();
    void aWrongPasswordIsRefused();
    void retriesWhenAsked();
    void theSealAgreesWithTheBooks();
    void theSealBreaksWithACorruptedCounter();
    void theSealIsUnknownWithoutAnAnswer();
    void nothingWaitsForTheWorker();
    void theAgeOfTheOldestLapsedHoldIsTold();
    void theUpkeepIsUnknownWithoutAnAnswer();
    void changesArriveThroughTheWorker();
    void stockAndCreditsArriveThroughTheWorker();
    void aLapseArrivesThroughTheWorker();
    void theWorkerClosesWhatLapsed();
    void twoWorkersDoNoHarm();
    void aPayloadThatIsNoDayIsIgnored();

private:
    ConnectionSettings named(const QString &name);
    bool isListening();
};

ConnectionSettings TestLiveFeed::named(const QString &name)
{
    ConnectionSettings settings = database().desk();
    settings.applicationName = name;
    return settings;
}

bool TestLiveFeed::isListening()
{
    return database().number("SELECT count(*) FROM pg_stat_activity WHERE datname ="
                             " current_database() AND query LIKE 'LISTEN%' AND state = 'idle'")
        == 1;
}

void TestLiveFeed::goesLive()
{
    DbExecutor executor(named(u"desk"_s));
    LiveFeed feed(executor, executor, nullptr);
    QTRY_COMPARE(feed.state(), ConnectionState::Live);
    QVERIFY(!feed.nextAttemptAt().isValid());
}

void TestLiveFeed::saysThatTheConnectionIsLostAndBack()
{
    DbExecutor executor(named(u"desk"_s));
    LiveFeed feed(executor, executor, nullptr);
    QTRY_COMPARE(feed.state(), ConnectionState::Live);
    QSignalSpy everything(&feed, &LiveFeed::everythingChanged);
    QCOMPARE(database().killSessions(u"desk"_s), 1);
    feed.start(); // the next question finds the link dead
    QTRY_COMPARE_GE(everything.count(), 1);
    QTRY_COMPARE(feed.state(), ConnectionState::Live);
}

void TestLiveFeed::aServerThatIsNotThereIsToldWithItsNextAttempt()
{
    ConnectionSettings nowhere;
    nowhere.connectionString = u"host=/nonexistent dbname=x"_s;
    DbExecutor executor(nowhere);
    LiveFeed feed(executor, executor, nullptr);
    QSignalSpy changed(&feed, &LiveFeed::stateChanged);
    QTRY_VERIFY(feed.lastError().code == ErrorCode::Unreachable);
    QTRY_VERIFY(feed.state() != ConnectionState::Live && feed.nextAttemptAt().isValid());
    QVERIFY(!feed.lastError().detail.isEmpty());
}

void TestLiveFeed::aWrongPasswordIsRefused()
{
    ConnectionSettings settings = database().as(TestRole::Staff);
    settings.connectionString.replace(u"password=test"_s, u"password=wrong"_s);
    DbExecutor executor(settings);
    LiveFeed feed(executor, executor, nullptr);
    QTRY_COMPARE(feed.state(), ConnectionState::Refused);
    QCOMPARE(feed.lastError().code, ErrorCode::WrongPassword);
}

void TestLiveFeed::retriesWhenAsked()
{
    ConnectionSettings nowhere;
    nowhere.connectionString = u"host=/nonexistent dbname=x"_s;
    DbExecutor executor(nowhere);
    LiveFeed feed(executor, executor, nullptr);
    QSignalSpy changed(&feed, &LiveFeed::stateChanged);
    QTRY_COMPARE_GE(changed.count(), 4); // the pause is two seconds by now
    const qsizetype before = changed.count();
    feed.retryNow();
    QTRY_COMPARE_GT_WITH_TIMEOUT(changed.count(), before, 1500);
}

void TestLiveFeed::theSealAgreesWithTheBooks()
{
    const SlotId slot = database().addSlot(5);
    ApiCaller(database().as(TestRole::Staff)).place(ApiCaller::newKey(), slot, 2);
    DbExecutor executor(named(u"desk"_s));
    LiveFeed feed(executor, executor, nullptr);
    QCOMPARE(feed.seal().state, Seal::State::Unknown);
    feed.start();
    QTRY_COMPARE(feed.seal().state, Seal::State::Agrees);
    QCOMPARE(feed.seal().brokenInvariants, 0);
    QVERIFY(feed.seal().checkedAt.isValid());
}

void TestLiveFeed::theSealBreaksWithACorruptedCounter()
{
    expectBrokenDatabase();
    database().addSlot(5);
    database().execute("UPDATE holdfast.pools SET free = free - 1");
    DbExecutor executor(named(u"desk"_s));
    LiveFeed feed(executor, executor, nullptr);
    QSignalSpy sealed(&feed, &LiveFeed::sealChanged);
    feed.start();
    QTRY_COMPARE(feed.seal().state, Seal::State::Broken);
    QCOMPARE_GE(feed.seal().brokenInvariants, 1);
    QCOMPARE(sealed.count(), 1);
}

void TestLiveFeed::theSealIsUnknownWithoutAnAnswer()
{
    ConnectionSettings nowhere;
    nowhere.connectionString = u"host=/nonexistent dbname=x"_s;
    DbExecutor executor(nowhere);
    LiveFeed feed(executor, executor, nullptr);
    QSignalSpy sealed(&feed, &LiveFeed::sealChanged);
    feed.start();
    QTRY_COMPARE_GE(sealed.count(), 1);
    QCOMPARE(feed.seal().state, Seal::State::Unknown);
}

void TestLiveFeed::nothingWaitsForTheWorker()
{
    ApiCaller(database().as(TestRole::Staff)).place(ApiCaller::newKey(), database().addSlot(5), 1);
    DbExecutor executor(named(u"desk"_s));
    LiveFeed feed(executor, executor, nullptr);
    QVERIFY(!feed.upkeep());
    feed.start();
    QTRY_COMPARE(feed.upkeep(), std::optional(Upkeep()));
    QVERIFY(!feed.upkeep()->isWorkerMissing());
}

void TestLiveFeed::theAgeOfTheOldestLapsedHoldIsTold()
{
    const SlotId slot = database().addSlot(5);
    ApiCaller staff(database().as(TestRole::Staff));
    const ApiAnswer oldest = staff.place(ApiCaller::newKey(), slot, 1);
    database().shiftClock(60s);
    staff.place(ApiCaller::newKey(), slot, 1);
    database().shiftClock(250s); // the first has lapsed after 300 s
    DbExecutor executor(named(u"desk"_s));
    LiveFeed feed(executor, executor, nullptr);
    feed.start();
    QTRY_VERIFY(feed.upkeep());
    QCOMPARE(feed.upkeep()->lapsedHolds, 1);
    QVERIFY(!feed.upkeep()->isWorkerMissing());
    database().shiftClock(160s);
    feed.start();
    QTRY_COMPARE(feed.upkeep()->lapsedHolds, 2);
    QCOMPARE(feed.upkeep()->oldestLapsedAt.toMSecsSinceEpoch(), oldest.expiresUs / 1000);
    QCOMPARE_GE(feed.upkeep()->oldestAge, 140s);
    QVERIFY(feed.upkeep()->isWorkerMissing());
    QCOMPARE(staff.sweep(10), 2);
    feed.start();
    QTRY_COMPARE(feed.upkeep(), std::optional(Upkeep()));
}

void TestLiveFeed::theUpkeepIsUnknownWithoutAnAnswer()
{
    DbExecutor executor(named(u"desk"_s));
    LiveFeed feed(executor, executor, nullptr);
    feed.start();
    QTRY_VERIFY(feed.upkeep());
    database().execute("ALTER FUNCTION api.upkeep() RENAME TO downkeep");
    feed.start();
    QTRY_VERIFY(!feed.upkeep());
    database().execute("ALTER FUNCTION api.downkeep() RENAME TO upkeep");
}

void TestLiveFeed::changesArriveThroughTheWorker()
{
    TestSlot june;
    june.start = QDateTime(QDate(2027, 6, 5), QTime(10, 0), Qt::UTC);
    const SlotId slot = database().addSlot(june);
    DbExecutor executor(named(u"desk"_s));
    NotificationListener listener(named(u"listener"_s));
    LiveFeed feed(executor, executor, &listener);
    QSignalSpy days(&feed, &LiveFeed::dayChanged);
    const FeedWorker worker(named(u"worker"_s));
    QTRY_VERIFY(isListening());
    ApiCaller staff(database().as(TestRole::Staff));
    // The worker starts from where it first looks, so a change is repeated until it is heard.
    const qint64 hold = staff.place(ApiCaller::newKey(), slot, 1).holdId;
    QTRY_VERIFY(staff.extend(hold).outcome == u"extended" && days.count() > 0);
    QCOMPARE(days.first().at(0).value<SiteId>(), SiteId(1));
    QCOMPARE(days.first().at(1).toDate(), QDate(2027, 6, 5));
}

void TestLiveFeed::stockAndCreditsArriveThroughTheWorker()
{
    database().addStock(u"SHOES"_s, u"Shoes"_s, 10);
    database().execute("SELECT api.add_customer('Anna', '', '')");
    DbExecutor executor(named(u"desk"_s));
    NotificationListener listener(named(u"listener"_s));
    LiveFeed feed(executor, executor, &listener);
    QSignalSpy stock(&feed, &LiveFeed::stockChanged);
    QSignalSpy credits(&feed, &LiveFeed::creditsChanged);
    QSignalSpy days(&feed, &LiveFeed::dayChanged);
    const FeedWorker worker(named(u"worker"_s));
    QTRY_VERIFY(isListening());
    // The worker starts from where it first looks, so a change is repeated until it is heard.
    QTRY_VERIFY(
        database().text("SELECT outcome FROM api.adjust_stock(gen_random_uuid(), 1, 1, 'x')")
            == u"adjusted"
        && stock.count() > 0);
    QCOMPARE(stock.first().at(0).value<SiteId>(), SiteId(1));
    QCOMPARE(credits.count(), 0);
    QTRY_VERIFY(database().text("SELECT outcome FROM api.grant_credits(gen_random_uuid(), 1,"
                                " 'default', 1)")
            == u"granted"
        && credits.count() > 0);
    QCOMPARE(credits.first().at(0).value<SiteId>(), SiteId(1));
    QCOMPARE(days.count(), 0);
}

void TestLiveFeed::aLapseArrivesThroughTheWorker()
{
    TestSlot june;
    june.start = QDateTime(QDate(2027, 6, 5), QTime(10, 0), Qt::UTC);
    const SlotId slot = database().addSlot(june);
    DbExecutor executor(named(u"desk"_s));
    NotificationListener listener(named(u"listener"_s));
    LiveFeed feed(executor, executor, &listener);
    QSignalSpy days(&feed, &LiveFeed::dayChanged);
    const FeedWorker worker(named(u"worker"_s));
    QTRY_VERIFY(isListening());
    ApiCaller staff(database().as(TestRole::Staff));
    const qint64 hold = staff.place(ApiCaller::newKey(), slot, 1).holdId;
    QTRY_VERIFY(staff.extend(hold).outcome == u"extended" && days.count() > 0);
    // The feed grows quiet, then only time goes on.
    days.clear();
    QTRY_VERIFY(!days.wait(1000));
    database().shiftClock(301s);
    QTRY_COMPARE_GE(days.count(), 1);
}

void TestLiveFeed::theWorkerClosesWhatLapsed()
{
    const SlotId slot = database().addSlot(5);
    ApiCaller(database().as(TestRole::Staff)).place(ApiCaller::newKey(), slot, 1);
    database().shiftClock(301s);
    const FeedWorker worker(named(u"worker"_s));
    QTRY_COMPARE_WITH_TIMEOUT(
        database().text("SELECT status FROM holdfast.holds"), u"expired"_s, 20000);
}

void TestLiveFeed::twoWorkersDoNoHarm()
{
    const SlotId slot = database().addSlot(50);
    ApiCaller staff(database().as(TestRole::Staff));
    for (int i = 0; i < 50; ++i) {
        staff.place(ApiCaller::newKey(), slot, 1);
    }
    database().shiftClock(301s);
    const FeedWorker first(named(u"worker 1"_s));
    const FeedWorker second(named(u"worker 2"_s));
    QTRY_COMPARE_WITH_TIMEOUT(
        database().number("SELECT count(*) FROM holdfast.holds WHERE status = 'expired'"),
        50,
        20000);
    QCOMPARE(
        database().number("SELECT count(*) FROM holdfast.journal WHERE event = 'expired'"), 50);
}

void TestLiveFeed::aPayloadThatIsNoDayIsIgnored()
{
    DbExecutor executor(named(u"desk"_s));
    NotificationListener listener(named(u"listener"_s));
    LiveFeed feed(executor, executor, &listener);
    QSignalSpy days(&feed, &LiveFeed::dayChanged);
    QTRY_VERIFY(isListening());
    for (const char *payload : { "",
             "x",
             "1",
             "1:",
             "0:2027-06-05",
             "-1:2027-06-05",
             "1:2027-13-45",
             "1:stocks",
             "0:stock",
             "x:credits",

             "9:2027-06-05" }) {
        database().execute("SELECT pg_notify('holdfast_changed', '" + QByteArray(payload) + "')");
    }
    QTRY_COMPARE(days.count(), 1); // the last one
    QCOMPARE(days.first().at(0).value<SiteId>(), SiteId(9));
}

QTEST_GUILESS_MAIN(TestLiveFeed)
#include "tst_livefeed.moc"
