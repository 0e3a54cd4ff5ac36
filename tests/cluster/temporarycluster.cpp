#include "tests/cluster/temporarycluster.h"

#include <QFile>
#include <QFileInfo>
#include <QTest>

#include <libpq-fe.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace {

constexpr int joinTimeoutMs = 60000;
constexpr mode_t passageForAll = 0711;
constexpr int programTimeoutMs = 60000;

const TemporaryCluster &createdOnce()
{
    static const TemporaryCluster original(TemporaryCluster::Kind::Empty);
    if (!QFileInfo::exists(original.path(u"cluster"_s))) {
        const auto program = original.program();
        if (const auto joined = program->join(); !joined) {
            qFatal("%s", qPrintable(joined.error().detail));
        }
    }
    return original;
}

}

TemporaryCluster::TemporaryCluster(Kind kind)
    : m_folder(m_temporary.filePath(u"data"_s))
{
    if (isRoot()) {
        ::chmod(QFile::encodeName(m_temporary.path()).constData(), passageForAll);
    }
    if (kind == Kind::Created) {
        const QString original = createdOnce().folder();
        if (!runs(u"cp"_s, { u"-a"_s, original, m_folder })) {
            qFatal("cannot copy %s", qPrintable(original));
        }
    }
}

TemporaryCluster::~TemporaryCluster()
{
    const auto stopped = program()->stop();
    if (!stopped) {
        qWarning("%s", qPrintable(stopped.error().detail));
    }
}

std::unique_ptr<PrivateCluster> TemporaryCluster::program() const
{
    return std::make_unique<PrivateCluster>(PrivateCluster::Options { m_folder, {}, {} });
}

std::unique_ptr<QProcess> TemporaryCluster::startProcess(const QStringList &wrapper) const
{
    const QStringList command = wrapper + QStringList { QStringLiteral(CLUSTER_PROGRAM), m_folder };
    auto process = std::make_unique<QProcess>();
    process->setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process->start(command.first(), command.mid(1));
    return process;
}

std::unique_ptr<QProcess> TemporaryCluster::process(const QStringList &wrapper) const
{
    auto process = startProcess(wrapper);
    return joinedServer(*process) > 0 ? std::move(process) : nullptr;
}

qint64 TemporaryCluster::joinedServer(QProcess &process)
{
    while (!process.canReadLine() && process.waitForReadyRead(joinTimeoutMs)) { }
    const QByteArray line = process.readLine().trimmed();
    return line.startsWith("joined ") ? line.mid(qstrlen("joined ")).toLongLong() : 0;
}

QString TemporaryCluster::ask(const QString &connection, const QString &query)
{
    const std::unique_ptr<PGconn, decltype(&PQfinish)> link(
        PQconnectdb(connection.toUtf8().constData()), &PQfinish);
    if (PQstatus(link.get()) != CONNECTION_OK) {
        return u"error: "_s + QString::fromUtf8(PQerrorMessage(link.get()));
    }
    const std::unique_ptr<PGresult, decltype(&PQclear)> result(
        PQexec(link.get(), query.toUtf8().constData()), &PQclear);
    const ExecStatusType status = PQresultStatus(result.get());
    if (status != PGRES_TUPLES_OK && status != PGRES_COMMAND_OK) {
        return u"error: "_s + QString::fromUtf8(PQresultErrorMessage(result.get()));
    }
    return PQntuples(result.get()) > 0 ? QString::fromUtf8(PQgetvalue(result.get(), 0, 0))
                                       : QString();
}

bool TemporaryCluster::isRoot() { return ::geteuid() == 0; }

void TemporaryCluster::giveTo(const QString &path, const QString &owner)
{
    const QString account = owner.isEmpty() ? u"postgres"_s : owner;
    if (isRoot() && !runs(u"chown"_s, { account, path })) {
        qFatal("cannot chown %s", qPrintable(path));
    }
}

void TemporaryCluster::writeFile(const QString &path, const QByteArray &content)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size()) {
        qFatal("cannot write %s", qPrintable(path));
    }
    file.close();
    giveTo(path);
}

QByteArray TemporaryCluster::readFile(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool TemporaryCluster::runs(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.start(program, arguments);
    return process.waitForFinished(programTimeoutMs) && process.exitStatus() == QProcess::NormalExit
        && process.exitCode() == 0;
}
