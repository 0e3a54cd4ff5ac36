#pragma once

#include <QString>
#include <QtGlobal>

#include <variant>

/** Why a typed amount is not taken. What may have been meant is never guessed. */
enum class AmountProblem {
    Empty,
    NotANumber, ///< letters and signs, NaN
    Infinite, ///< inf, infinity, ∞
    Exponent, ///< 1e3
    ForeignDigits, ///< digits of another script, or of full width
    Malformed, ///< 1 20, 1,20,300: digits that are not grouped by threes
    Ambiguous, ///< 12,345 or 12.345: thousands to some, a fraction to others
    Fraction, ///< 12,5: only whole amounts
    Negative,
    Zero,
    TooLarge,
};

/** What a field takes. */
struct AmountRule {
    qint64 max = 0; ///< also of a negative amount, without its sign
    bool isSigned = false; ///< takes a plus or minus in front
    bool mayBeZero = false;
};

using AmountReading = std::variant<qint64, AmountProblem>;

/**
 * Reads a whole amount as people type it: 1200, 1 200 (also with no-break and narrow spaces),
 * 1,200,000, 1.200.000, 1 200,00. One separator with three digits behind it can mean two things and
 * is refused. Does not look at the locale: the same text is the same amount on every desk.
 */
AmountReading readWholeAmount(const QString &text, const AmountRule &rule);
