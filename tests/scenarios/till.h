#pragma once

#include "tests/support/testdatabase.h"
#include "tests/support/testdesk.h"

#include <QHash>
#include <QString>
#include <QStringList>

/** What the desks of a scenario do with wallets and stock. */
class Till {
public:
    explicit Till(TestDatabase &database)
        : m_database(database)
    {
    }

    /** Whether act() is for this verb. */
    static bool knows(const QString &verb);

    /** Writes a customer down, who has a wallet from the first grant on. */
    void addCustomer(const QString &name);

    /** Does what a desk wants; @p hold is the one that the second word names, if it names any. */
    QStringList act(TestDesk &desk, const QStringList &words, HoldId hold);

    /** Compares the numbers of a wallet or a level with what the scenario says. */
    QStringList checkWallet(TestDesk &desk, const QStringList &words);
    QStringList checkLevel(TestDesk &desk, const QStringList &words);

private:
    QStringList changeWallet(TestDesk &desk, const QStringList &words);
    QStringList resolve(TestDesk &desk, const QStringList &words, HoldId hold);
    QStringList changeLevel(TestDesk &desk, const QStringList &words);
    QStringList bringBack(TestDesk &desk, const QStringList &words, HoldId hold);
    static StockLevel levelOf(TestDesk &desk, const QString &sku);

    TestDatabase &m_database;
    QHash<QString, CustomerId> m_customers;
};
