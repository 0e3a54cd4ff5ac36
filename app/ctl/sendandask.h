#pragma once

#include "app/ctl/console.h"
#include "core/base/error.h"

/**
 * Sends a command, and once more when its answer is lost: by its key or its hold it has one effect
 * at most, so asking again tells what became of it.
 */
template <typename Send> auto sendAndAsk(const Console &console, Send send) -> decltype(send())
{
    using namespace Qt::StringLiterals;
    auto first = send();
    if (first || first.error().code != ErrorCode::OutcomeUnknown) {
        return first;
    }
    console.message(u"The answer did not arrive. Asking again."_s);
    auto second = send();
    if (!second && second.error().code == ErrorCode::Unreachable) {
        return Error { ErrorCode::OutcomeUnknown, second.error().detail, {} };
    }
    return second;
}
