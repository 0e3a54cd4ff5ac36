#pragma once

#include "core/model/wallet.h"

#include <QWidget>

class QLabel;
class QLineEdit;

/**
 * What one wallet is to pay: what it has, the amount as it is typed, and what was read out of it.
 * An amount that can be read in two ways is not read at all; the row says why.
 */
class PayRow : public QWidget {
    Q_OBJECT

public:
    explicit PayRow(const QString &bucket, QWidget *parent = nullptr);

    /** @p isOnly: the wallet needs no name, for the customer has no other. */
    void showWallet(const Wallet &wallet, bool isOnly);

    void setTyped(const QString &typed);
    QString typed() const;

    /** Something is typed, and it is no amount. */
    bool isUnreadable() const;

    /** Where the amount is typed; owned by the row. */
    QLineEdit *edit() const { return m_amount; }

Q_SIGNALS:
    /** By a person. */
    void typedChanged();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    Wallet m_wallet;
    bool m_isOnly = true;
    QLabel *m_available = nullptr;
    QLineEdit *m_amount = nullptr;
    QLabel *m_echo = nullptr;
};
