#include "app/ctl/command.h"
#include "app/ctl/console.h"
#include "app/ctl/session.h"

using namespace Qt::StringLiterals;

namespace {

constexpr const char *upkeepQuery = "SELECT oldest_lapsed_seconds, lapsed_lines, open_lines,"
                                    " overdue_credits FROM api.upkeep()";
constexpr const char *doctorQuery = "SELECT invariant, subject, detail FROM api.doctor()";

/** How far the worker is behind; the age is null when nothing waits. */
QJsonObject figuresObject(const Rows &upkeep)
{
    return { { u"oldest_lapsed_seconds"_s,
                 upkeep.isNull(0, 0) ? QJsonValue() : QJsonValue(upkeep.integer(0, 0)) },
        { u"lapsed_lines"_s, upkeep.integer(0, 1) },
        { u"open_lines"_s, upkeep.integer(0, 2) },
        { u"overdue_credits"_s, upkeep.integer(0, 3) } };
}

QString figuresSentence(const Rows &upkeep)
{
    const QString oldest = upkeep.isNull(0, 0)
        ? u"No line waits for the worker"_s
        : u"The oldest lapsed line has waited %1 s for the worker"_s.arg(upkeep.integer(0, 0));
    return u"%1; %2 of %3 open lines have lapsed, %4 credits are overdue."_s.arg(oldest)
        .arg(upkeep.integer(0, 1))
        .arg(upkeep.integer(0, 2))
        .arg(upkeep.integer(0, 3));
}

ExitCode doctor(const Invocation &invocation)
{
    const std::unique_ptr<Session> session = Session::open(invocation);
    if (!session) {
        return ExitCode::NoDatabase;
    }
    // It reads the whole journal, which may take longer than a booking may.
    ConnectionSettings settings = session->backend().connection();
    settings.statementTimeout = std::chrono::minutes(10);
    DbConnection connection(settings);
    if (const auto opened = connection.open(); !opened) {
        return fail(invocation.console, opened.error());
    }
    const Result<Rows> broken = connection.run(doctorQuery, {}, Effect::Read);
    if (!broken) {
        return fail(invocation.console, broken.error());
    }
    const Result<Rows> upkeep = connection.run(upkeepQuery, {}, Effect::Read);
    if (!upkeep) {
        return fail(invocation.console, upkeep.error());
    }
    QJsonArray rows;
    QString table;
    for (int row = 0; row < broken->count(); ++row) {
        rows.append(QJsonObject { { u"invariant"_s, broken->text(row, 0) },
            { u"subject"_s, broken->text(row, 1) },
            { u"detail"_s, broken->text(row, 2) } });
        table += u"%1: %2 (%3)\n"_s.arg(
            broken->text(row, 0), broken->text(row, 1), broken->text(row, 2));
    }
    const bool isWell = broken->count() == 0;
    QJsonObject object { { u"outcome"_s, isWell ? u"agrees"_s : u"broken"_s },
        { u"broken"_s, rows } };
    if (invocation.options.isSet(u"figures"_s)) {
        object[u"figures"_s] = figuresObject(*upkeep);
    }
    if (!invocation.console.isJson() || !object.contains(u"figures"_s)) {
        invocation.console.message(figuresSentence(*upkeep));
    }
    invocation.console.answer(object, isWell ? u"All counters agree with the journal."_s : table);
    return isWell ? ExitCode::Done : ExitCode::Refused;
}

}

std::vector<Command> doctorCommands()
{
    return { { u"doctor"_s,
        u"Check every invariant of the database; names each row that breaks one."_s,
        {},
        { QCommandLineOption(
            u"figures"_s, u"Put the figures of the worker into the JSON answer."_s) },
        &doctor } };
}
