#pragma once

#include "tests/storm/holdfacts.h"

/// What a client does with holds: places, confirms, cancels, extends, and settles what it has not
/// heard of. Every answer is judged and remembered.
class HoldActions {
public:
    /// All must outlive this object; dice and caller belong to this client alone.
    HoldActions(Caller &caller, Dice &dice, const PoolSet &pools, HoldFacts &facts);

    void place();
    /// Sends a request again that somebody has sent, perhaps at this moment.
    void replay();
    /// Asks for something else under a known key.
    void reuse();
    /// Settles a key that was never sent, and sends it after that.
    void sendLate();
    void confirm();
    void cancel();
    void extend();

private:
    void send(const PlaceRequest &request);
    void judge(const PlaceRequest &request, const Answer &answer);
    void settle(const PlaceRequest &request, const std::string &refusal = {});
    void sendBuried(const PlaceRequest &request);
    void unexpected(const char *operation, const std::string &outcome, const std::string &about);

    Caller &m_caller;
    Dice &m_dice;
    const PoolSet &m_pools;
    HoldFacts &m_facts;
};
