#include "tests/support/stockcaller.h"

using namespace Qt::StringLiterals;

namespace {

constexpr int attemptCountMax = 50; // of many callers at once each attempt lets one through

qint64 numberOf(const QString &text) { return text.isNull() ? -1 : text.toLongLong(); }

}

StockReply StockCaller::adjust(qint64 pool, qint64 change, const QByteArray &key)
{
    return call("adjust_stock('" + key + "', " + QByteArray::number(pool) + ", "
        + QByteArray::number(change) + ", 'a reason')");
}

StockReply StockCaller::count(qint64 pool, qint64 counted, const QByteArray &key)
{
    return call("count_stock('" + key + "', " + QByteArray::number(pool) + ", "
        + QByteArray::number(counted) + ", 'stocktake')");
}

StockReply StockCaller::bringBack(
    qint64 hold, qint64 pool, const ReturnedPieces &pieces, const QByteArray &key)
{
    QByteArrayList arguments { '\'' + key + '\'' };
    for (const qint64 number :
        { hold, pool, pieces.returned, pieces.lost, pieces.damaged, pieces.consumed }) {
        arguments.append(QByteArray::number(number));
    }
    return call("return_stock(" + arguments.join(", ") + ", 'at the counter')");
}

StockReply StockCaller::transfer(
    qint64 pool, const QByteArray &warehouse, qint64 pieces, const QByteArray &key)
{
    return call("transfer_stock('" + key + "', " + QByteArray::number(pool) + ", '" + warehouse
        + "', " + QByteArray::number(pieces) + ", 'for the weekend')");
}

StockReply StockCaller::call(const QByteArray &command)
{
    RawAnswer raw;
    for (int attempt = 0; attempt < attemptCountMax; ++attempt) {
        raw = m_connection.run("SELECT * FROM api." + command);
        if (raw.sqlState != u"40001") {
            break;
        }
    }
    StockReply answer;
    if (!raw.isOk()) {
        answer.outcome = raw.sqlState;
        answer.message = raw.message;
        return answer;
    }
    const QStringList row = raw.rows.value(0);
    answer.outcome = row.value(0);
    answer.poolId = numberOf(row.value(1));
    answer.sku = row.value(2);
    answer.warehouse = row.value(3);
    answer.onHand = numberOf(row.value(4));
    answer.reserved = numberOf(row.value(5));
    answer.available = numberOf(row.value(6));
    answer.out = numberOf(row.value(7));
    answer.shortfall = numberOf(row.value(8));
    answer.shortOf = row.value(9);
    answer.shortLeft = numberOf(row.value(10));
    return answer;
}
