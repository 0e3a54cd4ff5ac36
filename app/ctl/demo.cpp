#include "app/ctl/command.h"
#include "app/ctl/console.h"
#include "app/ctl/session.h"
#include "core/schedule/demoday.h"

using namespace Qt::StringLiterals;

namespace {

ExitCode load(const Invocation &invocation)
{
    const auto days = numberOption(invocation, u"days"_s, 1, demoDaysMax);
    if (!days) {
        return ExitCode::Usage;
    }
    const std::unique_ptr<Session> session = Session::open(invocation);
    if (!session) {
        return ExitCode::NoDatabase;
    }
    const Result<DemoReport> report
        = loadDemo(session->connection(), QDateTime::currentDateTimeUtc(), static_cast<int>(*days));
    if (!report) {
        return fail(invocation.console, report.error());
    }
    invocation.console.answer(QJsonObject { { u"outcome"_s, u"loaded"_s },
                                  { u"days"_s, report->days },
                                  { u"slots"_s, report->slotCount },
                                  { u"bookings"_s, report->bookingCount } },
        u"Loaded %1 days, %2 new slots, %3 bookings."_s.arg(report->days)
            .arg(report->slotCount)
            .arg(report->bookingCount));
    return ExitCode::Done;
}

}

std::vector<Command> demoCommands()
{
    return { { u"demo load"_s,
        u"Add some days at a sports hall to try things with."_s,
        {},
        { QCommandLineOption(
            u"days"_s, u"How many days from today on."_s, u"N"_s, QString::number(demoDays)) },
        &load } };
}
