#include "core/base/wholeamount.h"

#include <QRegularExpression>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace {

constexpr QChar minusSign(0x2212);

/** What stands behind the sign, with every kind of space as a plain one. */
struct Typed {
    QString digits;
    bool isNegative = false;
    bool hasSign = false;
};

Typed typed(const QString &text)
{
    Typed result { text.trimmed() };
    for (QChar &character : result.digits) {
        if (character.isSpace()) {
            character = u' ';
        }
    }
    if (!result.digits.isEmpty()) {
        const QChar first = result.digits.front();
        result.isNegative = first == u'-' || first == minusSign;
        result.hasSign = result.isNegative || first == u'+';
    }
    if (result.hasSign) {
        result.digits = result.digits.mid(1).trimmed();
    }
    return result;
}

bool isMatch(const QString &text, const QString &pattern)
{
    return QRegularExpression(QRegularExpression::anchoredPattern(pattern)).match(text).hasMatch();
}

/** What cannot be an amount, whatever its digits mean. */
std::optional<AmountProblem> problemOf(const QString &text)
{
    const auto isForeign = [](QChar character) {
        return character.isDigit() && (character < u'0' || character > u'9');
    };
    if (text.isEmpty()) {
        return AmountProblem::NotANumber;
    }
    if (std::any_of(text.cbegin(), text.cend(), isForeign)) {
        return AmountProblem::ForeignDigits;
    }
    if (isMatch(text.toLower(), u"inf|infinity|\u221e"_s)) {
        return AmountProblem::Infinite;
    }
    if (isMatch(text, u"[0-9.,]+[eE][+-]?[0-9]+"_s)) {
        return AmountProblem::Exponent;
    }
    if (!isMatch(text, u"[0-9., ]+"_s)) {
        return AmountProblem::NotANumber;
    }
    return std::nullopt;
}

bool isGrouped(const QString &text, QChar separator)
{
    return isMatch(
        text, u"[0-9]{1,3}(?:%1[0-9]{3})+"_s.arg(QRegularExpression::escape(QString(separator))));
}

bool isWhole(const QString &text) { return isMatch(text, u"[0-9]+"_s) || isGrouped(text, u' '); }

/** The digits of the whole part, or why there are none; the fraction is dropped when it is zero. */
std::variant<QString, AmountProblem> wholeDigits(const QString &text)
{
    const qsizetype last = std::max(text.lastIndexOf(u','), text.lastIndexOf(u'.'));
    if (last < 0) {
        return isWhole(text) ? std::variant<QString, AmountProblem>(text)
                             : AmountProblem::Malformed;
    }
    const QChar separator = text[last];
    if (text.count(separator) > 1) {
        return isGrouped(text, separator) ? std::variant<QString, AmountProblem>(text)
                                          : AmountProblem::Malformed;
    }
    const QString whole = text.left(last);
    const QString fraction = text.mid(last + 1);
    const QChar other = separator == u',' ? u'.' : u',';
    if (!(isWhole(whole) || isGrouped(whole, other)) || !isMatch(fraction, u"[0-9]+"_s)) {
        return AmountProblem::Malformed;
    }
    if (fraction.size() == 3 && isMatch(whole, u"[1-9][0-9]{0,2}"_s)) {
        return AmountProblem::Ambiguous;
    }
    return fraction.count(u'0') == fraction.size() ? std::variant<QString, AmountProblem>(whole)
                                                   : AmountProblem::Fraction;
}

}

AmountReading readWholeAmount(const QString &text, const AmountRule &rule)
{
    if (text.trimmed().isEmpty()) {
        return AmountProblem::Empty;
    }
    const Typed amount = typed(text);
    if (const auto problem = problemOf(amount.digits)) {
        return *problem;
    }
    if (amount.isNegative && !rule.isSigned) {
        return AmountProblem::Negative;
    }
    if (amount.hasSign && !rule.isSigned) {
        return AmountProblem::NotANumber;
    }
    const auto whole = wholeDigits(amount.digits);
    if (const auto *problem = std::get_if<AmountProblem>(&whole)) {
        return *problem;
    }
    QString digits = std::get<QString>(whole);
    digits.removeIf([](QChar character) { return character < u'0' || character > u'9'; });
    bool isInRange = false;
    const qint64 value = digits.toLongLong(&isInRange);
    if (!isInRange || value > rule.max) {
        return AmountProblem::TooLarge;
    }
    if (value == 0 && !rule.mayBeZero) {
        return AmountProblem::Zero;
    }
    return amount.isNegative ? -value : value;
}
