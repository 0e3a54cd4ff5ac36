#pragma once

#include "core/base/error.h"
#include "core/base/id.h"

#include <QDate>
#include <QDateTime>
#include <QObject>

#include <memory>

class DbExecutor;
class NotificationListener;
class QTimer;

/** Whether the database answers. */
enum class ConnectionState {
    Connecting, ///< first attempt since the start
    Live,
    Lost, ///< it answered before; attempts go on with growing pauses
    Refused, ///< wrong password, newer schema: waiting does not help
};

/** What doctor() last said about the whole database. */
struct Seal {
    enum class State { Unknown, Agrees, Broken };

    State state = State::Unknown;
    int brokenInvariants = 0;
    QDateTime checkedAt;

    bool operator==(const Seal &) const = default;
};

/**
 * What goes on in the database without being asked for: whether it is there, which days changed,
 * whether its counters agree with the journal. Lives on the UI thread.
 */
class LiveFeed : public QObject {
    Q_OBJECT

public:
    /**
     * The state is that of @p executor. The seal is asked for on @p background, because it reads
     * the whole journal and nobody shall wait behind it. All are borrowed; @p listener may be
     * null: then only the timer of the desk refreshes.
     */
    LiveFeed(DbExecutor &executor,
        DbExecutor &background,
        NotificationListener *listener,
        QObject *parent = nullptr);
    ~LiveFeed() override;

    ConnectionState state() const { return m_state; }

    const Error &lastError() const { return m_lastError; }

    /** When the next attempt to connect is due; invalid while Live. */
    QDateTime nextAttemptAt() const { return m_nextAttemptAt; }

    const Seal &seal() const { return m_seal; }

    /** A person does not want to wait for nextAttemptAt(). */
    void retryNow();

    /** Tries to connect now, because something has changed that makes it worth an attempt. */
    void reconnect();

    /** Starts the checks of the seal: now and every few minutes. */
    void start();

Q_SIGNALS:
    void stateChanged();
    /** By retryNow(): a private server that was stopped may be started for it. */
    void retryRequested();
    void sealChanged();
    /** A booking or slot of this local day of the site changed. */
    void dayChanged(SiteId site, QDate day);
    /** The connection is back after a loss: whatever is on screen may be out of date. */
    void everythingChanged();

private:
    void onExecutorStateChanged();
    void onNotified(const QString &payload);
    void checkSeal();

    DbExecutor &m_executor;
    DbExecutor &m_background;
    std::unique_ptr<QTimer> m_sealTimer;
    ConnectionState m_state = ConnectionState::Connecting;
    Error m_lastError;
    QDateTime m_nextAttemptAt;
    Seal m_seal;
    int m_connectionNumber = 0; ///< that everythingChanged() was last told for
    bool m_isSealChecking = false;
};
