#pragma once

#include "ui/models/keyedtablemodel.h"
#include "ui/models/walletkey.h"

#include <QCoreApplication>
#include <QTimeZone>

/** Wallets, one row each; a row without an id is a customer who has none yet. */
class WalletModel : public KeyedTableModel<Wallet> {
    Q_DECLARE_TR_FUNCTIONS(WalletModel)

public:
    enum Column {
        CustomerName,
        BucketName,
        Balance,
        Held,
        Available,
        Minimum,
        Debt,
        Expiry,
        columnTotal
    };

    using KeyedTableModel<Wallet>::KeyedTableModel;

    /** Of the site: says on which day credits expire. */
    void setZone(const QTimeZone &zone) { m_zone = zone; }

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString shown(const Wallet &wallet, int column) const;
    QString shownWithoutWallet(const Wallet &wallet, int column) const;
    QVariant decoration(const Wallet &wallet, int column, int role) const;
    QString spoken(const Wallet &wallet) const;

    QTimeZone m_zone = QTimeZone::utc();
};
