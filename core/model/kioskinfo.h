#pragma once

#include "core/base/id.h"

#include <QDateTime>
#include <QJsonObject>
#include <QString>

/** A kiosk as the desks of its site see it, by the clock of the database. Value. */
struct KioskInfo {
    KioskId id;
    QString name;
    bool isOpen = true; ///< what people decided
    QString closedReason; ///< shown to visitors; empty: open
    bool isWithinHours = true;
    QDateTime opensAt; ///< by its hours; not valid: not known
    QDateTime lastSeenAt; ///< not valid: never
    QJsonObject health; ///< what the device says of itself; empty: nothing yet
    QDateTime helpAskedAt; ///< not valid: nobody waits for help there
    HoldId helpHold; ///< of who waits; not valid: none
    QDateTime takenAt; ///< when this was so

    bool operator==(const KioskInfo &) const = default;
};
