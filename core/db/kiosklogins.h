#pragma once

#include "core/base/result.h"
#include "core/db/connection.h"

#include <QString>
#include <QStringList>

#include <optional>

/** What became of a login of a kiosk. */
struct KioskLogin {
    QString outcome; ///< a word of holdfast.enrol_kiosk or holdfast.give_kiosk_password
    qint64 kioskId = 0;
    QString login; ///< of enrol() alone
    QStringList notes; ///< sentences: what this administrator could not do
};

/**
 * The logins of kiosks, for an administrator who may make roles. Blocks; the connection is
 * borrowed, open and used by nobody else. A password leaves this class as the verifier that the
 * server keeps, so that it is in no statement and in no log.
 */
class KioskLogins {
public:
    explicit KioskLogins(DbConnection &connection);

    /** enrolled | exists | invalid_name | not_found; @p siteId 0: the first site. */
    Result<KioskLogin> enrol(qint64 siteId, const QString &name, const QString &password);

    /** renewed | not_found. Whoever is connected stays so until endSessions(). */
    Result<KioskLogin> renew(qint64 kioskId, const QString &password);

    /** removed | not_found */
    Result<QString> remove(qint64 kioskId);

    /** How many there were; nothing when this administrator may end no session. */
    Result<std::optional<qint64>> endSessions(qint64 kioskId);

    /** Of a private server: shuts its databases postgres and template1 to its logins. */
    Result<Done> closeOwnDatabases();

private:
    DbConnection &m_connection;
};
