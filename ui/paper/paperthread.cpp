#include "ui/paper/paperthread.h"

PaperThread::PaperThread(const QString &name)
    : m_context(std::make_unique<QObject>())
{
    m_thread.setObjectName(name);
    m_context->moveToThread(&m_thread);
    m_thread.start();
}

PaperThread::~PaperThread()
{
    m_isStopping = true;
    // Behind everything that waits, so that no future stays without an end.
    post([this] { m_thread.quit(); });
    m_thread.wait();
}

void PaperThread::post(std::function<void()> task)
{
    QMetaObject::invokeMethod(m_context.get(), std::move(task), Qt::QueuedConnection);
}
