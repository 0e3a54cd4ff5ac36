#pragma once

#include "core/db/connection.h"

#include <QObject>
#include <QThread>

#include <memory>

class QSocketNotifier;
class QTimer;

/**
 * A connection that only listens to one channel, on a thread of its own.
 *
 * A listener whose server has gone is silent, so it is asked every few seconds whether it still
 * lives. What was sent while it was away is lost: after restored() everything must be read again.
 */
class NotificationListener : public QObject {
    Q_OBJECT

public:
    static constexpr const char *changesChannel = "holdfast_changed";

    explicit NotificationListener(ConnectionSettings settings, QObject *parent = nullptr);
    ~NotificationListener() override;

Q_SIGNALS:
    /** Both are emitted on the listener's thread. */
    void notified(const QString &payload);
    void restored();

private:
    void open();
    void check();
    void readSocket();

    ConnectionSettings m_settings;
    QThread m_thread;
    std::unique_ptr<QObject> m_context; ///< lives in m_thread, like all below
    std::unique_ptr<DbConnection> m_connection;
    std::unique_ptr<QSocketNotifier> m_socket;
    std::unique_ptr<QTimer> m_timer;
    int m_checkCount = 0;
    bool m_wasOpen = false;
};
