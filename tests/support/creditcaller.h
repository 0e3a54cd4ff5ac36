#pragma once

#include "core/db/connection.h"
#include "tests/support/rawconnection.h"

#include <QString>
#include <QUuid>

/** The one row that every command on credits answers, or the error that came instead. */
struct CreditReply {
    QString outcome; ///< the SQLSTATE when it was an error
    qint64 entryId = 0;
    qint64 walletId = 0;
    qint64 customerId = 0;
    QString bucket;
    qint64 amount = 0;
    qint64 balance = 0;
    qint64 held = 0;
    qint64 available = 0;
    qint64 debt = 0;
    QString shortOf;
    QString message; ///< of the error

    /** balance, held, available and debt, for one comparison. */
    QList<qint64> numbers() const { return { balance, held, available, debt }; }
};

/** What a command may say beyond customer, bucket and amount; SQL ready to be pasted. */
struct CreditOptions {
    QByteArray description = "NULL";
    QByteArray meta = "NULL";
    QByteArray expiresOn = "NULL";
};

/**
 * Calls the credit functions of api in plain SQL on a connection of its own. A serialization
 * failure is asked again, as the program does. One thread at a time; ends the program when it
 * cannot connect.
 */
class CreditCaller {
public:
    explicit CreditCaller(const ConnectionSettings &settings);

    static QString newKey() { return QUuid::createUuid().toString(QUuid::WithoutBraces); }

    CreditReply grant(qint64 customer, qint64 amount, const CreditOptions &options = {});
    CreditReply grant(const QString &key,
        qint64 customer,
        const QByteArray &bucket,
        qint64 amount,
        const CreditOptions &options);
    CreditReply debit(qint64 customer, qint64 amount, const CreditOptions &options = {});
    CreditReply debit(const QString &key,
        qint64 customer,
        const QByteArray &bucket,
        qint64 amount,
        const CreditOptions &options);
    CreditReply reverse(qint64 entry);
    /** @p arguments: SQL that follows the hold, "12, NULL, 'Order 42'". */
    CreditReply capture(qint64 hold, const QByteArray &arguments = "NULL");
    CreditReply release(qint64 hold, const QByteArray &arguments = "NULL");

    /** Holds credits of the bucket default; the number of the hold, 0 when there are too few. */
    qint64 hold(qint64 customer, qint64 amount, int seconds = 1800);

    /** How many holds it closed. */
    qint64 expireHolds(qint64 limit = 100);

    /** Any command on credits, "SELECT * FROM api.…". */
    CreditReply call(const QByteArray &statement);

    RawConnection &connection() { return m_connection; }

    /** How often a serialization failure was asked again. */
    int retryCount() const { return m_retryCount; }

private:
    RawAnswer run(const QByteArray &statement);

    RawConnection m_connection;
    int m_retryCount = 0;
};
