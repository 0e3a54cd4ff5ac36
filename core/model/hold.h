#pragma once

#include "core/base/id.h"
#include "core/model/creditline.h"

#include <QDateTime>
#include <QDeadlineTimer>
#include <QList>
#include <QString>

/** Where a hold stands, by the clock of the database: a lapsed hold reads as expired. */
enum class HoldStatus { Held, Confirmed, Cancelled, Expired };

/** Who placed a hold, and through what. */
struct HoldOrigin {
    QString actor; ///< database role
    QString desk; ///< name of the workstation
    QString channel; ///< desk, kiosk or program
    bool isOwn = false; ///< placed by this role

    bool operator==(const HoldOrigin &) const = default;
};

/** A claim of one party on places of one slot (and, with them, extras and credits). */
struct Hold {
    HoldId id;
    SlotId slotId;
    HoldStatus status = HoldStatus::Held;
    int partySize = 0;
    QDateTime expiresAt; ///< instant set by the database, UTC
    QDeadlineTimer lapsesIn; ///< the same instant on this machine's monotonic clock
    HoldOrigin origin;
    CustomerId customerId; ///< not valid for a walk-in
    QString customerName;
    QString customerPhone;
    QString note;
    QString extras; ///< "3 × Climbing shoes"; empty when there are none
    QDateTime createdAt;
    QList<CreditLine> credits = {}; ///< that it holds or, confirmed, has taken
    int arrived = 0; ///< how many of the party are here
    bool isNoShow = false; ///< it was noted that nobody came
    QString code = {}; ///< eight characters for people; empty when it was not asked for

    /** Whole seconds until it lapses, rounded up; 0 when it has. */
    qint64 secondsLeft() const { return (lapsesIn.remainingTime() + 999) / 1000; }
};
