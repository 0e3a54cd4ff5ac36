#include "contest.h"

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <mutex>

namespace {

constexpr int hugeCapacity = 1000000; ///< never sold out while a cell runs
constexpr int scarceCapacity = 20;
constexpr std::size_t cancelOneIn = 20; ///< sold out: 5 % of the calls cancel, the others try
constexpr std::size_t loaders = 8;
constexpr int walletCount = 1000;

Step placeOn(const Contestant &design, Worker &worker, const std::string &slotId)
{
    Placed placed = design.place(*worker.connection, worker.newKey(), slotId);
    return { placed.ended, std::move(placed.reason) };
}

Step bookOn(const Contestant &design, Worker &worker, const std::string &slotId)
{
    const Placed placed = design.place(*worker.connection, worker.newKey(), slotId);
    if (placed.ended != Ended::Done)
        return { Ended::Failed, "place: " + placed.reason };
    return design.confirm(*worker.connection, placed.holdId);
}

Step updateOne(Worker &worker, const std::string &counterId)
{
    const Answer answer = worker.connection->execute("plain_update", { counterId.c_str() });
    return { answer.isOk() ? Ended::Done : Ended::Failed, answer.error() };
}

/// The four pools of the set as the reference design holds them: one transaction after another.
Step placeSeparately(const Contestant &design, Worker &worker, const HotSet &set)
{
    for (const std::string &slotId : set.referenceSlotIds) {
        Step step = placeOn(design, worker, slotId);
        if (step.ended != Ended::Done)
            return step;
    }
    return { Ended::Done, {} };
}

Step placeTogether(Worker &worker, const HotSet &set)
{
    Placed placed = PoolProduct::placeOnAll(*worker.connection, worker.newKey(), set);
    return { placed.ended, std::move(placed.reason) };
}

Step holdAndCapture(Worker &worker, const std::string &customerId)
{
    const Placed placed = PoolProduct::placeCredit(*worker.connection, worker.newKey(), customerId);
    if (placed.ended != Ended::Done)
        return { Ended::Failed, "hold: " + placed.reason };
    return PoolProduct::capture(*worker.connection, placed.holdId);
}

Step insertOne(Worker &worker)
{
    const Answer answer = worker.connection->execute("plain_insert", { worker.newKey().c_str() });
    return { answer.isOk() ? Ended::Done : Ended::Failed, answer.error() };
}

Step selectOne(Worker &worker)
{
    const Answer answer = worker.connection->execute("plain_select");
    return { answer.isOk() ? Ended::Done : Ended::Failed, answer.error() };
}

std::string counterOf(const std::string &slotId)
{
    return std::to_string(std::stoll(slotId) + 1000000);
}

/// The holds of a sold-out slot, shared by the clients: who places adds, who cancels takes.
class HeldPlaces {
public:
    explicit HeldPlaces(SlotIds holds)
        : m_holds(std::move(holds))
    {
    }

    void add(std::string holdId)
    {
        const std::lock_guard lock(m_mutex);
        m_holds.push_back(std::move(holdId));
    }

    /// Takes one out; empty when there is none.
    std::string take(Worker &worker)
    {
        const std::lock_guard lock(m_mutex);
        if (m_holds.empty())
            return {};
        std::swap(m_holds[worker.below(m_holds.size())], m_holds.back());
        std::string holdId = std::move(m_holds.back());
        m_holds.pop_back();
        return holdId;
    }

private:
    std::mutex m_mutex;
    SlotIds m_holds;
};

Step tryOrCancel(
    const Contestant &design, Worker &worker, const std::string &slotId, HeldPlaces &held)
{
    if (worker.below(cancelOneIn) == 0) {
        const std::string holdId = held.take(worker);
        if (!holdId.empty())
            return design.cancel(*worker.connection, holdId);
    }
    Placed placed = design.place(*worker.connection, worker.newKey(), slotId);
    if (placed.ended == Ended::Done)
        held.add(std::move(placed.holdId));
    return { placed.ended, std::move(placed.reason) };
}

} // namespace

Contest::Contest(Stage &stage,
    std::pair<const Contestant &, const Contestant &> designs,
    std::span<Worker> workers,
    Pace pace)
    : m_stage(stage)
    , m_designs(designs)
    , m_workers(workers)
    , m_pace(pace)
{
}

bool Contest::prepare()
{
    for (Worker &worker : m_workers) {
        Connection &connection = *worker.connection;
        const bool isPrepared = m_designs.first.prepare(connection)
            && m_designs.second.prepare(connection) && PoolProduct::prepare(connection)
            && connection.prepare("plain_select", "SELECT 1")
            && connection.prepare(
                "plain_insert", "INSERT INTO reference.entries (id, value) VALUES ($1::uuid, 1)")
            && connection.prepare("plain_update",
                "UPDATE reference.counters SET value = value + 1 WHERE id = $1::bigint");
        if (!isPrepared) {
            m_error = connection.error();
            return false;
        }
    }
    return true;
}

bool Contest::loadDay(int holdsPerSlot)
{
    const SlotIds &slotIds = m_stage.daySlots();
    std::atomic<std::size_t> next { 0 };
    const std::size_t all = slotIds.size() * static_cast<std::size_t>(holdsPerSlot);
    const std::span<Worker> few = m_workers.first(loaders);
    const int times = static_cast<int>((all + loaders - 1) / loaders);
    return passed(runTimes(few, times, [&](Worker &worker) -> Step {
        const std::size_t i = next++;
        if (i >= all)
            return { Ended::Done, {} };
        return placeOn(m_designs.first, worker, slotIds[i % slotIds.size()]);
    }));
}

bool Contest::warmUp()
{
    SlotIds slotIds;
    if (!m_stage.addManySlots(hugeCapacity, slotIds)) {
        m_error = m_stage.error();
        return false;
    }
    return passed(runTimes(m_workers, m_pace.warmUps, [&](Worker &worker) -> Step {
        const std::string &slotId = slotIds[worker.below(slotIds.size())];
        for (const Contestant *design : { &m_designs.first, &m_designs.second }) {
            Step step = bookOn(*design, worker, slotId);
            if (step.ended != Ended::Done)
                return step;
            const Placed placed = design->place(*worker.connection, worker.newKey(), slotId);
            step = design->cancel(*worker.connection, placed.holdId);
            if (step.ended != Ended::Done)
                return step;
        }
        selectOne(worker);
        return updateOne(worker, std::to_string(worker.below(1000) + 1));
    })) && passed(runTimes(m_workers.first(1), m_pace.warmUps, [&](Worker &worker) -> Step {
        const Step step = m_designs.first.readDay(*worker.connection);
        return step.ended == Ended::Done ? m_designs.second.readDay(*worker.connection) : step;
    })) && warmUpPools();
}

bool Contest::runRound(int round)
{
    runPlain();
    const bool isStaged = runHotPlace(64, round) && runHotPlace(8, round) && runHotBook(8, round)
        && runHotBook(64, round) && runSoldOut(64, round) && runMany(round)
        && runMultiHold(64, round) && runWallets(32, round);
    if (!isStaged) {
        if (m_error.empty())
            m_error = m_stage.error();
        return false;
    }
    runDay(round);
    return true;
}

const Samples &Contest::samples() const { return m_samples; }

long long Contest::failures() const { return m_failures; }

const std::string &Contest::error() const { return m_error; }

bool Contest::runHotPlace(std::size_t clients, int round)
{
    std::string slotId;
    if (!m_stage.addSlot(hugeCapacity, slotId))
        return false;
    const std::string counterId = counterOf(slotId);
    runGroup("hot_place_" + std::to_string(clients),
        clients,
        round,
        { { "holdfast", [&](Worker &w) { return placeOn(m_designs.first, w, slotId); } },
            { "reference", [&](Worker &w) { return placeOn(m_designs.second, w, slotId); } },
            { "update", [&](Worker &w) { return updateOne(w, counterId); } } });
    return true;
}

bool Contest::runHotBook(std::size_t clients, int round)
{
    std::string slotId;
    if (!m_stage.addSlot(hugeCapacity, slotId))
        return false;
    runGroup("hot_book_" + std::to_string(clients),
        clients,
        round,
        { { "holdfast", [&](Worker &w) { return bookOn(m_designs.first, w, slotId); } },
            { "reference", [&](Worker &w) { return bookOn(m_designs.second, w, slotId); } } });
    return true;
}

bool Contest::runSoldOut(std::size_t clients, int round)
{
    std::string slotId;
    SlotIds productHolds;
    SlotIds referenceHolds;
    if (!m_stage.addSlot(scarceCapacity, slotId) || !sellOut(m_designs.first, slotId, productHolds)
        || !sellOut(m_designs.second, slotId, referenceHolds))
        return false;
    HeldPlaces product(std::move(productHolds));
    HeldPlaces reference(std::move(referenceHolds));
    runGroup("sold_out_" + std::to_string(clients),
        clients,
        round,
        { { "holdfast",
              [&](Worker &w) { return tryOrCancel(m_designs.first, w, slotId, product); } },
            { "reference",
                [&](Worker &w) { return tryOrCancel(m_designs.second, w, slotId, reference); } } });
    return true;
}

bool Contest::runMany(int round)
{
    SlotIds slotIds;
    if (!m_stage.addManySlots(hugeCapacity, slotIds))
        return false;
    const auto spread = [&](const Contestant &design, Worker &worker) {
        return placeOn(design, worker, slotIds[worker.below(slotIds.size())]);
    };
    for (const std::size_t clients : { std::size_t { 1 }, std::size_t { 8 } }) {
        runGroup("many_place_" + std::to_string(clients),
            clients,
            round,
            { { "holdfast", [&](Worker &w) { return spread(m_designs.first, w); } },
                { "reference", [&](Worker &w) { return spread(m_designs.second, w); } } });
    }
    return true;
}

bool Contest::runMultiHold(std::size_t clients, int round)
{
    HotSet set;
    if (!m_stage.addHotSet(hugeCapacity, set))
        return false;
    runGroup("multi_hold_" + std::to_string(clients),
        clients,
        round,
        { { "holdfast", [&](Worker &w) { return placeTogether(w, set); } },
            { "separate", [&](Worker &w) { return placeSeparately(m_designs.second, w, set); } } });
    return true;
}

bool Contest::runWallets(std::size_t clients, int round)
{
    std::vector<std::string> customerIds;
    if (!m_stage.addWallets(walletCount, customerIds))
        return false;
    runGroup("wallets_" + std::to_string(clients),
        clients,
        round,
        { { "holdfast",
              [&](Worker &w) {
                  return holdAndCapture(w, customerIds[w.below(customerIds.size())]);
              } },
            { "insert", insertOne } });
    return true;
}

void Contest::runDay(int round)
{
    runGroup("day_1",
        1,
        round,
        { { "holdfast", [&](Worker &w) { return m_designs.first.readDay(*w.connection); } },
            { "reference", [&](Worker &w) { return m_designs.second.readDay(*w.connection); } } });
}

void Contest::runPlain()
{
    runGroup("plain_1", 1, 0, { { "select", selectOne }, { "update", [](Worker &w) {
                                                              return updateOne(w, "1");
                                                          } } });
}

void Contest::runGroup(
    const std::string &group, std::size_t clients, int round, const std::vector<Entry> &entries)
{
    if (!group.starts_with(m_pace.only))
        return;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const Entry &entry = entries[(i + static_cast<std::size_t>(round)) % entries.size()];
        const CellResult result = runCell(m_workers.first(clients), m_pace.cell, entry.operation);
        passed(result);
        const std::string name = group + "/" + entry.name;
        std::fprintf(stderr,
            "%2d  %-26s %10.0f /s   middle %8.2f ms   p99 %8.2f ms   refused %lld failed %lld %s\n",
            round + 1,
            name.c_str(),
            result.perSecond,
            result.middleMs,
            result.slowMs,
            result.refused,
            result.failed,
            result.firstFailure.c_str());
        m_samples[name].push_back(result);
    }
}

bool Contest::warmUpPools()
{
    HotSet set;
    std::vector<std::string> customerIds;
    if (!m_stage.addHotSet(hugeCapacity, set)
        || !m_stage.addWallets(static_cast<int>(m_workers.size()), customerIds)) {
        m_error = m_stage.error();
        return false;
    }
    return passed(runTimes(m_workers, m_pace.warmUps, [&](Worker &worker) -> Step {
        Step step = placeTogether(worker, set);
        if (step.ended == Ended::Done)
            step = placeSeparately(m_designs.second, worker, set);
        if (step.ended == Ended::Done)
            step = holdAndCapture(worker, customerIds[worker.below(customerIds.size())]);
        return step.ended == Ended::Done ? insertOne(worker) : step;
    }));
}

bool Contest::sellOut(const Contestant &design, const std::string &slotId, SlotIds &holds)
{
    Worker &worker = m_workers.front();
    for (int i = 0; i < scarceCapacity; ++i) {
        Placed placed = design.place(*worker.connection, worker.newKey(), slotId);
        if (placed.ended != Ended::Done) {
            m_error = "selling out: " + placed.reason;
            return false;
        }
        holds.push_back(std::move(placed.holdId));
    }
    return true;
}

bool Contest::passed(const CellResult &result)
{
    m_failures += result.failed;
    if (result.failed == 0)
        return true;
    if (m_error.empty())
        m_error = result.firstFailure;
    return false;
}
