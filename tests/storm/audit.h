#pragma once

#include "tests/bench/connection.h"
#include "tests/storm/entryfacts.h"
#include "tests/storm/holdfacts.h"
#include "tests/storm/tally.h"

/// After the storm: whether the database holds what everybody was told, no less and no more, and
/// whether its counters agree with its journal. The queries are its own, not doctor's.
class Audit {
public:
    /// admin: an administrator. All must outlive this object; nobody else may be writing.
    Audit(Connection &admin, Tally &tally);

    /// What is not true becomes a fault of the tally.
    void checkCounters();
    void checkDoctor();
    /// After a sweep nobody waits for a slot that has room for them.
    void checkWaiting();
    void checkHolds(const HoldFacts &facts);
    void checkEntries(const EntryFacts &facts);

    /// Facts that were compared.
    long long checked() const { return m_checked; }

    /// Deadlocks that the server has broken since it was last started, whether or not anybody saw
    /// one.
    long long serverDeadlocks();

private:
    struct StoredHold {
        long long holdId = 0;
        std::string status;
        bool isConfirmed = false;
        int extensions = 0;
        bool isTombstone = false;
        std::map<long long, long long> lines;
        long long captured = 0; ///< of its first line
    };

    void report(const Answer &rows, const std::string &what);
    std::unordered_map<std::string, StoredHold> readHolds();
    void compare(const HoldFact &fact, const StoredHold &stored);
    void compareEnd(const HoldFact &fact, const StoredHold &stored);
    void compareEntries(const std::unordered_map<std::string, EntryFact> &facts,
        const std::map<std::string, int> &doubtful,
        const char *sql);
    void require(bool isTrue, const std::string &what);

    Connection &m_admin;
    Tally &m_tally;
    long long m_checked = 0;
};
