#include "app/startup/terminationsignal.h"

#include <QSocketNotifier>

#include <csignal>
#include <sys/signalfd.h>
#include <unistd.h>

namespace {

sigset_t terminationSignals()
{
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGTERM);
    sigaddset(&signals, SIGINT);
    sigaddset(&signals, SIGHUP);
    return signals;
}

int signalDescriptor()
{
    const sigset_t signals = terminationSignals();
    return signalfd(-1, &signals, SFD_CLOEXEC | SFD_NONBLOCK);
}

}

void TerminationSignal::blockSignals()
{
    const sigset_t signals = terminationSignals();
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);
}

TerminationSignal::TerminationSignal(QObject *parent)
    : QObject(parent)
    , m_descriptor(signalDescriptor())
    , m_notifier(std::make_unique<QSocketNotifier>(m_descriptor, QSocketNotifier::Read))
{
    connect(m_notifier.get(), &QSocketNotifier::activated, this, [this] {
        signalfd_siginfo info {};
        while (read(m_descriptor, &info, sizeof info) > 0) { }
        Q_EMIT received();
    });
}

TerminationSignal::~TerminationSignal()
{
    m_notifier.reset();
    close(m_descriptor);
}
