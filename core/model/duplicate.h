#pragma once

#include "core/model/customer.h"

/** A person who may be the same as another one. */
struct Duplicate {
    enum class Reason { SamePhone, SameMail, SimilarName };

    Customer customer;
    Reason reason = Reason::SimilarName;

    bool operator==(const Duplicate &) const = default;
};
