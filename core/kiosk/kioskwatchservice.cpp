#include "core/kiosk/kioskwatchservice.h"

#include "core/db/executor.h"
#include "core/db/words.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace {

constexpr const char *listCall
    = "SELECT kiosk_id, name, is_open, closed_reason, is_within_hours, opens_us, last_seen_us,"
      " health, help_us, help_hold_id, server_us FROM api.kiosks($1)";
constexpr const char *answerCallCall = "SELECT outcome FROM api.answer_call($1)";
constexpr const char *openCall = "SELECT outcome FROM api.open_kiosk($1)";
constexpr const char *closeCall = "SELECT outcome FROM api.close_kiosk($1, $2)";

constexpr WordTable<KioskWatchOutcome, 6> outcomes { {
    { "answered", KioskWatchOutcome::Done },
    { "opened", KioskWatchOutcome::Done },
    { "closed", KioskWatchOutcome::Done },
    { "nobody_called", KioskWatchOutcome::NobodyCalled },
    { "not_found", KioskWatchOutcome::NotFound },
    { "invalid_reason", KioskWatchOutcome::ReasonInvalid },
} };

QList<KioskInfo> kiosksFrom(const Rows &rows)
{
    QList<KioskInfo> kiosks;
    for (int row = 0; row < rows.count(); ++row) {
        kiosks.append({ .id = KioskId(rows.integer(row, 0)),
            .name = rows.text(row, 1),
            .isOpen = rows.boolean(row, 2),
            .closedReason = rows.text(row, 3),
            .isWithinHours = rows.boolean(row, 4),
            .opensAt = rows.instant(row, 5),
            .lastSeenAt = rows.instant(row, 6),
            .health = QJsonDocument::fromJson(rows.text(row, 7).toUtf8()).object(),
            .helpAskedAt = rows.instant(row, 8),
            .helpHold = rows.isNull(row, 9) ? HoldId() : HoldId(rows.integer(row, 9)),
            .takenAt = rows.instant(row, 10) });
    }
    return kiosks;
}

Result<KioskWatchOutcome> outcomeFrom(const Rows &rows)
{
    const QString word = rows.text(0, 0);
    if (const auto outcome = valueOfWord(outcomes, word)) {
        return *outcome;
    }
    return Error { ErrorCode::Internal, u"unexpected outcome: "_s + word, {} };
}

}

KioskWatchService::KioskWatchService(DbExecutor &executor)
    : m_executor(executor)
{
}

QFuture<Result<QList<KioskInfo>>> KioskWatchService::kiosks(SiteId site)
{
    using List = QList<KioskInfo>;
    return m_executor.run<List>(Effect::Read, [site](DbConnection &connection) -> Result<List> {
        const Result<Rows> rows = connection.run(listCall, Parameters().addId(site), Effect::Read);
        return rows ? Result<List>(kiosksFrom(*rows)) : Result<List>(rows.error());
    });
}

QFuture<Result<KioskWatchOutcome>> KioskWatchService::answerCall(KioskId kiosk)
{
    return run(answerCallCall, Parameters().addId(kiosk));
}

QFuture<Result<KioskWatchOutcome>> KioskWatchService::open(KioskId kiosk)
{
    return run(openCall, Parameters().addId(kiosk));
}

QFuture<Result<KioskWatchOutcome>> KioskWatchService::close(KioskId kiosk, const QString &reason)
{
    return run(closeCall, Parameters().addId(kiosk).add(reason));
}

QFuture<Result<KioskWatchOutcome>> KioskWatchService::run(
    const char *call, const Parameters &parameters)
{
    return m_executor.run<KioskWatchOutcome>(
        Effect::Command, [call, parameters](DbConnection &connection) -> Result<KioskWatchOutcome> {
            const Result<Rows> rows = connection.run(call, parameters, Effect::Command);
            return rows ? outcomeFrom(*rows) : Result<KioskWatchOutcome>(rows.error());
        });
}
