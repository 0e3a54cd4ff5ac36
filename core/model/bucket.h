#pragma once

#include <QString>

#include <optional>

/** A kind of credits. Each customer has at most one wallet in each. */
struct Bucket {
    QString name; ///< "default", "points": a word for programs, not for people
    std::optional<int> lifetimeDays; ///< of a grant that names no last day; empty: for ever

    bool operator==(const Bucket &) const = default;
};
