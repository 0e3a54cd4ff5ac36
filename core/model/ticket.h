#pragma once

#include "core/base/id.h"
#include "core/base/timerange.h"
#include "core/model/hold.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

/** What the paper of one hold says, as the database knows it. */
struct Ticket {
    HoldId holdId;
    QString code; ///< short code that people read and type
    QString token; ///< opaque, for the QR mark; no personal data
    HoldStatus status = HoldStatus::Held;
    int partySize = 0;
    QDateTime expiresAt; ///< of a hold that is not confirmed
    TimeRange range; ///< of its slot
    QString title; ///< what happens in the slot; may be empty
    qint64 priceMinor = 0; ///< for one person, in minor units; 0: none
    QString resourceName;
    QString siteName;
    QByteArray zone; ///< IANA id of the site
    QString currency; ///< ISO 4217
    QString customerName; ///< empty for a walk-in
    QString language; ///< of the customer; empty when it is not known
    QString extras; ///< "3 × Climbing shoes"; empty when there are none
    int ticketCopies = 0; ///< printed so far
    int receiptCopies = 0;
    QDateTime takenAt; ///< clock of the database at the read

    bool operator==(const Ticket &) const = default;
};
