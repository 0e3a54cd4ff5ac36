#pragma once

#include <QString>
#include <QtGlobal>

/** An amount in minor units (cents, haléře, копейки) of an ISO 4217 currency. Never a double. */
struct Money {
    qint64 minor = 0;
    QString currency;

    bool operator==(const Money &) const = default;
};
