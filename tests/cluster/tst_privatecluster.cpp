#include "tests/cluster/temporarycluster.h"

#include <QFileInfo>
#include <QList>
#include <QTest>

#include <sys/stat.h>

using namespace Qt::StringLiterals;
using Kind = TemporaryCluster::Kind;

/** How a private cluster begins, is shared and ends. */
class TestPrivateCluster : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void firstProgramMakesAndStartsIt();
    void deskComesInWithItsGroups();
    void dataIsCheckedAndNothingListensOnTcp();
    void socketIsClosedToOthers();
    void strangersNeedAPassword();
    void secondProgramAttaches();
    void lastToLeaveStopsIt();
    void joiningTwiceCountsOnce();
    void serverStartedToStayOutlivesItsPrograms();
    void stopEndsItForEverybody();
    void stoppingNothingIsFine();
    void statusStartsNothing();
    void serverOutlivesAKilledProgram();
    void killedProgramIsNotCounted();
    void programsThatStartAtOnceShareOneServer();
    void longPathWorks();
    void longRuntimeFolderWorks();
    void relativeAndLinkedPathsAreOneCluster();
    void lostServerIsStartedAgainByTheNextJoin();
    void settingsOfAPersonStay();
};

void TestPrivateCluster::firstProgramMakesAndStartsIt()
{
    const TemporaryCluster cluster(Kind::Empty);
    const auto program = cluster.program();
    QList<ClusterStep> steps;
    const auto address = program->join([&steps](ClusterStep step) { steps.append(step); });
    QVERIFY2(address.isOk(), qPrintable(address.isOk() ? QString() : address.error().detail));
    QCOMPARE(steps,
        (QList<ClusterStep> { ClusterStep::Looking,
            ClusterStep::Creating,
            ClusterStep::Starting,
            ClusterStep::Ready }));
    const ClusterStatus status = program->status();
    QVERIFY(status.isCreated);
    QVERIFY(status.isRunning);
    QVERIFY(!status.isKept);
    QVERIFY(status.processId > 1);
    QCOMPARE(status.address, *address);
    QCOMPARE(status.dataDirectory, QFileInfo(cluster.path(u"cluster"_s)).canonicalFilePath());
    QVERIFY(!QFileInfo::exists(cluster.path(u"cluster.new"_s)));
    QCOMPARE(
        TemporaryCluster::ask(address->adminConnection, u"SELECT current_user"_s), u"postgres"_s);
}

void TestPrivateCluster::deskComesInWithItsGroups()
{
    const TemporaryCluster cluster(Kind::Created);
    const auto program = cluster.program();
    const auto address = program->join();
    QVERIFY(address.isOk());
    QCOMPARE(
        TemporaryCluster::ask(address->deskConnection,
            u"SELECT concat_ws(' ', current_user, current_database(), "
            "pg_has_role('holdfast_staff', 'member'), pg_has_role('holdfast_manager', 'member'), "
            "pg_has_role('holdfast_worker', 'member'), pg_has_role('holdfast_kiosk', 'member'))"_s),
        u"desk holdfast t t t f"_s);
}

void TestPrivateCluster::dataIsCheckedAndNothingListensOnTcp()
{
    const TemporaryCluster cluster(Kind::Created);
    const auto program = cluster.program();
    const auto address = program->join();
    QVERIFY(address.isOk());
    QCOMPARE(TemporaryCluster::ask(address->adminConnection,
                 u"SELECT concat_ws(' ', current_setting('data_checksums'), "
                 "current_setting('fsync'), current_setting('full_page_writes'), "
                 "current_setting('synchronous_commit'), current_setting('listen_addresses'), "
                 "current_setting('server_encoding'))"_s),
        u"on on on on  UTF8"_s);
}

void TestPrivateCluster::socketIsClosedToOthers()
{
    const TemporaryCluster cluster(Kind::Created);
    const auto program = cluster.program();
    const auto address = program->join();
    QVERIFY(address.isOk());

    struct stat info { };

    QCOMPARE(::stat(QFile::encodeName(address->socketDirectory).constData(), &info), 0);
    QCOMPARE(info.st_mode & 0777U, 0700U);
    QCOMPARE(info.st_uid == 0, false);
}

void TestPrivateCluster::strangersNeedAPassword()
{
    const TemporaryCluster cluster(Kind::Created);
    const auto program = cluster.program();
    const auto address = program->join();
    QVERIFY(address.isOk());
    QCOMPARE(TemporaryCluster::ask(address->adminConnection,
                 u"CREATE ROLE device LOGIN PASSWORD 'right' IN ROLE holdfast_kiosk"_s),
        QString());
    const QString stranger
        = u"host='%1' port=%2 dbname=holdfast user=device password="_s.arg(address->socketDirectory)
              .arg(address->port);
    QCOMPARE(TemporaryCluster::ask(stranger + u"right"_s, u"SELECT current_user"_s), u"device"_s);
    QVERIFY(TemporaryCluster::ask(stranger + u"wrong"_s, u"SELECT 1"_s).contains(u"password"_s));
}

void TestPrivateCluster::secondProgramAttaches()
{
    const TemporaryCluster cluster(Kind::Created);
    const auto first = cluster.program();
    const auto second = cluster.program();
    const auto firstAddress = first->join();
    QVERIFY(firstAddress.isOk());
    const qint64 server = first->status().processId;
    QList<ClusterStep> steps;
    const auto secondAddress = second->join([&steps](ClusterStep step) { steps.append(step); });
    QVERIFY(secondAddress.isOk());
    QCOMPARE(*secondAddress, *firstAddress);
    QCOMPARE(second->status().processId, server);
    QCOMPARE(steps, (QList<ClusterStep> { ClusterStep::Looking, ClusterStep::Ready }));
}

void TestPrivateCluster::lastToLeaveStopsIt()
{
    const TemporaryCluster cluster(Kind::Created);
    const auto first = cluster.program();
    const auto second = cluster.program();
    QVERIFY(first->join().isOk());
    QVERIFY(second->join().isOk());
    first->leave();
    QVERIFY(second->status().isRunning);
    second->leave();
    QVERIFY(!second->status().isRunning);
    QVERIFY(!QFileInfo::exists(cluster.path(u"cluster/postmaster.pid"_s)));
}

void TestPrivateCluster::joiningTwiceCountsOnce()
{
    const TemporaryCluster cluster(Kind::Created);
    const auto program = cluster.program();
    QVERIFY(program->join().isOk());
    QVERIFY(program->join().isOk());
    program->leave();
    QVERIFY(!program->status().isRunning);
    program->leave();
}

void TestPrivateCluster::serverStartedToStayOutlivesItsPrograms()
{
    const TemporaryCluster cluster(Kind::Created);
    QVERIFY(cluster.program()->startToStay().isOk());
    const auto program = cluster.program();
    const qint64 server = program->status().processId;
    QVERIFY(server > 0);
    QVERIFY(program->status().isKept);
    QVERIFY(program->join().isOk());
    program->leave();
    QCOMPARE(program->status().processId, server);
    QVERIFY(program->stop().isOk());
    QVERIFY(!program->status().isRunning);
    QVERIFY(!program->status().isKept);
    QVERIFY(program->join().isOk());
    program->leave();
    QVERIFY(!program->status().isRunning);
}

void TestPrivateCluster::stopEndsItForEverybody()
{
    const TemporaryCluster cluster(Kind::Created);
    const auto joined = cluster.program();
    QVERIFY(joined->join().isOk());
    QVERIFY(cluster.program()->stop().isOk());
    QVERIFY(!joined->status().isRunning);
    joined->leave();
}

void TestPrivateCluster::stoppingNothingIsFine()
{
    const TemporaryCluster created(Kind::Created);
    QVERIFY(created.program()->stop().isOk());
    const TemporaryCluster empty(Kind::Empty);
    QVERIFY(empty.program()->stop().isOk());
    QVERIFY(!QFileInfo::exists(empty.folder()));
}

void TestPrivateCluster::statusStartsNothing()
{
    const TemporaryCluster cluster(Kind::Empty);
    const ClusterStatus status = cluster.program()->status();
    QVERIFY(!status.isCreated);
    QVERIFY(!status.isRunning);
    QVERIFY(status.version.isEmpty());
    QVERIFY(!status.programs.isEmpty());
    QVERIFY(!QFileInfo::exists(cluster.folder()));
}

void TestPrivateCluster::serverOutlivesAKilledProgram()
{
    const TemporaryCluster cluster(Kind::Created);
    const auto process = cluster.process();
    QVERIFY(process);
    const auto program = cluster.program();
    const qint64 server = program->status().processId;
    process->kill();
    QVERIFY(process->waitForFinished());
    QCOMPARE(program->status().processId, server);
    QVERIFY(program->join().isOk());
    QCOMPARE(program->status().processId, server);
}

void TestPrivateCluster::killedProgramIsNotCounted()
{
    const TemporaryCluster cluster(Kind::Created);
    const auto process = cluster.process();
    QVERIFY(process);
    const auto program = cluster.program();
    QVERIFY(program->join().isOk());
    process->kill();
    QVERIFY(process->waitForFinished());
    program->leave();
    QVERIFY(!program->status().isRunning);
}

void TestPrivateCluster::programsThatStartAtOnceShareOneServer()
{
    const TemporaryCluster cluster(Kind::Empty);
    std::vector<std::unique_ptr<QProcess>> processes;
    for (int i = 0; i < 4; ++i) {
        processes.push_back(cluster.startProcess());
    }
    for (const auto &process : processes) {
        QVERIFY(TemporaryCluster::joinedServer(*process) > 0);
    }
    const auto program = cluster.program();
    const qint64 server = program->status().processId;
    QVERIFY(server > 0);
    for (const auto &process : processes) {
        QCOMPARE(program->status().processId, server);
        process->closeWriteChannel();
        QVERIFY(process->waitForFinished());
        QCOMPARE(process->exitCode(), 0);
    }
    QVERIFY(!program->status().isRunning);
}

void TestPrivateCluster::longPathWorks()
{
    const TemporaryCluster cluster(Kind::Empty);
    const QString folder
        = cluster.path(QString(120, u'x') + u"/with space, and 'quotes'/"_s + QString(60, u'ž'));
    PrivateCluster program({ folder, {}, {} });
    const auto address = program.join();
    QVERIFY2(address.isOk(), qPrintable(address.isOk() ? QString() : address.error().detail));
    QCOMPARE(TemporaryCluster::ask(address->deskConnection, u"SELECT 1"_s), u"1"_s);
}

void TestPrivateCluster::longRuntimeFolderWorks()
{
    if (TemporaryCluster::isRoot()) {
        QSKIP("root has its place in /run");
    }
    const TemporaryCluster cluster(Kind::Created);
    const QByteArray before = qgetenv("XDG_RUNTIME_DIR");
    const QString runtime = cluster.path(QString(100, u'r'));
    QVERIFY(QDir().mkpath(runtime));
    qputenv("XDG_RUNTIME_DIR", QFile::encodeName(runtime));
    const auto program = cluster.program();
    const auto address = program->join();
    before.isEmpty() ? qunsetenv("XDG_RUNTIME_DIR") : qputenv("XDG_RUNTIME_DIR", before);
    QVERIFY(address.isOk());
    QVERIFY(address->socketDirectory.startsWith(u"/tmp/holdfast-"_s));
    // A program of the same person with another environment finds the same server.
    const auto other = cluster.program();
    const auto sameAddress = other->join();
    QVERIFY(sameAddress.isOk());
    QCOMPARE(*sameAddress, *address);
}

void TestPrivateCluster::relativeAndLinkedPathsAreOneCluster()
{
    const TemporaryCluster cluster(Kind::Created);
    const QString link = cluster.folder() + u"-link"_s;
    QVERIFY(QFile::link(cluster.folder(), link));
    const PrivateCluster linked({ link, {}, {} });
    const PrivateCluster roundabout({ cluster.folder() + u"/../data/."_s, {}, {} });
    QCOMPARE(linked.dataDirectory(), cluster.program()->dataDirectory());
    QCOMPARE(roundabout.dataDirectory(), cluster.program()->dataDirectory());
}

void TestPrivateCluster::lostServerIsStartedAgainByTheNextJoin()
{
    const TemporaryCluster cluster(Kind::Created);
    const auto program = cluster.program();
    QVERIFY(program->join().isOk());
    QVERIFY(cluster.program()->stop().isOk());
    const auto address = program->join();
    QVERIFY(address.isOk());
    QCOMPARE(TemporaryCluster::ask(address->deskConnection, u"SELECT 1"_s), u"1"_s);
}

void TestPrivateCluster::settingsOfAPersonStay()
{
    const TemporaryCluster cluster(Kind::Created);
    const QString path = cluster.path(u"cluster/postgresql.conf"_s);
    TemporaryCluster::writeFile(path, TemporaryCluster::readFile(path) + "work_mem = 5MB\n");
    const auto program = cluster.program();
    const auto address = program->join();
    QVERIFY(address.isOk());
    QCOMPARE(TemporaryCluster::ask(address->deskConnection, u"SHOW work_mem"_s), u"5MB"_s);
    QCOMPARE(TemporaryCluster::ask(address->deskConnection, u"SHOW jit"_s), u"off"_s);
}

QTEST_GUILESS_MAIN(TestPrivateCluster)
#include "tst_privatecluster.moc"
