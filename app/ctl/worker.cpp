#include "app/ctl/command.h"
#include "app/ctl/console.h"
#include "app/ctl/session.h"
#include "app/startup/terminationsignal.h"
#include "core/live/feedworker.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace {

ExitCode work(const Invocation &invocation)
{
    TerminationSignal::blockSignals();
    const TerminationSignal termination;
    const std::unique_ptr<Session> session = Session::open(invocation);
    if (!session) {
        return ExitCode::NoDatabase;
    }
    const FeedWorker worker(session->backend().connection());
    QObject::connect(&termination, &TerminationSignal::received, qApp, &QCoreApplication::quit);
    invocation.console.message(u"Telling desks what changed and closing lapsed holds at %1."_s.arg(
        session->backend().place()));
    QCoreApplication::exec();
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
