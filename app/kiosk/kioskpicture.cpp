#include "app/kiosk/kioskpicture.h"

#include <QCoreApplication>
#include <QPixmap>
#include <QWidget>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

constexpr int lookEveryMs = 100;
constexpr qint64 patienceMs = 60'000;
/** Looks in a row that must find it ready: the last repaint follows the last answer. */
constexpr int readyCountMin = 5;

}

KioskPicture::KioskPicture(QWidget &window, QString file, Ready ready, QObject *parent)
    : QObject(parent)
    , m_window(window)
    , m_file(std::move(file))
    , m_ready(std::move(ready))
{
    m_since.start();
    m_timer.setInterval(lookEveryMs);
    connect(&m_timer, &QTimer::timeout, this, &KioskPicture::look);
    m_timer.start();
}

void KioskPicture::look()
{
    m_readyCount = m_ready() ? m_readyCount + 1 : 0;
    if (m_readyCount < readyCountMin) {
        if (m_since.hasExpired(patienceMs)) {
            giveUp(u"the kiosk was not ready after a minute."_s);
        }
        return;
    }
    m_timer.stop();
    if (!m_window.grab().save(m_file)) {
        giveUp(u"%1 cannot be written."_s.arg(m_file));
        return;
    }
    QCoreApplication::exit(0);
}

void KioskPicture::giveUp(const QString &why)
{
    m_timer.stop();
    std::fprintf(stderr, "holdfast: no picture: %s\n", qUtf8Printable(why));
    QCoreApplication::exit(1);
}
