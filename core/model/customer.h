#pragma once

#include "core/base/id.h"

#include <QString>

/** The person or company that a hold is for. */
struct Customer {
    CustomerId id;
    QString name;
    QString phone; ///< as typed
    QString mail;

    bool operator==(const Customer &) const = default;
};
