#include "ui/kiosk/devices/kioskscanner.h"

#include <QFile>
#include <QLoggingCategory>
#include <QSocketNotifier>

#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <termios.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace {

Q_LOGGING_CATEGORY(scannerLog, "holdfast.scanner")

constexpr int readsMax = 16; ///< in one go: a flood must not stop the screen

QString lastError() { return QString::fromLocal8Bit(std::strerror(errno)); }

/** Lines as they come: no echo, no signals, no waiting for a carrier. */
void makeRaw(int descriptor)
{
    termios settings {};
    if (tcgetattr(descriptor, &settings) == 0) {
        cfmakeraw(&settings);
        settings.c_cflag |= CLOCAL | CREAD;
        tcsetattr(descriptor, TCSANOW, &settings);
    }
}

}

KioskScanner::KioskScanner(QString path, std::chrono::milliseconds period, QObject *parent)
    : QObject(parent)
    , m_path(std::move(path))
{
    m_again.setInterval(period);
    connect(&m_again, &QTimer::timeout, this, &KioskScanner::open);
    open();
}

KioskScanner::~KioskScanner()
{
    m_notifier.reset();
    if (m_descriptor >= 0) {
        ::close(m_descriptor);
    }
}

void KioskScanner::open()
{
    const QByteArray name = QFile::encodeName(m_path);

    struct stat status { };

    if (::stat(name.constData(), &status) != 0) {
        lose(lastError());
        return;
    }
    const bool isPipe = S_ISFIFO(status.st_mode);
    if (!isPipe && !S_ISCHR(status.st_mode)) {
        lose(u"neither a device nor a pipe"_s);
        return;
    }
    // A pipe that is also open for writing does not end when its last writer leaves.
    const int access = isPipe ? O_RDWR : O_RDONLY;
    m_descriptor = ::open(name.constData(), access | O_NONBLOCK | O_CLOEXEC | O_NOCTTY);
    if (m_descriptor < 0) {
        lose(lastError());
        return;
    }
    if (!isPipe) {
        makeRaw(m_descriptor);
    }
    m_again.stop();
    m_trouble.clear();
    m_lines.clear();
    m_notifier = std::make_unique<QSocketNotifier>(m_descriptor, QSocketNotifier::Read);
    connect(m_notifier.get(), &QSocketNotifier::activated, this, &KioskScanner::read);
    Q_EMIT changed();
}

void KioskScanner::read()
{
    std::array<char, 1024> buffer {};
    for (int round = 0; round < readsMax; ++round) {
        const ssize_t count = ::read(m_descriptor, buffer.data(), buffer.size());
        if (count < 0 && errno == EINTR) {
            continue;
        }
        if (count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) {
            return;
        }
        if (count <= 0) {
            lose(count < 0 ? lastError() : u"unplugged"_s);
            return;
        }
        const QStringList codes
            = m_lines.feed(QByteArray(buffer.data(), static_cast<qsizetype>(count)));
        for (const QString &code : codes) {
            Q_EMIT scanned(code);
        }
    }
}

void KioskScanner::lose(const QString &why)
{
    const bool isNew = m_trouble != why || m_descriptor >= 0;
    m_trouble = why;
    if (m_descriptor >= 0) {
        m_notifier->setEnabled(false);
        m_notifier.release()->deleteLater(); // it may be what called us
        ::close(m_descriptor);
        m_descriptor = -1;
    }
    m_again.start();
    if (isNew) {
        qCWarning(scannerLog) << m_path << "is away:" << why;
        Q_EMIT changed();
    }
}
