#pragma once

#include "core/base/id.h"

#include <QString>

/** What a slot belongs to: a hall, a court, a gate, a person. One column of the day grid. */
struct Resource {
    ResourceId id;
    QString name;
    int capacity = 0; ///< places that its slots usually have; 0 when it has none yet

    bool operator==(const Resource &) const = default;
};
