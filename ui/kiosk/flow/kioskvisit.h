#pragma once

#include "core/base/id.h"
#include "core/booking/placeholdrequest.h"

#include <QDate>
#include <QList>
#include <QString>

/** What one visitor has chosen and typed; gone with the visit. */
struct KioskVisit {
    QString activity; ///< name of it
    QDate day;
    int party = 1;
    QList<ExtraLine> extras;
    QString name;
    QString phone;
    QString card; ///< of a member, scanned; who pays with credits
    QString code; ///< typed or scanned, of a booking

    bool operator==(const KioskVisit &) const = default;
};

/** Where a visit is. */
enum class KioskStep {
    Welcome,
    What,
    When,
    Extras,
    Name,
    Review,
    Done,
    AtDesk, ///< the place is kept; paying and confirming is done at the desk
    Code, ///< of a booking, to be typed or scanned
    Booking, ///< found by its code
    BookingCancel, ///< asks whether it is meant
    BookingDone,
    Checking, ///< an answer was lost: it is settled before anything else
    Desk, ///< the database is away: please go to the desk
    Closed,
};
