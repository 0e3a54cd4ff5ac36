#include "ui/presenters/customerwallets.h"

#include "core/base/onui.h"
#include "core/credits/creditservice.h"

namespace {

constexpr qint64 freshMs = 4'000;
constexpr int walletsMax = 10; // of one customer
constexpr int customersMax = 50; // remembered

}

CustomerWallets::CustomerWallets(CreditService &credits, QObject *parent)
    : QObject(parent)
    , m_credits(credits)
{
}

void CustomerWallets::want(const QList<CustomerId> &customers)
{
    m_wanted.clear();
    for (const CustomerId customer : customers) {
        const auto known = m_known.constFind(customer);
        const bool isFresh = known != m_known.cend() && !known->since.hasExpired(freshMs);
        if (customer.isValid() && !isFresh && !m_wanted.contains(customer)) {
            m_wanted.append(customer);
        }
    }
    readNext();
}

QList<Wallet> CustomerWallets::of(CustomerId customer) const
{
    return m_known.value(customer).wallets;
}

void CustomerWallets::readNext()
{
    if (m_isReading || m_wanted.isEmpty()) {
        return;
    }
    m_isReading = true;
    const CustomerId customer = m_wanted.takeFirst();
    onUi(this,
        m_credits.wallets({ .customerId = customer, .text = {}, .limit = walletsMax }),
        [this, customer](const Result<QList<Wallet>> &answer) {
            m_isReading = false;
            if (!answer) {
                m_wanted.clear(); // the others would wait for the same; the next refresh asks again
                return;
            }
            if (m_known.size() >= customersMax && !m_known.contains(customer)) {
                m_known.clear();
            }
            Known &known = m_known[customer];
            known.since.start();
            if (known.wallets != *answer) {
                known.wallets = *answer;
                Q_EMIT changed(customer);
            }
            readNext();
        });
}
