#include "tests/cluster/temporarycluster.h"

#include <QFileInfo>
#include <QList>
#include <QTest>

#include <csignal>
#include <unistd.h>

using namespace Qt::StringLiterals;
using Kind = TemporaryCluster::Kind;

namespace {

void sendSignal(qint64 process, int number)
{
    QCOMPARE(::kill(static_cast<pid_t>(process), number), 0);
}

/** A process of the server's account that is no server. */
std::unique_ptr<QProcess> bystander()
{
    auto process = std::make_unique<QProcess>();
    const QStringList sleep { u"sleep"_s, u"600"_s };
    if (TemporaryCluster::isRoot()) {
        process->start(u"setpriv"_s,
            QStringList { u"--reuid=postgres"_s, u"--regid=postgres"_s, u"--init-groups"_s }
                + sleep);
    } else {
        process->start(sleep.first(), sleep.mid(1));
    }
    return process->waitForStarted() ? std::move(process) : nullptr;
}

QByteArray pidFile(qint64 process, const ClusterStatus &status)
{
    return QByteArray::number(process) + '\n' + QFile::encodeName(status.dataDirectory)
        + "\n1700000000\n5432\n" + QFile::encodeName(status.address.socketDirectory)
        + "\n\n  5432001    42\nready   \n";
}

}

/** What a crash, a power cut or a killed program leaves behind. */
class TestClusterRecovery : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void killedServerComesBackWithItsData();
    void pidFileOfADeadProcessIsRemoved();
    void pidFileOfAnotherLivingProcessIsRemoved();
    void socketLockOfAnotherLivingProcessIsRemoved();
    void orphanedBackendIsEnded();
    void serverThatLostItsSocketIsReplaced();
    void remainsOfACreationAreCleared();
    void killedCreationLeavesNothingHalfMade();
    void serverIsSeenWithoutTheRightToTrace();
};

void TestClusterRecovery::killedServerComesBackWithItsData()
{
    const TemporaryCluster cluster(Kind::Created);
    const auto program = cluster.program();
    const auto address = program->join();
    QVERIFY(address.isOk());
    QCOMPARE(TemporaryCluster::ask(address->adminConnection,
                 u"CREATE TABLE kept AS SELECT generate_series(1, 50000) AS n"_s),
        QString());
    const qint64 killed = program->status().processId;
    sendSignal(killed, SIGKILL);
    QTRY_VERIFY(!program->status().isRunning);
    QList<ClusterStep> steps;
    const auto again = program->join([&steps](ClusterStep step) { steps.append(step); });
    QVERIFY2(again.isOk(), qPrintable(again.isOk() ? QString() : again.error().detail));
    QVERIFY(program->status().processId != killed);
    QVERIFY(steps.contains(ClusterStep::Recovering));
    QCOMPARE(
        TemporaryCluster::ask(again->adminConnection, u"SELECT count(*) FROM kept"_s), u"50000"_s);
}

void TestClusterRecovery::pidFileOfADeadProcessIsRemoved()
{
    const TemporaryCluster cluster(Kind::Created);
    const auto dead = bystander();
    QVERIFY(dead);
    const qint64 process = dead->processId();
    dead->kill();
    QVERIFY(dead->waitForFinished());
    const auto program = cluster.program();
    TemporaryCluster::writeFile(
        cluster.path(u"cluster/postmaster.pid"_s), pidFile(process, program->status()));
    QVERIFY(!program->status().isRunning);
    QVERIFY(program->join().isOk());
}

void TestClusterRecovery::pidFileOfAnotherLivingProcessIsRemoved()
{
    const TemporaryCluster cluster(Kind::Created);
    const auto other = bystander();
    QVERIFY(other);
    const auto program = cluster.program();
    TemporaryCluster::writeFile(
        cluster.path(u"cluster/postmaster.pid"_s), pidFile(other->processId(), program->status()));
    QVERIFY(!program->status().isRunning);
    const auto address = program->join();
    QVERIFY2(address.isOk(), qPrintable(address.isOk() ? QString() : address.error().detail));
    QCOMPARE(other->state(), QProcess::Running);
    QCOMPARE(::kill(static_cast<pid_t>(other->processId()), 0), 0);
    other->kill();
    other->waitForFinished();
}

void TestClusterRecovery::socketLockOfAnotherLivingProcessIsRemoved()
{
    const TemporaryCluster cluster(Kind::Created);
    const auto other = bystander();
    QVERIFY(other);
    const auto program = cluster.program();
    QVERIFY(program->join().isOk());
    program->leave();
    const ClusterStatus status = program->status();
    QVERIFY(QDir().mkpath(status.address.socketDirectory));
    TemporaryCluster::giveTo(status.address.socketDirectory);
    TemporaryCluster::writeFile(status.address.socketDirectory + u"/.s.PGSQL.5432.lock"_s,
        pidFile(other->processId(), status));
    QVERIFY(program->join().isOk());
    other->kill();
    other->waitForFinished();
}

void TestClusterRecovery::orphanedBackendIsEnded()
{
    const TemporaryCluster cluster(Kind::Created);
    const auto program = cluster.program();
    const auto address = program->join();
    QVERIFY(address.isOk());
    const qint64 orphan = TemporaryCluster::ask(address->adminConnection,
        u"SELECT pid FROM pg_stat_activity WHERE backend_type = 'checkpointer'"_s)
                              .toLongLong();
    QVERIFY(orphan > 1);
    sendSignal(orphan, SIGSTOP); // or it would notice the death of its parent by itself
    sendSignal(program->status().processId, SIGKILL);
    QTRY_VERIFY(!program->status().isRunning);
    const auto again = program->join();
    QVERIFY2(again.isOk(), qPrintable(again.isOk() ? QString() : again.error().detail));
    QTRY_VERIFY(::kill(static_cast<pid_t>(orphan), 0) != 0);
}

void TestClusterRecovery::serverThatLostItsSocketIsReplaced()
{
    const TemporaryCluster cluster(Kind::Created);
    const auto program = cluster.program();
    const auto address = program->join();
    QVERIFY(address.isOk());
    const qint64 deaf = program->status().processId;
    QVERIFY(QFile::remove(address->socketDirectory + u"/.s.PGSQL.5432"_s));
    const auto again = program->join();
    QVERIFY(again.isOk());
    QVERIFY(program->status().processId != deaf);
    QCOMPARE(TemporaryCluster::ask(again->deskConnection, u"SELECT 1"_s), u"1"_s);
}

void TestClusterRecovery::remainsOfACreationAreCleared()
{
    const TemporaryCluster cluster(Kind::Empty);
    QVERIFY(QDir().mkpath(cluster.path(u"cluster.new/base/1"_s)));
    TemporaryCluster::writeFile(cluster.path(u"cluster.new/PG_VERSION"_s), "15\n");
    const auto program = cluster.program();
    QVERIFY(program->join().isOk());
    QVERIFY(!QFileInfo::exists(cluster.path(u"cluster.new"_s)));
}

void TestClusterRecovery::killedCreationLeavesNothingHalfMade()
{
    const TemporaryCluster cluster(Kind::Empty);
    const auto process = cluster.startProcess();
    QTRY_VERIFY(QFileInfo::exists(cluster.path(u"cluster.new/base"_s)));
    process->kill();
    QVERIFY(process->waitForFinished());
    QVERIFY(!QFileInfo::exists(cluster.path(u"cluster"_s)));
    const auto program = cluster.program();
    const auto address = program->join();
    QVERIFY2(address.isOk(), qPrintable(address.isOk() ? QString() : address.error().detail));
    QCOMPARE(TemporaryCluster::ask(address->deskConnection, u"SELECT 1"_s), u"1"_s);
}

void TestClusterRecovery::serverIsSeenWithoutTheRightToTrace()
{
    if (!TemporaryCluster::isRoot()) {
        QSKIP("about root in a container; nobody else needs that right");
    }
    const TemporaryCluster cluster(Kind::Created);
    const auto program = cluster.program();
    QVERIFY(program->join().isOk());
    const auto process = cluster.startProcess(
        { u"setpriv"_s, u"--bounding-set=-sys_ptrace"_s, u"--inh-caps=-sys_ptrace"_s });
    QCOMPARE(TemporaryCluster::joinedServer(*process), program->status().processId);
    process->closeWriteChannel();
    QVERIFY(process->waitForFinished());
}

QTEST_GUILESS_MAIN(TestClusterRecovery)
#include "tst_clusterrecovery.moc"
