#include "core/live/feedworker.h"

#include "core/base/onui.h"
#include "core/db/executor.h"

#include <QTimer>

using namespace std::chrono_literals;

namespace {

constexpr const char *notifyQuery = "SELECT next_cursor, next_us FROM api.notify_changes($1, $2)";
constexpr const char *sweepCall = "CALL api.sweep_expired($1)";
constexpr auto feedPeriod = 200ms;
constexpr auto sweepPeriod = 5s;

}

FeedWorker::FeedWorker(ConnectionSettings settings, QObject *parent)
    : QObject(parent)
    , m_executor(std::make_unique<DbExecutor>(std::move(settings)))
    , m_feedTimer(std::make_unique<QTimer>())
    , m_sweepTimer(std::make_unique<QTimer>())
{
    connect(m_feedTimer.get(), &QTimer::timeout, this, &FeedWorker::followFeed);
    connect(m_sweepTimer.get(), &QTimer::timeout, this, &FeedWorker::sweep);
    m_feedTimer->start(feedPeriod);
    m_sweepTimer->start(sweepPeriod);
    followFeed();
}

FeedWorker::~FeedWorker() = default;

void FeedWorker::followFeed()
{
    if (m_isFeedAsked) {
        return;
    }
    m_isFeedAsked = true;
    const auto next = m_executor->run<Cursor>(
        Effect::Read, [from = m_cursor](DbConnection &connection) -> Result<Cursor> {
            Parameters parameters;
            if (from.isKnown) {
                parameters.add(from.transaction).add(from.microseconds);
            } else {
                parameters.addNull().addNull();
            }
            const Result<Rows> rows = connection.run(notifyQuery, parameters, Effect::Read);
            if (!rows) {
                return rows.error();
            }
            return Cursor { rows->integer(0, 0), rows->integer(0, 1), true };
        });
    onUi(this, next, [this](const Result<Cursor> &cursor) {
        m_isFeedAsked = false;
        if (cursor) {
            m_cursor = *cursor;
        }
    });
}

void FeedWorker::sweep()
{
    if (m_isSweepAsked) {
        return;
    }
    m_isSweepAsked = true;
    const auto swept
        = m_executor->run<Done>(Effect::Read, [](DbConnection &connection) -> Result<Done> {
              // Sweeping twice is harmless, so a lost answer is of no interest.
              const Result<Rows> rows
                  = connection.run(sweepCall, Parameters().add(qint64(sweepBatch)), Effect::Read);
              if (!rows) {
                  return rows.error();
              }
              return Done {};
          });
    onUi(this, swept, [this](const Result<Done> &) { m_isSweepAsked = false; });
}
