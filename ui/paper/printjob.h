#pragma once

#include "core/base/error.h"
#include "core/base/idempotencykey.h"
#include "core/booking/ticketservice.h"
#include "ui/paper/paperdocument.h"
#include "ui/paper/printtarget.h"

#include <QString>

#include <functional>
#include <optional>
#include <variant>

/** What can be printed. */
enum class PaperKind { Ticket, Receipt, DaySheet };

/** One wish to print. The key belongs to it and outlives retries of the same copy. */
struct PrintJob {
    PaperKind kind = PaperKind::Ticket;
    HoldId holdId; ///< not valid for a day sheet
    QString code; ///< of the hold, to be read from the screen; empty for a day sheet
    IdempotencyKey key = IdempotencyKey::create();
    /** Lays the document out as this copy; called on a thread of paper. */
    std::function<PaperDocument(int copy)> compose;
};

/** Why a job has not become paper: the printer, the database, or a refusal of it. */
using PrintTrouble = std::variant<PrintFailed, Error, PrintRefused>;

/** A job that has not become paper. */
struct PrintFailure {
    PrintJob job;
    PrintTrouble trouble;
};

/** A job that has. */
struct PrintSuccess {
    PaperKind kind = PaperKind::Ticket;
    QString code;
    PrintDone done;
    int copy = 1;
};
