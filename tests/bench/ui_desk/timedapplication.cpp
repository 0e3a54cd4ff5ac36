#include "tests/bench/ui_desk/timedapplication.h"

#include <algorithm>
#include <utility>

TimedApplication::TimedApplication(int &argc, char **argv)
    : QApplication(argc, argv)
{
}

bool TimedApplication::notify(QObject *receiver, QEvent *event)
{
    QElapsedTimer timer;
    timer.start();
    ++m_depth;
    const bool isHandled = QApplication::notify(receiver, event);
    --m_depth;
    if (m_depth == 0) {
        m_longestNs = std::max(m_longestNs, timer.nsecsElapsed());
    }
    return isHandled;
}

double TimedApplication::takeLongestEvent()
{
    return static_cast<double>(std::exchange(m_longestNs, 0)) / 1e6;
}
