#include "core/db/listener.h"

#include <QLoggingCategory>
#include <QSocketNotifier>
#include <QTimer>

using namespace std::chrono_literals;

namespace {

Q_LOGGING_CATEGORY(listenerLog, "holdfast.db.listener")

constexpr auto checkPeriod = 5s;
/** Every so many checks the server is asked, not only the socket. */
constexpr int checksPerQuestion = 6;

}

NotificationListener::NotificationListener(ConnectionSettings settings, QObject *parent)
    : QObject(parent)
    , m_settings(std::move(settings))
    , m_context(std::make_unique<QObject>())
{
    m_thread.setObjectName(QStringLiteral("listener"));
    m_context->moveToThread(&m_thread);
    connect(&m_thread, &QThread::started, m_context.get(), [this] {
        m_connection = std::make_unique<DbConnection>(m_settings);
        m_timer = std::make_unique<QTimer>();
        connect(m_timer.get(), &QTimer::timeout, m_context.get(), [this] { check(); });
        m_timer->start(checkPeriod);
        open();
    });
    m_thread.start();
}

NotificationListener::~NotificationListener()
{
    QMetaObject::invokeMethod(m_context.get(), [this] {
        m_timer.reset();
        m_socket.reset();
        m_connection.reset();
        m_thread.quit();
    });
    m_thread.wait();
}

void NotificationListener::open()
{
    m_socket.reset();
    if (!m_connection->open() || !m_connection->runScript("LISTEN holdfast_changed;")) {
        return; // the next check tries again
    }
    m_socket = std::make_unique<QSocketNotifier>(m_connection->socket(), QSocketNotifier::Read);
    connect(m_socket.get(), &QSocketNotifier::activated, m_context.get(), [this] { readSocket(); });
    if (m_wasOpen) {
        qCInfo(listenerLog) << "Listening again";
        Q_EMIT restored();
    }
    m_wasOpen = true;
}

void NotificationListener::check()
{
    ++m_checkCount;
    const bool isQuestionDue = m_checkCount % checksPerQuestion == 0;
    if (!m_connection->isOpen()
        || (isQuestionDue && !m_connection->run("SELECT 1", {}, Effect::Read))) {
        open();
        return;
    }
    readSocket(); // an answer may have brought notifications with it
}

void NotificationListener::readSocket()
{
    const QStringList payloads = m_connection->takeNotifications();
    for (const QString &payload : payloads) {
        Q_EMIT notified(payload);
    }
    if (!m_connection->isOpen()) {
        m_socket.reset(); // else it would fire for ever; check() opens again
    }
}
