#pragma once

#include "core/base/id.h"
#include "core/base/idempotencykey.h"

#include <QDateTime>
#include <QString>

/** Who wants to wait for a slot. Somebody who is not known yet needs a phone. */
struct WaitRequest {
    IdempotencyKey key = IdempotencyKey::create();
    SlotId slotId;
    int partySize = 1;
    CustomerId customerId; ///< not valid: named by name and phone
    QString customerName;
    QString customerPhone;
    QDateTime until; ///< not valid: until the slot begins, or ends when it has begun
    QString note;

    bool operator==(const WaitRequest &) const = default;
};
