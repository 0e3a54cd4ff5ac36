#pragma once

#include "tests/support/creditcaller.h"
#include "tests/support/databasetest.h"

#include <memory>

/** A test of wallets: a site in Prague, the customer Anna, and a desk that speaks for staff. */
class CreditTest : public DatabaseTest {
    Q_OBJECT

protected:
    void begin() override;
    void end() override;

    CreditCaller &desk() { return *m_desk; }

    qint64 anna() const { return m_anna; }

    qint64 addCustomer(const QByteArray &name);

    /** Balance, held, available and debt of the bucket default, as a reader sees them. */
    QList<qint64> numbers(qint64 customer);

    /** "kind amount" of every entry of the wallet, oldest first. */
    QStringList entries(qint64 customer);

private:
    std::unique_ptr<CreditCaller> m_desk;
    qint64 m_anna = 0;
};
