#pragma once

#include "core/base/error.h"
#include "core/base/id.h"
#include "core/live/upkeep.h"

#include <QDate>
#include <QDateTime>
#include <QObject>

#include <memory>
#include <optional>

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
 * What goes on in the database without being asked for: whether it is there, what changed, whether
 * its counters agree with the journal and a worker keeps it tidy. Lives on the UI thread.
 */
class LiveFeed : public QObject {
    Q_OBJECT

public:
    /**
     * The state is that of @p executor. Seal and upkeep are asked for on @p background: the
     * seal reads the whole journal, and nobody shall wait behind it. All are borrowed; @p listener
     * may be null: then only the timer of the desk refreshes.
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

    /** Empty before the first answer, and after a question that was not answered. */
    const std::optional<Upkeep> &upkeep() const { return m_upkeep; }

    /** A person does not want to wait for nextAttemptAt(). */
    void retryNow();

    /** Tries to connect now, because something has changed that makes it worth an attempt. */
    void reconnect();

    /** Starts the checks of seal and upkeep: now, and then again and again. */
    void start();

Q_SIGNALS:
    void stateChanged();
    /** By retryNow(): a private server that was stopped may be started for it. */
    void retryRequested();
    void sealChanged();
    void upkeepChanged();
    /** A booking or slot of this local day of the site changed. */
    void dayChanged(SiteId site, QDate day);
    /** A stock level of the site changed: its pieces, or what it is called. */
    void stockChanged(SiteId site);
    /** A wallet of the site changed. */
    void creditsChanged(SiteId site);
    /** The connection is back after a loss: whatever is on screen may be out of date. */
    void everythingChanged();

private:
    void onExecutorStateChanged();
    void onNotified(const QString &payload);
    void checkSeal();
    void checkUpkeep();

    DbExecutor &m_executor;
    DbExecutor &m_background;
    std::unique_ptr<QTimer> m_sealTimer;
    std::unique_ptr<QTimer> m_upkeepTimer;
    ConnectionState m_state = ConnectionState::Connecting;
    Error m_lastError;
    QDateTime m_nextAttemptAt;
    Seal m_seal;
    std::optional<Upkeep> m_upkeep;
    int m_connectionNumber = 0; ///< that everythingChanged() was last told for
    bool m_isSealChecking = false;
    bool m_isUpkeepChecking = false;
};
