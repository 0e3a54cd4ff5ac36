#include "tests/storm/troublemaker.h"

#include <array>
#include <utility>

namespace {

/// Operations between two disturbances, at most.
constexpr long long disturbanceGapMax = 120;
constexpr int killPercent = 60; ///< else only the statement is cancelled
constexpr int attemptsMax = 2000;

constexpr std::array crashes { StormServer::Crash::Everything,
    StormServer::Crash::Backend,
    StormServer::Crash::Postmaster,
    StormServer::Crash::Immediate };

/// Whether one of so many events, spread evenly over the whole, is due.
bool isDue(const Tally &tally, int done, int all)
{
    return done < all && tally.begun() >= tally.operationCount() * (done + 1) / (all + 1);
}

}

Troublemaker::Troublemaker(const Caller::World &world,
    const Plan &plan,
    std::uint64_t seed,
    std::function<std::vector<int>()> backendPids,
    std::atomic<int> &daysAhead)
    : m_world(world)
    , m_plan(plan)
    , m_dice(seed)
    , m_backendPids(std::move(backendPids))
    , m_daysAhead(daysAhead)
{
}

void Troublemaker::run()
{
    Tally &tally = m_world.tally;
    while (tally.waitFor(tally.begun() + m_dice.between(1, disturbanceGapMax))) {
        disturb();
        if (isDue(tally, m_counts.days, m_plan.days)) {
            letDayPass();
        }
        if (isDue(tally, m_counts.crashes, m_plan.crashes)) {
            crash();
        }
        if (isDue(tally, m_counts.doctors, m_plan.doctors)) {
            askDoctor();
        }
    }
}

void Troublemaker::disturb()
{
    const std::vector<int> pids = m_backendPids();
    const int pid = m_dice.oneOf(pids);
    if (pid == 0) {
        return;
    }
    if (m_dice.chance(killPercent)) {
        ask("SELECT pg_terminate_backend(" + std::to_string(pid) + ")");
        ++m_counts.killed;
    } else {
        ask("SELECT pg_cancel_backend(" + std::to_string(pid) + ")");
        ++m_counts.cancelled;
    }
}

void Troublemaker::crash()
{
    const auto how = crashes.at(static_cast<std::size_t>(m_counts.crashes) % crashes.size());
    const std::string error = m_world.server.crash(how);
    ++m_counts.crashes;
    if (!error.empty()) {
        m_world.tally.fault("the server does not come back: " + error);
    }
    askDoctor();
}

void Troublemaker::letDayPass()
{
    m_world.gate.close();
    ask("UPDATE holdfast.test_clock SET shift = interval '1 day' * "
        + std::to_string(m_daysAhead + 1));
    ++m_daysAhead;
    m_world.gate.open();
    ++m_counts.days;
}

void Troublemaker::askDoctor()
{
    const Answer doctor = ask("SELECT invariant, subject, detail FROM api.doctor()");
    ++m_counts.doctors;
    if (!doctor.isOk()) {
        m_world.tally.fault("doctor: " + doctor.error());
    }
    for (int row = 0; row < doctor.rowCount(); ++row) {
        m_world.tally.fault("doctor, meanwhile: " + doctor.text(row, 0) + ", " + doctor.text(row, 1)
            + ": " + doctor.text(row, 2));
    }
}

Answer Troublemaker::ask(const std::string &sql)
{
    for (int i = 0; i < attemptsMax; ++i) {
        if (!m_connection || !m_connection->isOpen()) {
            m_connection = std::make_unique<Connection>(m_world.server.administrator());
        }
        if (m_connection->isOpen()) {
            Answer answer = m_connection->run(sql);
            if (!Caller::isLoss(answer)) {
                return answer;
            }
            m_connection.reset();
        }
        m_world.server.waitForServer();
    }
    m_world.tally.fault("no connection for an administrator");
    return Answer(nullptr);
}
