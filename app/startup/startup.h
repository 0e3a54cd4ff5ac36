#pragma once

#include "app/startup/backend.h"

#include <QObject>
#include <QThread>

#include <memory>
#include <optional>

/**
 * Prepares the backend while a window is already on screen. Lives on the UI thread; the work is
 * done on a thread of its own, and so is the parting from the private server.
 */
class Startup : public QObject {
    Q_OBJECT

public:
    explicit Startup(QObject *parent = nullptr);

    /** Waits for what is going on, then leaves the private server. */
    ~Startup() override;

    /** Begins, or begins again after a failure. Precondition: not running. */
    void start(const BackendRequest &request);

    /**
     * Starts the private server again when it has gone; one attempt at a time, more are dropped.
     * Nothing for a shared server and before ready().
     */
    void revive(Backend::Revival why);

    bool isRunning() const { return m_isRunning; }

    /** The backend that is ready; null before ready() and after a failure. Stays ours. */
    const Backend *backend() const { return m_backend.get(); }

Q_SIGNALS:
    void stepReached(BackendStep step);
    void ready();
    void failed(const Error &error);
    /** The private server runs (again): connecting is worth an attempt now. */
    void revived();

private:
    void finish(const std::shared_ptr<Result<std::unique_ptr<Backend>>> &outcome);

    QThread m_thread;
    std::unique_ptr<QObject> m_context; ///< lives in m_thread
    std::unique_ptr<Backend> m_backend;
    bool m_isRunning = false;
    bool m_isReviving = false;
};
