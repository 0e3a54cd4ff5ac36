#include "tests/storm/stormserver.h"

#include "core/db/connection.h"
#include "core/db/migrator.h"

#include <QDir>
#include <QFile>
#include <QList>

#include <csignal>
#include <sys/types.h>

using namespace Qt::StringLiterals;

namespace {

/// Only a database of such a name may have its clock moved.
constexpr auto databaseName = "holdfast_test_storm";
constexpr std::chrono::milliseconds reconnectPause { 20 };
constexpr std::chrono::minutes scriptPatience { 2 };

struct Process {
    pid_t id = 0;
    bool isOfClient = false;
};

/// The parent of a process; 0 when it is gone. The name in the second field may have blanks.
pid_t parentOf(const QString &processId)
{
    QFile file(u"/proc/%1/stat"_s.arg(processId));
    if (!file.open(QIODevice::ReadOnly)) {
        return 0;
    }
    const QByteArray text = file.readAll();
    return text.mid(text.lastIndexOf(')') + 2).split(' ').value(1).toInt();
}

QList<Process> childrenOf(pid_t parent)
{
    QList<Process> children;
    for (const QString &name : QDir(u"/proc"_s).entryList(QDir::Dirs)) {
        if (name.toInt() > 0 && parentOf(name) == parent) {
            QFile title(u"/proc/%1/cmdline"_s.arg(name));
            const bool isOpen = title.open(QIODevice::ReadOnly);
            children.append(
                { name.toInt(), isOpen && title.readAll().contains("postgres: desk ") });
        }
    }
    return children;
}

void killBackend(pid_t postmaster)
{
    for (const Process &process : childrenOf(postmaster)) {
        if (process.isOfClient) {
            ::kill(process.id, SIGKILL);
            return;
        }
    }
}

/// Stopped first, so that none of them can do anything about the death of another.
void killEverything(pid_t postmaster)
{
    ::kill(postmaster, SIGSTOP);
    const QList<Process> children = childrenOf(postmaster);
    for (const Process &process : children) {
        ::kill(process.id, SIGSTOP);
    }
    for (const Process &process : children) {
        ::kill(process.id, SIGKILL);
    }
    ::kill(postmaster, SIGKILL);
}

void killServer(pid_t postmaster, StormServer::Crash how)
{
    switch (how) {
    case StormServer::Crash::Everything:
        killEverything(postmaster);
        return;
    case StormServer::Crash::Postmaster:
        ::kill(postmaster, SIGKILL);
        return;
    case StormServer::Crash::Backend:
        killBackend(postmaster);
        return;
    case StormServer::Crash::Immediate:
        ::kill(postmaster, SIGQUIT);
        return;
    }
}

}

StormServer::StormServer()
    : m_cluster({ m_folder.path() + u"/data"_s, {}, {} })
{
}

std::string StormServer::start()
{
    const Result<ClusterAddress> address = m_cluster.join();
    if (!address) {
        return address.error().detail.toStdString();
    }
    m_socketDirectory = address->socketDirectory.toStdString();
    m_port = address->port;
    return prepareDatabase();
}

std::string StormServer::crash(Crash how)
{
    const auto postmaster = static_cast<pid_t>(m_cluster.status().processId);
    if (postmaster <= 0) {
        return "there is no server to kill";
    }
    setUp(false);
    killServer(postmaster, how);
    const Result<ClusterAddress> address = m_cluster.join();
    setUp(true);
    return address ? std::string() : address.error().detail.toStdString();
}

std::string StormServer::administrator() const { return database("postgres"); }

std::string StormServer::desk() const { return database("desk"); }

void StormServer::waitForServer()
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return m_isUp; });
    m_changed.wait_for(lock, reconnectPause);
}

std::string StormServer::database(const char *user) const
{
    return "host='" + m_socketDirectory + "' port=" + std::to_string(m_port)
        + " dbname=" + databaseName + " user=" + user + " connect_timeout=10";
}

std::string StormServer::prepareDatabase()
{
    ConnectionSettings settings;
    settings.connectionString = QString::fromStdString(administrator());
    settings.statementTimeout = scriptPatience;
    ConnectionSettings first = settings;
    first.connectionString.replace(QString::fromLatin1(databaseName), u"postgres"_s);
    QFile clock(QStringLiteral(HOLDFAST_TEST_CLOCK));
    if (!clock.open(QIODevice::ReadOnly)) {
        return "the script of the clock cannot be read";
    }
    DbConnection server(first);
    DbConnection connection(settings);
    Result<Done> step = server.open();
    if (step) {
        step = server.runScript(QByteArray("CREATE DATABASE ") + databaseName);
    }
    if (step) {
        step = connection.open();
    }
    if (step) {
        const Result<QStringList> applied = Migrator().migrate(connection);
        step = applied ? Result<Done>(Done {}) : Result<Done>(applied.error());
    }
    if (step) {
        step = connection.runScript(clock.readAll());
    }
    return step ? std::string() : step.error().detail.toStdString();
}

void StormServer::setUp(bool isUp)
{
    const std::lock_guard lock(m_mutex);
    m_isUp = isUp;
    m_changed.notify_all();
}
