#include "tests/storm/keyedsender.h"

#include <utility>

namespace {

constexpr int attemptsMax = 2000;
constexpr int latePercent = 2; ///< commands that arrive after their key has been closed
constexpr int settlePercent = 50; ///< else the command is simply sent again: as good

}

KeyedSender::KeyedSender(Caller &caller, Dice &dice, EntryFacts &facts)
    : m_caller(caller)
    , m_dice(dice)
    , m_facts(facts)
{
}

std::optional<Caller::Certain> KeyedSender::send(const Question &question)
{
    const std::string &key = question.parameters.front();
    bool wasUnknown = false;
    bool wasFound = false;
    for (int i = 0; i < attemptsMax; ++i) {
        if (!wasFound && m_dice.chance(wasUnknown ? settlePercent : latePercent)) {
            const Settled settled = settle(key);
            wasFound = settled == Settled::Found;
            if (settled == Settled::NeverArrived) {
                sendBuried(question);
            }
            if (!wasFound) {
                return std::nullopt;
            }
        }
        Caller::Attempt attempt = m_caller.ask(question);
        if (attempt.ended == Caller::Ended::Answered) {
            if (wasFound && attempt.answer->text(0, 0) != "replayed") {
                m_caller.tally().fault("key " + key + " was found, and then " + question.operation
                    + " answered " + attempt.answer->text(0, 0));
            }
            return Caller::Certain { std::move(*attempt.answer), wasUnknown };
        }
        if (attempt.ended == Caller::Ended::Fault) {
            break;
        }
        wasUnknown = wasUnknown || attempt.ended == Caller::Ended::Unknown;
    }
    m_facts.doubt(key);
    return std::nullopt;
}

KeyedSender::Settled KeyedSender::settle(const std::string &key)
{
    const auto certain = m_caller.certain(
        { "settle_entry", "SELECT outcome FROM api.settle_entry($1::uuid)", { key } });
    if (!certain) {
        m_facts.doubt(key);
        return Settled::Unsure;
    }
    const std::string outcome = certain->answer.text(0, 0);
    m_caller.tally().count("settle_entry", outcome);
    if (outcome == "found") {
        return Settled::Found;
    }
    if (outcome != "never_arrived") {
        m_caller.tally().fault("settle_entry answered " + outcome + ", key " + key);
    }
    return Settled::NeverArrived;
}

void KeyedSender::sendBuried(Question question)
{
    question.operation = "late_entry";
    const auto certain = m_caller.certain(question);
    if (!certain) {
        return;
    }
    const std::string outcome = certain->answer.text(0, 0);
    m_caller.tally().count("late_entry", outcome);
    if (outcome != "idempotency_key_reuse") {
        m_caller.tally().fault("a closed key was sent late, and the answer was " + outcome
            + ", key " + question.parameters.front());
    }
}
