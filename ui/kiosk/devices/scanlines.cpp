#include "ui/kiosk/devices/scanlines.h"

namespace {

constexpr char firstVisible = 0x20;
constexpr char lastVisible = 0x7e;

}

QStringList ScanLines::feed(const QByteArray &bytes)
{
    QStringList codes;
    for (const char byte : bytes) {
        if (byte == '\r' || byte == '\n') {
            end(codes);
        } else if (byte < firstVisible || byte > lastVisible || m_begun.size() >= lengthMax) {
            m_isBad = true;
        } else if (!m_isBad) {
            m_begun.append(byte);
        }
    }
    return codes;
}

void ScanLines::clear()
{
    m_begun.clear();
    m_isBad = false;
}

void ScanLines::end(QStringList &codes)
{
    const QString code = QString::fromLatin1(m_begun).trimmed();
    if (m_isBad) {
        ++m_droppedCount;
    } else if (!code.isEmpty()) {
        codes.append(code);
    }
    clear();
}
