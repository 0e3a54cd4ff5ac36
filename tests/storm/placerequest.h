#pragma once

#include "tests/storm/caller.h"
#include "tests/storm/dice.h"
#include "tests/storm/poolset.h"

#include <map>
#include <string>

/// A wish to hold something, as it is sent and sent again.
struct PlaceRequest {
    std::string key;
    std::map<long long, long long> lines; ///< what must be held then: pool and how much of it
    bool isOfCredits = false; ///< one line, and it is on a wallet
    long long slotPool = 0; ///< a slot among the lines; 0: none, or several
    long long itemPool = 0; ///< a pool of pieces among the lines; 0: none
    Question question;

    /// One to four lines on random pools, with a deadline that is often too short.
    static PlaceRequest random(const PoolSet &pools, Dice &dice);
    /// The same key for another wish.
    PlaceRequest changed() const;
};
