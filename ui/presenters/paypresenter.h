#pragma once

#include "core/base/id.h"
#include "core/model/wallet.h"

#include <QList>
#include <QObject>

#include <optional>

class CreditService;

/**
 * What the customer of a draft can pay with: the wallets, and whether this place holds credits.
 *
 * One read in flight; only the answer for the newest customer is shown. UI thread.
 */
class PayPresenter : public QObject {
    Q_OBJECT

public:
    enum class Means {
        NoCustomer, ///< a walk-in, or somebody who is not known yet
        Reading, ///< nothing is known about the customer yet
        NoWallet,
        Wallets, ///< see wallets()
        Off, ///< this place does not hold credits
    };

    /** @p credits is borrowed and outlives the presenter. */
    explicit PayPresenter(CreditService &credits, QObject *parent = nullptr);

    /** Not valid: a walk-in. The same customer again reads nothing. */
    void showCustomer(CustomerId customer);
    void refresh();

    Means means() const;

    const QList<Wallet> &wallets() const { return m_wallets; }

Q_SIGNALS:
    void meansChanged();

private:
    void readSetting();
    void readWallets();

    CreditService &m_credits;
    CustomerId m_customer;
    QList<Wallet> m_wallets;
    std::optional<CustomerId> m_known; ///< whose wallets() are
    bool m_isOff = false;
    bool m_isReading = false;
    bool m_isAnotherReadWanted = false;
};
