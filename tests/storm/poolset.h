#pragma once

#include "tests/bench/connection.h"

#include <string>
#include <vector>

/// The pools that everybody fights for; so few places, pieces and credits that most are refused.
struct PoolSet {
    struct Item {
        long long poolId = 0;
        std::string word; ///< as place_hold takes it: "SHOES" or "SHOES@Cellar"
    };

    struct Wallet {
        long long poolId = 0;
        long long customerId = 0;
        std::string bucket;
    };

    std::vector<long long> slotIds;
    std::vector<Item> items;
    std::vector<Wallet> wallets; ///< opened, with something in them
    std::vector<long long> customerIds; ///< also without a wallet in bucket "bonus"

    /// Makes them all through the product's own functions, as an administrator. Empty, or what went
    /// wrong.
    std::string build(Connection &admin);
};
