#pragma once

#include "tests/storm/caller.h"
#include "tests/storm/dice.h"

#include <atomic>
#include <functional>
#include <vector>

/// Makes the trouble: kills sessions and statements, kills the server, lets days pass, and asks the
/// doctor meanwhile. Lives on a thread of its own.
class Troublemaker {
public:
    struct Plan {
        int crashes = 0;
        int days = 0;
        int doctors = 0;
    };

    struct Counts {
        int killed = 0;
        int cancelled = 0;
        int crashes = 0;
        int days = 0;
        int doctors = 0;
    };

    /// backendPids: of all clients at this moment, 0 for one without a connection. All but the
    /// plan must outlive this object.
    Troublemaker(const Caller::World &world,
        const Plan &plan,
        std::uint64_t seed,
        std::function<std::vector<int>()> backendPids,
        std::atomic<int> &daysAhead);

    /// Blocks until the tally is stopped.
    void run();

    const Counts &counts() const { return m_counts; }

private:
    void disturb();
    void crash();
    void letDayPass();
    void askDoctor();
    Answer ask(const std::string &sql);

    Caller::World m_world;
    Plan m_plan;
    Dice m_dice;
    std::function<std::vector<int>()> m_backendPids;
    std::atomic<int> &m_daysAhead;
    std::unique_ptr<Connection> m_connection;
    Counts m_counts;
};
