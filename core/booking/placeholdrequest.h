#pragma once

#include "core/base/id.h"
#include "core/base/idempotencykey.h"
#include "core/model/creditline.h"

#include <QJsonObject>
#include <QList>
#include <QString>

#include <chrono>
#include <optional>

/** Pieces of one stock item that go with the places. */
struct ExtraLine {
    QString sku;
    qint64 quantity = 0;

    bool operator==(const ExtraLine &) const = default;
};

/** Everything that decides one hold. The key belongs to the draft and outlives retries. */
struct PlaceHoldRequest {
    IdempotencyKey key = IdempotencyKey::create();
    SlotId slotId; ///< not valid: a hold of credits alone
    qint64 partySize = 1;
    std::optional<std::chrono::seconds> holdTime; ///< default: the setting of the database
    CustomerId customerId; ///< an existing customer; not valid for a walk-in or a new one
    QString customerName; ///< of a new customer; may be empty
    QString customerPhone;
    QString note;
    QList<ExtraLine> extras;
    QList<CreditLine> credits; ///< from wallets of the customer, who must be an existing one
    QJsonObject meta; ///< for programs; empty: none
};
