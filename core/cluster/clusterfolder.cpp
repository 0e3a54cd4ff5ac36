#include "core/cluster/clusterfolder.h"

#include "core/cluster/clusterlog.h"
#include "core/cluster/filesystemidentity.h"
#include "core/cluster/systemerror.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace {

constexpr mode_t ownerOnly = 0700;
constexpr mode_t ownerAndPassage = 0711; // of root: the server's account passes, sees nothing

Error refused(const QString &detail) { return Error { ErrorCode::FileFailed, detail, {} }; }

Error foreign(const QString &path, uid_t owner, const QString &expected)
{
    return refused(u"%1 belongs to %2, not to %3. Nothing was changed."_s.arg(
        path, ServerAccount::nameOf(owner), expected));
}

Result<Done> setMode(const QString &path, mode_t mode)
{
    if (::chmod(QFile::encodeName(path).constData(), mode) != 0) {
        return systemError(u"Cannot change the rights of "_s + path, errno);
    }
    return Done {};
}

}

ClusterFolder::ClusterFolder(const ClusterLayout &layout, const ServerAccount &account)
    : m_layout(layout)
    , m_account(account)
{
}

Result<Done> ClusterFolder::prepare() const
{
    if (const auto created = create(); !created) {
        return created;
    }

    struct stat info { };

    if (::stat(QFile::encodeName(m_layout.folder()).constData(), &info) != 0) {
        return systemError(u"Cannot look at "_s + m_layout.folder(), errno);
    }
    if (!S_ISDIR(info.st_mode)) {
        return refused(m_layout.folder() + u" is not a folder."_s);
    }
    if (info.st_uid != ::geteuid()) {
        return foreign(m_layout.folder(), info.st_uid, ServerAccount::nameOf(::geteuid()));
    }
    if ((info.st_mode & S_ISVTX) != 0) {
        return refused(
            m_layout.folder() + u" is shared by everybody: choose a folder of its own."_s);
    }
    if ((info.st_mode & (S_IWGRP | S_IWOTH)) != 0) {
        qCWarning(clusterLog) << "taking the right to write from others:" << m_layout.folder();
        const mode_t mode = info.st_mode & 07777U & ~mode_t { S_IWGRP | S_IWOTH };
        if (const auto mended = setMode(m_layout.folder(), mode); !mended) {
            return mended;
        }
    }
    return m_account.isForeign() ? letAccountIn(m_layout.folder()) : Done {};
}

Result<Done> ClusterFolder::create() const
{
    if (QFileInfo(m_layout.folder()).isDir()) {
        return Done {};
    }
    const QString parent = QFileInfo(m_layout.folder()).path();
    if (!QDir().mkpath(parent)) {
        return systemError(u"Cannot create "_s + parent, errno);
    }
    const mode_t mode = m_account.isForeign() ? ownerAndPassage : ownerOnly;
    if (::mkdir(QFile::encodeName(m_layout.folder()).constData(), mode) != 0 && errno != EEXIST) {
        return systemError(u"Cannot create "_s + m_layout.folder(), errno);
    }
    return Done {};
}

Result<Done> ClusterFolder::letAccountIn(const QString &ancestor) const
{
    if (!QFileInfo(ancestor).isRoot()) {
        if (const auto above = letAccountIn(QFileInfo(ancestor).path()); !above) {
            return above;
        }
    }

    struct stat info { };

    const auto passes = [&] {
        const FileSystemIdentity identity(m_account);
        return ::stat(QFile::encodeName(ancestor + u"/."_s).constData(), &info) == 0;
    };
    if (passes()) {
        return Done {};
    }
    if (::stat(QFile::encodeName(ancestor).constData(), &info) != 0) {
        return systemError(u"Cannot look at "_s + ancestor, errno);
    }
    if (ancestor == u"/root"_s || info.st_uid != 0) {
        return refused(
            u"The server runs as %1, who may not enter %2. Choose another data directory "
            "(--data-dir), for example /var/lib/holdfast."_s.arg(m_account.name(), ancestor));
    }
    qCInfo(clusterLog) << "letting" << m_account.name() << "pass through" << ancestor;
    if (const auto opened = setMode(ancestor, (info.st_mode & 07777U) | S_IXOTH); !opened) {
        return opened;
    }
    return passes() ? Result<Done>(Done {})
                    : refused(u"The account %1 cannot enter %2."_s.arg(m_account.name(), ancestor));
}

Result<Done> ClusterFolder::checkCluster() const
{
    struct stat info { };

    if (::stat(QFile::encodeName(m_layout.cluster()).constData(), &info) != 0) {
        return errno == ENOENT ? Result<Done>(Done {})
                               : systemError(u"Cannot look at "_s + m_layout.cluster(), errno);
    }
    if (!S_ISDIR(info.st_mode)) {
        return refused(m_layout.cluster() + u" is not a folder."_s);
    }
    if (info.st_uid != m_account.user()) {
        return foreign(m_layout.cluster(), info.st_uid, m_account.name());
    }
    // Without a cluster in it the folder is somebody's other thing, and will be refused.
    if ((info.st_mode & (S_IRWXG | S_IRWXO)) != 0 && m_layout.major()) {
        qCWarning(clusterLog) << "closing the data directory to others:" << m_layout.cluster();
        return setMode(m_layout.cluster(), ownerOnly);
    }
    return Done {};
}

Result<Done> ClusterFolder::prepareSocketDirectory(const QString &path) const
{
    const QString parent = QFileInfo(path).path();
    if (!QDir().mkpath(parent)) {
        return systemError(u"Cannot create "_s + parent, errno);
    }
    const QByteArray name = QFile::encodeName(path);
    if (::mkdir(name.constData(), ownerOnly) == 0) {
        if (m_account.isForeign()
            && ::lchown(name.constData(), m_account.user(), m_account.group()) != 0) {
            return systemError(u"Cannot hand over "_s + path, errno);
        }
    } else if (errno != EEXIST) {
        return systemError(u"Cannot create "_s + path, errno);
    }

    struct stat info { };

    if (::lstat(name.constData(), &info) != 0) {
        return systemError(u"Cannot look at "_s + path, errno);
    }
    if (!S_ISDIR(info.st_mode)) {
        return refused(path + u" is in the way: the folder of the server's socket goes there."_s);
    }
    if (info.st_uid != m_account.user()) {
        return foreign(path, info.st_uid, m_account.name());
    }
    return (info.st_mode & (S_IRWXG | S_IRWXO)) != 0 ? setMode(path, ownerOnly) : Done {};
}
