#include "core/base/onui.h"
#include "core/db/executor.h"
#include "tests/support/databasetest.h"
#include "tests/support/waitfor.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include <atomic>
#include <semaphore>
#include <thread>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/** The thread with a connection: results, order, losses, retries, the end. */
class TestExecutor : public DatabaseTest {
    Q_OBJECT

private Q_SLOTS:
    void answersJobsInOrder();
    void runsJobsOnAThreadOfItsOwn();
    void continuesOnTheUiThread();
    void answersWhatIsQueuedWhenItEnds();
    void aLongReadIsGivenUpWhenItEnds();
    void refusesWhatIsTooMuch();
    void asksAReadAgainThatLostItsConnection();
    void neverRepeatsACommandThatLostItsConnection();
    void aCommandAfterAKillWhileIdleGoesOnANewConnection();
    void comesBackByItself();
    void tellsHowItsLinkStands();
    void answersAtOnceWhileThereIsNoServer();
    void waitsLongerAfterEachFailure();
    void connectsNowWhenAsked();
    void aWrongPasswordIsRefused();
    void runsAConflictAgain_data();
    void runsAConflictAgain();
    void givesUpAConflictThatStays();

private:
    ConnectionSettings victim();
    static QFuture<Result<qint64>> ask(DbExecutor &executor, const char *query, Effect effect);
};

ConnectionSettings TestExecutor::victim()
{
    ConnectionSettings settings = database().administrator();
    settings.applicationName = u"victim"_s;
    return settings;
}

QFuture<Result<qint64>> TestExecutor::ask(DbExecutor &executor, const char *query, Effect effect)
{
    return executor.run<qint64>(
        effect, [query, effect](DbConnection &connection) -> Result<qint64> {
            const Result<Rows> rows = connection.run(query, {}, effect);
            if (!rows) {
                return rows.error();
            }
            return rows->integer(0, 0);
        });
}

void TestExecutor::answersJobsInOrder()
{
    DbExecutor executor(database().administrator());
    QList<int> order;
    QList<QFuture<Result<int>>> futures;
    for (int i = 0; i < 50; ++i) {
        futures.append(executor.run<int>(Effect::Read, [&order, i](DbConnection &) -> Result<int> {
            order.append(i); // on the one thread of the executor
            return i;
        }));
    }
    for (int i = 0; i < 50; ++i) {
        QCOMPARE(valueFrom(futures[i]), i);
    }
    QVERIFY(std::is_sorted(order.cbegin(), order.cend()));
}

void TestExecutor::runsJobsOnAThreadOfItsOwn()
{
    DbExecutor executor(database().administrator());
    const auto thread = valueFrom(executor.run<QThread *>(Effect::Read,
        [](DbConnection &) -> Result<QThread *> { return QThread::currentThread(); }));
    QVERIFY(thread != QThread::currentThread());
}

void TestExecutor::continuesOnTheUiThread()
{
    DbExecutor executor(database().administrator());
    QObject owner;
    QThread *seen = nullptr;
    onUi(&owner, ask(executor, "SELECT 3", Effect::Read), [&seen](const Result<qint64> &) {
        seen = QThread::currentThread();
    });
    QTRY_COMPARE(seen, QThread::currentThread());
}

void TestExecutor::answersWhatIsQueuedWhenItEnds()
{
    QList<QFuture<Result<qint64>>> futures;
    std::binary_semaphore started(0);
    std::binary_semaphore go(0);
    QFuture<Result<qint64>> running;
    {
        DbExecutor executor(database().administrator());
        running = executor.run<qint64>(Effect::Read, [&](DbConnection &) -> Result<qint64> {
            started.release();
            go.acquire();
            return 1;
        });
        started.acquire();
        for (int i = 0; i < 10; ++i) {
            futures.append(ask(executor, "SELECT 1", Effect::Read));
        }
        std::thread releaser([&go] {
            QTest::qSleep(50); // the destructor below has begun to wait by then, or will at once
            go.release();
        });
        releaser.detach();
    }
    QVERIFY(running.isFinished());
    QVERIFY(running.result().isOk());
    for (const auto &future : std::as_const(futures)) {
        QVERIFY(future.isFinished());
        QCOMPARE(future.result().error().code, ErrorCode::Cancelled);
    }
}

/** A desk that is closed while the doctor reads the whole journal must not wait for it. */
void TestExecutor::aLongReadIsGivenUpWhenItEnds()
{
    ConnectionSettings patient = victim();
    patient.statementTimeout = std::chrono::minutes(10);
    const QByteArray running = "SELECT count(*) FROM pg_stat_activity WHERE application_name ="
                               " 'victim' AND wait_event = 'PgSleep'";
    auto executor = std::make_unique<DbExecutor>(patient);
    const auto answer = ask(*executor, "SELECT 1 FROM pg_sleep(500)", Effect::Read);
    QTRY_COMPARE(database().number(running), 1);
    executor.reset();
    QCOMPARE(waitFor(answer).error().code, ErrorCode::Unreachable);
    QTRY_COMPARE(database().number(running), 0); // the server has noticed as well
}

void TestExecutor::refusesWhatIsTooMuch()
{
    DbExecutor executor(database().administrator());
    std::binary_semaphore go(0);
    const auto blocker = executor.run<int>(Effect::Read, [&go](DbConnection &) -> Result<int> {
        go.acquire();
        return 0;
    });
    QList<QFuture<Result<qint64>>> futures;
    for (int i = 0; i < 1200; ++i) {
        futures.append(ask(executor, "SELECT 1", Effect::Read));
    }
    QVERIFY(futures.last().isFinished()); // answered at once, not queued for ever
    QVERIFY(!futures.last().result().isOk());
    go.release();
    QVERIFY(waitFor(futures.first()).isOk());
}

void TestExecutor::asksAReadAgainThatLostItsConnection()
{
    DbExecutor executor(victim());
    std::atomic<int> attempts = 0;
    const auto answer = executor.run<qint64>(
        Effect::Read, [&attempts](DbConnection &connection) -> Result<qint64> {
            const char *query = ++attempts == 1
                ? "SELECT 1 FROM pg_terminate_backend(pg_backend_pid()), pg_sleep(5)"
                : "SELECT 42";
            const Result<Rows> rows = connection.run(query, {}, Effect::Read);
            if (!rows) {
                return rows.error();
            }
            return rows->integer(0, 0);
        });
    QCOMPARE(valueFrom(answer), 42);
    QCOMPARE(attempts.load(), 2);
}

void TestExecutor::neverRepeatsACommandThatLostItsConnection()
{
    DbExecutor executor(victim());
    std::atomic<int> attempts = 0;
    const auto answer = executor.run<qint64>(
        Effect::Command, [&attempts](DbConnection &connection) -> Result<qint64> {
            ++attempts;
            const Result<Rows> rows = connection.run(
                "SELECT 1 FROM pg_terminate_backend(pg_backend_pid()), pg_sleep(5)",
                {},
                Effect::Command);
            return rows ? Result<qint64>(1) : Result<qint64>(rows.error());
        });
    QCOMPARE(waitFor(answer).error().code, ErrorCode::OutcomeUnknown);
    QCOMPARE(attempts.load(), 1);
}

void TestExecutor::aCommandAfterAKillWhileIdleGoesOnANewConnection()
{
    // The farewell of the server and the end of the stream are two reads; after only one of them
    // the dead link would look open, and the first command of the morning would fail.
    DbExecutor executor(victim());
    QCOMPARE(valueFrom(ask(executor, "SELECT 1", Effect::Read)), 1);
    QCOMPARE(database().killSessions(u"victim"_s), 1);
    QTRY_COMPARE(database().number("SELECT count(*) FROM pg_stat_activity WHERE application_name ="
                                   " 'victim'"),
        0);
    QCOMPARE(valueFrom(ask(executor, "SELECT 2", Effect::Command)), 2);
}

void TestExecutor::comesBackByItself()
{
    DbExecutor executor(victim());
    QCOMPARE(valueFrom(ask(executor, "SELECT 1", Effect::Read)), 1);
    QCOMPARE(database().killSessions(u"victim"_s), 1);
    // The link is found dead before anything is sent, so even a command may go on a new one.
    QTRY_VERIFY(waitFor(ask(executor, "SELECT 2", Effect::Command)).isOk());
    QCOMPARE(executor.link().kind, LinkState::Kind::Live);
}

void TestExecutor::tellsHowItsLinkStands()
{
    DbExecutor executor(victim());
    QSignalSpy changed(&executor, &DbExecutor::linkChanged);
    QTRY_COMPARE(executor.link().kind, LinkState::Kind::Live);
    QVERIFY(!executor.link().nextAttemptAt.isValid());
    changed.clear();
    QCOMPARE(database().killSessions(u"victim"_s), 1);
    QTRY_VERIFY(waitFor(ask(executor, "SELECT 1", Effect::Read)).isOk());
    QTRY_COMPARE_GE(changed.count(), 2); // lost, and live again
    QTRY_COMPARE(executor.link().kind, LinkState::Kind::Live);
}

void TestExecutor::answersAtOnceWhileThereIsNoServer()
{
    ConnectionSettings settings;
    settings.connectionString = u"host=/nonexistent dbname=x"_s;
    DbExecutor executor(settings);
    QTRY_COMPARE(executor.link().kind, LinkState::Kind::Lost);
    QElapsedTimer clock;
    clock.start();
    for (int i = 0; i < 20; ++i) {
        QCOMPARE(waitFor(ask(executor, "SELECT 1", Effect::Command)).error().code,
            ErrorCode::Unreachable);
    }
    QCOMPARE_LT(clock.elapsed(), 5000);
    QVERIFY(executor.link().nextAttemptAt.isValid());
    QCOMPARE(executor.link().lastError.code, ErrorCode::Unreachable);
}

void TestExecutor::waitsLongerAfterEachFailure()
{
    ConnectionSettings settings;
    settings.connectionString = u"host=/nonexistent dbname=x"_s;
    DbExecutor executor(settings);
    QSignalSpy changed(&executor, &DbExecutor::linkChanged);
    QTRY_COMPARE_GE(changed.count(), 3);
    // 250 + 500 ms have passed at the third failure, and the fourth is a second away.
    const qint64 away = QDateTime::currentDateTimeUtc().msecsTo(executor.link().nextAttemptAt);
    QCOMPARE_GT(away, 500);
    QCOMPARE_LE(away, 8000);
}

void TestExecutor::connectsNowWhenAsked()
{
    ConnectionSettings settings;
    settings.connectionString = u"host=/nonexistent dbname=x"_s;
    DbExecutor executor(settings);
    QSignalSpy changed(&executor, &DbExecutor::linkChanged);
    QTRY_COMPARE_GE(changed.count(), 4);
    const int before = int(changed.count());
    executor.connectNow();
    // Its own next attempt is two seconds away. Not by wait(), which misses an attempt that is over
    // before it begins to wait.
    QTRY_COMPARE_GT_WITH_TIMEOUT(int(changed.count()), before, 1500);
}

void TestExecutor::aWrongPasswordIsRefused()
{
    ConnectionSettings settings = database().as(TestRole::Staff);
    settings.connectionString.replace(u"password=test"_s, u"password=wrong"_s);
    DbExecutor executor(settings);
    QTRY_COMPARE(executor.link().kind, LinkState::Kind::Refused);
    QCOMPARE(
        waitFor(ask(executor, "SELECT 1", Effect::Read)).error().code, ErrorCode::WrongPassword);
}

void TestExecutor::runsAConflictAgain_data()
{
    QTest::addColumn<QByteArray>("state");
    QTest::newRow("serialization failure") << QByteArray("40001");
    QTest::newRow("deadlock") << QByteArray("40P01");
}

void TestExecutor::runsAConflictAgain()
{
    QFETCH(const QByteArray, state);
    database().execute("CREATE SEQUENCE tries; CREATE FUNCTION flaky() RETURNS bigint LANGUAGE"
                       " plpgsql AS $$ DECLARE v bigint := nextval('tries'); BEGIN IF v < 4 THEN"
                       " RAISE EXCEPTION 'conflict' USING ERRCODE = '"
        + state + "'; END IF; RETURN v; END $$");
    DbExecutor executor(database().administrator());
    QCOMPARE(valueFrom(ask(executor, "SELECT flaky()", Effect::Command)), 4);
}

void TestExecutor::givesUpAConflictThatStays()
{
    database().execute("CREATE SEQUENCE tries; CREATE FUNCTION flaky() RETURNS bigint LANGUAGE"
                       " plpgsql AS $$ BEGIN PERFORM nextval('tries'); RAISE EXCEPTION 'conflict'"
                       " USING ERRCODE = '40001'; END $$");
    DbExecutor executor(database().administrator());
    const auto result = waitFor(ask(executor, "SELECT flaky()", Effect::Command));
    QCOMPARE(result.error().code, ErrorCode::Busy);
    QCOMPARE(database().number("SELECT last_value FROM tries"), 5);
}

QTEST_GUILESS_MAIN(TestExecutor)
#include "tst_executor.moc"
