#include "ui/presenters/paypresenter.h"

#include "core/base/onui.h"
#include "core/credits/creditservice.h"

#include <utility>

namespace {

constexpr int walletsMax = 20; // there are as many as buckets, and those are few

}

PayPresenter::PayPresenter(CreditService &credits, QObject *parent)
    : QObject(parent)
    , m_credits(credits)
{
}

void PayPresenter::showCustomer(CustomerId customer)
{
    if (customer == m_customer) {
        return;
    }
    m_customer = customer;
    m_wallets.clear();
    m_known.reset();
    Q_EMIT meansChanged();
    readWallets();
}

void PayPresenter::refresh()
{
    readSetting();
    readWallets();
}

PayPresenter::Means PayPresenter::means() const
{
    if (m_isOff) {
        return Means::Off;
    }
    if (!m_customer.isValid()) {
        return Means::NoCustomer;
    }
    if (m_known != m_customer) {
        return Means::Reading;
    }
    return m_wallets.isEmpty() ? Means::NoWallet : Means::Wallets;
}

void PayPresenter::readSetting()
{
    onUi(this, m_credits.hasHolds(), [this](const Result<bool> &answer) {
        if (answer && *answer == m_isOff) {
            m_isOff = !*answer;
            Q_EMIT meansChanged();
        }
    });
}

void PayPresenter::readWallets()
{
    if (!m_customer.isValid()) {
        return;
    }
    if (m_isReading) {
        m_isAnotherReadWanted = true;
        return;
    }
    m_isReading = true;
    const CustomerId customer = m_customer;
    onUi(this,
        m_credits.wallets({ customer, {}, walletsMax }),
        [this, customer](const Result<QList<Wallet>> &answer) {
            m_isReading = false;
            const bool isNews = answer && (m_known != customer || *answer != m_wallets);
            if (customer == m_customer && isNews) {
                m_known = customer;
                m_wallets = *answer;
                Q_EMIT meansChanged();
            }
            if (std::exchange(m_isAnotherReadWanted, false) || customer != m_customer) {
                readWallets();
            }
        });
}
