#include "app/ctl/command.h"
#include "app/ctl/console.h"
#include "app/ctl/session.h"

using namespace Qt::StringLiterals;

namespace {

constexpr const char *upkeepQuery = "SELECT oldest_lapsed_seconds, lapsed_lines, open_lines,"
                                    " overdue_credits FROM api.upkeep()";
constexpr const char *repairQuery = "SELECT pool_id, kind, was, is_now FROM api.repair_counters()";
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

/** The counters that were set to what their journal says, one object each. */
QJsonArray repairedRows(const Rows &repaired)
{
    QJsonArray rows;
    for (int row = 0; row < repaired.count(); ++row) {
        rows.append(QJsonObject { { u"pool_id"_s, repaired.integer(row, 0) },
            { u"kind"_s, repaired.text(row, 1) },
            { u"was"_s, repaired.integer(row, 2) },
            { u"is_now"_s, repaired.integer(row, 3) } });
    }
    return rows;
}

QString repairedSentence(const QJsonArray &repaired)
{
    QString text;
    for (const QJsonValue &each : repaired) {
        text += u"Repaired pool %1 (%2): the counter was %3, the journal says %4.\n"_s
                    .arg(each[u"pool_id"].toInteger())
                    .arg(each[u"kind"].toString())
                    .arg(each[u"was"].toInteger())
                    .arg(each[u"is_now"].toInteger());
    }
    return repaired.isEmpty() ? u"There was nothing to repair.\n"_s : text;
}

QJsonArray brokenRows(const Rows &broken)
{
    QJsonArray rows;
    for (int row = 0; row < broken.count(); ++row) {
        rows.append(QJsonObject { { u"invariant"_s, broken.text(row, 0) },
            { u"subject"_s, broken.text(row, 1) },
            { u"detail"_s, broken.text(row, 2) } });
    }
    return rows;
}

QString brokenTable(const Rows &broken)
{
    QString table;
    for (int row = 0; row < broken.count(); ++row) {
        table += u"%1: %2 (%3)\n"_s.arg(
            broken.text(row, 0), broken.text(row, 1), broken.text(row, 2));
    }
    return table.isEmpty() ? u"All counters agree with the journal."_s : table;
}

ExitCode doctor(const Invocation &invocation)
{
    const std::unique_ptr<Session> session = Session::open(invocation);
    if (!session) {
        return ExitCode::NoDatabase;
    }
    DbConnection connection(session->backend().patientConnection());
    if (const auto opened = connection.open(); !opened) {
        return fail(invocation.console, opened.error());
    }
    QJsonObject object;
    QString repaired;
    if (invocation.options.isSet(u"repair"_s)) {
        // A counter is set to the sum of its journal: repeating that after a lost answer is right.
        const Result<Rows> rows = connection.run(repairQuery, {}, Effect::Read);
        if (!rows) {
            return fail(invocation.console, rows.error());
        }
        object[u"repaired"_s] = repairedRows(*rows);
        repaired = repairedSentence(object[u"repaired"_s].toArray());
    }
    const Result<Rows> broken = connection.run(doctorQuery, {}, Effect::Read);
    if (!broken) {
        return fail(invocation.console, broken.error());
    }
    const Result<Rows> upkeep = connection.run(upkeepQuery, {}, Effect::Read);
    if (!upkeep) {
        return fail(invocation.console, upkeep.error());
    }
    const bool isWell = broken->count() == 0;
    object[u"outcome"_s] = isWell ? u"agrees"_s : u"broken"_s;
    object[u"broken"_s] = brokenRows(*broken);
    if (invocation.options.isSet(u"figures"_s)) {
        object[u"figures"_s] = figuresObject(*upkeep);
    }
    if (!invocation.console.isJson() || !object.contains(u"figures"_s)) {
        invocation.console.message(figuresSentence(*upkeep));
    }
    invocation.console.answer(object, repaired + brokenTable(*broken));
    return isWell ? ExitCode::Done : ExitCode::Refused;
}

}

std::vector<Command> doctorCommands()
{
    return { { u"doctor"_s,
        u"Check every invariant of the database; names each row that breaks one."_s,
        {},
        { QCommandLineOption(
              u"figures"_s, u"Put the figures of the worker into the JSON answer."_s),
            QCommandLineOption(u"repair"_s,
                u"First set drifted counters to what their journal says (needs a manager)."_s) },
        &doctor } };
}
