#include "core/customers/customerrows.h"

#include "core/db/rows.h"
#include "core/db/words.h"

using namespace Qt::StringLiterals;

namespace {

using Event = HistoryEntry::Event;
using Subject = HistoryEntry::Subject;

constexpr std::array outcomeWords { std::pair { "added", CustomerOutcome::Added },
    std::pair { "similar", CustomerOutcome::Similar },
    std::pair { "changed", CustomerOutcome::Changed },
    std::pair { "changed_meanwhile", CustomerOutcome::ChangedMeanwhile },
    std::pair { "exists", CustomerOutcome::Exists },
    std::pair { "merged", CustomerOutcome::Merged },
    std::pair { "credits_held", CustomerOutcome::CreditsHeld },
    std::pair { "already_merged", CustomerOutcome::AlreadyMerged },
    std::pair { "erased", CustomerOutcome::Erased },
    std::pair { "not_found", CustomerOutcome::NotFound },
    std::pair { "invalid_request", CustomerOutcome::RequestInvalid } };

constexpr std::array statusWords { std::pair { "held", HoldStatus::Held },
    std::pair { "confirmed", HoldStatus::Confirmed },
    std::pair { "cancelled", HoldStatus::Cancelled },
    std::pair { "expired", HoldStatus::Expired } };

constexpr std::array reasonWords { std::pair { "phone", Duplicate::Reason::SamePhone },
    std::pair { "mail", Duplicate::Reason::SameMail },
    std::pair { "name", Duplicate::Reason::SimilarName } };

constexpr std::array subjectWords { std::pair { "slot", Subject::Places },
    std::pair { "stock", Subject::Pieces },
    std::pair { "credit", Subject::Credits } };

constexpr std::array eventWords { std::pair { "opened", Event::Opened },
    std::pair { "closed", Event::Closed },
    std::pair { "reopened", Event::Reopened },
    std::pair { "held", Event::Held },
    std::pair { "extended", Event::Extended },
    std::pair { "captured", Event::Captured },
    std::pair { "released", Event::Released },
    std::pair { "expired", Event::Expired },
    std::pair { "returned", Event::Returned },
    std::pair { "hold_expired", Event::HoldExpired },
    std::pair { "adjusted", Event::Adjusted },
    std::pair { "granted", Event::Granted },
    std::pair { "debited", Event::Debited },
    std::pair { "reversed", Event::Reversed },
    std::pair { "credits_expired", Event::CreditsExpired },
    std::pair { "counted", Event::Counted },
    std::pair { "lost", Event::Lost },
    std::pair { "damaged", Event::Damaged },
    std::pair { "consumed", Event::Consumed },
    std::pair { "moved", Event::Moved },
    std::pair { "resized", Event::Resized },
    std::pair { "revived", Event::Revived },
    std::pair { "arrived", Event::Arrived },
    std::pair { "no_show", Event::NoShow },
    std::pair { "taken_over", Event::TakenOver },
    std::pair { "wait_begun", Event::WaitBegun },
    std::pair { "offered", Event::Offered },
    std::pair { "skipped", Event::Skipped },
    std::pair { "wait_ended", Event::WaitEnded },
    std::pair { "printed", Event::Printed },
    std::pair { "customer_changed", Event::CustomerChanged },
    std::pair { "customer_merged", Event::CustomerMerged },
    std::pair { "customer_erased", Event::CustomerErased } };

Result<CustomerAnswer> answerOf(const QString &word, CustomerAnswer answer)
{
    const auto outcome = valueOfWord(outcomeWords, word);
    if (!outcome) {
        return Error { ErrorCode::Internal, u"unexpected outcome: "_s + word, {} };
    }
    answer.outcome = *outcome;
    return answer;
}

}

Result<CustomerAnswer> customerAnswerFrom(const Rows &rows)
{
    return answerOf(rows.text(0, 0),
        { {}, CustomerId(rows.integer(0, 1)), rows.integer(0, 2), rows.text(0, 3) });
}

Result<CustomerAnswer> erasureAnswerFrom(const Rows &rows)
{
    return answerOf(rows.text(0, 0), { {}, {}, 0, rows.text(0, 1) });
}

FindHit findHitFrom(const Rows &rows, int row)
{
    return { { CustomerId(rows.integer(row, 1)),
                 rows.text(row, 2),
                 rows.text(row, 3),
                 rows.text(row, 4) },
        rows.text(row, 0) == u"hold" ? std::optional(foundHoldFrom(rows, row)) : std::nullopt };
}

FoundHold foundHoldFrom(const Rows &rows, int row)
{
    return { .id = HoldId(rows.integer(row, 5)),
        .code = rows.text(row, 6),
        .slotId = SlotId(rows.integer(row, 7)),
        .range = { rows.instant(row, 8), rows.instant(row, 9) },
        .resource = rows.text(row, 10),
        .partySize = rows.smallInteger(row, 11),
        .status = valueOfWord(statusWords, rows.text(row, 12)).value_or(HoldStatus::Held),
        .arrivedCount = rows.smallInteger(row, 13) };
}

CustomerCard customerCardFrom(const Rows &rows, int row)
{
    return { .customer = { CustomerId(rows.integer(row, 0)),
                 rows.text(row, 1),
                 rows.text(row, 2),
                 rows.text(row, 3) },
        .language = rows.text(row, 4),
        .note = rows.text(row, 5),
        .version = rows.integer(row, 6),
        .createdAt = rows.instant(row, 7),
        .erasedAt = rows.instant(row, 8),
        .mergedCount = rows.smallInteger(row, 9) };
}

Duplicate duplicateFrom(const Rows &rows, int row)
{
    return { { CustomerId(rows.integer(row, 0)),
                 rows.text(row, 1),
                 rows.text(row, 2),
                 rows.text(row, 3) },
        valueOfWord(reasonWords, rows.text(row, 4)).value_or(Duplicate::Reason::SimilarName) };
}

HistoryEntry historyEntryFrom(const Rows &rows, int row)
{
    return { .id = rows.integer(row, 0),
        .at = rows.instant(row, 1),
        .actor = rows.text(row, 2),
        .desk = rows.text(row, 3),
        .event = valueOfWord(eventWords, rows.text(row, 4)).value_or(Event::Other),
        .subject = valueOfWord(subjectWords, rows.text(row, 5)).value_or(Subject::Person),
        .item = rows.text(row, 6),
        .quantity = rows.integer(row, 7),
        .holdId = HoldId(rows.integer(row, 8)),
        .customerName = rows.text(row, 9),
        .isUndo = rows.boolean(row, 10),
        .from = { rows.instant(row, 11), rows.text(row, 12) },
        .to = { rows.instant(row, 13), rows.text(row, 14) },
        .fromCount = rows.integer(row, 15),
        .toCount = rows.integer(row, 16),
        .why = rows.text(row, 17) };
}
