#pragma once

#include "contestant.h"

#include <array>
#include <string>

/// What one hold over all kinds of pools is about.
struct HotSet {
    std::string slotId;
    std::string skus; ///< array of two items that lie at the site of the slot
    std::string customerId; ///< has a wallet in bucket "default"
    /// The same four as slots of the reference design.
    std::array<std::string, 4> referenceSlotIds;
};

/// Holdfast as shipped, where more than a slot is held. Stateless, as Contestant.
class PoolProduct {
public:
    /// Prepares every statement; false on failure (see Connection::error()).
    static bool prepare(Connection &connection);
    /// One place, a piece of each of the two items and one credit, all in one hold by one call.
    static Placed placeOnAll(Connection &connection, const std::string &key, const HotSet &set);
    /// Holds one credit of the customer's wallet.
    static Placed placeCredit(
        Connection &connection, const std::string &key, const std::string &customerId);
    /// Captures a hold of credits in full.
    static Step capture(Connection &connection, const std::string &holdId);
};
