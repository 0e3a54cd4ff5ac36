#include "core/cluster/clustercreation.h"

#include "core/cluster/clusterlog.h"
#include "core/cluster/clustersettings.h"
#include "core/cluster/serverenvironment.h"
#include "core/cluster/serverprocesses.h"
#include "core/cluster/systemerror.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QStorageInfo>
#include <QThread>

#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace {

constexpr int programTimeoutMs = 180000; // initdb takes 4 s on a busy machine, 60 on a memory card
constexpr int killTimeoutMs = 5000;
constexpr qint64 bytesNeeded = 96LL << 20; // 47 MB of cluster, and room for its log to grow
constexpr qint64 mebibyte = 1 << 20;
constexpr int removalsMax = 25;
constexpr std::chrono::milliseconds removalPause { 200 };
constexpr mode_t ownerOnly = 0700;

// Fed to the server in single-user mode, one statement per line, before anybody can connect. The
// groups are those of the migrations, which take them as they find them; with them made here the
// desk's login is whole at once, and no step is needed after a migration.
constexpr auto firstStatements
    = "CREATE ROLE holdfast_kiosk NOLOGIN\n"
      "CREATE ROLE holdfast_staff NOLOGIN\n"
      "CREATE ROLE holdfast_manager NOLOGIN\n"
      "CREATE ROLE holdfast_worker NOLOGIN\n"
      "CREATE ROLE desk LOGIN IN ROLE holdfast_staff, holdfast_manager, holdfast_worker\n"
      "CREATE DATABASE holdfast\n";

Error failed(const QString &program, const QString &output)
{
    return Error { saysDiskFull(output) ? ErrorCode::DiskFull : ErrorCode::ServerFailed,
        u"%1 failed: %2"_s.arg(program, output.trimmed()),
        {} };
}

}

ClusterCreation::ClusterCreation(
    const ClusterLayout &layout, const ServerAccount &account, const ServerPrograms &programs)
    : m_layout(layout)
    , m_account(account)
    , m_programs(programs)
{
}

Result<Done> ClusterCreation::run() const
{
    using Step = Result<Done> (ClusterCreation::*)() const;
    for (const Step step : { &ClusterCreation::clearRemains,
             &ClusterCreation::checkPlace,
             &ClusterCreation::makeFolder,
             &ClusterCreation::initialise,
             &ClusterCreation::createDatabase,
             &ClusterCreation::publish }) {
        if (const auto done = (this->*step)(); !done) {
            if (const auto cleared = clearRemains(); !cleared) {
                qCWarning(clusterLog) << cleared.error().detail;
            }
            return done;
        }
    }
    return Done {};
}

Result<Done> ClusterCreation::checkPlace() const
{
    if (QFileInfo::exists(m_layout.cluster() + u"/PG_VERSION"_s)
        || !QDir(m_layout.cluster())
                .isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot)) {
        return Error { ErrorCode::FileFailed,
            m_layout.cluster() + u" holds files, but no whole database. Nothing was changed."_s,
            {} };
    }
    const QStorageInfo storage(m_layout.folder());
    if (storage.isValid() && storage.bytesAvailable() < bytesNeeded) {
        return Error { ErrorCode::DiskFull,
            u"A new database needs %1 MB in %2, %3 MB are free."_s.arg(bytesNeeded / mebibyte)
                .arg(m_layout.folder())
                .arg(storage.bytesAvailable() / mebibyte),
            {} };
    }
    return Done {};
}

Result<Done> ClusterCreation::clearRemains() const
{
    if (!QFileInfo::exists(m_layout.unfinished())) {
        return Done {};
    }
    // An initdb whose program was killed may still be making files where others are removed; it
    // ends soon, because what it needs is gone.
    bool isRemoved = false;
    for (int i = 0; i < removalsMax && !isRemoved; ++i) {
        if (i > 0) {
            QThread::msleep(removalPause.count());
        }
        ServerProcesses(m_layout.unfinished(), m_account).endAll();
        isRemoved = QDir(m_layout.unfinished()).removeRecursively();
    }
    if (!isRemoved) {
        return Error { ErrorCode::FileFailed,
            u"Cannot remove %1, what an interrupted start left behind."_s.arg(
                m_layout.unfinished()),
            {} };
    }
    return Done {};
}

Result<Done> ClusterCreation::makeFolder() const
{
    const QByteArray name = QFile::encodeName(m_layout.unfinished());
    if (::mkdir(name.constData(), ownerOnly) != 0
        || (m_account.isForeign()
            && ::lchown(name.constData(), m_account.user(), m_account.group()) != 0)) {
        return systemError(u"Cannot create "_s + m_layout.unfinished(), errno);
    }
    return Done {};
}

Result<Done> ClusterCreation::initialise() const
{
    // Names sort by code point and case follows Unicode, on every machine alike: an order that a
    // newer libc cannot change under an index. Lists for people ask for their order where they
    // are made. Written to the disk once, at the end.
    return runProgram({ m_programs.initdb(),
        u"--pgdata="_s + m_layout.unfinished(),
        u"--username=postgres"_s,
        u"--encoding=UTF8"_s,
        u"--locale=C.UTF-8"_s,
        u"--lc-collate=C"_s,
        u"--data-checksums"_s,
        u"--auth-local=peer"_s,
        u"--auth-host=scram-sha-256"_s,
        u"--no-sync"_s,
        u"--no-instructions"_s });
}

Result<Done> ClusterCreation::createDatabase() const
{
    QFile::remove(m_layout.unfinished() + u"/postgresql.conf"_s);
    if (const auto written = writeClusterSettings(m_layout.unfinished(), m_account); !written) {
        return written;
    }
    return runProgram({ m_programs.postgres(),
                          u"--single"_s,
                          u"-F"_s,
                          u"-c"_s,
                          u"exit_on_error=on"_s,
                          u"-D"_s,
                          m_layout.unfinished(),
                          u"postgres"_s },
        firstStatements);
}

Result<Done> ClusterCreation::publish() const
{
    const QByteArray from = QFile::encodeName(m_layout.unfinished());
    const QByteArray to = QFile::encodeName(m_layout.cluster());
    const int folder = ::open(
        QFile::encodeName(m_layout.folder()).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder < 0) {
        return systemError(u"Cannot open "_s + m_layout.folder(), errno);
    }
    // An empty folder of that name gives way; the new name must not reach the disk before the data.
    const bool isPublished = ::syncfs(folder) == 0
        && std::rename(from.constData(), to.constData()) == 0 && ::fsync(folder) == 0;
    const int errorNumber = errno;
    ::close(folder);
    if (!isPublished) {
        return systemError(u"Cannot finish "_s + m_layout.cluster(), errorNumber);
    }
    return Done {};
}

Result<Done> ClusterCreation::runProgram(const QStringList &command, const QByteArray &input) const
{
    const QStringList line = m_account.commandLine(command);
    QProcess process;
    process.setProcessEnvironment(serverEnvironment());
    process.setWorkingDirectory(u"/"_s);
    process.setProcessChannelMode(QProcess::MergedChannels);
    // A killed program takes its initdb along, whose own clearing up would else meet the next try.
    process.setChildProcessModifier([] { ::prctl(PR_SET_PDEATHSIG, SIGKILL); });
    process.start(line.first(), line.mid(1));
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(programTimeoutMs)) {
        const QString reason = process.errorString();
        process.kill();
        process.waitForFinished(killTimeoutMs);
        return failed(command.first(), reason);
    }
    if (process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0) {
        return failed(command.first(), QString::fromUtf8(process.readAll()));
    }
    return Done {};
}
