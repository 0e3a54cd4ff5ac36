#include "ui/kiosk/idle/kioskclock.h"

#include <QtGlobal>

#ifdef Q_OS_LINUX
#include <ctime>
#endif

std::chrono::milliseconds sinceBoot()
{
    using std::chrono::milliseconds;
#ifdef Q_OS_LINUX
    // Not the steady clock: that one stands still while the machine sleeps.
    std::timespec now {};
    if (clock_gettime(CLOCK_BOOTTIME, &now) == 0) {
        return milliseconds(qint64(now.tv_sec) * 1000 + qint64(now.tv_nsec) / 1'000'000);
    }
#endif
    return std::chrono::duration_cast<milliseconds>(
        std::chrono::steady_clock::now().time_since_epoch());
}
