#include "tests/support/creditcaller.h"

#include <QByteArrayList>

using namespace Qt::StringLiterals;

namespace {

constexpr int retryCountMax = 200;

QByteArray quotedKey(const QString &key)
{
    return key.isEmpty() ? QByteArray("NULL") : QByteArray('\'' + key.toUtf8() + '\'');
}

}

CreditCaller::CreditCaller(const ConnectionSettings &settings)
    : m_connection(settings.connectionString)
{
    if (!m_connection.isOpen()) {
        qFatal("%s", qUtf8Printable(m_connection.error()));
    }
}

CreditReply CreditCaller::grant(qint64 customer, qint64 amount, const CreditOptions &options)
{
    return grant(newKey(), customer, "default", amount, options);
}

CreditReply CreditCaller::grant(const QString &key,
    qint64 customer,
    const QByteArray &bucket,
    qint64 amount,
    const CreditOptions &options)
{
    const QByteArrayList arguments { quotedKey(key),
        QByteArray::number(customer),
        '\'' + bucket + '\'',
        QByteArray::number(amount),
        options.description,
        options.meta,
        options.expiresOn };
    return call("SELECT * FROM api.grant_credits(" + arguments.join(", ") + ')');
}

CreditReply CreditCaller::debit(qint64 customer, qint64 amount, const CreditOptions &options)
{
    return debit(newKey(), customer, "default", amount, options);
}

CreditReply CreditCaller::debit(const QString &key,
    qint64 customer,
    const QByteArray &bucket,
    qint64 amount,
    const CreditOptions &options)
{
    const QByteArrayList arguments { quotedKey(key),
        QByteArray::number(customer),
        '\'' + bucket + '\'',
        QByteArray::number(amount),
        options.description,
        options.meta };
    return call("SELECT * FROM api.debit_credits(" + arguments.join(", ") + ')');
}

CreditReply CreditCaller::reverse(qint64 entry)
{
    return call("SELECT * FROM api.reverse_credits(" + quotedKey(newKey()) + ", "
        + QByteArray::number(entry) + ", 'a mistake')");
}

CreditReply CreditCaller::capture(qint64 hold, const QByteArray &arguments)
{
    return call(
        "SELECT * FROM api.capture_credits(" + QByteArray::number(hold) + ", " + arguments + ')');
}

CreditReply CreditCaller::release(qint64 hold, const QByteArray &arguments)
{
    return call(
        "SELECT * FROM api.release_credits(" + QByteArray::number(hold) + ", " + arguments + ')');
}

qint64 CreditCaller::hold(qint64 customer, qint64 amount, int seconds)
{
    const RawAnswer answer = run("CALL api.place_hold('" + newKey().toUtf8() + "', '{}', '{}', "
        + QByteArray::number(seconds) + ", " + QByteArray::number(customer)
        + ", p_note => 'Order 42', p_meta => '{\"order\": 42}', p_buckets => ARRAY['default'],"
          " p_amounts => ARRAY["
        + QByteArray::number(amount) + "]::bigint[])");
    const QString outcome = answer.text();
    if (outcome != u"held" && outcome != u"insufficient_credits") {
        qFatal("hold: %s%s", qUtf8Printable(outcome), qUtf8Printable(answer.message));
    }
    return answer.rows.first().value(1).toLongLong();
}

qint64 CreditCaller::expireHolds(qint64 limit)
{
    const RawAnswer answer = run("CALL api.expire_credit_holds(" + QByteArray::number(limit) + ')');
    if (!answer.isOk()) {
        qFatal("expire_credit_holds: %s", qUtf8Printable(answer.message));
    }
    return answer.text().toLongLong();
}

CreditReply CreditCaller::call(const QByteArray &statement)
{
    const RawAnswer raw = run(statement);
    if (!raw.isOk()) {
        CreditReply error;
        error.outcome = raw.sqlState;
        error.message = raw.message;
        return error;
    }
    const QStringList row = raw.rows.value(0);
    return { row.value(0),
        row.value(1).toLongLong(),
        row.value(2).toLongLong(),
        row.value(3).toLongLong(),
        row.value(4),
        row.value(5).toLongLong(),
        row.value(6).toLongLong(),
        row.value(7).toLongLong(),
        row.value(8).toLongLong(),
        row.value(9).toLongLong(),
        row.value(10),
        {} };
}

RawAnswer CreditCaller::run(const QByteArray &statement)
{
    RawAnswer answer = m_connection.run(statement);
    for (int i = 0; answer.sqlState == u"40001" && i < retryCountMax; ++i) {
        ++m_retryCount;
        answer = m_connection.run(statement);
    }
    return answer;
}
