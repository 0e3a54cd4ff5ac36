#include "tests/support/apicaller.h"

namespace {

qint64 numberOr(const QString &text, qint64 absent)
{
    return text.isNull() ? absent : text.toLongLong();
}

}

ApiCaller::ApiCaller(const ConnectionSettings &settings)
    : m_connection(settings.connectionString)
{
    if (!m_connection.isOpen()) {
        qFatal("%s", qUtf8Printable(m_connection.error()));
    }
}

ApiAnswer ApiCaller::place(const QString &key, SlotId slot, qint64 party)
{
    return place(key, slot, party, {});
}

ApiAnswer ApiCaller::place(
    const QString &key, SlotId slot, qint64 party, const PlaceOptions &options)
{
    return placeLines(key,
        "ARRAY[" + QByteArray::number(slot.value()) + "]::bigint[]",
        "ARRAY[" + QByteArray::number(party) + "]::bigint[]",
        options);
}

ApiAnswer ApiCaller::placeLines(const QString &key,
    const QByteArray &pools,
    const QByteArray &quantities,
    const PlaceOptions &options)
{
    const QByteArrayList arguments { key.isEmpty() ? QByteArray("NULL")
                                                   : QByteArray('\'' + key.toUtf8() + '\''),
        pools,
        quantities,
        options.ttl,
        options.customerId,
        options.name,
        options.phone,
        options.note,
        options.desk,
        options.channel,
        options.skus,
        options.skuQuantities };
    return call("CALL api.place_hold(" + arguments.join(", ") + ')');
}

ApiAnswer ApiCaller::confirm(qint64 hold)
{
    return call("CALL api.confirm_hold(" + QByteArray::number(hold) + ')');
}

ApiAnswer ApiCaller::cancel(qint64 hold, const QByteArray &reason)
{
    return call("CALL api.cancel_hold(" + QByteArray::number(hold) + ", " + reason + ')');
}

ApiAnswer ApiCaller::extend(qint64 hold, const QByteArray &seconds)
{
    return call("CALL api.extend_hold(" + QByteArray::number(hold) + ", " + seconds + ')');
}

ApiAnswer ApiCaller::settle(const QString &key)
{
    return call("CALL api.settle_intent('" + key.toUtf8() + "')");
}

qint64 ApiCaller::sweep(qint64 limit)
{
    const RawAnswer answer
        = m_connection.run("CALL api.sweep_expired(" + QByteArray::number(limit) + ')');
    if (!answer.isOk()) {
        qFatal("sweep_expired: %s", qUtf8Printable(answer.message));
    }
    return answer.text().toLongLong();
}

ApiAnswer ApiCaller::call(const QByteArray &statement)
{
    const RawAnswer raw = m_connection.run(statement);
    if (!raw.isOk()) {
        ApiAnswer error;
        error.outcome = raw.sqlState;
        error.message = raw.message;
        return error;
    }
    const QStringList row = raw.rows.value(0);
    return { row.value(0),
        numberOr(row.value(1), 0),
        numberOr(row.value(2), 0),
        row.value(3),
        numberOr(row.value(4), 0),
        numberOr(row.value(5), 0),
        numberOr(row.value(6), -1),
        numberOr(row.value(7), -1),
        row.value(8),
        numberOr(row.value(9), -1),
        {} };
}
