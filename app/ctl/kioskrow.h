#pragma once

#include "app/ctl/command.h"
#include "core/db/connection.h"

#include <QDateTime>
#include <QJsonObject>

#include <optional>

/** A kiosk as staff and administrators see it. */
struct KioskRow {
    qint64 id = 0;
    qint64 siteId = 0;
    QString name;
    QString login;
    bool isOpen = false; ///< what people decided
    QString closedReason;
    bool isWithinHours = false;
    QDateTime lastSeenAt; ///< not valid: never
    QString health; ///< JSON that the device reported; empty: nothing yet
    QDateTime helpAskedAt; ///< not valid: nobody waits for help

    QJsonObject object() const;
    QString line() const;
};

/** --site; 0 when it is not typed, nothing after a message. */
std::optional<qint64> siteOfKiosk(const Invocation &invocation);

/** @p site 0: of all sites. */
Result<QList<KioskRow>> readKiosks(DbConnection &connection, qint64 site);

/** The one name behind the words of the command, or nothing after a message. */
std::optional<QString> kioskNameArgument(const Invocation &invocation);

/**
 * The kiosk that the command names. Nothing when there is none, or when several sites have one of
 * this name and --site is not typed.
 */
Result<std::optional<KioskRow>> findKiosk(
    DbConnection &connection, const Invocation &invocation, qint64 site);

/** Reports @p outcome about @p name; exit code 0 when it is one of @p done. */
ExitCode reportKiosk(const Console &console,
    const QString &name,
    const QString &outcome,
    std::initializer_list<const char *> done);
