#pragma once

#include "core/base/id.h"
#include "core/base/idempotencykey.h"
#include "core/booking/placeholdrequest.h"

#include <QList>
#include <QString>

/** What a person has typed as the amount that a wallet pays. */
struct CreditWish {
    QString bucket;
    QString typed; ///< as it was typed; may not be a number

    bool operator==(const CreditWish &) const = default;
};

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
    QList<ExtraLine> extras;
    QList<CreditWish> credits; ///< only of a customer who is known

    bool operator==(const HoldDraft &) const = default;
};
