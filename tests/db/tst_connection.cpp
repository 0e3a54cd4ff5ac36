#include "core/db/connection.h"
#include "tests/support/databasetest.h"
#include "tests/support/waitfor.h"

#include <QElapsedTimer>
#include <QTest>

#include <csignal>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/** One connection: what it returns, how long it waits, and how it tells what went wrong. */
class TestConnection : public DatabaseTest {
    Q_OBJECT

private Q_SLOTS:
    void readsEveryKindOfValue();
    void bindsEveryKindOfValue_data();
    void bindsEveryKindOfValue();
    void arraysTravelWhole();
    void anErrorCarriesItsState();
    void staysUsableAfterAnError();
    void aStatementThatTakesTooLongIsBusy();
    void aLockThatIsNotReleasedIsBusy();
    void aServerThatFreezesIsGivenUp_data();
    void aServerThatFreezesIsGivenUp();
    void aSessionThatIsKilledInMidStatement_data();
    void aSessionThatIsKilledInMidStatement();
    void noticesThatItWasKilledWhileIdle();
    void aWrongPasswordIsToldApart();
    void anUnknownLoginIsToldApart();
    void aHostThatIsNotThereIsUnreachable_data();
    void aHostThatIsNotThereIsUnreachable();
    void aWarningMakesTheOutcomeOfACommandUnknown();
    void aScriptWhoseSecondStatementFailsIsAnError();
    void aScriptRunsWhole();
    void sessionsAreInUtcWithLimits();
    void optionsOfThePersonAreKept();
    void theNameOfTheDeskIsInTheJournal_data();
    void theNameOfTheDeskIsInTheJournal();
    void aNameThatIsNoTextIsRefused();
    void notificationsArrive();

private:
    qint64 pidOf(DbConnection &connection);
};

qint64 TestConnection::pidOf(DbConnection &connection)
{
    return valueOf(connection.run("SELECT pg_backend_pid()", {}, Effect::Read)).integer(0, 0);
}

void TestConnection::readsEveryKindOfValue()
{
    DbConnection connection(database().administrator());
    valueOf(connection.open());
    const Rows rows = valueOf(connection.run("SELECT 7, 'Řeřicha', true, NULL, 1811743199999999,"
                                             " -9223372036854775808",
        {},
        Effect::Read));
    QCOMPARE(rows.count(), 1);
    QCOMPARE(rows.integer(0, 0), 7);
    QCOMPARE(rows.smallInteger(0, 0), 7);
    QCOMPARE(rows.text(0, 1), u"Řeřicha"_s);
    QVERIFY(rows.boolean(0, 2));
    QVERIFY(rows.isNull(0, 3));
    QCOMPARE(rows.text(0, 3), QString());
    QCOMPARE(rows.integer(0, 3), 0);
    QVERIFY(!rows.instant(0, 3).isValid());
    QCOMPARE(rows.instant(0, 4), QDateTime::fromMSecsSinceEpoch(1811743199999, Qt::UTC));
    QCOMPARE(rows.integer(0, 5), std::numeric_limits<qint64>::min());
}

void TestConnection::bindsEveryKindOfValue_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("plain") << u"Hall"_s;
    QTest::newRow("empty") << u""_s;
    QTest::newRow("quotes") << u"O'Brien \"x\" \\ $1"_s;
    QTest::newRow("SQL") << u"'); DROP SCHEMA holdfast CASCADE; --"_s;
    QTest::newRow("emoji") << u"👨‍👩‍👧"_s;
    QTest::newRow("lines") << u"a\nb\tc\r"_s;
}

void TestConnection::bindsEveryKindOfValue()
{
    QFETCH(const QString, text);
    DbConnection connection(database().administrator());
    valueOf(connection.open());
    const Rows rows
        = valueOf(connection.run("SELECT $1::text, $2::bigint, $3::text, ($4::text[])[1]",
            Parameters().add(text).add(qint64(-5)).addNull().add(QList<QString> { text }),
            Effect::Read));
    QCOMPARE(rows.text(0, 0), text);
    QVERIFY(!rows.isNull(0, 0));
    QCOMPARE(rows.integer(0, 1), -5);
    QVERIFY(rows.isNull(0, 2));
    QCOMPARE(rows.text(0, 3), text);
}

void TestConnection::arraysTravelWhole()
{
    DbConnection connection(database().administrator());
    valueOf(connection.open());
    const Rows rows = valueOf(connection.run(
        "SELECT cardinality($1::bigint[]), ($1::bigint[])[2], cardinality($2::text[]),"
        " ($2::text[])[2]",
        Parameters()
            .add(QList<qint64> { 1, std::numeric_limits<qint64>::max() })
            .add(QList<QString> { u"NULL"_s, u"a,b {c}"_s }),
        Effect::Read));
    QCOMPARE(rows.integer(0, 0), 2);
    QCOMPARE(rows.integer(0, 1), std::numeric_limits<qint64>::max());
    QCOMPARE(rows.integer(0, 2), 2);
    QCOMPARE(rows.text(0, 3), u"a,b {c}"_s);
}

void TestConnection::anErrorCarriesItsState()
{
    DbConnection connection(database().administrator());
    valueOf(connection.open());
    const auto result = connection.run("SELECT 1 / 0", {}, Effect::Read);
    QVERIFY(!result.isOk());
    QCOMPARE(result.error().code, ErrorCode::InvalidInput);
    QCOMPARE(result.error().sqlState, u"22012"_s);
    QVERIFY(!result.error().detail.isEmpty());
}

void TestConnection::staysUsableAfterAnError()
{
    DbConnection connection(database().administrator());
    valueOf(connection.open());
    for (int i = 0; i < 3; ++i) {
        QVERIFY(!connection.run("SELECT nonsense", {}, Effect::Read).isOk());
        QVERIFY(!connection.run("SELECT 1 / 0", {}, Effect::Read).isOk());
        QCOMPARE(pidOf(connection), pidOf(connection));
    }
}

void TestConnection::aStatementThatTakesTooLongIsBusy()
{
    ConnectionSettings settings = database().administrator();
    settings.statementTimeout = 200ms;
    DbConnection connection(settings);
    valueOf(connection.open());
    const auto read = connection.run("SELECT pg_sleep(60)", {}, Effect::Read);
    QCOMPARE(read.error().code, ErrorCode::Busy);
    const auto command = connection.run("SELECT pg_sleep(59)", {}, Effect::Command);
    QCOMPARE(command.error().code, ErrorCode::OutcomeUnknown);
    QVERIFY(connection.isOpen());
}

void TestConnection::aLockThatIsNotReleasedIsBusy()
{
    database().addSlot(1);
    RawConnection locker(database().administrator().connectionString);
    locker.run("BEGIN; LOCK TABLE holdfast.pools");
    ConnectionSettings settings = database().administrator();
    settings.lockTimeout = 200ms;
    DbConnection connection(settings);
    valueOf(connection.open());
    const auto blocked = connection.run("SELECT free FROM holdfast.pools", {}, Effect::Read);
    QCOMPARE(blocked.error().code, ErrorCode::Busy);
    QCOMPARE(blocked.error().sqlState, u"55P03"_s);
}

void TestConnection::aServerThatFreezesIsGivenUp_data()
{
    QTest::addColumn<Effect>("effect");
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("read") << Effect::Read << ErrorCode::Unreachable;
    QTest::newRow("command") << Effect::Command << ErrorCode::OutcomeUnknown;
}

void TestConnection::aServerThatFreezesIsGivenUp()
{
    QFETCH(const Effect, effect);
    QFETCH(const ErrorCode, code);
    ConnectionSettings settings = database().administrator();
    settings.statementTimeout = 300ms;
    DbConnection connection(settings);
    valueOf(connection.open());
    const auto pid = static_cast<pid_t>(pidOf(connection));
    if (kill(pid, SIGSTOP) != 0) {
        QSKIP("the server belongs to somebody else");
    }
    QElapsedTimer clock;
    clock.start();
    const auto result = connection.run("SELECT 2", {}, effect);
    const qint64 took = clock.elapsed();
    kill(pid, SIGCONT);
    QVERIFY(!result.isOk());
    // The first use of a text prepares it, and a prepare has no effect yet.
    QVERIFY(result.error().code == code || result.error().code == ErrorCode::Unreachable);
    QCOMPARE_LT(took, 15000);
    QVERIFY(!connection.isOpen());
}

void TestConnection::aSessionThatIsKilledInMidStatement_data()
{
    QTest::addColumn<Effect>("effect");
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("read") << Effect::Read << ErrorCode::Unreachable;
    QTest::newRow("command") << Effect::Command << ErrorCode::OutcomeUnknown;
}

void TestConnection::aSessionThatIsKilledInMidStatement()
{
    QFETCH(const Effect, effect);
    QFETCH(const ErrorCode, code);
    ConnectionSettings settings = database().administrator();
    settings.applicationName = u"victim"_s;
    DbConnection connection(settings);
    valueOf(connection.open());
    const auto result
        = connection.run("SELECT pg_terminate_backend(pg_backend_pid()), pg_sleep(5)", {}, effect);
    QVERIFY(!result.isOk());
    QCOMPARE(result.error().code, code);
    QVERIFY(!connection.isOpen());
    QCOMPARE(connection.socket(), -1);
}

void TestConnection::noticesThatItWasKilledWhileIdle()
{
    ConnectionSettings settings = database().administrator();
    settings.applicationName = u"victim"_s;
    DbConnection connection(settings);
    valueOf(connection.open());
    QCOMPARE(database().killSessions(u"victim"_s), 1);
    QTRY_VERIFY(!connection.isOpen());
    const auto result = connection.run("SELECT 1", {}, Effect::Command);
    QCOMPARE(result.error().code, ErrorCode::Unreachable); // nothing was sent
    valueOf(connection.open());
    QVERIFY(connection.run("SELECT 1", {}, Effect::Read).isOk());
}

void TestConnection::aWrongPasswordIsToldApart()
{
    ConnectionSettings settings = database().as(TestRole::Staff);
    settings.connectionString.replace(u"password=test"_s, u"password=wrong"_s);
    const auto result = DbConnection(settings).open();
    QCOMPARE(result.error().code, ErrorCode::WrongPassword);
    QVERIFY(!result.error().detail.contains(u"wrong"_s));
}

void TestConnection::anUnknownLoginIsToldApart()
{
    ConnectionSettings settings = database().as(TestRole::Staff);
    settings.connectionString.replace(
        TestCluster::loginOf(TestRole::Staff), u"holdfast_test_ghost"_s);
    QCOMPARE(DbConnection(settings).open().error().code, ErrorCode::WrongPassword);
}

void TestConnection::aHostThatIsNotThereIsUnreachable_data()
{
    QTest::addColumn<QString>("connection");
    QTest::newRow("no such folder") << u"host=/nonexistent dbname=x"_s;
    QTest::newRow("no such name") << u"host=nonexistent.invalid dbname=x"_s;
    QTest::newRow("closed port") << u"host=127.0.0.1 port=1 dbname=x"_s;
    QTest::newRow("not a connection string") << u"this is not one"_s;
}

void TestConnection::aHostThatIsNotThereIsUnreachable()
{
    QFETCH(const QString, connection);
    ConnectionSettings settings;
    settings.connectionString = connection;
    const auto result = DbConnection(settings).open();
    QVERIFY(!result.isOk());
    QCOMPARE(result.error().code, ErrorCode::Unreachable);
    QVERIFY(!result.error().detail.isEmpty());
}

void TestConnection::aWarningMakesTheOutcomeOfACommandUnknown()
{
    // What a server says when a commit was cancelled while it waited for its standby.
    database().execute("CREATE FUNCTION doubt() RETURNS int LANGUAGE plpgsql AS"
                       " $$ BEGIN RAISE WARNING 'not sure'; RETURN 1; END $$");
    DbConnection connection(database().administrator());
    valueOf(connection.open());
    QCOMPARE(connection.run("SELECT doubt()", {}, Effect::Command).error().code,
        ErrorCode::OutcomeUnknown);
    QVERIFY(connection.run("SELECT doubt()", {}, Effect::Read).isOk());
    QVERIFY(connection.run("SELECT 1", {}, Effect::Command).isOk());
}

void TestConnection::aScriptWhoseSecondStatementFailsIsAnError()
{
    DbConnection connection(database().administrator());
    valueOf(connection.open());
    const auto result = connection.runScript(
        "CREATE TABLE first (a int); SELECT 1 / 0; CREATE TABLE third (a int);");
    QVERIFY(!result.isOk());
    QCOMPARE(result.error().sqlState, u"22012"_s);
    QCOMPARE(database().text("SELECT to_regclass('first')"), QString());
    QVERIFY(connection.runScript("SELECT 1;").isOk());
}

void TestConnection::aScriptRunsWhole()
{
    DbConnection connection(database().administrator());
    valueOf(connection.open());
    QVERIFY(connection.runScript("CREATE TABLE t (a int); INSERT INTO t VALUES (1), (2);").isOk());
    QVERIFY(connection.runScript("").isOk());
    QCOMPARE(database().number("SELECT count(*) FROM t"), 2);
}

void TestConnection::sessionsAreInUtcWithLimits()
{
    DbConnection connection(database().administrator());
    valueOf(connection.open());
    const Rows rows = valueOf(
        connection.run("SELECT current_setting('timezone'), current_setting('statement_timeout'),"
                       " current_setting('lock_timeout'), current_setting('client_encoding'),"
                       " current_setting('idle_in_transaction_session_timeout')",
            {},
            Effect::Read));
    QCOMPARE(rows.text(0, 0), u"UTC"_s);
    QCOMPARE(rows.text(0, 1), u"5s"_s);
    QCOMPARE(rows.text(0, 2), u"2s"_s);
    QCOMPARE(rows.text(0, 3), u"UTF8"_s);
    QCOMPARE(rows.text(0, 4), u"30s"_s);
}

void TestConnection::optionsOfThePersonAreKept()
{
    ConnectionSettings settings = database().administrator();
    settings.connectionString += u" options='-c work_mem=7MB'"_s;
    DbConnection connection(settings);
    valueOf(connection.open());
    const Rows rows = valueOf(connection.run(
        "SELECT current_setting('work_mem'), current_setting('jit')", {}, Effect::Read));
    QCOMPARE(rows.text(0, 0), u"7MB"_s);
    QCOMPARE(rows.text(0, 1), u"off"_s);
}

void TestConnection::theNameOfTheDeskIsInTheJournal_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("written");
    QTest::newRow("marks and blanks") << u"Kasa u vchodu č. 2"_s << u"Kasa u vchodu č. 2"_s;
    QTest::newRow("cyrillic") << u"Стойка \\ касса"_s << u"Стойка \\ касса"_s;
    QTest::newRow("an option") << u"x -c jit=on"_s << u"x -c jit=on"_s;
    QTest::newRow("long") << QString(100, u'я') << QString(80, u'я');
    QTest::newRow("none") << QString() << u"desk 1"_s;
}

void TestConnection::theNameOfTheDeskIsInTheJournal()
{
    QFETCH(const QString, name);
    QFETCH(const QString, written);
    const SlotId slot = database().addSlot(4);
    ConnectionSettings settings = database().desk();
    settings.workstation = name;
    settings.applicationName = u"desk 1"_s;
    DbConnection connection(settings);
    valueOf(connection.open());
    const Rows placed = valueOf(connection.run(
        "CALL api.place_hold(gen_random_uuid(), ARRAY[$1::bigint], ARRAY[1]::bigint[])",
        Parameters().addId(slot),
        Effect::Command));
    valueOf(connection.run(
        "CALL api.confirm_hold($1)", Parameters().add(placed.integer(0, 1)), Effect::Command));
    QCOMPARE(database().text("SELECT string_agg(DISTINCT desk, '|') FROM holdfast.journal"
                             " WHERE event IN ('held', 'captured')"),
        written);
    QCOMPARE(valueOf(connection.run("SHOW jit", {}, Effect::Read)).text(0, 0), u"off"_s);
}

/** What comes with the start of a session reaches the server unchecked. */
void TestConnection::aNameThatIsNoTextIsRefused()
{
    const SlotId slot = database().addSlot(4);
    qputenv("PGOPTIONS", "-choldfast.desk=\xff\xc3");
    RawConnection raw(database().desk().connectionString);
    qunsetenv("PGOPTIONS");
    QVERIFY2(raw.isOpen(), qPrintable(raw.error()));
    const RawAnswer answer = raw.run("CALL api.place_hold(gen_random_uuid(), ARRAY["
        + QByteArray::number(slot.value()) + "]::bigint[], ARRAY[1]::bigint[])");
    QCOMPARE(answer.sqlState, u"22021"_s);
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.holds"), 0);
}

void TestConnection::notificationsArrive()
{
    DbConnection connection(database().administrator());
    valueOf(connection.open());
    valueOf(connection.runScript("LISTEN holdfast_changed;"));
    database().execute("NOTIFY holdfast_changed, '1:2027-06-05'");
    QStringList payloads;
    QTRY_VERIFY((payloads += connection.takeNotifications()).size() > 0);
    QCOMPARE(payloads, QStringList { u"1:2027-06-05"_s });
    QVERIFY(connection.takeNotifications().isEmpty());
}

QTEST_GUILESS_MAIN(TestConnection)
#include "tst_connection.moc"
