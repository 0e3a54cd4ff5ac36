#include "app/ctl/command.h"
#include "app/ctl/console.h"
#include "app/ctl/session.h"

using namespace Qt::StringLiterals;

namespace {

constexpr const char *settingQuery = "SELECT value FROM api.setting($1)";
constexpr const char *setQuery = "SELECT outcome FROM api.set_setting($1, $2)";

ExitCode get(const Invocation &invocation)
{
    if (invocation.arguments.size() != 1) {
        invocation.console.message(u"settings get takes the NAME of a setting."_s);
        return ExitCode::Usage;
    }
    const std::unique_ptr<Session> session = Session::open(invocation);
    if (!session) {
        return ExitCode::NoDatabase;
    }
    const QString &name = invocation.arguments.first();
    const Result<Rows> rows
        = session->connection().run(settingQuery, Parameters().add(name), Effect::Read);
    if (!rows) {
        return fail(invocation.console, rows.error());
    }
    if (rows->count() == 0) {
        invocation.console.answer(
            QJsonObject { { u"outcome"_s, u"not_found"_s }, { u"name"_s, name } },
            u"There is no setting %1."_s.arg(name));
        return ExitCode::Refused;
    }
    const QString value = rows->text(0, 0);
    invocation.console.answer(
        QJsonObject { { u"outcome"_s, u"found"_s }, { u"name"_s, name }, { u"value"_s, value } },
        u"%1 = %2"_s.arg(name, value));
    return ExitCode::Done;
}

QString sentenceOf(const QString &outcome, const QString &name, const QString &value)
{
    if (outcome == u"changed") {
        return u"%1 = %2"_s.arg(name, value);
    }
    return outcome == u"invalid_value" ? u"%1 cannot be %2."_s.arg(name, value)
                                       : u"There is no setting %1."_s.arg(name);
}

ExitCode set(const Invocation &invocation)
{
    if (invocation.arguments.size() != 2) {
        invocation.console.message(u"settings set takes the NAME of a setting and its VALUE."_s);
        return ExitCode::Usage;
    }
    const std::unique_ptr<Session> session = Session::open(invocation);
    if (!session) {
        return ExitCode::NoDatabase;
    }
    const QString &name = invocation.arguments.first();
    const QString &value = invocation.arguments.last();
    const Result<Rows> rows
        = session->connection().run(setQuery, Parameters().add(name).add(value), Effect::Command);
    if (!rows) {
        return fail(invocation.console, rows.error());
    }
    const QString outcome = rows->text(0, 0);
    invocation.console.answer(
        QJsonObject { { u"outcome"_s, outcome }, { u"name"_s, name }, { u"value"_s, value } },
        sentenceOf(outcome, name, value));
    return outcome == u"changed" ? ExitCode::Done : ExitCode::Refused;
}

}

std::vector<Command> settingsCommands()
{
    return { { u"settings get"_s,
                 u"A setting of the database: hold_seconds, credit_hold_seconds, offer_seconds,"
                 " kiosk_extensions_max, credit_holds."_s,
                 u"NAME"_s,
                 {},
                 &get },
        { u"settings set"_s,
            u"Change a setting of the database (needs a manager)."_s,
            u"NAME VALUE"_s,
            {},
            &set } };
}
