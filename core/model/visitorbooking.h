#pragma once

#include "core/base/id.h"
#include "core/base/timerange.h"
#include "core/model/hold.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

/** What a visitor sees of a booking by its code: no name, no phone. */
struct VisitorBooking {
    HoldId holdId;
    HoldStatus status = HoldStatus::Held;
    int partySize = 0;
    int arrived = 0; ///< how many of the party are here
    TimeRange range; ///< of its slot
    QDateTime checkInFrom; ///< from then on the party can check in at a kiosk, UTC
    QString resourceName;
    QString title; ///< what happens in the slot; may be empty
    QString siteName;
    QByteArray zone; ///< IANA id of the site
    QString extras; ///< "3 × Climbing shoes"; empty when there are none
    QDateTime takenAt; ///< by the clock of the database, UTC

    bool operator==(const VisitorBooking &) const = default;
};
