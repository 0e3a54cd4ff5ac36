#pragma once

#include "core/base/error.h"
#include "core/base/result.h"
#include "core/model/customer.h"
#include "core/model/wallet.h"
#include "ui/models/walletkey.h"

#include <QList>
#include <QObject>
#include <QTimer>

#include <optional>

class CreditService;
class CustomerService;

/**
 * Wallets by the beginning of a name, and the customers that the same text finds and who have no
 * wallet yet: their row has no id, and its bucket is the usual one. One search in flight, and only
 * the answer to the newest text is shown. UI thread.
 */
class WalletSearcher : public QObject {
    Q_OBJECT

public:
    static constexpr int walletsMax = 100;

    /** The bucket that a customer has who has no other. */
    static constexpr QStringView usualBucket = u"default";

    /** Both are borrowed and outlive the searcher. */
    WalletSearcher(CreditService &credits, CustomerService &customers, QObject *parent = nullptr);

    /** Waits for a short pause in typing. */
    void search(const QString &text);
    void refresh();

    const QString &text() const { return m_wanted; }

    /** found() is the answer to text(): nothing else is being typed or read. */
    bool isCurrent() const { return m_found && m_foundFor == m_wanted; }

    /** Empty before the first answer. */
    const std::optional<QList<Wallet>> &found() const { return m_found; }

    /** A wallet that has just been opened or changed: its row is newer than the list. */
    void patch(const Wallet &wallet);

    const std::optional<Error> &error() const { return m_error; }

    bool isReading() const { return m_isReading; }

Q_SIGNALS:
    void foundChanged();
    void readingChanged();

private:
    void read();
    void onWallets(const QString &asked, const Result<QList<Wallet>> &answer);
    void onRead(const QString &asked, const Result<QList<Wallet>> &answer);

    CreditService &m_credits;
    CustomerService &m_customers;
    QTimer m_pause;
    QString m_wanted;
    QString m_foundFor; ///< text that found() answers
    std::optional<QList<Wallet>> m_found;
    std::optional<Error> m_error;
    bool m_isReading = false;
    bool m_isAnotherReadWanted = false;
};
