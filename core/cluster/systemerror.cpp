#include "core/cluster/systemerror.h"

#include <cerrno>
#include <cstring>

using namespace Qt::StringLiterals;

Error systemError(const QString &what, int errorNumber)
{
    const bool isFull = errorNumber == ENOSPC || errorNumber == EDQUOT;
    const QString reason
        = QString::fromLocal8Bit(std::strerror(errorNumber)); // NOLINT(concurrency-mt-unsafe)
    return Error {
        isFull ? ErrorCode::DiskFull : ErrorCode::FileFailed, what + u": "_s + reason, {}
    };
}

bool saysDiskFull(const QString &message)
{
    return message.contains(u"No space left on device"_s)
        || message.contains(u"Disk quota exceeded"_s);
}
