#include "app/ctl/options.h"

#include "app/ctl/console.h"
#include "app/ctl/session.h"

#include <QJsonDocument>

#include <limits>

using namespace Qt::StringLiterals;

namespace {

QString reasonFor(AmountProblem problem, const AmountRule &rule)
{
    switch (problem) {
    case AmountProblem::Empty:
        return u"nothing was typed"_s;
    case AmountProblem::NotANumber:
        return u"it is not a number"_s;
    case AmountProblem::Infinite:
        return u"there is no infinite amount"_s;
    case AmountProblem::Exponent:
        return u"write all digits, without an exponent"_s;
    case AmountProblem::ForeignDigits:
        return u"use the digits 0 to 9"_s;
    case AmountProblem::Malformed:
        return u"its digits are not grouped by threes"_s;
    case AmountProblem::Ambiguous:
        return u"it can mean thousands or a fraction; write it without the separator"_s;
    case AmountProblem::Fraction:
        return u"only whole amounts are kept"_s;
    case AmountProblem::Negative:
        return u"it must not be negative"_s;
    case AmountProblem::Zero:
        return u"it must not be zero"_s;
    case AmountProblem::TooLarge:
        return u"it must be at most %1"_s.arg(rule.max);
    }
    Q_UNREACHABLE();
}

}

std::optional<IdempotencyKey> keyOption(const Invocation &invocation)
{
    const auto key = IdempotencyKey::fromString(invocation.options.value(u"key"_s));
    if (!key) {
        invocation.console.message(
            u"--key takes a UUID, such as 9b2f0a51-7c3e-4d55-8a3c-1f0e6f2d7b10."_s);
    }
    return key;
}

std::optional<IdempotencyKey> keyOrNew(const Invocation &invocation)
{
    return invocation.options.isSet(u"key"_s) ? keyOption(invocation) : IdempotencyKey::create();
}

std::optional<QDate> dateOption(const Invocation &invocation, const QString &name)
{
    const QDate date = QDate::fromString(invocation.options.value(name), Qt::ISODate);
    if (!date.isValid()) {
        invocation.console.message(u"--%1 takes a date such as 2027-06-07."_s.arg(name));
        return std::nullopt;
    }
    return date;
}

std::optional<QDateTime> instantOption(const Invocation &invocation, const QString &name)
{
    const QDateTime instant
        = QDateTime::fromString(invocation.options.value(name), Qt::ISODateWithMs);
    if (!instant.isValid() || instant.timeSpec() == Qt::LocalTime) {
        invocation.console.message(
            u"--%1 takes an instant with its offset, such as 2027-06-07T10:00:00+02:00 or …Z."_s
                .arg(name));
        return std::nullopt;
    }
    return instant.toUTC();
}

std::optional<qint64> amountOption(
    const Invocation &invocation, const QString &name, const AmountRule &rule)
{
    return amountIn(invocation, name, invocation.options.value(name), rule);
}

std::optional<qint64> amountIn(
    const Invocation &invocation, const QString &name, const QString &text, const AmountRule &rule)
{
    const AmountReading reading = readWholeAmount(text, rule);
    if (const auto *problem = std::get_if<AmountProblem>(&reading)) {
        invocation.console.message(u"--%1 takes a whole amount, such as 1200; \"%2\" is refused: "
                                   "%3."_s.arg(name, text.left(40), reasonFor(*problem, rule)));
        return std::nullopt;
    }
    return std::get<qint64>(reading);
}

std::optional<CustomerId> customerOption(const Invocation &invocation)
{
    const auto id = numberOption(invocation, u"customer"_s, 1, std::numeric_limits<qint64>::max());
    return id ? std::optional(CustomerId(*id)) : std::nullopt;
}

std::optional<CustomerId> customerIfTyped(const Invocation &invocation)
{
    return invocation.options.isSet(u"customer"_s) ? customerOption(invocation) : CustomerId();
}

std::optional<QJsonObject> metaOption(const Invocation &invocation)
{
    if (!invocation.options.isSet(u"meta"_s)) {
        return QJsonObject();
    }
    const QJsonDocument document
        = QJsonDocument::fromJson(invocation.options.value(u"meta"_s).toUtf8());
    if (!document.isObject()) {
        invocation.console.message(u"--meta takes a JSON object, such as {\"order\": 42}."_s);
        return std::nullopt;
    }
    return document.object();
}
