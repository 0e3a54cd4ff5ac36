#pragma once

#include "core/base/id.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

/** What a kiosk is and may do now, by the clock of the database. Value. */
struct KioskState {
    KioskId kioskId; ///< not valid: no kiosk was enrolled for this login
    QString name;
    SiteId siteId;
    QString siteName;
    QByteArray zone; ///< IANA
    bool isOpen = true;
    QString closedReason; ///< as people typed it; empty: open, or closed by the hours
    QDateTime opensAt; ///< not valid: not known
    QDateTime serverNow;
};
