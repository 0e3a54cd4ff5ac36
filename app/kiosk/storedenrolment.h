#pragma once

#include "core/base/result.h"
#include "core/config/secretfile.h"

#include <QString>

/** Where a kiosk connects to, by the code that enrolled it. Holds a password: never logged. */
struct KioskAddress {
    QString database; ///< connection string
    QString kioskName;
};

/**
 * The enrolment of this kiosk, kept in a file that only its account may read. The code is one line:
 * base64url of a JSON object with host, port, dbname, sslmode, user, password and kiosk, as
 * holdfastctl kiosk add prints it. Errors are sentences without anything of the code.
 */
class StoredEnrolment {
public:
    /** @p path: empty: the usual place. */
    explicit StoredEnrolment(const QString &path = {});

    /** Checks @p code and puts it in the place of an older one. */
    Result<Done> store(const QString &code) const;

    bool exists() const { return m_file.exists(); }

    Result<KioskAddress> load() const;

    const QString &path() const { return m_file.path(); }

    /** What @p code says; also refuses a server of another machine that is reached without TLS. */
    static Result<KioskAddress> read(const QString &code);

private:
    SecretFile m_file;
};
