#pragma once

#include "core/base/id.h"

#include <QDateTime>
#include <QString>

/** The credits of one customer in one bucket, whole numbers, as they stand now. */
struct Wallet {
    WalletId id;
    CustomerId customerId;
    QString customerName;
    QString bucket;
    qint64 balance = 0; ///< sum of all entries; a hold does not change it
    qint64 held = 0; ///< reserved by holds that are open and not lapsed
    qint64 available = 0; ///< what a hold or a debit can still take, never below zero
    qint64 minimum = 0; ///< what must stay in it; may be negative
    bool hasOverdraft = false; ///< holds and debits are not guarded at all
    qint64 debt = 0; ///< what is missing below zero or the minimum; 0 when all is well
    QDateTime nextExpiryAt; ///< instant at which the next credits expire; not valid: none do
    qint64 nextExpiryAmount = 0; ///< how many do then
    qint64 overdue = 0; ///< expired, in the balance still, not in available any more

    bool operator==(const Wallet &) const = default;
};
