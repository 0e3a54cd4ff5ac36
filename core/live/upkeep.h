#pragma once

#include <QDateTime>

#include <chrono>

/** How far the worker is behind, as the database said when it was asked last. */
struct Upkeep {
    int lapsedHolds = 0; ///< that nobody has closed; they count for nobody all the same
    QDateTime oldestLapsedAt; ///< when the oldest of them lapsed, UTC; not valid: none waits
    std::chrono::seconds oldestAge { 0 }; ///< how long that one had waited by then

    bool operator==(const Upkeep &) const = default;

    /** A worker closes what lapsed every few seconds: after this time there is none. */
    static constexpr std::chrono::minutes patience { 2 };

    bool isWorkerMissing() const { return oldestAge > patience; }
};
