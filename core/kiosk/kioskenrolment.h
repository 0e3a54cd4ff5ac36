#pragma once

#include "core/base/result.h"

#include <QString>

/**
 * Where a kiosk connects to and as whom. Travels as a code of one line: base64url of a JSON object
 * with host, port, dbname, sslmode, user, password and kiosk. Holds a password: never logged.
 */
struct KioskEnrolment {
    QString host; ///< a name, or the folder of a socket of this machine
    int port = 5432;
    QString databaseName;
    QString sslMode; ///< empty for a socket
    QString user;
    QString password;
    QString kioskName;

    bool operator==(const KioskEnrolment &) const = default;

    /** A socket of this machine, or a connection that nobody on the way can read. */
    bool isClosedToOthers() const;

    QString code() const;

    /** libpq keywords, password included. */
    QString connectionString() const;

    /** InvalidInput with a sentence that has nothing of the code; also when others can listen. */
    static Result<KioskEnrolment> fromCode(const QString &code);

    /** 256 bits from the system, of letters that need no quoting. */
    static QString newPassword();
};
