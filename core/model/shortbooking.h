#pragma once

#include "core/base/id.h"
#include "core/model/hold.h"

#include <QDateTime>
#include <QString>

/** A hold or booking whose pieces are not there, because fewer were counted than promised. */
struct ShortBooking {
    HoldId holdId;
    qint64 quantity = 0; ///< pieces it was promised
    qint64 shortBy = 0; ///< how many of them are missing
    HoldStatus status = HoldStatus::Held;
    QString customerName; ///< empty for a walk-in
    QDateTime startsAt; ///< of its slot; not valid when it has none
    QDateTime createdAt;

    bool operator==(const ShortBooking &) const = default;
};
