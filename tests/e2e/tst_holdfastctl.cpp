#include "tests/e2e/program.h"
#include "tests/support/apicaller.h"
#include "tests/support/databasetest.h"

#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <vector>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/** The command line program as scripts use it: exit codes, one JSON answer, sentences on stderr. */
class TestHoldfastctl : public DatabaseTest {
    Q_OBJECT

private Q_SLOTS:
    void aBookingFromBeginningToEnd();
    void refusalsAreThree_data();
    void refusalsAreThree();
    void aDatabaseThatCannotBeUsedIsTwo_data();
    void aDatabaseThatCannotBeUsedIsTwo();
    void theSameKeyIsAReplay();
    void extrasGoWithTheHold();
    void slotsAreListedByDay();
    void sweepClosesWhatLapsed();
    void doctorNamesWhatIsBroken();
    void twentyAtOnceForOnePlace();
    void aKillBetweenQuestionAndAnswerIsHarmless();
    void aLockThatIsNotReleasedEnds();
    void withoutJsonItSpeaksToPeople();

private:
    bool sharesDatabase(const QByteArray &function) const override
    {
        return function == "refusalsAreThree";
    }

    std::unique_ptr<Program> start(const QStringList &arguments);
    ProgramEnd run(const QStringList &arguments);
    static QStringList place(SlotId slot, const QString &key, const QStringList &more = {});

    QTemporaryDir m_config;
};

std::unique_ptr<Program> TestHoldfastctl::start(const QStringList &arguments)
{
    const QStringList all
        = QStringList { u"--json"_s, u"--database"_s, database().desk().connectionString }
        + arguments;
    return std::make_unique<Program>(QStringLiteral(HOLDFAST_CTL), all, m_config.path());
}

ProgramEnd TestHoldfastctl::run(const QStringList &arguments) { return start(arguments)->wait(); }

QStringList TestHoldfastctl::place(SlotId slot, const QString &key, const QStringList &more)
{
    return QStringList {
        u"hold"_s, u"place"_s, u"--slot"_s, QString::number(slot.value()), u"--key"_s, key
    }
    + more;
}

void TestHoldfastctl::aBookingFromBeginningToEnd()
{
    const ProgramEnd added = run({ u"slots"_s,
        u"add"_s,
        u"--resource"_s,
        u"Řeka"_s,
        u"--start"_s,
        u"2037-06-05T10:00:00+02:00"_s,
        u"--end"_s,
        u"2037-06-05T11:00:00+02:00"_s,
        u"--capacity"_s,
        u"8"_s });
    QCOMPARE(added.exitCode, 0);
    QCOMPARE(added.outcome(), u"added"_s);
    const SlotId slot(added.object()[u"slot_id"].toInteger());
    const ProgramEnd held = run(place(slot, ApiCaller::newKey(), { u"--party"_s, u"3"_s }));
    QCOMPARE(held.exitCode, 0);
    const QJsonObject object = held.object();
    QCOMPARE(object[u"outcome"].toString(), u"held"_s);
    QCOMPARE(object[u"slot_id"].toInteger(), slot.value());
    QCOMPARE(object[u"status"].toString(), u"held"_s);
    QCOMPARE(object[u"available"].toInt(), 5);
    QCOMPARE(object[u"capacity"].toInt(), 8);
    QCOMPARE_GT(object[u"remaining_seconds"].toInt(), 270);
    QCOMPARE_LE(object[u"remaining_seconds"].toInt(), 300);
    const QDateTime expires
        = QDateTime::fromString(object[u"expires_at"].toString(), Qt::ISODateWithMs);
    QCOMPARE(expires.timeSpec(), Qt::UTC);
    QCOMPARE_LE(qAbs(database().now().secsTo(expires) - 300), 60);
    const QString id = QString::number(object[u"hold_id"].toInteger());
    const QStringList hold { u"hold"_s };
    QCOMPARE(run(hold + QStringList { u"extend"_s, id }).outcome(), u"extended"_s);
    QCOMPARE(run(hold + QStringList { u"confirm"_s, id }).outcome(), u"confirmed"_s);
    const ProgramEnd again = run(hold + QStringList { u"confirm"_s, id });
    QCOMPARE(again.exitCode, 0);
    QCOMPARE(again.outcome(), u"confirmed"_s);
    QCOMPARE(
        run(hold + QStringList { u"show"_s, id }).object()[u"status"].toString(), u"confirmed"_s);
    const ProgramEnd cancelled
        = run(hold + QStringList { u"cancel"_s, id, u"--reason"_s, u"rain"_s });
    QCOMPARE(cancelled.outcome(), u"cancelled"_s);
    QCOMPARE(cancelled.object()[u"available"].toInt(), 8);
    QCOMPARE(run({ u"doctor"_s }).exitCode, 0);
}

void TestHoldfastctl::refusalsAreThree_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("outcome");
    const auto row = [](const char *command, const char *outcome) {
        QTest::newRow(command) << QString::fromLatin1(command) << QString::fromLatin1(outcome);
    };
    row("hold place --slot 999 --key KEY", "not_found");
    row("hold place --slot 1 --key KEY --party 9", "capacity_exhausted");
    row("hold place --slot 1 --key KEY --party 2000000", "invalid_request");
    row("hold place --slot 1 --key KEY --customer 99", "not_found");
    row("hold place --slot 1 --key KEY --extra ghost:1", "not_found");
    row("hold confirm 999", "not_found");
    row("hold cancel 999", "not_found");
    row("hold extend 999", "not_found");
    row("hold show 999", "not_found");
    row("hold confirm 1", "hold_cancelled");
    row("hold extend 1", "hold_cancelled");
    row("slots add --resource Hall --start 2027-06-05T10:30:00Z --end 2027-06-05T11:30:00Z"
        " --capacity 8",
        "overlap");
    row("slots add --resource Hall --start 2027-06-06T10:30:00Z --end 2027-06-06T11:30:00Z"
        " --capacity 0",
        "invalid_capacity");
    row("slots add --resource Hall --start 2027-06-06T10:30:00Z --end 2027-06-09T11:30:00Z"
        " --capacity 8",
        "invalid_range");
}

void TestHoldfastctl::refusalsAreThree()
{
    QFETCH(QString, command);
    QFETCH(const QString, outcome);
    if (database().number("SELECT count(*) FROM api.sites()") == 0) {
        TestSlot slot;
        slot.start = QDateTime(QDate(2027, 6, 5), QTime(10, 0), Qt::UTC);
        slot.capacity = 8;
        QCOMPARE(database().addSlot(slot).value(), 1);
        ApiCaller staff(database().as(TestRole::Staff));
        QCOMPARE(staff.cancel(staff.place(ApiCaller::newKey(), SlotId(1), 1).holdId).outcome,
            u"cancelled"_s);
    }
    command.replace(u"KEY"_s, ApiCaller::newKey());
    const ProgramEnd end = run(command.split(u' '));
    QCOMPARE(end.outcome(), outcome);
    QCOMPARE(end.exitCode, 3);
}

void TestHoldfastctl::aDatabaseThatCannotBeUsedIsTwo_data()
{
    QTest::addColumn<QString>("connection");
    QTest::addColumn<QByteArray>("change");
    const QByteArray none;
    QTest::newRow("nobody there") << u"host=/nonexistent dbname=x"_s << none;
    QTest::newRow("closed port") << u"host=127.0.0.1 port=1 dbname=x"_s << none;
    QTest::newRow("nonsense") << u"nonsense"_s << none;
    QTest::newRow("wrong password") << u"wrong"_s << none;
    QTest::newRow("not prepared") << QString()
                                  << QByteArray(
                                         "DROP SCHEMA api CASCADE; DROP SCHEMA holdfast CASCADE");
    QTest::newRow("older") << QString()
                           << QByteArray(
                                  "DELETE FROM holdfast.migrations WHERE name = 'hello.sql'");
    QTest::newRow("newer") << QString()
                           << QByteArray("INSERT INTO holdfast.migrations (name, checksum, kind)"
                                         " VALUES ('9999_future.sql', 'x', 'migration')");
}

void TestHoldfastctl::aDatabaseThatCannotBeUsedIsTwo()
{
    QFETCH(QString, connection);
    QFETCH(const QByteArray, change);
    TestDatabase other(cluster());
    if (connection == u"wrong") {
        connection = other.as(TestRole::Staff).connectionString;
        connection.replace(u"password=test"_s, u"password=wrong"_s);
    } else if (connection.isEmpty()) {
        other.execute(change);
        connection = other.desk().connectionString;
    }
    const QStringList arguments { u"--json"_s, u"--database"_s, connection, u"doctor"_s };
    const ProgramEnd end = Program(QStringLiteral(HOLDFAST_CTL), arguments, m_config.path()).wait();
    QCOMPARE(end.exitCode, 2);
    QCOMPARE(end.output, QByteArray());
    QVERIFY(end.errors.trimmed().size() > 10);
}

void TestHoldfastctl::theSameKeyIsAReplay()
{
    const SlotId slot = database().addSlot(5);
    const QString key = ApiCaller::newKey();
    const ProgramEnd first = run(place(slot, key));
    const ProgramEnd second = run(place(slot, key));
    QCOMPARE(second.exitCode, 0);
    QCOMPARE(second.outcome(), u"replayed"_s);
    QCOMPARE(second.object()[u"hold_id"], first.object()[u"hold_id"]);
    const ProgramEnd other = run(place(slot, key, { u"--party"_s, u"2"_s }));
    QCOMPARE(other.exitCode, 3);
    QCOMPARE(other.outcome(), u"idempotency_key_reuse"_s);
}

void TestHoldfastctl::extrasGoWithTheHold()
{
    const SlotId slot = database().addSlot(5);
    database().addStock(u"SHOES"_s, u"Shoes"_s, 3);
    const QStringList extra { u"--extra"_s, u"SHOES:2"_s };
    QCOMPARE(run(place(slot, ApiCaller::newKey(), extra)).outcome(), u"held"_s);
    const ProgramEnd refused = run(place(slot, ApiCaller::newKey(), extra));
    QCOMPARE(refused.exitCode, 3);
    QCOMPARE(refused.object()[u"short_of"].toString(), u"SHOES"_s);
    QCOMPARE(refused.object()[u"short_left"].toInt(), 1);
}

void TestHoldfastctl::slotsAreListedByDay()
{
    TestSlot night;
    night.start = QDateTime(QDate(2037, 6, 5), QTime(21, 30), Qt::UTC); // over midnight in Prague
    night.capacity = 4;
    const SlotId slot = database().addSlot(night);
    const auto list = [this](const QString &from, const QString &to) {
        return run({ u"slots"_s, u"list"_s, u"--from"_s, from, u"--to"_s, to }).array();
    };
    QCOMPARE(list(u"2037-06-05"_s, u"2037-06-06"_s).size(), 1);
    QCOMPARE(list(u"2037-06-06"_s, u"2037-06-06"_s).size(), 1);
    QCOMPARE(list(u"2037-06-07"_s, u"2037-06-08"_s).size(), 0);
    const QJsonObject object = list(u"2037-06-05"_s, u"2037-06-05"_s).first().toObject();
    QCOMPARE(object[u"slot_id"].toInteger(), slot.value());
    QCOMPARE(object[u"available"].toInt(), 4);
    QCOMPARE(object[u"status"].toString(), u"open"_s);
}

void TestHoldfastctl::sweepClosesWhatLapsed()
{
    const SlotId slot = database().addSlot(5);
    run(place(slot, ApiCaller::newKey()));
    run(place(slot, ApiCaller::newKey()));
    database().shiftClock(301s);
    QCOMPARE(run({ u"sweep"_s, u"--limit"_s, u"1"_s }).object()[u"expired"].toInt(), 1);
    QCOMPARE(run({ u"sweep"_s }).object()[u"expired"].toInt(), 1);
    QCOMPARE(run({ u"sweep"_s }).object()[u"expired"].toInt(), 0);
}

void TestHoldfastctl::doctorNamesWhatIsBroken()
{
    expectBrokenDatabase();
    database().addSlot(5);
    QCOMPARE(run({ u"doctor"_s }).outcome(), u"agrees"_s);
    database().execute("UPDATE holdfast.pools SET free = free - 1");
    const ProgramEnd broken = run({ u"doctor"_s });
    QCOMPARE(broken.exitCode, 3);
    QCOMPARE(broken.outcome(), u"broken"_s);
    QCOMPARE_GE(broken.object()[u"broken"].toArray().size(), 1);
}

void TestHoldfastctl::twentyAtOnceForOnePlace()
{
    constexpr int programCount = 20;
    const SlotId slot = database().addSlot(1);
    std::vector<std::unique_ptr<Program>> programs;
    for (int i = 0; i < programCount; ++i) {
        programs.push_back(start(place(slot, ApiCaller::newKey())));
    }
    QMap<QString, int> outcomes;
    for (const auto &program : programs) {
        const ProgramEnd end = program->wait();
        QCOMPARE(end.exitCode, end.outcome() == u"held" ? 0 : 3);
        ++outcomes[end.outcome()];
    }
    QCOMPARE(outcomes, (QMap<QString, int> { { u"held"_s, 1 }, { u"capacity_exhausted"_s, 19 } }));
}

void TestHoldfastctl::aKillBetweenQuestionAndAnswerIsHarmless()
{
    const SlotId slot = database().addSlot(1);
    const QString key = ApiCaller::newKey();
    RawConnection locker(database().administrator().connectionString);
    locker.run("BEGIN; SELECT FROM holdfast.pools FOR UPDATE");
    const auto killed = start(place(slot, key));
    const QByteArray waiting = "SELECT count(*) FROM pg_stat_activity WHERE datname ="
                               " current_database() AND wait_event_type = 'Lock'";
    QTRY_COMPARE_WITH_TIMEOUT(database().number(waiting), 1, 20000);
    killed->kill();
    locker.run("ROLLBACK");
    // The server may still finish what the dead program had sent: the key decides, not luck.
    const ProgramEnd end = run(place(slot, key));
    QVERIFY(end.outcome() == u"held" || end.outcome() == u"replayed");
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.holds"), 1);
}

void TestHoldfastctl::aLockThatIsNotReleasedEnds()
{
    const SlotId slot = database().addSlot(1);
    RawConnection locker(database().administrator().connectionString);
    locker.run("BEGIN; SELECT FROM holdfast.pools FOR UPDATE");
    const ProgramEnd busy = run(place(slot, ApiCaller::newKey()));
    QVERIFY(busy.exitCode == 3 || busy.exitCode == 4);
    QVERIFY(!busy.errors.isEmpty());
}

void TestHoldfastctl::withoutJsonItSpeaksToPeople()
{
    const SlotId slot = database().addSlot(5);
    const QStringList arguments
        = QStringList { u"--database"_s, database().desk().connectionString }
        + place(slot, ApiCaller::newKey());
    const ProgramEnd end = Program(QStringLiteral(HOLDFAST_CTL), arguments, m_config.path()).wait();
    QCOMPARE(end.exitCode, 0);
    QVERIFY(end.output.startsWith("Placed hold 1."));
    QVERIFY(end.object().isEmpty());
}

QTEST_GUILESS_MAIN(TestHoldfastctl)
#include "tst_holdfastctl.moc"
