#include "core/cluster/postmaster.h"

#include "core/cluster/clusterlog.h"
#include "core/cluster/filesystemidentity.h"
#include "core/cluster/serverenvironment.h"
#include "core/cluster/systemerror.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStringList>
#include <QThread>

#include <csignal>
#include <fcntl.h>
#include <libpq-fe.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

using namespace Qt::StringLiterals;

namespace {

// While it recovers a server may take long and must be left to it; this is only for one that hangs.
constexpr std::chrono::seconds readyPatience { 120 };
constexpr std::chrono::seconds fastPatience { 30 };
constexpr std::chrono::seconds immediatePatience { 10 };
constexpr std::chrono::milliseconds pollInterval { 20 };
constexpr int firstInheritedDescriptor = 3;

/** A list of C strings with its null, as exec wants it. Points into @p texts. */
std::vector<char *> pointersTo(std::vector<QByteArray> &texts)
{
    std::vector<char *> pointers;
    pointers.reserve(texts.size() + 1);
    for (QByteArray &text : texts) {
        pointers.push_back(text.data());
    }
    pointers.push_back(nullptr);
    return pointers;
}

std::vector<QByteArray> encoded(const QStringList &texts)
{
    std::vector<QByteArray> bytes;
    bytes.reserve(static_cast<size_t>(texts.size()));
    for (const QString &text : texts) {
        bytes.push_back(QFile::encodeName(text));
    }
    return bytes;
}

/** Own session, no signals blocked or ignored, no files but the log. Returns errno. */
int spawnDetached(const QStringList &command, int log, pid_t *child)
{
    posix_spawn_file_actions_t files {};
    posix_spawnattr_t attributes {};
    sigset_t none {};
    sigset_t all {};
    ::sigemptyset(&none);
    ::sigfillset(&all);
    ::posix_spawn_file_actions_init(&files);
    ::posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    ::posix_spawn_file_actions_adddup2(&files, log, STDOUT_FILENO);
    ::posix_spawn_file_actions_adddup2(&files, log, STDERR_FILENO);
    ::posix_spawn_file_actions_addclosefrom_np(&files, firstInheritedDescriptor);
    ::posix_spawn_file_actions_addchdir_np(&files, "/");
    ::posix_spawnattr_init(&attributes);
    ::posix_spawnattr_setflags(
        &attributes, POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    ::posix_spawnattr_setsigmask(&attributes, &none);
    ::posix_spawnattr_setsigdefault(&attributes, &all);

    std::vector<QByteArray> words = encoded(command);
    std::vector<QByteArray> variables = encoded(serverEnvironment().toStringList());
    const int result = ::posix_spawn(child,
        words.front().constData(),
        &files,
        &attributes,
        pointersTo(words).data(),
        pointersTo(variables).data());
    ::posix_spawnattr_destroy(&attributes);
    ::posix_spawn_file_actions_destroy(&files);
    return result;
}

QString socketIn(const QString &directory)
{
    return u"%1/.s.PGSQL.%2"_s.arg(directory).arg(ClusterLayout::port);
}

}

Postmaster::Postmaster(const ClusterLayout &layout, const ServerAccount &account)
    : m_layout(layout)
    , m_account(account)
    , m_processes(layout.cluster(), account)
    , m_log(layout.log())
{
}

Postmaster::~Postmaster() { hasChildEnded(); }

std::optional<ClusterAddress> Postmaster::address() const
{
    const auto live = m_processes.livePostmaster();
    if (!live) {
        return std::nullopt;
    }
    return ClusterLayout::addressIn(live->socketDirectory);
}

bool Postmaster::answers(const ClusterAddress &address)
{
    const QString connection
        = u"host='%1' port=%2 dbname=postgres user=postgres connect_timeout=5"_s
              .arg(address.socketDirectory)
              .arg(address.port);
    return ::PQping(connection.toUtf8().constData()) == PQPING_OK;
}

Result<std::optional<ClusterAddress>> Postmaster::attach()
{
    const QDeadlineTimer deadline(readyPatience);
    while (const auto live = m_processes.livePostmaster()) {
        if (live->state == u"ready"_s) {
            const ClusterAddress found = ClusterLayout::addressIn(live->socketDirectory);
            if (answers(found)) {
                return std::optional(found);
            }
            if (!QFileInfo::exists(socketIn(found.socketDirectory))) {
                // The runtime folder goes when its person logs out; the server cannot mend that.
                qCWarning(clusterLog)
                    << "server" << live->processId << "lost its socket, ending it";
                if (const auto stopped = stop(); !stopped) {
                    return stopped.error();
                }
                continue;
            }
        }
        if (deadline.hasExpired()) {
            return Error { ErrorCode::ServerFailed,
                u"The server (process %1) does not answer. Its log: %2"_s.arg(live->processId)
                    .arg(m_layout.log()),
                {} };
        }
        QThread::msleep(pollInterval.count());
    }
    return std::optional<ClusterAddress>();
}

bool Postmaster::clear() const
{
    bool isAnything = false;
    if (!m_processes.all().isEmpty()) {
        isAnything = true;
        m_processes.endAll();
    }
    const QString socket = socketIn(m_layout.socketDirectory(::geteuid()));
    const FileSystemIdentity identity(m_account);
    // The folder of the socket is this cluster's alone: without a server, all in it is stale.
    const QStringList stale {
        m_layout.cluster() + u"/postmaster.pid"_s, socket + u".lock"_s, socket
    };
    for (const QString &path : stale) {
        if (QFile::remove(path)) {
            qCInfo(clusterLog) << "removed what a dead server left behind:" << path;
            isAnything = true;
        }
    }
    return isAnything;
}

Result<Done> Postmaster::spawn(const QString &postgres, const QString &socketDirectory)
{
    m_log.rotate();
    const auto log = m_log.openForAppending();
    if (!log) {
        return log.error();
    }
    const int failure = spawnDetached(
        m_account.commandLine({ postgres, u"-D"_s, m_layout.cluster(), u"-k"_s, socketDirectory }),
        *log,
        &m_child);
    ::close(*log);
    if (failure != 0) {
        m_child = 0;
        return systemError(u"Cannot start "_s + postgres, failure);
    }
    return Done {};
}

Result<ClusterAddress> Postmaster::start(const QString &postgres, const QString &socketDirectory)
{
    hasChildEnded();
    // Once more when a dead server's shared memory goes away only now.
    constexpr int attemptCountMax = 2;
    for (int attempt = 1; attempt <= attemptCountMax; ++attempt) {
        if (const auto spawned = spawn(postgres, socketDirectory); !spawned) {
            return spawned.error();
        }
        const QDeadlineTimer deadline(readyPatience);
        while (!hasChildEnded()) {
            const auto live = m_processes.livePostmaster();
            if (live && live->state == u"ready"_s
                && answers(ClusterLayout::addressIn(live->socketDirectory))) {
                return ClusterLayout::addressIn(live->socketDirectory);
            }
            if (deadline.hasExpired()) {
                return m_log.failure(u"The server is not ready after two minutes."_s);
            }
            QThread::msleep(pollInterval.count());
        }
        if (!m_log.says(u"pre-existing shared memory block"_s)) {
            break;
        }
        clear();
    }
    removeSocketDirectory();
    return m_log.failure(u"The server ended while it started."_s);
}

bool Postmaster::hasChildEnded()
{
    if (m_child != 0 && ::waitpid(m_child, nullptr, WNOHANG) != 0) {
        m_child = 0;
    }
    return m_child == 0;
}

bool Postmaster::waitForEnd(std::chrono::milliseconds patience)
{
    const QDeadlineTimer deadline(patience);
    while (m_processes.livePostmaster()) {
        if (deadline.hasExpired()) {
            return false;
        }
        QThread::msleep(pollInterval.count());
    }
    hasChildEnded();
    removeSocketDirectory();
    return true;
}

void Postmaster::removeSocketDirectory() const
{
    // Empty without a server. One in another place was an earlier start's choice: leave it alone.
    QDir().rmdir(m_layout.socketDirectory(::geteuid()));
}

Result<Done> Postmaster::stop()
{
    const auto live = m_processes.livePostmaster();
    if (!live) {
        return Done {};
    }
    ::kill(live->processId, SIGINT);
    if (waitForEnd(fastPatience)) {
        return Done {};
    }
    qCWarning(clusterLog) << "server" << live->processId << "does not stop, ending it at once";
    ::kill(live->processId, SIGQUIT);
    if (waitForEnd(immediatePatience)) {
        return Done {};
    }
    for (const pid_t process : m_processes.all()) {
        qCWarning(clusterLog) << "killing server process" << process;
        ::kill(process, SIGKILL);
    }
    if (!m_processes.waitForNone(immediatePatience)) {
        return Error { ErrorCode::ServerFailed,
            u"The server (process %1) cannot be ended."_s.arg(live->processId),
            {} };
    }
    hasChildEnded();
    return Done {};
}
