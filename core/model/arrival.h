#pragma once

#include "core/base/id.h"
#include "core/model/creditline.h"

#include <QDateTime>
#include <QList>
#include <QString>

/** A booking on the list of who comes. */
struct Arrival {
    HoldId holdId;
    SlotId slotId;
    QString resourceName;
    QDateTime startsAt; ///< UTC
    QDateTime endsAt;
    int partySize = 0;
    int arrived = 0; ///< of the party
    QDateTime arrivedAt; ///< of the first of them; not valid when nobody is here
    QDateTime noShowAt; ///< not valid unless it was noted that nobody came
    CustomerId customerId; ///< not valid for a walk-in
    QString customerName;
    QString customerPhone;
    QString note;
    QString extras; ///< "3 × Climbing shoes"
    QList<CreditLine> credits; ///< that pay for it
    QString code; ///< eight characters

    bool operator==(const Arrival &) const = default;
};
