#pragma once

#include <QObject>
#include <QTimer>

#include <chrono>

class LiveFeed;

/**
 * Says when a page that is on the screen should read again: when it appears, on a timer, when
 * something changed that it shows, and when the connection is back. Rests while the page is hidden
 * or the database is away. UI thread.
 */
class ReadClock : public QObject {
    Q_OBJECT

public:
    /** What a page shows. Of a day it knows itself which one that is: see touch(). */
    enum class Topic { Stock, Credits, Day };

    /** @p feed is borrowed and outlives the clock. */
    ReadClock(LiveFeed &feed, Topic topic, QObject *parent = nullptr);

    void setActive(bool isActive);

    bool isActive() const { return m_isActive; }

    void setPeriod(std::chrono::seconds period);

    /** Reads nothing by itself until it goes on; a page that appears is read all the same. */
    void setPaused(bool isPaused);

    /** A person asks for it. */
    void readNow() { Q_EMIT due(); }

    /** Something that the page shows has changed: it is read soon, once for many of these. */
    void touch();

Q_SIGNALS:
    void due();

private:
    void tick();

    LiveFeed &m_feed;
    QTimer m_period;
    QTimer m_gather;
    bool m_isActive = false;
    bool m_isPaused = false;
};
