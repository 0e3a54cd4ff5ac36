#pragma once

#include "core/base/id.h"
#include "core/base/timerange.h"

#include <QByteArray>
#include <QDate>
#include <QDateTime>
#include <QList>
#include <QString>

/** One party on a day sheet. */
struct DaySheetRow {
    HoldId holdId;
    QString code;
    bool isConfirmed = true; ///< else held: it may still lapse
    int partySize = 0;
    TimeRange range; ///< of its slot
    QString title; ///< what happens in the slot; may be empty
    QString customerName; ///< empty for a walk-in
    QString customerPhone;
    QString note;
    QString extras;

    bool operator==(const DaySheetRow &) const = default;
};

/** Who comes to one resource on one day, by time. */
struct DaySheet {
    ResourceId resourceId;
    QDate day; ///< local day of the site
    QString siteName;
    QByteArray zone; ///< IANA id of the site
    QString resourceName;
    QDateTime takenAt; ///< clock of the database at the read
    QString printedBy; ///< database role
    QList<DaySheetRow> rows;

    bool operator==(const DaySheet &) const = default;
};
