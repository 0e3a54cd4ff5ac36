#pragma once

#include "core/base/error.h"

#include <QLatin1StringView>
#include <QString>

/** What a statement may have done when its answer is an error or does not come. */
enum class Effect {
    Read, ///< nothing: may be asked again
    Command, ///< perhaps everything: procedures commit on the way
};

/** The meaning of an SQLSTATE of the server. One table for the whole program. */
ErrorCode errorCodeFor(const QString &sqlState, Effect effect);

/** Serialization failure or deadlock: rolled back whole, the same call may be made again. */
bool isRetryable(const QString &sqlState);
