#pragma once

#include "contestant.h"
#include "stage.h"
#include "worker.h"

#include <chrono>
#include <map>
#include <span>
#include <string>
#include <utility>
#include <vector>

/// All results of one cell ("hot_place_64/holdfast"), one per round, in the order of the rounds.
using Samples = std::map<std::string, std::vector<CellResult>>;

/// Runs the cells. Every round runs every cell once; inside a group the designs take turns in
/// starting, so that a slow moment of the machine meets each of them alike. Every round has fresh
/// rows, so that no design drags the garbage of another.
class Contest {
public:
    struct Pace {
        std::chrono::milliseconds cell { 1500 }; ///< time of one cell
        int warmUps = 8; ///< operations of each connection before anything is timed
        std::string only; ///< only groups whose name begins so; empty: all
    };

    /// All arguments but pace must outlive the contest. product and reference: the two designs;
    /// workers: 64 connections with both prepared, see prepare().
    Contest(Stage &stage,
        std::pair<const Contestant &, const Contestant &> designs,
        std::span<Worker> workers,
        Pace pace);

    /// Prepares all statements on all workers. Call once.
    bool prepare();
    /// Places the active holds of the loaded day through the product, eight clients at once.
    bool loadDay(int holdsPerSlot);
    /// Lets every connection do each operation a few times on rows that are not measured.
    bool warmUp();
    /// Runs every cell once. round: counts from 0.
    bool runRound(int round);

    const Samples &samples() const;
    /// Operations that failed in all rounds; must be 0.
    long long failures() const;
    const std::string &error() const;

private:
    /// One line of a group: a design at work.
    struct Entry {
        std::string name;
        Operation operation;
    };

    bool runHotPlace(std::size_t clients, int round);
    bool runHotBook(std::size_t clients, int round);
    bool runSoldOut(std::size_t clients, int round);
    bool runMany(int round);
    bool runMultiHold(std::size_t clients, int round);
    bool runWallets(std::size_t clients, int round);
    void runDay(int round);
    void runPlain();
    void runGroup(const std::string &group,
        std::size_t clients,
        int round,
        const std::vector<Entry> &entries);
    bool warmUpPools();
    bool sellOut(const Contestant &design, const std::string &slotId, SlotIds &holds);
    bool passed(const CellResult &result);

    Stage &m_stage;
    std::pair<const Contestant &, const Contestant &> m_designs;
    std::span<Worker> m_workers;
    Pace m_pace;
    Samples m_samples;
    long long m_failures = 0;
    std::string m_error;
};
