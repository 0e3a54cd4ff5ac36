#include "app/ctl/command.h"
#include "app/ctl/console.h"
#include "app/ctl/session.h"

using namespace Qt::StringLiterals;

namespace {

constexpr const char *doctorQuery = "SELECT invariant, subject, detail FROM api.doctor()";

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
    invocation.console.answer(
        QJsonObject { { u"outcome"_s, isWell ? u"agrees"_s : u"broken"_s }, { u"broken"_s, rows } },
        isWell ? u"All counters agree with the journal."_s : table);
    return isWell ? ExitCode::Done : ExitCode::Refused;
}

}

std::vector<Command> doctorCommands()
{
    return { { u"doctor"_s,
        u"Check every invariant of the database; names each row that breaks one."_s,
        {},
        {},
        &doctor } };
}
