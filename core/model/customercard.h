#pragma once

#include "core/model/customer.h"

#include <QDateTime>

/** Everything that is written down about a person. */
struct CustomerCard {
    Customer customer; ///< its id is the one that the person goes by after all merges
    QString language; ///< "cs"; empty when not known
    QString note;
    qint64 version = 0; ///< grows with every change
    QDateTime createdAt;
    QDateTime erasedAt; ///< not valid unless the personal fields were emptied
    int mergedCount = 0; ///< how many others turned out to be this person

    bool operator==(const CustomerCard &) const = default;

    bool isErased() const { return erasedAt.isValid(); }
};
