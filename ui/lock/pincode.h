#pragma once

#include <QString>

/**
 * A PIN as it may be kept: salted and hashed slowly, never itself. It keeps passers-by away from an
 * open desk, not somebody who can read the files of its user: few digits are tried out soon.
 */
class PinCode {
public:
    static constexpr int lengthMin = 4;
    static constexpr int lengthMax = 12;

    /** Digits only, of a length that is allowed. */
    static bool isPossible(const QString &pin);

    /** What is kept of @p pin; other each time. Takes some tens of milliseconds. */
    static QString seal(const QString &pin);

    /** Whether @p kept was made of @p pin; false for what seal() cannot have made. */
    static bool opens(const QString &pin, const QString &kept);
};
