#pragma once

#include "core/base/id.h"
#include "core/base/idempotencykey.h"

#include <QString>

/**
 * What a person has typed for a hold that has not been placed yet.
 *
 * The key is made with the draft and reused on every retry of the same wish, so that Enter twice
 * is one hold. It is replaced only when the database has given a definite answer to it.
 */
struct HoldDraft {
    IdempotencyKey key = IdempotencyKey::create();
    SlotId slotId;
    int partySize = 1;
    CustomerId customerId; ///< not valid for a walk-in or a new customer
    QString customerName;
    QString customerPhone;
    QString note;

    bool operator==(const HoldDraft &) const = default;
};
