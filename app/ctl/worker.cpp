#include "app/ctl/command.h"
#include "app/ctl/console.h"
#include "app/ctl/session.h"
#include "core/live/feedworker.h"

#include <QCoreApplication>
#include <QSocketNotifier>

#include <csignal>
#include <sys/signalfd.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace {

/** SIGTERM and SIGINT end the loop instead of the process, so that the backend is left in order. */
int terminationDescriptor()
{
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGTERM);
    sigaddset(&signals, SIGINT);
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);
    return signalfd(-1, &signals, SFD_CLOEXEC);
}

ExitCode work(const Invocation &invocation)
{
    const int descriptor = terminationDescriptor();
    const std::unique_ptr<Session> session = Session::open(invocation);
    if (!session) {
        return ExitCode::NoDatabase;
    }
    const FeedWorker worker(session->backend().connection());
    QSocketNotifier termination(descriptor, QSocketNotifier::Read);
    QObject::connect(&termination, &QSocketNotifier::activated, qApp, &QCoreApplication::quit);
    invocation.console.message(u"Telling desks what changed and closing lapsed holds at %1."_s.arg(
        session->backend().place()));
    QCoreApplication::exec();
    close(descriptor);
    return ExitCode::Done;
}

}

std::vector<Command> workerCommands()
{
    return { { u"worker"_s,
        u"Serve a shared database: notify desks of changes, close lapsed holds."_s,
        {},
        {},
        &work } };
}
