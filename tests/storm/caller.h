#pragma once

#include "tests/bench/connection.h"
#include "tests/storm/gate.h"
#include "tests/storm/stormserver.h"
#include "tests/storm/tally.h"

#include <atomic>
#include <memory>
#include <optional>
#include <string>
#include <vector>

/// One call of the product, ready to be sent again and again.
struct Question {
    const char *operation; ///< what it is counted as
    const char *sql;
    std::vector<std::string> parameters;
};

/// A connection that loses its server and finds it again. One thread uses it; backendPid() is for
/// the one who kills.
class Caller {
public:
    /// How one attempt ended.
    enum class Ended {
        Answered,
        Unknown, ///< sent, perhaps, and no answer: it may have happened or not
        Nothing, ///< it has surely not happened, and may be asked again
        Fault, ///< an error that must not come; it has been written down
    };

    struct Attempt {
        Ended ended = Ended::Fault;
        std::optional<Answer> answer; ///< of an attempt that was Answered
    };

    /// An answer that came in the end.
    struct Certain {
        Answer answer;
        bool wasUnknown = false; ///< an attempt before it may have happened as well
    };

    /// What all callers share; must outlive them.
    struct World {
        StormServer &server;
        Gate &gate;
        Tally &tally;
    };

    /// isolation: default of the session, "read committed" or a stricter one.
    Caller(const World &world, std::string isolation);

    /// Asks once.
    Attempt ask(const Question &question);
    /// Asks until there is an answer: for what may be asked twice. Absent after a fault.
    std::optional<Certain> certain(const Question &question);

    /// Whether this error says that the session is over, or never was. The state of the connection
    /// does not always: it stays open after a write that failed.
    static bool isLoss(const Answer &answer);

    int backendPid() const;

    Tally &tally() const { return m_world.tally; }

private:
    bool connect();
    Ended judge(const Question &question, const Answer &answer);

    World m_world;
    std::string m_isolation;
    std::unique_ptr<Connection> m_connection;
    std::atomic<int> m_backendPid { 0 };
};
