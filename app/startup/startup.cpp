#include "app/startup/startup.h"

using namespace Qt::StringLiterals;

Startup::Startup(QObject *parent)
    : QObject(parent)
    , m_context(std::make_unique<QObject>())
{
    m_thread.setObjectName(u"startup"_s);
    m_context->moveToThread(&m_thread);
    m_thread.start();
}

Startup::~Startup()
{
    m_thread.quit();
    m_thread.wait();
}

void Startup::start(const BackendRequest &request)
{
    Q_ASSERT(!m_isRunning);
    m_isRunning = true;
    QMetaObject::invokeMethod(m_context.get(), [this, request] {
        // Shared, because a queued call copies what it carries and a backend has one owner.
        auto outcome = std::make_shared<Result<std::unique_ptr<Backend>>>(
            Backend::prepare(request, [this](BackendStep step) {
                QMetaObject::invokeMethod(this, [this, step] { Q_EMIT stepReached(step); });
            }));
        QMetaObject::invokeMethod(this, [this, outcome] { finish(outcome); });
    });
}

void Startup::revive(Backend::Revival why)
{
    if (!m_backend || m_isReviving) {
        return;
    }
    m_isReviving = true;
    QMetaObject::invokeMethod(m_context.get(), [this, why, backend = m_backend.get()] {
        const Result<Done> done = backend->revive(why);
        QMetaObject::invokeMethod(this, [this, isUp = done.isOk()] {
            m_isReviving = false;
            if (isUp) {
                Q_EMIT revived();
            }
        });
    });
}

void Startup::finish(const std::shared_ptr<Result<std::unique_ptr<Backend>>> &outcome)
{
    m_isRunning = false;
    if (!outcome->isOk()) {
        Q_EMIT failed(outcome->error());
        return;
    }
    m_backend = std::move(*outcome).value();
    Q_EMIT ready();
}
