#pragma once

#include "core/base/idempotencykey.h"
#include "core/base/result.h"
#include "core/model/daysheet.h"
#include "core/model/ticket.h"

#include <QFuture>

#include <optional>

class DbExecutor;

/** What is printed of a hold. */
enum class PrintKind { Ticket, Receipt };

/** May be printed, as this copy; 1 is the first. */
struct PrintNoted {
    int copy = 1;
};

/** Why there is nothing to print. */
enum class PrintRefused {
    HoldCancelled,
    HoldExpired,
    NothingHandedOut, ///< a receipt of no pieces
    NotFound, ///< no such hold, or it has no slot
    KeyReused, ///< a defect of the caller
    RequestInvalid,
};

using NotePrintOutcome = std::variant<PrintNoted, PrintRefused>;

/** Which day of which resource a sheet is of. */
struct DaySheetWish {
    ResourceId resourceId;
    QDate day; ///< local day of the site
    TimeRange range; ///< its instants

    bool operator==(const DaySheetWish &) const = default;
};

/**
 * Reads what goes to paper, and notes what has gone there.
 *
 * Every call returns at once; the work is done on the executor's thread. The executor is borrowed
 * and outlives the service.
 */
class TicketService {
public:
    /** @p desk: name of the workstation. */
    TicketService(DbExecutor &executor, QString desk);

    /** Empty when there is no such hold, or when it has no slot. */
    QFuture<Result<std::optional<Ticket>>> ticket(HoldId hold);

    /** Empty when there is no such resource. */
    QFuture<Result<std::optional<DaySheet>>> daySheet(const DaySheetWish &wish);

    /**
     * Notes that a copy is about to be printed. When the answer is lost: the same key again, which
     * is the same copy.
     */
    QFuture<Result<NotePrintOutcome>> notePrint(
        const IdempotencyKey &key, HoldId hold, PrintKind kind);

    const QString &deskName() const { return m_desk; }

private:
    DbExecutor &m_executor;
    QString m_desk;
};
