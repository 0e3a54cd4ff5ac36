#pragma once

#include "tests/storm/changeactions.h"
#include "tests/storm/creditactions.h"
#include "tests/storm/holdactions.h"
#include "tests/storm/stockactions.h"

#include <vector>

/// One of those who storm the server: does one thing after another, by chance, until there have
/// been enough. Lives on a thread of its own.
class Client {
public:
    /// What all clients share; must outlive them.
    struct Shared {
        Caller::World world;
        const PoolSet &pools;
        HoldFacts &holds;
        EntryFacts &entries;
        const std::atomic<int> &daysAhead;
    };

    Client(const Shared &shared, std::uint64_t seed, std::string isolation);
    Client(const Client &) = delete;
    Client &operator=(const Client &) = delete;

    /// Blocks until the tally says that it is enough.
    void run();

    /// For the one who kills; any thread.
    int backendPid() const;

private:
    struct Choice {
        int weight; ///< against the others
        void (Client::*act)();
    };

    template <auto part, auto action> void perform() { ((this->*part).*action)(); }

    static const std::vector<Choice> &choices();

    Tally &m_tally;
    Dice m_dice;
    Caller m_caller;
    HoldActions m_hold;
    CreditActions m_credit;
    StockActions m_stock;
    ChangeActions m_change;
};
