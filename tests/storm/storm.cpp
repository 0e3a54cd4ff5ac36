#include "tests/storm/storm.h"

#include "tests/storm/audit.h"

#include <algorithm>
#include <chrono>
#include <thread>

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t clientCount = 8;
/// Two of the clients have another default than the product was made for.
constexpr std::size_t repeatableReader = 6;
constexpr std::size_t serializableReader = 7;

constexpr long long operationsForCrash = 12000;
constexpr int crashesMin = 2;
constexpr long long operationsForDay = 800;
constexpr long long operationsForDoctor = 4000;

std::string isolationOf(std::size_t client)
{
    return client == repeatableReader  ? "repeatable read"
        : client == serializableReader ? "serializable"
                                       : "read committed";
}

}

Storm::Storm(const Options &options)
    : m_options(options)
    , m_tally(options.operations)
{
}

QJsonObject Storm::run()
{
    const std::string error = prepare();
    if (!error.empty()) {
        m_tally.fault("the storm cannot begin: " + error);
        return reckon({}, 0);
    }
    Troublemaker::Plan plan;
    const auto every
        = [&](long long operations) { return static_cast<int>(m_options.operations / operations); };
    plan.crashes = m_options.hasCrashes ? std::max(crashesMin, every(operationsForCrash)) : 0;
    plan.days = every(operationsForDay);
    plan.doctors = every(operationsForDoctor);
    const auto backendPids = [this] {
        std::vector<int> pids;
        for (const auto &client : m_clients) {
            pids.push_back(client->backendPid());
        }
        return pids;
    };
    Troublemaker troublemaker({ m_server, m_gate, m_tally },
        plan,
        m_options.seed + clientCount,
        backendPids,
        m_daysAhead);
    const auto begin = std::chrono::steady_clock::now();
    rage(troublemaker);
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
    return reckon(troublemaker.counts(), took.count());
}

std::string Storm::prepare()
{
    if (std::string error = m_server.start(); !error.empty()) {
        return error;
    }
    Connection admin(m_server.administrator());
    if (std::string error = m_pools.build(admin); !error.empty()) {
        return error;
    }
    const Client::Shared shared {
        { m_server, m_gate, m_tally }, m_pools, m_holds, m_entries, m_daysAhead
    };
    for (std::size_t i = 0; i < clientCount; ++i) {
        m_clients.push_back(std::make_unique<Client>(shared, m_options.seed + i, isolationOf(i)));
    }
    return {};
}

void Storm::rage(Troublemaker &troublemaker)
{
    const std::jthread trouble([&] { troublemaker.run(); });
    {
        std::vector<std::jthread> threads;
        threads.reserve(m_clients.size());
        for (const auto &client : m_clients) {
            threads.emplace_back([&client] { client->run(); });
        }
    }
    m_tally.stop();
}

QJsonObject Storm::reckon(const Troublemaker::Counts &counts, double seconds)
{
    Connection admin(m_server.administrator());
    Audit audit(admin, m_tally);
    if (admin.isOpen()) {
        audit.checkCounters();
        audit.checkHolds(m_holds);
        audit.checkEntries(m_entries);
        audit.checkWaiting();
        audit.checkDoctor();
    }
    QJsonObject result = m_tally.toJson();
    result.insert(u"ok"_s, m_tally.faultCount() == 0);
    result.insert(u"seed"_s, static_cast<qint64>(m_options.seed));
    result.insert(u"seconds"_s, seconds);
    result.insert(u"sessions_killed"_s, counts.killed);
    result.insert(u"statements_cancelled"_s, counts.cancelled);
    result.insert(u"servers_killed"_s, counts.crashes);
    result.insert(u"days_passed"_s, counts.days);
    result.insert(u"doctors_meanwhile"_s, counts.doctors);
    result.insert(u"facts_checked"_s, static_cast<qint64>(audit.checked()));
    result.insert(u"deadlocks_seen"_s, static_cast<qint64>(m_tally.counted("sqlstate", "40P01")));
    result.insert(u"deadlocks_of_server"_s,
        admin.isOpen() ? static_cast<qint64>(audit.serverDeadlocks()) : -1);
    return result;
}
