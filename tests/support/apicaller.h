#pragma once

#include "core/base/id.h"
#include "core/db/connection.h"
#include "tests/support/rawconnection.h"

#include <QString>
#include <QUuid>

/** The one row that every command on a hold answers, or the error that came instead. */
struct ApiAnswer {
    QString outcome; ///< the SQLSTATE when it was an error
    qint64 holdId = 0;
    qint64 slotId = 0;
    QString status;
    qint64 expiresUs = 0;
    qint64 remainingMs = 0;
    qint64 available = -1; ///< -1: NULL
    qint64 capacity = -1;
    QString shortOf;
    qint64 shortLeft = -1;
    QString message; ///< of the error
};

/** What a place request may say beyond slot and party; text is SQL ready to be pasted. */
struct PlaceOptions {
    QByteArray ttl = "NULL";
    QByteArray customerId = "NULL";
    QByteArray name = "NULL";
    QByteArray phone = "NULL";
    QByteArray note = "NULL";
    QByteArray desk = "NULL";
    QByteArray channel = "NULL";
    QByteArray skus = "NULL";
    QByteArray skuQuantities = "NULL";
};

/**
 * Calls the api functions in plain SQL on a connection of its own, past the C++ services: for tests
 * of what the database decides. One thread at a time; ends the program when it cannot connect.
 */
class ApiCaller {
public:
    explicit ApiCaller(const ConnectionSettings &settings);

    static QString newKey() { return QUuid::createUuid().toString(QUuid::WithoutBraces); }

    ApiAnswer place(const QString &key, SlotId slot, qint64 party);
    ApiAnswer place(const QString &key, SlotId slot, qint64 party, const PlaceOptions &options);
    /** @p pools and @p quantities: SQL, "ARRAY[1,2]". */
    ApiAnswer placeLines(const QString &key,
        const QByteArray &pools,
        const QByteArray &quantities,
        const PlaceOptions &options);
    ApiAnswer confirm(qint64 hold);
    ApiAnswer cancel(qint64 hold, const QByteArray &reason = "NULL");
    ApiAnswer extend(qint64 hold, const QByteArray &seconds = "NULL");
    ApiAnswer settle(const QString &key);
    qint64 sweep(qint64 limit);

    /** Any command of api, "CALL api.…". */
    ApiAnswer call(const QByteArray &statement);

    RawConnection &connection() { return m_connection; }

private:
    RawConnection m_connection;
};
