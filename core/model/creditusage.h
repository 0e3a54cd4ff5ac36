#pragma once

#include "core/base/id.h"

#include <QDateTime>
#include <QString>

/** How much of one use (a debit, capture or expiry) one grant has paid. */
struct CreditUsage {
    CreditEntryId useId;
    CreditEntryId grantId;
    qint64 amount = 0; ///< negative: given back to the grant by a reversal
    QDateTime at; ///< of the use
    QString description; ///< of the use

    bool operator==(const CreditUsage &) const = default;
};
