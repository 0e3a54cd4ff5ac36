#pragma once

#include "tests/storm/entryfacts.h"
#include "tests/storm/holdfacts.h"
#include "tests/storm/keyedsender.h"

#include <atomic>

/// What a client does with wallets. Every answer is judged and remembered.
class CreditActions {
public:
    struct Facts {
        HoldFacts &holds;
        EntryFacts &entries;
        const std::atomic<int> &daysAhead; ///< how far the clock of the database has been moved
    };

    /// All must outlive this object; dice and caller belong to this client alone.
    CreditActions(Caller &caller, Dice &dice, const PoolSet &pools, Facts facts);

    void grant();
    void debit();
    void reverse();
    /// Sends a command that was answered once more: nothing may change.
    void repeat();
    /// Part or all of a hold, mostly of one of credits alone.
    void capture();
    void release();
    /// Another minimum, or overdraft; sometimes for a wallet that nobody has opened.
    void setWallet();

private:
    void send(const std::string &key, const std::string &kind, const Question &question);
    void judgeResolved(const HoldFact &fact, const Answer &answer, const char *operation);
    std::string anyCustomer();
    std::string anyBucket();
    std::string dayFromNow(long long days) const;
    void unexpected(const char *operation, const Answer &answer, const std::string &about);

    Caller &m_caller;
    Dice &m_dice;
    const PoolSet &m_pools;
    Facts m_facts;
    KeyedSender m_sender;
};
