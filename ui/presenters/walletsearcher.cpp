#include "ui/presenters/walletsearcher.h"

#include "core/base/onui.h"
#include "core/credits/creditservice.h"
#include "core/customers/customerservice.h"

#include <algorithm>

namespace {

constexpr int typingPauseMs = 60;
constexpr int customersMax = 20;
constexpr int textLengthMin = 2;

}

WalletSearcher::WalletSearcher(CreditService &credits, CustomerService &customers, QObject *parent)
    : QObject(parent)
    , m_credits(credits)
    , m_customers(customers)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(typingPauseMs);
    connect(&m_pause, &QTimer::timeout, this, &WalletSearcher::refresh);
}

void WalletSearcher::search(const QString &text)
{
    if (text.trimmed() != m_wanted) {
        m_wanted = text.trimmed();
        m_pause.start();
    }
}

void WalletSearcher::refresh()
{
    if (m_isReading) {
        m_isAnotherReadWanted = true;
        return;
    }
    m_isReading = true;
    Q_EMIT readingChanged();
    read();
}

void WalletSearcher::read()
{
    const QString asked = m_wanted;
    onUi(this,
        m_credits.wallets({ .customerId = {}, .text = asked, .limit = walletsMax }),
        [this, asked](const Result<QList<Wallet>> &answer) { onWallets(asked, answer); });
}

void WalletSearcher::onWallets(const QString &asked, const Result<QList<Wallet>> &answer)
{
    if (!answer || asked.size() < textLengthMin) {
        onRead(asked, answer);
        return;
    }
    onUi(this,
        m_customers.find(asked, customersMax),
        [this, asked, wallets = *answer](const Result<QList<Customer>> &customers) {
            QList<Wallet> rows = wallets;
            for (const Customer &customer : customers ? *customers : QList<Customer>()) {
                const bool hasWallet = std::any_of(wallets.cbegin(),
                    wallets.cend(),
                    [&customer](const Wallet &wallet) { return wallet.customerId == customer.id; });
                if (!hasWallet) {
                    Wallet none;
                    none.customerId = customer.id;
                    none.customerName = customer.name;
                    none.bucket = usualBucket.toString();
                    rows.append(none);
                }
            }
            onRead(asked, rows);
        });
}

void WalletSearcher::onRead(const QString &asked, const Result<QList<Wallet>> &answer)
{
    m_isReading = false;
    const bool isAgain = std::exchange(m_isAnotherReadWanted, false) || asked != m_wanted;
    if (answer) {
        m_error.reset();
        m_found = *answer;
        m_foundFor = asked;
    } else {
        m_error = answer.error();
    }
    Q_EMIT readingChanged();
    Q_EMIT foundChanged();
    if (isAgain) {
        refresh();
    }
}

void WalletSearcher::patch(const Wallet &wallet)
{
    if (!m_found) {
        return;
    }
    for (Wallet &row : *m_found) {
        if (rowKey(row) == rowKey(wallet)) {
            row = wallet;
            Q_EMIT foundChanged();
            return;
        }
    }
}
