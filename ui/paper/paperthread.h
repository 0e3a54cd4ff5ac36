#pragma once

#include <QFuture>
#include <QObject>
#include <QPromise>
#include <QThread>

#include <atomic>
#include <functional>
#include <memory>

/**
 * A thread for what would stop the window: laying out paper and waiting for printers. Jobs run one
 * after another; their results are continued with onUi().
 */
class PaperThread {
public:
    explicit PaperThread(const QString &name);

    /** Waits for the job that is running; the others are left out. */
    ~PaperThread();
    PaperThread(const PaperThread &) = delete;
    PaperThread &operator=(const PaperThread &) = delete;

    /** @p job must not touch widgets. */
    template <typename T> QFuture<T> run(std::function<T()> job)
    {
        auto promise = std::make_shared<QPromise<T>>(); // shared: std::function copies
        promise->start();
        QFuture<T> future = promise->future();
        post([this, promise, job = std::move(job)] {
            promise->addResult(m_isStopping ? T() : job()); // nobody looks at it any more
            promise->finish();
        });
        return future;
    }

    /** For jobs that wait: the program ends. */
    const std::atomic<bool> &isStopping() const { return m_isStopping; }

private:
    void post(std::function<void()> task);

    QThread m_thread;
    std::unique_ptr<QObject> m_context; ///< lives in m_thread
    std::atomic<bool> m_isStopping = false;
};
