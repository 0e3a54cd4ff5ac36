#include "core/cluster/privatecluster.h"

#include "core/cluster/clustercreation.h"
#include "core/cluster/clusterfolder.h"
#include "core/cluster/clusterlayout.h"
#include "core/cluster/clusterlog.h"
#include "core/cluster/clustersettings.h"
#include "core/cluster/filelock.h"
#include "core/cluster/postmaster.h"
#include "core/cluster/serveraccount.h"
#include "core/cluster/serverprograms.h"
#include "core/cluster/systemerror.h"

#include <QFile>
#include <QFileInfo>

#include <optional>
#include <unistd.h>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

// Whoever holds the lock may be making a cluster, or wait for a recovery: both are bounded.
constexpr std::chrono::seconds startPatience { 300 };
constexpr std::chrono::seconds programsPatience { 5 };

void report(const PrivateCluster::Progress &progress, ClusterStep step)
{
    if (progress) {
        progress(step);
    }
}

}

class PrivateCluster::Private {
public:
    explicit Private(Options options)
        : m_options(std::move(options))
        , m_layout(m_options.dataDirectory)
        , m_programsLock(m_layout.programsLock())
    {
    }

    Result<Done> findAccount();
    Result<ClusterAddress> run(const Progress &progress);
    Result<ClusterAddress> start(const Progress &progress);

    Options m_options;
    ClusterLayout m_layout;
    FileLock m_programsLock; ///< shared by everyone who joined
    std::optional<ServerAccount> m_account;
    std::optional<Postmaster> m_postmaster; ///< after findAccount()
};

Result<Done> PrivateCluster::Private::findAccount()
{
    if (!m_account) {
        const auto found = ServerAccount::find(m_options.account);
        if (!found) {
            return found.error();
        }
        m_account = *found;
        m_postmaster.emplace(m_layout, *m_account);
    }
    return Done {};
}

/** The server that runs, or the one that is started. Under the start lock. */
Result<ClusterAddress> PrivateCluster::Private::run(const Progress &progress)
{
    if (const auto checked = ClusterFolder(m_layout, *m_account).checkCluster(); !checked) {
        return checked.error();
    }
    const auto attached = m_postmaster->attach();
    if (!attached) {
        return attached.error();
    }
    return attached->has_value() ? Result<ClusterAddress>(**attached) : start(progress);
}

Result<ClusterAddress> PrivateCluster::Private::start(const Progress &progress)
{
    const std::optional<int> major = m_layout.major();
    const auto programs = ServerPrograms::find(m_options.programs, major);
    if (!programs) {
        return programs.error();
    }
    if (!major) {
        report(progress, ClusterStep::Creating);
        const auto created = ClusterCreation(m_layout, *m_account, *programs).run();
        if (!created) {
            return created.error();
        }
    }
    const QString socketDirectory = m_layout.socketDirectory(::geteuid());
    const auto prepared
        = ClusterFolder(m_layout, *m_account).prepareSocketDirectory(socketDirectory);
    if (!prepared) {
        return prepared.error();
    }
    const bool isRecovery = m_postmaster->clear();
    if (const auto written = writeClusterSettings(m_layout.cluster(), *m_account); !written) {
        return written.error();
    }
    report(progress, isRecovery ? ClusterStep::Recovering : ClusterStep::Starting);
    return m_postmaster->start(programs->postgres(), socketDirectory);
}

PrivateCluster::PrivateCluster(Options options)
    : d(std::make_unique<Private>(std::move(options)))
{
}

PrivateCluster::~PrivateCluster() { leave(); }

QString PrivateCluster::defaultDataDirectory() { return ClusterLayout(QString()).folder(); }

QString PrivateCluster::dataDirectory() const { return d->m_layout.folder(); }

Result<ClusterAddress> PrivateCluster::join(const Progress &progress)
{
    report(progress, ClusterStep::Looking);
    if (const auto found = d->findAccount(); !found) {
        return found.error();
    }
    if (const auto prepared = ClusterFolder(d->m_layout, *d->m_account).prepare(); !prepared) {
        return prepared.error();
    }
    FileLock startLock(d->m_layout.startLock());
    if (const auto locked = startLock.acquire(FileLock::Mode::Exclusive, startPatience); !locked) {
        return locked.error();
    }
    const auto address = d->run(progress);
    if (!address) {
        return address;
    }
    if (!d->m_programsLock.isHeld()) {
        const auto counted = d->m_programsLock.acquire(FileLock::Mode::Shared, programsPatience);
        if (!counted) {
            return counted.error();
        }
    }
    report(progress, ClusterStep::Ready);
    return address;
}

void PrivateCluster::leave()
{
    if (!d->m_programsLock.isHeld()) {
        return;
    }
    FileLock startLock(d->m_layout.startLock());
    const auto locked = startLock.acquire(FileLock::Mode::Exclusive, startPatience);
    if (!locked) {
        qCWarning(clusterLog) << locked.error().detail;
    } else if (!QFile::exists(d->m_layout.keepMark())
        && d->m_programsLock.tryAcquire(FileLock::Mode::Exclusive)) {
        // Nobody else holds it, and nobody can join before the start lock is free.
        if (const auto stopped = d->m_postmaster->stop(); !stopped) {
            qCWarning(clusterLog) << stopped.error().detail;
        }
    }
    d->m_programsLock.release();
}

Result<Done> PrivateCluster::startToStay(const Progress &progress)
{
    if (const auto address = join(progress); !address) {
        return address.error();
    }
    QFile mark(d->m_layout.keepMark());
    if (!mark.open(QIODevice::WriteOnly)) {
        return Error { ErrorCode::FileFailed, u"Cannot write "_s + d->m_layout.keepMark(), {} };
    }
    return Done {};
}

Result<Done> PrivateCluster::stop()
{
    if (!QFileInfo(d->m_layout.folder()).isDir()) {
        return Done {};
    }
    if (const auto found = d->findAccount(); !found) {
        return found;
    }
    FileLock startLock(d->m_layout.startLock());
    if (const auto locked = startLock.acquire(FileLock::Mode::Exclusive, startPatience); !locked) {
        return locked;
    }
    if (QFile::exists(d->m_layout.keepMark()) && !QFile::remove(d->m_layout.keepMark())) {
        return Error { ErrorCode::FileFailed, u"Cannot remove "_s + d->m_layout.keepMark(), {} };
    }
    return d->m_postmaster->stop();
}

ClusterStatus PrivateCluster::status() const
{
    ClusterStatus status;
    status.dataDirectory = d->m_layout.cluster();
    status.isKept = QFile::exists(d->m_layout.keepMark());
    const std::optional<int> major = d->m_layout.major();
    status.isCreated = major.has_value();
    status.version = major ? QString::number(*major) : QString();
    if (const auto programs = ServerPrograms::find(d->m_options.programs, major); programs) {
        status.programs = programs->folder();
    }
    status.address = ClusterLayout::addressIn(d->m_layout.socketDirectory(::geteuid()));
    const auto account = ServerAccount::find(d->m_options.account);
    if (account) {
        const ServerProcesses processes(d->m_layout.cluster(), *account);
        if (const auto live = processes.livePostmaster(); live) {
            status.isRunning = true;
            status.processId = live->processId;
            status.address = ClusterLayout::addressIn(live->socketDirectory);
        }
    }
    return status;
}
