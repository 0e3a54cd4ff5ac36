#include "app/ctl/command.h"
#include "app/ctl/console.h"
#include "app/ctl/session.h"

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 limitMax = 1'000'000;
constexpr const char *sweepCall = "CALL api.sweep_expired($1)";

ExitCode sweep(const Invocation &invocation)
{
    const auto limit = numberOption(invocation, u"limit"_s, 1, limitMax);
    if (!limit) {
        return ExitCode::Usage;
    }
    const std::unique_ptr<Session> session = Session::open(invocation);
    if (!session) {
        return ExitCode::NoDatabase;
    }
    const Result<Rows> swept
        = session->connection().run(sweepCall, Parameters().add(*limit), Effect::Command);
    if (!swept) {
        return fail(invocation.console, swept.error());
    }
    const qint64 count = swept->integer(0, 0);
    invocation.console.answer(QJsonObject { { u"outcome"_s, u"swept"_s }, { u"expired"_s, count } },
        u"Closed %1 lapsed holds."_s.arg(count));
    return ExitCode::Done;
}

}

std::vector<Command> sweepCommands()
{
    return { { u"sweep"_s,
        u"Close holds that have lapsed; only bookkeeping, they count for nobody."_s,
        {},
        { QCommandLineOption(u"limit"_s, u"How many at most."_s, u"N"_s, u"100"_s) },
        &sweep } };
}
