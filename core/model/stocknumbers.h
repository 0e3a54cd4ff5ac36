#pragma once

#include <QtGlobal>

/** The pieces of one item in one warehouse, all of one moment. */
struct StockNumbers {
    qint64 onHand = 0; ///< what should lie in the house, with the pieces that are reserved
    qint64 reserved = 0; ///< by holds that are open and not lapsed
    qint64 available = 0; ///< what can still be held, never below zero
    qint64 out = 0; ///< handed out with bookings and expected back
    qint64 shortfall = 0; ///< how many pieces fewer there are than were promised

    bool operator==(const StockNumbers &) const = default;
};
