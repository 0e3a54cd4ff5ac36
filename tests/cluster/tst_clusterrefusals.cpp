#include "tests/cluster/temporarycluster.h"

#include <QFileInfo>
#include <QScopeGuard>
#include <QTest>

#include <sys/stat.h>

using namespace Qt::StringLiterals;
using Kind = TemporaryCluster::Kind;

namespace {

Error errorOf(const Result<ClusterAddress> &result)
{
    return result.isOk() ? Error { ErrorCode::Internal, u"no error"_s, {} } : result.error();
}

mode_t modeOf(const QString &path)
{
    struct stat info { };

    return ::stat(QFile::encodeName(path).constData(), &info) == 0 ? info.st_mode & 07777U : 0;
}

}

/** What a private cluster refuses, in which words, and that it changes nothing then. */
class TestClusterRefusals : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void otherMajorVersionIsNamed();
    void missingProgramsAreNamed();
    void foreignDataDirectoryIsRefused();
    void foreignFolderIsRefused();
    void folderSharedByEverybodyIsRefused();
    void filesInThePlaceAreKept();
    void openDataDirectoryIsClosed();
    void serverIsLetThroughFoldersOfRoot();
    void serverThatDoesNotStartIsQuoted();
    void fullDiskLeavesNothing_data();
    void fullDiskLeavesNothing();
    void homeOfRootIsRefused();
    void missingAccountIsNamed();
    void rootAsAccountIsRefused();
    void fileAsFolderIsRefused();
};

void TestClusterRefusals::otherMajorVersionIsNamed()
{
    const TemporaryCluster cluster(Kind::Created);
    TemporaryCluster::writeFile(cluster.path(u"cluster/PG_VERSION"_s), "14\n");
    const auto program = cluster.program();
    const Error error = errorOf(program->join());
    QCOMPARE(error.code, ErrorCode::ServerVersion);
    QVERIFY2(error.detail.contains(u"PostgreSQL 14"_s), qPrintable(error.detail));
    QVERIFY2(error.detail.contains(u"postgresql-14"_s), qPrintable(error.detail));
    QVERIFY(!program->status().isRunning);
    QCOMPARE(program->status().version, u"14"_s);
    QCOMPARE(TemporaryCluster::readFile(cluster.path(u"cluster/PG_VERSION"_s)), "14\n");
}

void TestClusterRefusals::missingProgramsAreNamed()
{
    const TemporaryCluster cluster(Kind::Empty);
    PrivateCluster program({ cluster.folder(), u"/nowhere/bin"_s, {} });
    const Error error = errorOf(program.join());
    QCOMPARE(error.code, ErrorCode::ServerMissing);
    QVERIFY2(error.detail.contains(u"/nowhere/bin"_s), qPrintable(error.detail));
    QVERIFY(!QFileInfo::exists(cluster.path(u"cluster"_s)));
}

void TestClusterRefusals::foreignDataDirectoryIsRefused()
{
    if (!TemporaryCluster::isRoot()) {
        QSKIP("only root can give files away");
    }
    const TemporaryCluster cluster(Kind::Created);
    TemporaryCluster::giveTo(cluster.path(u"cluster"_s), u"nobody"_s);
    const Error error = errorOf(cluster.program()->join());
    QCOMPARE(error.code, ErrorCode::FileFailed);
    QVERIFY2(error.detail.contains(u"nobody"_s), qPrintable(error.detail));
}

void TestClusterRefusals::foreignFolderIsRefused()
{
    const TemporaryCluster cluster(Kind::Empty);
    QString folder = u"/usr/share"_s;
    QString owner = u"root"_s;
    if (TemporaryCluster::isRoot()) {
        folder = cluster.folder();
        owner = u"nobody"_s;
        QVERIFY(QDir().mkpath(folder));
        TemporaryCluster::giveTo(folder, owner);
    }
    PrivateCluster program({ folder, {}, {} });
    const Error error = errorOf(program.join());
    QCOMPARE(error.code, ErrorCode::FileFailed);
    QVERIFY2(error.detail.contains(u"belongs to "_s + owner), qPrintable(error.detail));
}

void TestClusterRefusals::folderSharedByEverybodyIsRefused()
{
    const TemporaryCluster cluster(Kind::Created);
    QCOMPARE(::chmod(QFile::encodeName(cluster.folder()).constData(), 01777), 0);
    QCOMPARE(errorOf(cluster.program()->join()).code, ErrorCode::FileFailed);
    QCOMPARE(modeOf(cluster.folder()), 01777U);
    QCOMPARE(::chmod(QFile::encodeName(cluster.folder()).constData(), 0777), 0);
    QVERIFY(cluster.program()->join().isOk());
    QCOMPARE(modeOf(cluster.folder()), 0755U);
}

void TestClusterRefusals::filesInThePlaceAreKept()
{
    const TemporaryCluster cluster(Kind::Empty);
    QVERIFY(QDir().mkpath(cluster.path(u"cluster"_s)));
    TemporaryCluster::giveTo(cluster.path(u"cluster"_s));
    const mode_t rights = modeOf(cluster.path(u"cluster"_s));
    const QString precious = cluster.path(u"cluster/precious"_s);
    TemporaryCluster::writeFile(precious, "data");
    const Error error = errorOf(cluster.program()->join());
    QCOMPARE(error.code, ErrorCode::FileFailed);
    QCOMPARE(TemporaryCluster::readFile(precious), "data");
    QCOMPARE(modeOf(cluster.path(u"cluster"_s)), rights);
    QVERIFY(!QFileInfo::exists(cluster.path(u"cluster.new"_s)));
}

void TestClusterRefusals::openDataDirectoryIsClosed()
{
    const TemporaryCluster cluster(Kind::Created);
    const QString path = cluster.path(u"cluster"_s);
    QCOMPARE(::chmod(QFile::encodeName(path).constData(), 0755), 0);
    const auto program = cluster.program();
    QVERIFY(program->join().isOk());
    QCOMPARE(modeOf(path), 0700U);
}

void TestClusterRefusals::serverIsLetThroughFoldersOfRoot()
{
    if (!TemporaryCluster::isRoot()) {
        QSKIP("about root only");
    }
    const TemporaryCluster cluster(Kind::Created);
    const QString parent = QFileInfo(cluster.folder()).path();
    QCOMPARE(::chmod(QFile::encodeName(parent).constData(), 0700), 0);
    QVERIFY(cluster.program()->join().isOk());
    QCOMPARE(modeOf(parent), 0701U);
}

void TestClusterRefusals::serverThatDoesNotStartIsQuoted()
{
    const TemporaryCluster cluster(Kind::Created);
    const QString path = cluster.path(u"cluster/postgresql.conf"_s);
    TemporaryCluster::writeFile(path, TemporaryCluster::readFile(path) + "nonsense_setting = 1\n");
    const auto program = cluster.program();
    const Error error = errorOf(program->join());
    QCOMPARE(error.code, ErrorCode::ServerFailed);
    QVERIFY2(error.detail.contains(u"nonsense_setting"_s), qPrintable(error.detail));
    QVERIFY(error.detail.contains(u"server.log"_s));
    QVERIFY(!program->status().isRunning);
}

void TestClusterRefusals::fullDiskLeavesNothing_data()
{
    QTest::addColumn<QString>("limits");
    QTest::newRow("no room at the start") << u"size=24m"_s;
    QTest::newRow("no room for more files") << u"size=400m,nr_inodes=300"_s;
}

void TestClusterRefusals::fullDiskLeavesNothing()
{
    QFETCH(const QString, limits);
    const TemporaryCluster cluster(Kind::Empty);
    QVERIFY(QDir().mkpath(cluster.folder()));
    const QString folder = cluster.folder();
    if (!TemporaryCluster::isRoot()
        || !TemporaryCluster::runs(
            u"mount"_s, { u"-t"_s, u"tmpfs"_s, u"-o"_s, limits, u"tmpfs"_s, folder })) {
        QSKIP("needs the right to mount a small disk");
    }
    const auto unmount = qScopeGuard([&folder] {
        PrivateCluster({ folder, {}, {} }).stop().isOk();
        TemporaryCluster::runs(u"umount"_s, { u"-l"_s, folder });
    });
    QCOMPARE(::chmod(QFile::encodeName(folder).constData(), 0711), 0); // tmpfs begins as 1777
    const auto program = cluster.program();
    const Error error = errorOf(program->join());
    QVERIFY2(error.code == ErrorCode::DiskFull, qPrintable(error.detail));
    QVERIFY(!QFileInfo::exists(cluster.path(u"cluster"_s)));
    QVERIFY(!QFileInfo::exists(cluster.path(u"cluster.new"_s)));
    QVERIFY(TemporaryCluster::runs(
        u"mount"_s, { u"-o"_s, u"remount,size=400m,nr_inodes=9000"_s, folder }));
    const auto address = program->join();
    QVERIFY2(address.isOk(), qPrintable(address.isOk() ? QString() : address.error().detail));
    program->leave();
}

void TestClusterRefusals::homeOfRootIsRefused()
{
    if (!TemporaryCluster::isRoot()) {
        QSKIP("about root only");
    }
    const QTemporaryDir folder(u"/root/holdfast-XXXXXX"_s);
    const mode_t before = modeOf(u"/root"_s);
    if (!folder.isValid() || (before & S_IXOTH) != 0) {
        QSKIP("the home of root is open or missing");
    }
    PrivateCluster program({ folder.path(), {}, {} });
    const Error error = errorOf(program.join());
    QCOMPARE(error.code, ErrorCode::FileFailed);
    QVERIFY2(error.detail.contains(u"may not enter /root"_s), qPrintable(error.detail));
    QCOMPARE(modeOf(u"/root"_s), before);
}

void TestClusterRefusals::missingAccountIsNamed()
{
    if (!TemporaryCluster::isRoot()) {
        QSKIP("about root only");
    }
    const TemporaryCluster cluster(Kind::Empty);
    PrivateCluster program({ cluster.folder(), {}, u"no-such-account"_s });
    const Error error = errorOf(program.join());
    QCOMPARE(error.code, ErrorCode::ServerFailed);
    QVERIFY2(error.detail.contains(u"useradd --system --user-group no-such-account"_s),
        qPrintable(error.detail));
}

void TestClusterRefusals::rootAsAccountIsRefused()
{
    if (!TemporaryCluster::isRoot()) {
        QSKIP("about root only");
    }
    const TemporaryCluster cluster(Kind::Empty);
    PrivateCluster program({ cluster.folder(), {}, u"root"_s });
    QCOMPARE(errorOf(program.join()).code, ErrorCode::ServerFailed);
}

void TestClusterRefusals::fileAsFolderIsRefused()
{
    const TemporaryCluster cluster(Kind::Empty);
    QFile file(cluster.folder());
    QVERIFY(file.open(QIODevice::WriteOnly));
    const Error error = errorOf(cluster.program()->join());
    QCOMPARE(error.code, ErrorCode::FileFailed);
    QVERIFY2(error.detail.contains(cluster.folder()), qPrintable(error.detail));
}

QTEST_GUILESS_MAIN(TestClusterRefusals)
#include "tst_clusterrefusals.moc"
