#pragma once

#include "tests/support/rawconnection.h"

#include <QString>
#include <QUuid>

/** The one row that every command on stock answers, or the error that came instead. */
struct StockReply {
    QString outcome; ///< the SQLSTATE when it was an error
    qint64 poolId = 0;
    QString sku;
    QString warehouse;
    qint64 onHand = -1; ///< -1: NULL, as below
    qint64 reserved = -1;
    qint64 available = -1;
    qint64 out = -1;
    qint64 shortfall = -1;
    QString shortOf;
    qint64 shortLeft = -1;
    QString message; ///< of the error
};

/** What became of the pieces of a booking. */
struct ReturnedPieces {
    qint64 returned = 0;
    qint64 lost = 0;
    qint64 damaged = 0;
    qint64 consumed = 0;
};

/**
 * Calls the stock functions of api on a connection that it borrows, past the C++ services. What the
 * isolation of the session makes fail with 40001 is asked again, as the program does it.
 */
class StockCaller {
public:
    explicit StockCaller(RawConnection &connection)
        : m_connection(connection)
    {
    }

    static QByteArray newKey() { return QUuid::createUuid().toByteArray(QUuid::WithoutBraces); }

    StockReply adjust(qint64 pool, qint64 change, const QByteArray &key = newKey());
    StockReply count(qint64 pool, qint64 counted, const QByteArray &key = newKey());
    StockReply bringBack(
        qint64 hold, qint64 pool, const ReturnedPieces &pieces, const QByteArray &key = newKey());

    StockReply transfer(
        qint64 pool, const QByteArray &warehouse, qint64 pieces, const QByteArray &key = newKey());

    /** @p command: "adjust_stock(…)". */
    StockReply call(const QByteArray &command);

private:
    RawConnection &m_connection;
};
