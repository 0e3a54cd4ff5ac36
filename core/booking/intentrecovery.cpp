#include "core/booking/intentrecovery.h"

#include "core/booking/holdanswer.h"
#include "core/db/connection.h"
#include "core/journal/intentjournal.h"

using namespace Qt::StringLiterals;

namespace {

constexpr const char *settleIntentCall = "CALL api.settle_intent($1)";
constexpr const char *settleEntryCall = "SELECT outcome FROM api.settle_entry($1)";
constexpr const char *showHoldQuery
    = "SELECT hold_id, slot_id, status, quantity, expires_us, remaining_ms, actor, is_own, desk,"
      " channel, customer_id, customer_name, customer_phone, note, extras, created_us, credits,"
      " arrived, is_no_show, code"
      " FROM api.show_hold($1)";

/** Whether its key is asked for by settle_entry. */
bool isKeyedEntry(Intent::Kind kind)
{
    switch (kind) {
    case Intent::Kind::Grant:
    case Intent::Kind::Debit:
    case Intent::Kind::Reverse:
    case Intent::Kind::Adjust:
    case Intent::Kind::Count:
    case Intent::Kind::Return:
    case Intent::Kind::Transfer:
    case Intent::Kind::Wait:
    case Intent::Kind::Move:
    case Intent::Kind::Swap:
    case Intent::Kind::Resize:
    case Intent::Kind::Revive:
    case Intent::Kind::CheckIn:
    case Intent::Kind::NoShow:
    case Intent::Kind::Undo:
    case Intent::Kind::TakeOver:
    case Intent::Kind::SetExtras:
    case Intent::Kind::PayWithCredits:
    case Intent::Kind::CancelBooking:
        return true;
    case Intent::Kind::Place:
    case Intent::Kind::Confirm:
    case Intent::Kind::Cancel:
    case Intent::Kind::Extend:
    case Intent::Kind::Capture:
    case Intent::Kind::Release:
        return false;
    }
    Q_UNREACHABLE();
}

}

Result<std::optional<Hold>> readHold(DbConnection &connection, HoldId hold)
{
    const Result<Rows> rows = connection.run(showHoldQuery, Parameters().addId(hold), Effect::Read);
    if (!rows) {
        return rows.error();
    }
    return rows->count() == 0 ? std::nullopt : std::optional(holdFrom(*rows, 0));
}

namespace {

Result<RecoveredIntent> recoverEntry(DbConnection &connection, const Intent &intent)
{
    const Result<Rows> rows
        = connection.run(settleEntryCall, Parameters().add(intent.id), Effect::Command);
    if (!rows) {
        return rows.error();
    }
    RecoveredIntent recovered {
        intent.kind, std::nullopt, rows->text(0, 0) == u"found", intent.id
    };
    if (intent.holdId != 0) {
        Result<std::optional<Hold>> hold = readHold(connection, HoldId(intent.holdId));
        if (!hold) {
            return hold.error();
        }
        recovered.hold = std::move(hold).value();
    }
    return recovered;
}

}

Result<RecoveredIntent> recoverIntent(DbConnection &connection, const Intent &intent)
{
    if (isKeyedEntry(intent.kind)) {
        return recoverEntry(connection, intent);
    }
    HoldId hold(intent.holdId);
    if (intent.kind == Intent::Kind::Place) {
        const Result<Rows> rows
            = connection.run(settleIntentCall, Parameters().add(intent.id), Effect::Command);
        if (!rows) {
            return rows.error();
        }
        const HoldAnswer answer = HoldAnswer::from(*rows);
        hold = answer.outcome == u"found" ? answer.receipt.holdId : HoldId();
    }
    RecoveredIntent recovered { intent.kind, std::nullopt, false, intent.id };
    if (hold.isValid()) {
        Result<std::optional<Hold>> found = readHold(connection, hold);
        if (!found) {
            return found.error();
        }
        recovered.hold = std::move(found).value();
        recovered.hasArrived = recovered.hold.has_value();
    }
    return recovered;
}
