#pragma once

#include <QString>

/** The line of a draft, beside its places, that cannot be held as it was asked for. */
struct Shortage {
    enum class Line {
        Extra,
        Credits, ///< of one wallet
        AllCredits, ///< this place does not hold any
    };

    Line line = Line::Extra;
    QString code; ///< the sku or the bucket
    qint64 left = 0; ///< what can be held of it instead

    bool operator==(const Shortage &) const = default;
};
