#pragma once

#include "tests/storm/client.h"
#include "tests/storm/troublemaker.h"

#include <QJsonObject>

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

/// The whole of it: a server, eight clients, one who makes trouble, and the reckoning.
class Storm {
public:
    struct Options {
        long long operations = 4000;
        bool hasCrashes = false; ///< also kills the server itself
        std::uint64_t seed = 0;
    };

    explicit Storm(const Options &options);

    /// Blocks until the audit is done, and answers what happened; "ok" is whether all was well.
    QJsonObject run();

private:
    std::string prepare();
    void rage(Troublemaker &troublemaker);
    QJsonObject reckon(const Troublemaker::Counts &counts, double seconds);

    Options m_options;
    StormServer m_server;
    Gate m_gate;
    Tally m_tally;
    PoolSet m_pools;
    HoldFacts m_holds;
    EntryFacts m_entries;
    std::atomic<int> m_daysAhead { 0 };
    std::vector<std::unique_ptr<Client>> m_clients;
};
