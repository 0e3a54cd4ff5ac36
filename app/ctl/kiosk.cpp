#include "app/ctl/command.h"
#include "app/ctl/console.h"
#include "app/ctl/kioskrow.h"
#include "app/ctl/options.h"
#include "app/ctl/session.h"

using namespace Qt::StringLiterals;

namespace {

constexpr const char *openCall = "SELECT outcome FROM api.open_kiosk($1)";
constexpr const char *closeCall = "SELECT outcome FROM api.close_kiosk($1, $2)";
constexpr const char *answerCall = "SELECT outcome FROM api.answer_call($1)";

ExitCode list(const Invocation &invocation)
{
    const auto site = siteOfKiosk(invocation);
    if (!site) {
        return ExitCode::Usage;
    }
    const std::unique_ptr<Session> session = Session::open(invocation);
    if (!session) {
        return ExitCode::NoDatabase;
    }
    const Result<QList<KioskRow>> kiosks = readKiosks(session->connection(), *site);
    if (!kiosks) {
        return fail(invocation.console, kiosks.error());
    }
    QJsonArray rows;
    QString table;
    for (const KioskRow &kiosk : *kiosks) {
        rows.append(kiosk.object());
        table += kiosk.line();
    }
    invocation.console.answer(rows, table.isEmpty() ? u"There is no kiosk yet."_s : table);
    return ExitCode::Done;
}

/** Sends @p call about the kiosk that is named; @p reason is null when the call takes none. */
ExitCode change(const Invocation &invocation, const char *call, const QString &reason)
{
    const auto name = kioskNameArgument(invocation);
    const auto site = siteOfKiosk(invocation);
    if (!name || !site) {
        return ExitCode::Usage;
    }
    const std::unique_ptr<Session> session = Session::open(invocation);
    if (!session) {
        return ExitCode::NoDatabase;
    }
    const auto kiosk = findKiosk(session->connection(), invocation, *site);
    if (!kiosk) {
        return fail(invocation.console, kiosk.error());
    }
    if (!*kiosk) {
        return reportKiosk(invocation.console, *name, u"not_found"_s, {});
    }
    Parameters parameters;
    parameters.add((*kiosk)->id);
    if (!reason.isNull()) {
        parameters.add(reason);
    }
    // Read: again has no second effect, so a lost answer may be asked for by doing it again.
    const Result<Rows> rows = session->connection().run(call, parameters, Effect::Read);
    if (!rows) {
        return fail(invocation.console, rows.error());
    }
    return reportKiosk(
        invocation.console, *name, rows->text(0, 0), { "opened", "closed", "answered" });
}

ExitCode openKiosk(const Invocation &invocation) { return change(invocation, openCall, {}); }

ExitCode closeKiosk(const Invocation &invocation)
{
    const QString reason = textOption(invocation, u"reason"_s);
    return change(invocation, closeCall, reason.isEmpty() ? u"closed by staff"_s : reason);
}

ExitCode answerCallOf(const Invocation &invocation) { return change(invocation, answerCall, {}); }

}

std::vector<Command> kioskCommands()
{
    const QCommandLineOption site(u"site"_s, u"Site of the kiosk."_s, u"ID"_s);
    return {
        { u"kiosk list"_s,
            u"List kiosks: open, last seen, asking for help."_s,
            {},
            { site },
            &list },
        { u"kiosk open"_s, u"Let visitors use a kiosk again."_s, u"NAME"_s, { site }, &openKiosk },
        { u"kiosk close"_s,
            u"Close a kiosk to visitors."_s,
            u"NAME"_s,
            { site, QCommandLineOption(u"reason"_s, u"Why, shown at the kiosk."_s, u"TEXT"_s) },
            &closeKiosk },
        { u"kiosk answer"_s,
            u"Say that somebody goes to a kiosk that asks for help."_s,
            u"NAME"_s,
            { site },
            &answerCallOf },
    };
}
