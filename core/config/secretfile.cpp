#include "core/config/secretfile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace {

constexpr mode_t ofOthers = S_IRWXG | S_IRWXO;
constexpr mode_t writableByOthers = S_IWGRP | S_IWOTH;

/** Closes what it was given. */
class Descriptor {
public:
    explicit Descriptor(int number)
        : m_number(number)
    {
    }

    ~Descriptor()
    {
        if (m_number >= 0) {
            ::close(m_number);
        }
    }

    Descriptor(const Descriptor &) = delete;
    Descriptor &operator=(const Descriptor &) = delete;

    int number() const { return m_number; }

    bool isOpen() const { return m_number >= 0; }

private:
    int m_number;
};

Error failure(const QString &path, const QString &reason)
{
    return { ErrorCode::FileFailed, path + u": "_s + reason, {} };
}

Error systemFailure(const QString &path)
{
    const int number = errno;
    Error error = failure(path, QString::fromLocal8Bit(std::strerror(number)));
    error.code = number == ENOSPC || number == EDQUOT ? ErrorCode::DiskFull : ErrorCode::FileFailed;
    return error;
}

Result<Done> closeFolder(const QString &folder)
{
    if (!QDir().mkpath(folder)) {
        return failure(folder, u"cannot be made"_s);
    }
    if (::chmod(QFile::encodeName(folder).constData(), S_IRWXU) != 0) {
        return systemFailure(folder);
    }
    return Done {};
}

bool writeAll(int descriptor, const QByteArray &bytes)
{
    qsizetype written = 0;
    while (written < bytes.size()) {
        const ssize_t count = ::write(
            descriptor, bytes.constData() + written, static_cast<size_t>(bytes.size() - written));
        if (count < 0 && errno == EINTR) {
            continue;
        }
        if (count <= 0) {
            return false;
        }
        written += count;
    }
    return ::fsync(descriptor) == 0;
}

}

SecretFile::SecretFile(QString path)
    : m_path(std::move(path))
{
}

bool SecretFile::exists() const { return QFileInfo(m_path).exists(); }

Result<Done> SecretFile::write(const QByteArray &secret) const
{
    const QString folder = QFileInfo(m_path).absolutePath();
    if (auto closed = closeFolder(folder); !closed) {
        return closed;
    }
    const QByteArray target = QFile::encodeName(m_path);
    const QByteArray draft = target + ".new";
    ::unlink(draft.constData()); // of a write that a power cut has ended
    {
        const Descriptor file(
            ::open(draft.constData(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, S_IRUSR | S_IWUSR));
        if (!file.isOpen() || !writeAll(file.number(), secret)) {
            const Error error = systemFailure(m_path);
            ::unlink(draft.constData());
            return error;
        }
    }
    if (::rename(draft.constData(), target.constData()) != 0) {
        const Error error = systemFailure(m_path);
        ::unlink(draft.constData());
        return error;
    }
    const Descriptor directory(
        ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (!directory.isOpen() || ::fsync(directory.number()) != 0) {
        return systemFailure(folder);
    }
    return Done {};
}

Result<QByteArray> SecretFile::read() const
{
    const QString folder = QFileInfo(m_path).absolutePath();

    struct stat around { };

    if (::stat(QFile::encodeName(folder).constData(), &around) != 0) {
        return systemFailure(folder);
    }
    if ((around.st_mode & writableByOthers) != 0) {
        return failure(folder, u"others may write here: chmod 700"_s);
    }
    const Descriptor file(
        ::open(QFile::encodeName(m_path).constData(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW));

    struct stat status { };

    if (!file.isOpen() || ::fstat(file.number(), &status) != 0) {
        return systemFailure(m_path);
    }
    if (!S_ISREG(status.st_mode)) {
        return failure(m_path, u"this is no file"_s);
    }
    if (status.st_uid != ::geteuid()) {
        return failure(m_path, u"it belongs to somebody else"_s);
    }
    if ((status.st_mode & ofOthers) != 0) {
        return failure(m_path, u"others can read it: enrol this kiosk anew"_s);
    }
    if (status.st_size > sizeMax) {
        return failure(m_path, u"it is too large"_s);
    }
    QByteArray bytes(static_cast<qsizetype>(status.st_size), '\0');
    qsizetype filled = 0;
    while (filled < bytes.size()) {
        const ssize_t count = ::read(
            file.number(), bytes.data() + filled, static_cast<size_t>(bytes.size() - filled));
        if (count < 0 && errno == EINTR) {
            continue;
        }
        if (count <= 0) {
            return systemFailure(m_path);
        }
        filled += count;
    }
    return bytes;
}
