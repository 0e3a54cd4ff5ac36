#pragma once

#include "core/base/id.h"

#include <QDateTime>
#include <QString>

#include <optional>

/** One change of the balance of a wallet. Entries are never changed: a reversal is another one. */
struct WalletEntry {
    enum class Kind { Granted, Debited, Captured, Reversed, Expired };

    CreditEntryId id;
    QDateTime at;
    Kind kind = Kind::Granted;
    qint64 amount = 0; ///< signed: the sum of all is the balance
    qint64 balanceAfter = 0;
    HoldId holdId; ///< of a capture and of its reversal
    CreditEntryId reverses; ///< the entry that this one undoes; not valid for other kinds
    CreditEntryId reversedBy; ///< the entry that has undone this one; not valid: none has
    QString description;
    QString meta; ///< JSON; empty when there is none
    QString actor; ///< database role
    QDateTime expiresAt; ///< of a grant: good until then; not valid: for ever
    std::optional<qint64> remaining; ///< of a grant: what is left of it; empty for other kinds

    bool operator==(const WalletEntry &) const = default;

    /** Whether a reversal can be asked for; the database decides. */
    bool isReversible() const
    {
        return !reversedBy.isValid() && kind != Kind::Reversed && kind != Kind::Expired;
    }
};
