#include "tests/support/credittest.h"

void CreditTest::begin()
{
    if (database().number("SELECT count(*) FROM api.sites()") == 0) {
        database().addSite("Europe/Prague");
    }
    m_anna = addCustomer("Anna");
    m_desk = std::make_unique<CreditCaller>(database().as(TestRole::Staff));
}

void CreditTest::end() { m_desk.reset(); }

qint64 CreditTest::addCustomer(const QByteArray &name)
{
    return database().number("SELECT customer_id FROM api.add_customer('" + name + "', '', '')");
}

QList<qint64> CreditTest::numbers(qint64 customer)
{
    const auto rows = database().rows("SELECT balance, held, available, debt FROM api.wallets("
        + QByteArray::number(customer) + ") WHERE bucket = 'default'");
    QList<qint64> numbers;
    for (const QString &text : rows.value(0)) {
        numbers.append(text.toLongLong());
    }
    return numbers;
}

QStringList CreditTest::entries(qint64 customer)
{
    QStringList entries;
    const auto rows = database().rows("SELECT concat(e.kind, ' ', e.amount) FROM api.wallets("
        + QByteArray::number(customer)
        + ") w, api.wallet_entries(w.wallet_id) e WHERE w.bucket = 'default' ORDER BY e.entry_id");
    for (const QStringList &row : rows) {
        entries.append(row.first());
    }
    return entries;
}
