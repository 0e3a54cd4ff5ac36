#include "tests/e2e/program.h"
#include "tests/support/apicaller.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

using namespace Qt::StringLiterals;

/** The private database as a person runs it by command, with a server that is stopped and killed.
 */
class TestPrivateDatabase : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();

    void isNotThereBeforeItIsAskedFor();
    void twoMayStartItAtOnce();
    void staysAfterItsProgramsHaveLeft();
    void startingAgainChangesNothing();
    void itsAddressIsForPsql();
    void takesABooking();
    void aStopInMidQuestionIsAnswered();
    void isStartedByWhoeverNeedsIt();
    void comesBackAfterAKill();
    void aStalePidFileIsNoObstacle();
    void loadsTheDemoOnce();

private:
    ProgramEnd run(const QStringList &arguments) const;
    QString address() const;
    qint64 serverProcess() const;

    QTemporaryDir m_folder;
    QTemporaryDir m_config;
};

void TestPrivateDatabase::initTestCase() { QVERIFY(m_folder.isValid() && m_config.isValid()); }

void TestPrivateDatabase::cleanupTestCase() { run({ u"db"_s, u"stop"_s }); }

ProgramEnd TestPrivateDatabase::run(const QStringList &arguments) const
{
    const QStringList all
        = QStringList { u"--json"_s, u"--data-dir"_s, m_folder.filePath(u"data"_s) } + arguments;
    return Program(QStringLiteral(HOLDFAST_CTL), all, m_config.path()).wait();
}

QString TestPrivateDatabase::address() const
{
    return run({ u"db"_s, u"url"_s, u"--admin"_s }).object()[u"url"].toString();
}

qint64 TestPrivateDatabase::serverProcess() const
{
    return run({ u"db"_s, u"status"_s }).object()[u"process_id"].toInteger();
}

void TestPrivateDatabase::isNotThereBeforeItIsAskedFor()
{
    const ProgramEnd status = run({ u"db"_s, u"status"_s });
    QCOMPARE(status.exitCode, 0);
    QCOMPARE(status.outcome(), u"stopped"_s);
    QCOMPARE(status.object()[u"created"].toBool(), false);
    QCOMPARE(run({ u"db"_s, u"stop"_s }).exitCode, 0);
    QVERIFY(!QFile::exists(m_folder.filePath(u"data/cluster"_s)));
}

void TestPrivateDatabase::twoMayStartItAtOnce()
{
    const QStringList arguments {
        u"--json"_s, u"--data-dir"_s, m_folder.filePath(u"data"_s), u"db"_s, u"start"_s
    };
    Program first(QStringLiteral(HOLDFAST_CTL), arguments, m_config.path());
    Program second(QStringLiteral(HOLDFAST_CTL), arguments, m_config.path());
    for (Program *program : { &first, &second }) {
        const ProgramEnd end = program->wait();
        QVERIFY2(end.exitCode == 0, qPrintable(end.errors));
        QCOMPARE(end.outcome(), u"running"_s);
    }
}

void TestPrivateDatabase::staysAfterItsProgramsHaveLeft()
{
    QCOMPARE(run({ u"db"_s, u"status"_s }).outcome(), u"running"_s);
    QCOMPARE(run({ u"doctor"_s }).outcome(), u"agrees"_s);
}

void TestPrivateDatabase::startingAgainChangesNothing()
{
    const qint64 before = serverProcess();
    QCOMPARE_GT(before, 0);
    QCOMPARE(run({ u"db"_s, u"start"_s }).exitCode, 0);
    QCOMPARE(serverProcess(), before);
    QCOMPARE(run({ u"migrate"_s }).outcome(), u"current"_s);
}

void TestPrivateDatabase::itsAddressIsForPsql()
{
    const QString url = address();
    QVERIFY2(url.startsWith(u"postgresql:///holdfast?"_s), qPrintable(url));
    RawConnection connection(url);
    QVERIFY2(connection.isOpen(), qPrintable(connection.error()));
    QCOMPARE(connection.run("SELECT current_user").text(), u"postgres"_s);
}

void TestPrivateDatabase::takesABooking()
{
    const ProgramEnd added = run({ u"slots"_s,
        u"add"_s,
        u"--resource"_s,
        u"Hall"_s,
        u"--start"_s,
        u"2037-06-05T10:00:00Z"_s,
        u"--end"_s,
        u"2037-06-05T11:00:00Z"_s,
        u"--capacity"_s,
        u"8"_s });
    QCOMPARE(added.outcome(), u"added"_s);
    const QString slot = QString::number(added.object()[u"slot_id"].toInteger());
    const ProgramEnd held = run({ u"hold"_s,
        u"place"_s,
        u"--slot"_s,
        slot,
        u"--key"_s,
        ApiCaller::newKey(),
        u"--party"_s,
        u"2"_s });
    QCOMPARE(held.object()[u"available"].toInt(), 6);
    const QString hold = QString::number(held.object()[u"hold_id"].toInteger());
    QCOMPARE(run({ u"hold"_s, u"confirm"_s, hold }).exitCode, 0);
}

void TestPrivateDatabase::aStopInMidQuestionIsAnswered()
{
    // A place waits for a row when somebody stops the server: unknown, unreachable or retried, but
    // never a success that is not there, and never an endless wait.
    QString url = address();
    RawConnection locker(url.replace(u"?"_s, u"?application_name=locker&"_s));
    QVERIFY2(locker.isOpen(), qPrintable(locker.error()));
    locker.run("BEGIN; SELECT FROM holdfast.pools FOR UPDATE");
    const QString key = ApiCaller::newKey();
    Program waiting(QStringLiteral(HOLDFAST_CTL),
        { u"--json"_s,
            u"--data-dir"_s,
            m_folder.filePath(u"data"_s),
            u"hold"_s,
            u"place"_s,
            u"--slot"_s,
            u"1"_s,
            u"--key"_s,
            key },
        m_config.path());
    RawConnection watcher(address());
    QTRY_VERIFY_WITH_TIMEOUT(
        watcher.run("SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock'").rows.size() > 0,
        20000);
    QCOMPARE(run({ u"db"_s, u"stop"_s }).exitCode, 0);
    const ProgramEnd end = waiting.wait();
    QVERIFY2(end.exitCode == 2 || end.exitCode == 4,
        qPrintable(u"%1 %2"_s.arg(end.exitCode).arg(end.errors)));
    QVERIFY(!end.errors.isEmpty());
    // The same command again finds out, on a server that is started for it.
    const ProgramEnd again = run({ u"hold"_s, u"place"_s, u"--slot"_s, u"1"_s, u"--key"_s, key });
    QVERIFY2(again.exitCode == 0, qPrintable(again.errors));
    QVERIFY(again.outcome() == u"held" || again.outcome() == u"replayed");
}

void TestPrivateDatabase::isStartedByWhoeverNeedsIt()
{
    QCOMPARE(run({ u"db"_s, u"stop"_s }).exitCode, 0);
    QCOMPARE(run({ u"doctor"_s }).outcome(), u"agrees"_s);
    // It was not started to stay, and the one program that used it has left.
    QCOMPARE(run({ u"db"_s, u"status"_s }).outcome(), u"stopped"_s);
}

void TestPrivateDatabase::comesBackAfterAKill()
{
    QCOMPARE(run({ u"db"_s, u"start"_s }).exitCode, 0);
    const auto process = static_cast<pid_t>(serverProcess());
    if (::kill(process, SIGKILL) != 0) {
        QSKIP("the server belongs to somebody else");
    }
    QCOMPARE(run({ u"doctor"_s }).outcome(), u"agrees"_s);
    QCOMPARE(run({ u"hold"_s, u"show"_s, u"1"_s }).object()[u"status"].toString(), u"confirmed"_s);
}

void TestPrivateDatabase::aStalePidFileIsNoObstacle()
{
    QCOMPARE(run({ u"db"_s, u"stop"_s }).exitCode, 0);
    QFile file(m_folder.filePath(u"data/cluster/postmaster.pid"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    // A living process that is no server: this one.
    file.write(QByteArray::number(QCoreApplication::applicationPid()) + "\n"
        + QFile::encodeName(m_folder.filePath(u"data/cluster"_s)) + "\n1\n5432\n\n\n");
    file.close();
    QCOMPARE(run({ u"db"_s, u"start"_s }).exitCode, 0);
    QCOMPARE(run({ u"doctor"_s }).outcome(), u"agrees"_s);
}

void TestPrivateDatabase::loadsTheDemoOnce()
{
    const ProgramEnd first = run({ u"demo"_s, u"load"_s, u"--days"_s, u"1"_s });
    QVERIFY2(first.exitCode == 0, qPrintable(first.errors));
    QCOMPARE(first.outcome(), u"loaded"_s);
    QCOMPARE_GT(first.object()[u"slots"].toInt(), 10);
    const ProgramEnd second = run({ u"demo"_s, u"load"_s, u"--days"_s, u"1"_s });
    QCOMPARE(second.object()[u"slots"].toInt(), 0);
    QCOMPARE(run({ u"doctor"_s }).outcome(), u"agrees"_s);
}

QTEST_GUILESS_MAIN(TestPrivateDatabase)
#include "tst_privatedatabase.moc"
