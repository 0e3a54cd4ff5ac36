#pragma once

#include "core/model/customer.h"
#include "core/model/foundhold.h"

#include <optional>

/** One thing that a find has found: a person, or a hold with the person it is for. */
struct FindHit {
    Customer customer; ///< its id is not valid for the hold of a walk-in
    std::optional<FoundHold> hold;

    bool operator==(const FindHit &) const = default;
};
