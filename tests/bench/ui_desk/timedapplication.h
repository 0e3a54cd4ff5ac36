#pragma once

#include <QApplication>
#include <QElapsedTimer>

/** An application that knows how long its longest event took: what a person feels as a stall. */
class TimedApplication : public QApplication {
    Q_OBJECT

public:
    TimedApplication(int &argc, char **argv);

    bool notify(QObject *receiver, QEvent *event) override;

    /** Since the last call, in milliseconds. */
    double takeLongestEvent();

private:
    int m_depth = 0;
    qint64 m_longestNs = 0;
};
