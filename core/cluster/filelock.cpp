#include "core/cluster/filelock.h"

#include "core/cluster/systemerror.h"

#include <QDeadlineTimer>
#include <QFile>
#include <QThread>

#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

constexpr std::chrono::milliseconds pollInterval { 10 };
constexpr mode_t ownerOnly = 0600;

}

FileLock::FileLock(QString path)
    : m_path(std::move(path))
{
}

FileLock::~FileLock() { release(); }

Result<Done> FileLock::acquire(Mode mode, std::chrono::milliseconds patience)
{
    const QDeadlineTimer deadline(patience);
    while (!tryAcquire(mode)) {
        if (m_errorNumber != EWOULDBLOCK && m_errorNumber != EINTR) {
            return systemError(u"Cannot lock "_s + m_path, m_errorNumber);
        }
        if (deadline.hasExpired()) {
            return Error { ErrorCode::Busy, u"Another program keeps the lock "_s + m_path, {} };
        }
        QThread::msleep(pollInterval.count());
    }
    return Done {};
}

bool FileLock::tryAcquire(Mode mode)
{
    if (!open()) {
        return false;
    }
    const int operation = mode == Mode::Shared ? LOCK_SH : LOCK_EX;
    m_isHeld = ::flock(m_descriptor, operation | LOCK_NB) == 0;
    m_errorNumber = m_isHeld ? 0 : errno;
    return m_isHeld;
}

void FileLock::release()
{
    if (m_descriptor >= 0) {
        ::close(m_descriptor);
    }
    m_descriptor = -1;
    m_isHeld = false;
}

bool FileLock::open()
{
    if (m_descriptor < 0) {
        m_descriptor = ::open(QFile::encodeName(m_path).constData(),
            O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW,
            ownerOnly);
        m_errorNumber = m_descriptor < 0 ? errno : 0;
    }
    return m_descriptor >= 0;
}
