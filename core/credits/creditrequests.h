#pragma once

#include "core/base/id.h"
#include "core/base/idempotencykey.h"

#include <QDate>
#include <QJsonObject>
#include <QString>

#include <optional>

/** Amounts of one command are from 1 to this. */
constexpr qint64 creditAmountMax = 1'000'000'000'000;

/** Puts credits into a wallet; opens it when it is the first. */
struct GrantRequest {
    IdempotencyKey key = IdempotencyKey::create();
    CustomerId customerId;
    QString bucket;
    qint64 amount = 0;
    QString description;
    QJsonObject meta; ///< empty: none
    QDate lastDay; ///< good to its end at the site; not valid: lifetime of the bucket, or for ever
};

/** Takes credits out of a wallet, at most what is available. */
struct DebitRequest {
    IdempotencyKey key = IdempotencyKey::create();
    CustomerId customerId;
    QString bucket;
    qint64 amount = 0;
    QString description;
    QJsonObject meta; ///< empty: none
};

/** Undoes a grant, debit or capture by an entry of its own. */
struct ReversalRequest {
    IdempotencyKey key = IdempotencyKey::create();
    CreditEntryId entryId;
    QString reason;
};

/** Makes a hold of credits alone final. */
struct CaptureRequest {
    HoldId holdId;
    std::optional<qint64> amount; ///< 1 to what is held, the rest is released; empty: all of it
    CustomerId customerId; ///< refuses the hold of another one; not valid: whose ever
    QString description; ///< empty: that of the hold
    QJsonObject meta; ///< empty: that of the hold
};

/** Sets the limits of a wallet; opens it when it is not there. Managers only. */
struct WalletLimits {
    CustomerId customerId;
    QString bucket;
    std::optional<qint64> minimum; ///< may be negative; empty: as it is
    std::optional<bool> hasOverdraft; ///< empty: as it is
};

/** Which wallets to read. What is empty does not narrow. */
struct WalletSearch {
    CustomerId customerId;
    QString text; ///< beginning of a word of the name, or digits of the phone
    int limit = 50;
};
