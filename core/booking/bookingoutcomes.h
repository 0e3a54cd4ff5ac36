#pragma once

#include "core/base/id.h"
#include "core/journal/intent.h"
#include "core/model/hold.h"

#include <QString>

#include <optional>
#include <variant>

/** What the slot can give after the answer, so that a cell can be repainted without a read. */
struct SlotNumbers {
    SlotId slotId;
    int capacity = 0;
    int available = 0;

    bool operator==(const SlotNumbers &) const = default;
};

/** The hold as the answer of a command knows it. */
struct HoldReceipt {
    HoldId holdId;
    HoldStatus status = HoldStatus::Held;
    QDateTime expiresAt;
    QDeadlineTimer lapsesIn;
    SlotNumbers numbers;
};

struct HoldPlaced {
    HoldReceipt receipt;
    bool isReplay = false; ///< the same key had placed it before
};

/** A pool has less than was asked for; another pool than the slot's is named. */
struct CapacityExhausted {
    SlotNumbers numbers;
    QString shortOf; ///< name of the stock item that is short; empty when it is the slot
    int left = 0; ///< what the short pool still gives
};

struct SlotClosed {
    QString reason;
};

struct SlotPast { };

struct NotFound {
    /** The sku or bucket that is not known, or "customer"; empty: the slot or hold. */
    QString what = {};
};

/** The wallet of the customer has less than was asked for; without a wallet it has nothing. */
struct InsufficientCredits {
    QString bucket;
    qint64 available = 0;
};

/** This place does not hold credits (setting credit_holds). */
struct CreditHoldsOff { };

/** The key was used for another request. A defect of the caller: stop and keep the evidence. */
struct KeyReused { };

/** Party below 1 or beyond what a slot can have; time limit out of bounds; text too long. */
struct RequestInvalid {
    QString field; ///< quantity, amount, ttl, name, phone, note, lines, meta, captures
};

using PlaceHoldOutcome = std::variant<HoldPlaced,
    CapacityExhausted,
    SlotClosed,
    SlotPast,
    NotFound,
    InsufficientCredits,
    CreditHoldsOff,
    KeyReused,
    RequestInvalid>;

struct HoldConfirmed {
    HoldReceipt receipt;
};

struct HoldCancelled {
    HoldReceipt receipt;
};

struct HoldExtended {
    HoldReceipt receipt;
};

/** The hold is in another state than the command needs; the state that was found is in it. */
struct HoldNotOpen {
    HoldStatus found = HoldStatus::Expired;
    HoldReceipt receipt;
};

/** The policy of the place allows no more time (a kiosk after ten extensions). */
struct ExtensionRefused { };

using ConfirmHoldOutcome = std::variant<HoldConfirmed, HoldNotOpen, NotFound, RequestInvalid>;
using CancelHoldOutcome = std::variant<HoldCancelled, HoldNotOpen, NotFound>;
using ExtendHoldOutcome
    = std::variant<HoldExtended, HoldNotOpen, ExtensionRefused, NotFound, RequestInvalid>;

/** What became of an intent whose answer was lost. */
struct IntentTookEffect {
    HoldReceipt receipt;
};

/** It never arrived, and by now it cannot any more: its key has been closed. */
struct IntentNeverArrived { };

using SettleOutcome = std::variant<IntentTookEffect, IntentNeverArrived>;

/** An intent that an earlier run of this program left without an answer, and what is true now. */
struct RecoveredIntent {
    using Wish = Intent::Kind;

    Wish wish = Wish::Place;
    std::optional<Hold> hold; ///< as it stands now; empty for wishes about wallets and stock
    bool hasArrived = false; ///< false: it never took effect, and cannot any more
    QString key = {}; ///< idempotency key of a command that has one
};
