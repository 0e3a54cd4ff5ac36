#pragma once

#include "tests/storm/entryfacts.h"
#include "tests/storm/holdfacts.h"
#include "tests/storm/keyedsender.h"

/// What a client does with stock, with slots as a manager, and for upkeep. Every answer is judged,
/// and what has a key is remembered.
class StockActions {
public:
    /// All must outlive this object; dice and caller belong to this client alone.
    StockActions(
        Caller &caller, Dice &dice, const PoolSet &pools, HoldFacts &holds, EntryFacts &entries);

    void adjust();
    void count();
    /// Pieces of a booking come back, or never will.
    void giveBack();
    /// Pieces go to the same item in another warehouse.
    void transfer();
    void sweep();
    void expireHolds();
    /// Closes a slot, or opens one.
    void closeOrOpen();
    /// Credit holds off for a moment, and on again.
    void switchCreditHolds();

private:
    void send(const std::string &kind, long long number, const Question &question);
    void ask(const Question &question, const std::string &wanted);

    Caller &m_caller;
    Dice &m_dice;
    const PoolSet &m_pools;
    HoldFacts &m_holds;
    EntryFacts &m_entries;
    KeyedSender m_sender;
};
