#include "core/cluster/serverlog.h"

#include "core/cluster/systemerror.h"

#include <QFile>
#include <QFileInfo>
#include <QStringList>

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 sizeMax = 1 << 20;
constexpr qint64 quotedBytesMax = 8192;
constexpr qsizetype quotedLinesMax = 6;
constexpr mode_t ownerOnly = 0600;

}

ServerLog::ServerLog(QString path)
    : m_path(std::move(path))
{
}

void ServerLog::rotate() const
{
    if (QFileInfo(m_path).size() > sizeMax) {
        const QString old = m_path + u".1"_s;
        QFile::remove(old);
        QFile::rename(m_path, old);
    }
}

Result<int> ServerLog::openForAppending()
{
    const int descriptor = ::open(QFile::encodeName(m_path).constData(),
        O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW,
        ownerOnly);
    if (descriptor < 0) {
        return systemError(u"Cannot open "_s + m_path, errno);
    }
    m_start = QFileInfo(m_path).size();
    return descriptor;
}

QString ServerLog::sinceOpening() const
{
    QFile file(m_path);
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    file.seek(std::max(m_start, file.size() - quotedBytesMax));
    return QString::fromUtf8(file.readAll()).trimmed();
}

Error ServerLog::failure(const QString &what) const
{
    const QString text = sinceOpening();
    const QStringList lines = text.split(u'\n');
    const QStringList last = lines.mid(std::max<qsizetype>(0, lines.size() - quotedLinesMax));
    return Error { saysDiskFull(text) ? ErrorCode::DiskFull : ErrorCode::ServerFailed,
        u"%1 The end of %2:\n%3"_s.arg(what, m_path, last.join(u'\n')),
        {} };
}

bool ServerLog::says(const QString &words) const { return sinceOpening().contains(words); }
