#pragma once

#include "core/db/connection.h"

#include <QDateTime>
#include <QDeadlineTimer>
#include <QFuture>
#include <QMutex>
#include <QObject>
#include <QPromise>
#include <QThread>

#include <atomic>
#include <functional>
#include <memory>

class QTimer;

/** What an executor knows about its connection. */
struct LinkState {
    enum class Kind { Connecting, Live, Lost, Refused };

    Kind kind = Kind::Connecting;
    Error lastError;
    QDateTime nextAttemptAt; ///< for people to read; not valid while Live
    int connectionNumber = 0; ///< grows with every connection: tells a loss too short to be seen

    bool operator==(const LinkState &) const = default;
};

/**
 * One thread with one connection. Jobs run there one after another; their results come back as
 * futures, to be continued with onUi().
 *
 * A lost connection is opened again with growing pauses; until then jobs are answered at once with
 * the error. Reads are asked again once when the link broke under them, and whatever the server
 * rolled back for a conflict (40001, 40P01) is run again, at most five times.
 */
class DbExecutor : public QObject {
    Q_OBJECT

public:
    explicit DbExecutor(ConnectionSettings settings, QObject *parent = nullptr);

    /**
     * Waits for the command that is running; a read is given up, and what has not begun is answered
     * with ErrorCode::Cancelled.
     */
    ~DbExecutor() override;

    template <typename T> using Job = std::function<Result<T>(DbConnection &)>;

    /** Any thread. @p job runs on the executor's thread and must not keep the connection. */
    template <typename T> QFuture<Result<T>> run(Effect effect, Job<T> job)
    {
        auto promise = std::make_shared<QPromise<Result<T>>>(); // shared: std::function copies
        promise->start();
        QFuture<Result<T>> future = promise->future();
        post([this, promise, effect, job = std::move(job)](bool isStopping) {
            if (isStopping) {
                promise->addResult(Error { ErrorCode::Cancelled, {}, {} });
            } else {
                promise->addResult(perform<T>(effect, job));
            }
            promise->finish();
        });
        return future;
    }

    /** Any thread. */
    LinkState link() const;

    /** Any thread: tries to connect now, without waiting for the pause to end. */
    void connectNow();

    const ConnectionSettings &settings() const { return m_settings; }

Q_SIGNALS:
    /** Emitted on the executor's thread. */
    void linkChanged();

private:
    void post(std::function<void(bool isStopping)> task);
    Result<Done> ensureOpen();
    Result<Done> open();
    void noteLoss();
    void setLink(LinkState::Kind kind, const Error &error, const QDateTime &nextAttemptAt);
    static void pauseBeforeRetry();

    template <typename T> Result<T> perform(Effect effect, const Job<T> &job)
    {
        for (int attempt = 1;; ++attempt) {
            if (const Result<Done> opened = ensureOpen(); !opened) {
                return opened.error();
            }
            Result<T> result = job(*m_connection);
            if (!m_connection->isOpen()) {
                noteLoss();
            }
            if (result.isOk() || attempt == attemptCountMax || m_isStopping) {
                return result;
            }
            const Error &error = result.error();
            const bool isAgain = isRetryable(error.sqlState)
                || (effect == Effect::Read && error.code == ErrorCode::Unreachable && attempt == 1);
            if (!isAgain) {
                return result;
            }
            pauseBeforeRetry();
        }
    }

    static constexpr int attemptCountMax = 5;
    static constexpr int queueLengthMax = 1000;

    ConnectionSettings m_settings;
    QThread m_thread;
    std::unique_ptr<QObject> m_context; ///< lives in m_thread
    std::unique_ptr<DbConnection> m_connection; ///< m_thread only
    std::unique_ptr<QTimer> m_reconnectTimer; ///< lives in m_thread
    std::chrono::milliseconds m_pause; ///< m_thread only
    QDeadlineTimer m_nextAttempt; ///< m_thread only; monotonic, whatever the wall clock does
    std::atomic<int> m_queued = 0;
    std::atomic<bool> m_isStopping = false;
    mutable QMutex m_linkMutex;
    LinkState m_link;
};
