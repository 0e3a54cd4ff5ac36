#pragma once

#include <QString>

/** Why something broke. Sentences for people are made from these in ui/errortext and app/ctl. */
enum class ErrorCode {
    Unreachable, ///< no connection to the database; nothing was sent
    OutcomeUnknown, ///< sent, but the answer did not arrive: settle by key, never repeat blindly
    WrongPassword, ///< the server refused name or password
    NotPermitted, ///< this role may not do that
    NotPrepared, ///< the database has no Holdfast schema
    SchemaOlder, ///< the database needs a migration
    SchemaNewer, ///< the database was migrated by a newer program
    SchemaEdited, ///< a migration that was applied is not the one in this program
    Busy, ///< a lock or statement time limit passed; the same call may be made again
    InvalidInput, ///< the server refused a value (class 22, 23)
    ServerMissing, ///< no PostgreSQL programs on this machine
    ServerVersion, ///< the data directory belongs to another major version
    ServerFailed, ///< the private server does not start; the detail says why
    DiskFull,
    FileFailed, ///< a file of ours cannot be read or written
    Cancelled, ///< the program is closing
    Internal, ///< a bug: ours or the schema's
};

/** What broke, with a technical detail for the log and for support; never personal data. */
struct Error {
    ErrorCode code = ErrorCode::Internal;
    QString detail;
    QString sqlState; ///< five characters when the server spoke, else empty

    bool operator==(const Error &) const = default;
};
