#include "core/booking/ticketservice.h"

#include "core/booking/holdanswer.h"
#include "core/db/executor.h"
#include "core/db/words.h"

#include <array>

using namespace Qt::StringLiterals;

namespace {

constexpr const char *ticketQuery
    = "SELECT hold_id, code, token, status, party, expires_us, starts_us, ends_us, title,"
      " price_minor, resource_name, site_name, zone, currency, customer_name, language, extras,"
      " ticket_copies, receipt_copies, now_us FROM api.ticket($1)";
constexpr const char *daySheetQuery
    = "SELECT site_name, zone, resource_name, now_us, printed_by, hold_id, code, status, party,"
      " starts_us, ends_us, title, customer_name, customer_phone, note, extras"
      " FROM api.day_sheet($1, $2, $3)";
constexpr const char *notePrintCall = "SELECT outcome, copy FROM api.note_print($1, $2, $3, $4)";

constexpr WordTable<PrintKind, 2> kindWords { { { "ticket", PrintKind::Ticket },
    { "receipt", PrintKind::Receipt } } };

constexpr WordTable<PrintRefused, 6> refusalWords { {
    { "hold_cancelled", PrintRefused::HoldCancelled },
    { "hold_expired", PrintRefused::HoldExpired },
    { "nothing_handed_out", PrintRefused::NothingHandedOut },
    { "not_found", PrintRefused::NotFound },
    { "idempotency_key_reuse", PrintRefused::KeyReused },
    { "invalid_request", PrintRefused::RequestInvalid },
} };

Ticket ticketFrom(const Rows &rows)
{
    return { .holdId = HoldId(rows.integer(0, 0)),
        .code = rows.text(0, 1),
        .token = rows.text(0, 2),
        .status = holdStatusFrom(rows.text(0, 3)),
        .partySize = rows.smallInteger(0, 4),
        .expiresAt = rows.instant(0, 5),
        .range = { rows.instant(0, 6), rows.instant(0, 7) },
        .title = rows.text(0, 8),
        .priceMinor = rows.integer(0, 9),
        .resourceName = rows.text(0, 10),
        .siteName = rows.text(0, 11),
        .zone = rows.text(0, 12).toLatin1(),
        .currency = rows.text(0, 13),
        .customerName = rows.text(0, 14),
        .language = rows.text(0, 15),
        .extras = rows.text(0, 16),
        .ticketCopies = rows.smallInteger(0, 17),
        .receiptCopies = rows.smallInteger(0, 18),
        .takenAt = rows.instant(0, 19) };
}

DaySheetRow sheetRowFrom(const Rows &rows, int row)
{
    return { .holdId = HoldId(rows.integer(row, 5)),
        .code = rows.text(row, 6),
        .isConfirmed = holdStatusFrom(rows.text(row, 7)) == HoldStatus::Confirmed,
        .partySize = rows.smallInteger(row, 8),
        .range = { rows.instant(row, 9), rows.instant(row, 10) },
        .title = rows.text(row, 11),
        .customerName = rows.text(row, 12),
        .customerPhone = rows.text(row, 13),
        .note = rows.text(row, 14),
        .extras = rows.text(row, 15) };
}

DaySheet sheetFrom(const DaySheetWish &wish, const Rows &rows)
{
    DaySheet sheet { .resourceId = wish.resourceId,
        .day = wish.day,
        .siteName = rows.text(0, 0),
        .zone = rows.text(0, 1).toLatin1(),
        .resourceName = rows.text(0, 2),
        .takenAt = rows.instant(0, 3),
        .printedBy = rows.text(0, 4),
        .rows = {} };
    for (int row = 0; row < rows.count(); ++row) {
        if (!rows.isNull(row, 5)) {
            sheet.rows.append(sheetRowFrom(rows, row));
        }
    }
    return sheet;
}

Result<NotePrintOutcome> notedFrom(const Rows &rows)
{
    const QString word = rows.text(0, 0);
    if (word == u"noted" || word == u"replayed") {
        return NotePrintOutcome(PrintNoted { rows.smallInteger(0, 1) });
    }
    if (const auto refused = valueOfWord(refusalWords, word)) {
        return NotePrintOutcome(*refused);
    }
    return Error { ErrorCode::Internal, u"unexpected outcome: "_s + word, {} };
}

}

TicketService::TicketService(DbExecutor &executor, QString desk)
    : m_executor(executor)
    , m_desk(std::move(desk))
{
}

QFuture<Result<std::optional<Ticket>>> TicketService::ticket(HoldId hold)
{
    return m_executor.run<std::optional<Ticket>>(
        Effect::Read, [hold](DbConnection &connection) -> Result<std::optional<Ticket>> {
            const Result<Rows> rows
                = connection.run(ticketQuery, Parameters().addId(hold), Effect::Read);
            if (!rows) {
                return rows.error();
            }
            return rows->count() == 0 ? std::nullopt : std::optional(ticketFrom(*rows));
        });
}

QFuture<Result<std::optional<DaySheet>>> TicketService::daySheet(const DaySheetWish &wish)
{
    return m_executor.run<std::optional<DaySheet>>(
        Effect::Read, [wish](DbConnection &connection) -> Result<std::optional<DaySheet>> {
            const Result<Rows> rows = connection.run(daySheetQuery,
                Parameters()
                    .addId(wish.resourceId)
                    .add(wish.range.start.toString(Qt::ISODateWithMs))
                    .add(wish.range.end.toString(Qt::ISODateWithMs)),
                Effect::Read);
            if (!rows) {
                return rows.error();
            }
            return rows->count() == 0 ? std::nullopt : std::optional(sheetFrom(wish, *rows));
        });
}

QFuture<Result<NotePrintOutcome>> TicketService::notePrint(
    const IdempotencyKey &key, HoldId hold, PrintKind kind)
{
    const Parameters parameters = Parameters()
                                      .add(key.toString())
                                      .addId(hold)
                                      .add(wordOfValue(kindWords, kind))
                                      .add(m_desk);
    return m_executor.run<NotePrintOutcome>(
        Effect::Command, [parameters](DbConnection &connection) -> Result<NotePrintOutcome> {
            const Result<Rows> rows = connection.run(notePrintCall, parameters, Effect::Command);
            return rows ? notedFrom(*rows) : Result<NotePrintOutcome>(rows.error());
        });
}
