#include "core/db/sqlstate.h"

using namespace Qt::StringLiterals;

namespace {

bool isClass(const QString &sqlState, QLatin1StringView name) { return sqlState.startsWith(name); }

/**
 * Errors that can strike between the two commits of a command: its effect may be there although
 * an error was answered.
 */
bool mayStrikeAfterCommit(const QString &sqlState)
{
    return isClass(sqlState, "08"_L1) || isClass(sqlState, "53"_L1) || isClass(sqlState, "57"_L1)
        || isClass(sqlState, "58"_L1) || isClass(sqlState, "XX"_L1) || sqlState == "40003"_L1;
}

}

ErrorCode errorCodeFor(const QString &sqlState, Effect effect)
{
    if (isRetryable(sqlState) || sqlState == "55P03"_L1) {
        return ErrorCode::Busy;
    }
    if (isClass(sqlState, "28"_L1)) {
        return ErrorCode::WrongPassword;
    }
    if (effect == Effect::Command && mayStrikeAfterCommit(sqlState)) {
        return ErrorCode::OutcomeUnknown;
    }
    if (sqlState == "53100"_L1) {
        return ErrorCode::DiskFull;
    }
    if (sqlState == "57014"_L1 || isClass(sqlState, "53"_L1)) {
        return ErrorCode::Busy;
    }
    if (isClass(sqlState, "08"_L1) || isClass(sqlState, "57P"_L1)) {
        return ErrorCode::Unreachable;
    }
    if (sqlState == "42501"_L1 || sqlState == "25006"_L1) {
        return ErrorCode::NotPermitted;
    }
    if (sqlState == "3F000"_L1 || sqlState == "42883"_L1 || sqlState == "42P01"_L1) {
        return ErrorCode::NotPrepared;
    }
    if (isClass(sqlState, "22"_L1) || isClass(sqlState, "23"_L1)) {
        return ErrorCode::InvalidInput;
    }
    return ErrorCode::Internal;
}

bool isRetryable(const QString &sqlState)
{
    return sqlState == "40001"_L1 || sqlState == "40P01"_L1;
}
