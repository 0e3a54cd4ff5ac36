#pragma once

#include "core/base/id.h"

#include <QDateTime>
#include <QString>

/** One row of the journal of a stock level. */
struct StockMove {
    enum class Kind {
        Opened, ///< the level was made
        Held,
        Extended,
        Captured, ///< handed out or sold with a booking
        Released, ///< a hold was given back
        Expired, ///< a hold lapsed
        Returned, ///< pieces of a booking came back
        Adjusted, ///< corrected by hand
        Counted, ///< stocktake
        Lost, ///< pieces of a booking that will not come back; quantity says how many
        Damaged,
        Consumed,
        Transferred, ///< to otherWarehouse, or from there
        Renamed, ///< the item or its warehouse; note tells the words of before
        Other, ///< a word that this program does not know
    };

    StockMoveId id;
    QDateTime at;
    Kind kind = Kind::Other;
    qint64 onHandChange = 0; ///< signed
    qint64 availableChange = 0; ///< signed: what could be held before and after
    qint64 onHandAfter = 0;
    HoldId holdId; ///< not valid when no hold has to do with it
    QString actor; ///< database role
    QString note; ///< reason, as typed
    qint64 quantity = 0; ///< of Lost, Damaged and Consumed, which change no number; else 0
    QString otherWarehouse; ///< of Transferred; else empty

    bool operator==(const StockMove &) const = default;
};
