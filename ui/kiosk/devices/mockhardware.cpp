#include "ui/kiosk/devices/mockhardware.h"

#include <QDir>
#include <QFile>

#include <cerrno>
#include <cstring>
#include <sys/stat.h>

using namespace Qt::StringLiterals;

MockHardware::MockHardware(QString folder)
    : m_folder(QDir(folder).absolutePath())
{
}

Result<Done> MockHardware::prepare() const
{
    if (!QDir().mkpath(m_folder)) {
        return Error { ErrorCode::FileFailed, m_folder + u": cannot be made"_s, {} };
    }
    const QByteArray pipe = QFile::encodeName(scannerPath());

    struct stat status { };

    if (::mkfifo(pipe.constData(), S_IRUSR | S_IWUSR) != 0 && errno != EEXIST) {
        return Error { ErrorCode::FileFailed,
            scannerPath() + u": "_s + QString::fromLocal8Bit(std::strerror(errno)),
            {} };
    }
    if (::stat(pipe.constData(), &status) != 0 || !S_ISFIFO(status.st_mode)) {
        return Error { ErrorCode::FileFailed, scannerPath() + u": is no pipe"_s, {} };
    }
    return Done {};
}

QString MockHardware::scannerPath() const { return m_folder + u"/scanner"_s; }

QString MockHardware::printerOffPath() const { return m_folder + u"/printer-off"_s; }
