#pragma once

#include "tests/storm/caller.h"
#include "tests/storm/dice.h"

#include <map>
#include <mutex>
#include <string>
#include <unordered_map>
#include <vector>

/// What a caller was told about one keyed change of a wallet or of a stock level.
struct EntryFact {
    std::string kind; ///< as the tables call it
    long long entryId = 0; ///< of a change of a wallet, else 0
    long long number = 0; ///< amount without its sign, change of a level, or pieces that came back
    Question question;
};

/// What callers were told about all keyed changes, by all threads.
class EntryFacts {
public:
    /// What contradicts what was told before; empty when all is well.
    std::string credited(const std::string &key, const EntryFact &fact);
    std::string changed(const std::string &key, const EntryFact &fact);
    std::string stocked(const std::string &key, const EntryFact &fact);
    /// An entry that can be reversed although it has no key: a capture.
    void addCapture(long long entryId);
    /// An error left open what became of this key.
    void doubt(const std::string &key);

    /// An entry of a wallet to reverse; 0 when there is none yet.
    long long anyEntry(Dice &dice);
    /// A command that was answered, to be sent again; the sql is null when there is none yet.
    EntryFact anyFact(Dice &dice);

    /// After the storm: everything by key. No thread may be writing.
    const std::unordered_map<std::string, EntryFact> &credits() const { return m_credits; }

    const std::unordered_map<std::string, EntryFact> &stock() const { return m_stock; }

    /// Changes of holds, and entries of the waiting list.
    const std::unordered_map<std::string, EntryFact> &changes() const { return m_changes; }

    const std::map<std::string, int> &doubtful() const { return m_doubtful; }

private:
    using Facts = std::unordered_map<std::string, EntryFact>;

    std::string add(Facts &facts, const std::string &key, const EntryFact &fact);

    std::mutex m_mutex;
    Facts m_credits;
    Facts m_stock;
    Facts m_changes;
    std::vector<long long> m_entryIds;
    std::vector<EntryFact> m_all;
    std::map<std::string, int> m_doubtful;
};
