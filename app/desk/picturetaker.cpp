#include "app/desk/picturetaker.h"

#include "ui/desk/daypage.h"
#include "ui/shell/mainwindow.h"

#include <QCoreApplication>
#include <QPixmap>

#include <cstdio>

namespace {

constexpr int width = 1440;
constexpr int height = 900;
constexpr int lookEveryMs = 100;
constexpr qint64 patienceMs = 60'000;
/** Looks in a row that must find all of it: the last repaint follows the last answer. */
constexpr int settledCountMin = 5;

}

PictureTaker::PictureTaker(MainWindow &window, QString file, QObject *parent)
    : QObject(parent)
    , m_window(window)
    , m_file(std::move(file))
{
    m_window.resize(width, height);
    m_since.start();
    m_timer.setInterval(lookEveryMs);
    connect(&m_timer, &QTimer::timeout, this, &PictureTaker::look);
    m_timer.start();
}

void PictureTaker::giveUp(const QString &why)
{
    if (m_hasEnded) {
        return;
    }
    m_hasEnded = true;
    m_timer.stop();
    std::fprintf(stderr, "holdfast: no picture: %s\n", qUtf8Printable(why));
    QCoreApplication::exit(1);
}

void PictureTaker::look()
{
    const bool isSettled = m_window.dayPage() && m_window.dayPage()->isSettled();
    m_settledCount = isSettled ? m_settledCount + 1 : 0;
    if (m_settledCount >= settledCountMin) {
        take();
    } else if (m_since.hasExpired(patienceMs)) {
        giveUp(QStringLiteral("the day was not on the screen after a minute."));
    }
}

void PictureTaker::take()
{
    if (!m_window.grab().save(m_file)) {
        giveUp(QStringLiteral("%1 cannot be written.").arg(m_file));
        return;
    }
    m_hasEnded = true;
    m_timer.stop();
    QCoreApplication::exit(0);
}
