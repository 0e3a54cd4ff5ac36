#pragma once

#include "app/ctl/command.h"
#include "core/base/id.h"
#include "core/base/idempotencykey.h"
#include "core/base/wholeamount.h"

#include <QDate>
#include <QDateTime>
#include <QJsonObject>

#include <optional>

/*
 * What was typed behind an option, or nothing after a message that names it.
 */

std::optional<IdempotencyKey> keyOption(const Invocation &invocation);

/** A new key when none is typed. */
std::optional<IdempotencyKey> keyOrNew(const Invocation &invocation);

std::optional<QDate> dateOption(const Invocation &invocation, const QString &name);

/** An instant with its offset; without one it would mean another time on each machine. */
std::optional<QDateTime> instantOption(const Invocation &invocation, const QString &name);

/** A whole amount as people type it; a doubtful one is refused with its reason. */
std::optional<qint64> amountOption(
    const Invocation &invocation, const QString &name, const AmountRule &rule);

/** An amount that has been cut out of a longer value of the option @p name. */
std::optional<qint64> amountIn(
    const Invocation &invocation, const QString &name, const QString &text, const AmountRule &rule);

/** --customer. */
std::optional<CustomerId> customerOption(const Invocation &invocation);

/** --customer where it may be left out; not valid then. */
std::optional<CustomerId> customerIfTyped(const Invocation &invocation);

/** --meta: a JSON object; empty when it is not typed. */
std::optional<QJsonObject> metaOption(const Invocation &invocation);

/** --description, --reason and the like: empty when it is not typed. */
inline QString textOption(const Invocation &invocation, const QString &name)
{
    return invocation.options.value(name).trimmed();
}
