#include "core/cluster/serverprocesses.h"

#include "core/cluster/clusterlog.h"
#include "core/cluster/filesystemidentity.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QThread>

#include <algorithm>
#include <csignal>
#include <sys/stat.h>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

constexpr std::chrono::seconds quitPatience { 5 };
constexpr std::chrono::seconds killPatience { 5 };
constexpr std::chrono::milliseconds pollInterval { 10 };
constexpr qsizetype stateLine = 7; // of postmaster.pid: see miscadmin.h of PostgreSQL
constexpr qsizetype socketLine = 4;
constexpr qint64 recordSizeMax = 8192;

bool isPostgres(const QString &processFolder)
{
    // After an upgrade of the package the running program is "postgres (deleted)".
    const QString program = QFile::symLinkTarget(processFolder + u"/exe"_s).section(u'/', -1);
    return program == u"postgres"_s || program == u"postgres (deleted)"_s;
}

bool isSameFolder(const QString &left, const QString &right)
{
    struct stat first { };

    struct stat second { };

    return ::stat(QFile::encodeName(left).constData(), &first) == 0
        && ::stat(QFile::encodeName(right).constData(), &second) == 0
        && first.st_dev == second.st_dev && first.st_ino == second.st_ino;
}

}

ServerProcesses::ServerProcesses(QString dataDirectory, const ServerAccount &account)
    : m_dataDirectory(std::move(dataDirectory))
    , m_account(account)
{
}

std::optional<PostmasterRecord> ServerProcesses::record() const
{
    const FileSystemIdentity identity(m_account);
    QFile file(m_dataDirectory + u"/postmaster.pid"_s);
    if (!file.open(QIODevice::ReadOnly)) {
        return std::nullopt;
    }
    const QList<QByteArray> lines = file.read(recordSizeMax).split('\n');
    PostmasterRecord record;
    record.processId = lines.value(0).trimmed().toInt();
    record.socketDirectory = QFile::decodeName(lines.value(socketLine).trimmed());
    record.state = QString::fromLatin1(lines.value(stateLine).trimmed());
    return record;
}

std::optional<PostmasterRecord> ServerProcesses::livePostmaster() const
{
    const auto found = record();
    return found && isOurs(found->processId) ? found : std::nullopt;
}

bool ServerProcesses::isOurs(pid_t process) const
{
    if (process <= 1) {
        return false;
    }
    const FileSystemIdentity identity(m_account);
    const QString folder = u"/proc/%1"_s.arg(process);
    return isPostgres(folder) && isSameFolder(folder + u"/cwd"_s, m_dataDirectory);
}

QList<pid_t> ServerProcesses::all() const
{
    QList<pid_t> found;
    for (const QString &name : QDir(u"/proc"_s).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        bool isNumber = false;
        const pid_t process = name.toInt(&isNumber);
        if (isNumber && isOurs(process)) {
            found.append(process);
        }
    }
    return found;
}

void ServerProcesses::endAll() const
{
    const auto signalAll = [this](int signalNumber) {
        for (const pid_t process : all()) {
            qCWarning(clusterLog) << "ending server process" << process << "by signal"
                                  << signalNumber;
            ::kill(process, signalNumber);
        }
    };
    signalAll(SIGQUIT);
    if (!waitForNone(quitPatience)) {
        signalAll(SIGKILL);
        waitForNone(killPatience);
    }
}

bool ServerProcesses::waitForNone(std::chrono::milliseconds patience) const
{
    const QDeadlineTimer deadline(patience);
    while (!all().isEmpty()) {
        if (deadline.hasExpired()) {
            return false;
        }
        QThread::msleep(pollInterval.count());
    }
    return true;
}
