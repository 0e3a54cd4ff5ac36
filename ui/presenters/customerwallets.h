#pragma once

#include "core/base/id.h"
#include "core/model/wallet.h"

#include <QElapsedTimer>
#include <QHash>
#include <QList>
#include <QObject>

class CreditService;

/**
 * The wallets of the customers on the screen, for a line on their cards.
 *
 * One read in flight, one customer after the other; what is known stays until it is read again, and
 * is read again when it is asked for and some seconds old. UI thread.
 */
class CustomerWallets : public QObject {
    Q_OBJECT

public:
    /** @p credits is borrowed and outlives this object. */
    explicit CustomerWallets(CreditService &credits, QObject *parent = nullptr);

    /** Replaces what is wanted: customers who left the screen are not read any more. */
    void want(const QList<CustomerId> &customers);

    /** Empty while nothing is known, and for a customer without a wallet. */
    QList<Wallet> of(CustomerId customer) const;

Q_SIGNALS:
    /** The wallets of this customer are others than before. */
    void changed(CustomerId customer);

private:
    struct Known {
        QList<Wallet> wallets;
        QElapsedTimer since;
    };

    void readNext();

    CreditService &m_credits;
    QList<CustomerId> m_wanted;
    QHash<CustomerId, Known> m_known;
    bool m_isReading = false;
};
