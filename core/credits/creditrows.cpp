#include "core/credits/creditrows.h"

#include "core/db/rows.h"
#include "core/db/words.h"

#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

constexpr std::array outcomeWords { std::pair { "granted", CreditOutcome::Granted },
    std::pair { "debited", CreditOutcome::Debited },
    std::pair { "captured", CreditOutcome::Captured },
    std::pair { "released", CreditOutcome::Released },
    std::pair { "reversed", CreditOutcome::Reversed },
    std::pair { "changed", CreditOutcome::Changed },
    std::pair { "replayed", CreditOutcome::Replayed },
    std::pair { "idempotency_key_reuse", CreditOutcome::KeyReused },
    std::pair { "insufficient_credits", CreditOutcome::InsufficientCredits },
    std::pair { "already_reversed", CreditOutcome::AlreadyReversed },
    std::pair { "not_reversible", CreditOutcome::NotReversible },
    std::pair { "hold_not_active", CreditOutcome::HoldNotActive },
    std::pair { "foreign_hold", CreditOutcome::ForeignHold },
    std::pair { "mixed_hold", CreditOutcome::MixedHold },
    std::pair { "not_found", CreditOutcome::NotFound },
    std::pair { "invalid_request", CreditOutcome::RequestInvalid } };

constexpr std::array entryWords { std::pair { "granted", WalletEntry::Kind::Granted },
    std::pair { "debited", WalletEntry::Kind::Debited },
    std::pair { "captured", WalletEntry::Kind::Captured },
    std::pair { "reversed", WalletEntry::Kind::Reversed },
    std::pair { "expired", WalletEntry::Kind::Expired } };

}

Result<CreditAnswer> creditAnswerFrom(const Rows &rows)
{
    const QString word = rows.text(0, 0);
    const auto outcome = valueOfWord(outcomeWords, word);
    if (!outcome) {
        return Error { ErrorCode::Internal, u"unexpected outcome: "_s + word, {} };
    }
    return CreditAnswer { .outcome = *outcome,
        .entryId = CreditEntryId(rows.integer(0, 1)),
        .walletId = WalletId(rows.integer(0, 2)),
        .customerId = CustomerId(rows.integer(0, 3)),
        .bucket = rows.text(0, 4),
        .amount = rows.integer(0, 5),
        .balance = rows.integer(0, 6),
        .held = rows.integer(0, 7),
        .available = rows.integer(0, 8),
        .debt = rows.integer(0, 9),
        .shortOf = rows.text(0, 10) };
}

Wallet walletFrom(const Rows &rows, int row)
{
    return { .id = WalletId(rows.integer(row, 0)),
        .customerId = CustomerId(rows.integer(row, 1)),
        .customerName = rows.text(row, 2),
        .bucket = rows.text(row, 3),
        .balance = rows.integer(row, 4),
        .held = rows.integer(row, 5),
        .available = rows.integer(row, 6),
        .minimum = rows.integer(row, 7),
        .hasOverdraft = rows.boolean(row, 8),
        .debt = rows.integer(row, 9),
        .nextExpiryAt = rows.instant(row, 10),
        .nextExpiryAmount = rows.integer(row, 11),
        .overdue = rows.integer(row, 12) };
}

WalletEntry walletEntryFrom(const Rows &rows, int row)
{
    return { .id = CreditEntryId(rows.integer(row, 0)),
        .at = rows.instant(row, 1),
        .kind = valueOfWord(entryWords, rows.text(row, 2)).value_or(WalletEntry::Kind::Granted),
        .amount = rows.integer(row, 3),
        .balanceAfter = rows.integer(row, 4),
        .holdId = HoldId(rows.integer(row, 5)),
        .reverses = CreditEntryId(rows.integer(row, 6)),
        .reversedBy = CreditEntryId(rows.integer(row, 7)),
        .description = rows.text(row, 8),
        .meta = rows.text(row, 9),
        .actor = rows.text(row, 10),
        .expiresAt = rows.instant(row, 11),
        .remaining = rows.isNull(row, 12) ? std::nullopt : std::optional(rows.integer(row, 12)) };
}

WalletHold walletHoldFrom(const Rows &rows, int row)
{
    return { .id = HoldId(rows.integer(row, 0)),
        .amount = rows.integer(row, 1),
        .expiresAt = rows.instant(row, 2),
        .lapsesIn = QDeadlineTimer(rows.integer(row, 3)),
        .description = rows.text(row, 4),
        .meta = rows.text(row, 5),
        .actor = rows.text(row, 6),
        .isMixed = rows.boolean(row, 7) };
}

CreditUsage creditUsageFrom(const Rows &rows, int row)
{
    return { .useId = CreditEntryId(rows.integer(row, 0)),
        .grantId = CreditEntryId(rows.integer(row, 1)),
        .amount = rows.integer(row, 2),
        .at = rows.instant(row, 3),
        .description = rows.text(row, 4) };
}

QString databaseWord(CreditOutcome outcome) { return wordOfValue(outcomeWords, outcome); }

QString databaseWord(WalletEntry::Kind kind) { return wordOfValue(entryWords, kind); }
