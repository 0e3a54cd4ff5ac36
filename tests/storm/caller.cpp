#include "tests/storm/caller.h"

#include <string_view>
#include <utility>

namespace {

constexpr int attemptsMax = 2000;

}

Caller::Caller(const World &world, std::string isolation)
    : m_world(world)
    , m_isolation(std::move(isolation))
{
}

Caller::Attempt Caller::ask(const Question &question)
{
    if (!m_connection && !connect()) {
        tally().fault("no connection to the server");
        return {};
    }
    m_world.gate.enter();
    Answer answer = m_connection->query(question.sql, question.parameters);
    m_world.gate.leave();
    if (answer.isOk()) {
        return { Ended::Answered, std::move(answer) };
    }
    return { judge(question, answer), std::nullopt };
}

std::optional<Caller::Certain> Caller::certain(const Question &question)
{
    bool wasUnknown = false;
    for (int i = 0; i < attemptsMax; ++i) {
        Attempt attempt = ask(question);
        switch (attempt.ended) {
        case Ended::Answered:
            return Certain { std::move(*attempt.answer), wasUnknown };
        case Ended::Fault:
            return std::nullopt;
        case Ended::Unknown:
            wasUnknown = true;
            break;
        case Ended::Nothing:
            break;
        }
    }
    tally().fault(std::string(question.operation) + " never got an answer");
    return std::nullopt;
}

bool Caller::isLoss(const Answer &answer)
{
    const std::string state = answer.sqlState();
    return !answer.isOk()
        && (state.empty() || state == "57P01" || state == "57P02" || state == "57P03"
            || state.starts_with("08"));
}

int Caller::backendPid() const { return m_backendPid; }

bool Caller::connect()
{
    for (int i = 0; i < attemptsMax; ++i) {
        auto connection = std::make_unique<Connection>(m_world.server.desk());
        if (connection->isOpen()
            && connection->run("SET default_transaction_isolation = '" + m_isolation + "'")
                   .isOk()) {
            m_backendPid = connection->backendPid();
            m_connection = std::move(connection);
            return true;
        }
        m_world.server.waitForServer();
    }
    return false;
}

Caller::Ended Caller::judge(const Question &question, const Answer &answer)
{
    const std::string state = answer.sqlState();
    tally().count("sqlstate", state.empty() ? "connection lost" : state);
    if (isLoss(answer) || !m_connection->isOpen()) {
        m_backendPid = 0;
        m_connection.reset();
        return Ended::Unknown;
    }
    if (state == "57014") {
        return Ended::Unknown; // cancelled; a CALL may have committed before
    }
    // Procedures set the level that they need; a function runs in the level of its caller.
    const bool mayCollide
        = m_isolation != "read committed" && std::string_view(question.sql).starts_with("SELECT");
    if (state == "55P03" || state == "40P01" || (state == "40001" && mayCollide)) {
        return Ended::Nothing;
    }
    std::string what = std::string(question.operation) + ": " + state + " " + answer.error() + " ["
        + question.sql;
    for (const std::string &parameter : question.parameters) {
        what += " | " + parameter;
    }
    tally().fault(what + "]");
    return Ended::Fault;
}
