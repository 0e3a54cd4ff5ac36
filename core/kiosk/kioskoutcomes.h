#pragma once

#include "core/booking/bookingoutcomes.h"
#include "core/model/visitorbooking.h"

#include <QDeadlineTimer>
#include <QString>

#include <chrono>
#include <optional>
#include <variant>

/** An own hold got its name or its extras; or had got them, by the same key. */
struct KioskHoldChanged {
    HoldReceipt receipt;
    bool isReplay = false;
};

/** One of the extras has less than was asked for; the hold has what it had. */
struct ExtrasShort {
    HoldReceipt receipt;
    QString shortOf; ///< word of the item
    qint64 left = 0; ///< how many this hold can have, with those that it has
};

/** The member has not so many credits in one wallet; nothing was changed. */
struct CreditsShort {
    qint64 left = 0; ///< in the wallet with the most
};

/** What this hold is for cannot be paid with credits. */
struct NoCreditPrice { };

/** The desks of the site know that help is wanted. */
struct CallDeskOutcome {
    bool isCalled = false; ///< false: no kiosk was enrolled for this login, so nobody can look
    HoldId hold; ///< the own hold that is open; not valid: none
    QDeadlineTimer lapsesIn; ///< of it
    bool hasMoreTime = false; ///< this call has given it time
};

/** No booking has this code. It has been counted as a wrong one. */
struct CodeUnknown { };

/** Too many wrong codes were tried here; none is looked up until the time has passed. */
struct CodesLocked {
    std::chrono::seconds left { 0 };
};

using KioskChangeOutcome = std::variant<KioskHoldChanged,
    ExtrasShort,
    CreditsShort,
    NoCreditPrice,
    CodeUnknown,
    CodesLocked,
    HoldNotOpen,
    NotFound,
    KeyReused,
    RequestInvalid>;

/** What a member could pay a hold with. Numbers, never a name. */
struct MemberCredits {
    std::optional<qint64> price; ///< in credits; none: it cannot be paid so
    qint64 available = 0; ///< in the wallet that would pay

    bool isEnough() const { return price && available >= *price; }

    bool operator==(const MemberCredits &) const = default;
};

using MemberOutcome = std::variant<MemberCredits, CodeUnknown, CodesLocked, HoldNotOpen, NotFound>;

using VisitorBookingOutcome = std::variant<VisitorBooking, CodeUnknown, CodesLocked>;

/** The party is here, or the booking is cancelled; or was, by the same key. */
struct VisitorDone {
    HoldReceipt receipt;
    bool isReplay = false;
};

/** Why a visitor cannot check in or cancel. Nothing was changed. */
enum class VisitorRefusal {
    TooEarly, ///< VisitorBooking::checkInFrom says when
    SlotPast, ///< it is over: nobody checks in
    SlotBegun, ///< it has begun: nobody cancels
    HasArrived, ///< the party, or for cancelling some of it, is here
    NotConfirmed, ///< a hold that was not made a booking
    Cancelled,
    Lapsed,
};

struct VisitorRefused {
    VisitorRefusal why = VisitorRefusal::TooEarly;
    HoldReceipt receipt;
};

using VisitorChangeOutcome = std::
    variant<VisitorDone, VisitorRefused, CodeUnknown, CodesLocked, KeyReused, RequestInvalid>;
