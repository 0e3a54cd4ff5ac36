#pragma once

#include "ui/models/arrivalrow.h"

#include <QList>

/**
 * Who comes on a day, in numbers. Every person counts once; a party of which a part is here counts
 * as a booking both among those who are here and among those who are missing.
 */
struct ArrivalSums {
    struct Count {
        int people = 0;
        int bookings = 0;

        bool operator==(const Count &) const = default;
    };

    Count expected; ///< before their slot begins
    Count here;
    Count late; ///< not here, and their slot has begun
    Count notCome;

    static ArrivalSums of(const QList<ArrivalRow> &rows);

    bool operator==(const ArrivalSums &) const = default;
};
