#include "core/cluster/clusterlayout.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <unistd.h>

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype socketFolderLengthMax = 80; // sun_path ends at 107, with /.s.PGSQL.5432.lock
constexpr qsizetype hashDigits = 8;

QString usualFolder()
{
    if (::geteuid() == 0) {
        return u"/var/lib/holdfast"_s;
    }
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + u"/holdfast"_s;
}

/** Two ways to one folder must be one folder, also before its last parts exist. */
QString canonical(const QString &path)
{
    QString head = QDir::cleanPath(QDir::current().absoluteFilePath(path));
    QString tail;
    while (!QFileInfo::exists(head) && !QFileInfo(head).isRoot()) {
        tail.prepend(u'/' + QFileInfo(head).fileName());
        head = QFileInfo(head).path();
    }
    return QDir::cleanPath(QFileInfo(head).canonicalFilePath() + tail);
}

/** The server splits its setting at commas, and the socket's name has a limit. */
bool suitsSocket(const QString &folder)
{
    return QFile::encodeName(folder).size() <= socketFolderLengthMax && !folder.contains(u',')
        && !folder.contains(u'"') && !folder.contains(u'\'') && !folder.contains(u'\\');
}

QString runtimeFolder(uid_t caller)
{
    if (caller == 0) {
        return QFileInfo(u"/run"_s).isWritable() ? u"/run/holdfast/"_s : QString();
    }
    const QString folder = qEnvironmentVariable("XDG_RUNTIME_DIR");
    const QFileInfo info(folder);
    const bool isOurs = !folder.isEmpty() && info.isAbsolute() && info.isDir()
        && info.ownerId() == caller && info.isWritable();
    return isOurs ? folder + u"/holdfast-"_s : QString();
}

QString connection(const QString &socketDirectory, const QString &role)
{
    return u"host='%1' port=%2 dbname=holdfast user=%3"_s.arg(socketDirectory)
        .arg(ClusterLayout::port)
        .arg(role);
}

}

ClusterLayout::ClusterLayout(const QString &folder)
    : m_folder(canonical(folder.isEmpty() ? usualFolder() : folder))
{
}

QString ClusterLayout::socketDirectory(uid_t caller) const
{
    const QByteArray digest
        = QCryptographicHash::hash(QFile::encodeName(m_folder), QCryptographicHash::Sha256);
    const QString hash = QString::fromLatin1(digest.toHex().first(hashDigits));
    const QString runtime = runtimeFolder(caller);
    if (!runtime.isEmpty() && suitsSocket(runtime + hash)) {
        return runtime + hash;
    }
    return u"/tmp/holdfast-%1-%2"_s.arg(caller).arg(hash);
}

std::optional<int> ClusterLayout::major() const
{
    QFile file(cluster() + u"/PG_VERSION"_s);
    if (!file.open(QIODevice::ReadOnly)) {
        return std::nullopt;
    }
    return file.readLine().trimmed().split('.').first().toInt();
}

ClusterAddress ClusterLayout::addressIn(const QString &socketDirectory)
{
    return { socketDirectory,
        port,
        u"holdfast"_s,
        connection(socketDirectory, u"postgres"_s),
        connection(socketDirectory, u"desk"_s) };
}
