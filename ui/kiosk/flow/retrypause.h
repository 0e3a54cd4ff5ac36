#pragma once

#include <QObject>
#include <QTimer>

/** Growing pauses between the tries of something, from half a second to fifteen. UI thread. */
class RetryPause : public QObject {
    Q_OBJECT

public:
    explicit RetryPause(QObject *parent = nullptr);

    /** After the next pause, which is longer than the last one: due(). */
    void begin();

    /** What waits is due now: something has changed that makes it worth a try. */
    void hurry();

    /** It worked, or is not wanted any more. */
    void reset();

    bool isPausing() const { return m_timer.isActive(); }

Q_SIGNALS:
    void due();

private:
    QTimer m_timer;
    int m_tries = 0;
};
