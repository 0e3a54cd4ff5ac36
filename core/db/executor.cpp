#include "core/db/executor.h"

#include <QLoggingCategory>
#include <QMutexLocker>
#include <QRandomGenerator>
#include <QTimer>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

Q_LOGGING_CATEGORY(executorLog, "holdfast.db.executor")

constexpr std::chrono::milliseconds pauseMin = 250ms;
constexpr std::chrono::milliseconds pauseMax = 8000ms;
constexpr int retryPauseMinMilliseconds = 20;
constexpr int retryPauseMaxMilliseconds = 200;

}

DbExecutor::DbExecutor(ConnectionSettings settings, QObject *parent)
    : QObject(parent)
    , m_settings(std::move(settings))
    , m_context(std::make_unique<QObject>())
    , m_connection(std::make_unique<DbConnection>(m_settings))
    , m_reconnectTimer(std::make_unique<QTimer>())
    , m_pause(pauseMin)
    , m_nextAttempt(QDeadlineTimer::Forever)
{
    m_connection->giveUpReadsWhen(&m_isStopping);
    m_thread.setObjectName(u"database"_s);
    m_context->moveToThread(&m_thread);
    m_reconnectTimer->setSingleShot(true);
    m_reconnectTimer->moveToThread(&m_thread);
    connect(m_reconnectTimer.get(), &QTimer::timeout, m_context.get(), [this] {
        if (!m_connection->isOpen()) {
            (void)open();
        }
    });
    m_thread.start();
    connectNow();
}

DbExecutor::~DbExecutor()
{
    m_isStopping = true;
    // Ends the loop after everything that was posted before has been answered.
    QMetaObject::invokeMethod(m_context.get(), [this] {
        m_reconnectTimer.reset();
        m_connection->close();
        m_thread.quit();
    });
    m_thread.wait();
}

void DbExecutor::post(std::function<void(bool)> task)
{
    if (m_isStopping || m_queued >= queueLengthMax) {
        task(true);
        return;
    }
    ++m_queued;
    QMetaObject::invokeMethod(
        m_context.get(),
        [this, task = std::move(task)] {
            --m_queued;
            task(m_isStopping);
        },
        Qt::QueuedConnection);
}

LinkState DbExecutor::link() const
{
    const QMutexLocker lock(&m_linkMutex);
    return m_link;
}

void DbExecutor::connectNow()
{
    QMetaObject::invokeMethod(
        m_context.get(),
        [this] {
            if (!m_isStopping && !m_connection->isOpen()) {
                (void)open();
            }
        },
        Qt::QueuedConnection);
}

Result<Done> DbExecutor::ensureOpen()
{
    if (m_connection->isOpen()) {
        return Done {};
    }
    if (link().kind == LinkState::Kind::Live) {
        noteLoss();
    } else if (!m_nextAttempt.isForever() && !m_nextAttempt.hasExpired()) {
        return link().lastError;
    }
    return open();
}

Result<Done> DbExecutor::open()
{
    Result<Done> opened = m_connection->open();
    if (opened) {
        m_pause = pauseMin;
        m_reconnectTimer->stop();
        setLink(LinkState::Kind::Live, {}, {});
        return opened;
    }
    const Error error = opened.error();
    qCInfo(executorLog) << "Cannot connect:" << error.detail;
    m_nextAttempt.setRemainingTime(m_pause);
    m_reconnectTimer->start(m_pause);
    setLink(
        error.code == ErrorCode::WrongPassword ? LinkState::Kind::Refused : LinkState::Kind::Lost,
        error,
        QDateTime::currentDateTimeUtc().addMSecs(m_pause.count()));
    m_pause = std::min(m_pause * 2, pauseMax);
    return error;
}

void DbExecutor::noteLoss()
{
    if (link().kind != LinkState::Kind::Live) {
        return;
    }
    // The first attempt to come back is made at once: a restarted backend is there again.
    setLink(LinkState::Kind::Lost,
        { ErrorCode::Unreachable, u"the connection was lost"_s, {} },
        QDateTime::currentDateTimeUtc());
    m_pause = pauseMin;
    m_nextAttempt = QDeadlineTimer(QDeadlineTimer::Forever);
    m_reconnectTimer->start(0);
}

void DbExecutor::setLink(LinkState::Kind kind, const Error &error, const QDateTime &nextAttemptAt)
{
    {
        const QMutexLocker lock(&m_linkMutex);
        const int opened = kind == LinkState::Kind::Live ? 1 : 0;
        m_link = { kind, error, nextAttemptAt, m_link.connectionNumber + opened };
    }
    Q_EMIT linkChanged();
}

void DbExecutor::pauseBeforeRetry()
{
    // Jittered, so that those who collided do not collide again.
    QThread::msleep(static_cast<unsigned long>(
        QRandomGenerator::global()->bounded(retryPauseMinMilliseconds, retryPauseMaxMilliseconds)));
}
