#pragma once

#include "core/base/result.h"
#include "core/db/connection.h"

#include <QObject>

#include <memory>

class DbExecutor;
class QTimer;

/**
 * The chores of a database, done by one or several programs at once: tells listeners what
 * changed, a few times a second at most, and closes lapsed holds in small batches. Nothing depends
 * on it: desks have their timer, and a lapsed hold counts for nobody.
 *
 * Runs inside the desk when the database is private, and as `holdfastctl worker` otherwise.
 */
class FeedWorker : public QObject {
    Q_OBJECT

public:
    static constexpr int sweepBatch = 100;

    explicit FeedWorker(ConnectionSettings settings, QObject *parent = nullptr);
    ~FeedWorker() override;

private:
    /** Where the change feed was read up to. */
    struct Cursor {
        qint64 transaction = 0;
        qint64 microseconds = 0;
        bool isKnown = false;
    };

    void followFeed();
    void sweep();

    std::unique_ptr<DbExecutor> m_executor;
    std::unique_ptr<QTimer> m_feedTimer;
    std::unique_ptr<QTimer> m_sweepTimer;
    Cursor m_cursor;
    bool m_isFeedAsked = false;
    bool m_isSweepAsked = false;
};
