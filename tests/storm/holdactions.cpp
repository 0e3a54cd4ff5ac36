#include "tests/storm/holdactions.h"

#include <array>

namespace {

constexpr int attemptsMax = 2000;
constexpr int settlePercent = 60; ///< else the request is simply sent again: as good

/// Columns of every answer about a hold.
enum Column { Outcome, HoldId };

constexpr std::array refusals {
    "capacity_exhausted", "insufficient_credits", "slot_closed", "credit_holds_off"
};

bool isRefusal(const std::string &outcome)
{
    for (const char *refusal : refusals) {
        if (outcome == refusal) {
            return true;
        }
    }
    return false;
}

}

HoldActions::HoldActions(Caller &caller, Dice &dice, const PoolSet &pools, HoldFacts &facts)
    : m_caller(caller)
    , m_dice(dice)
    , m_pools(pools)
    , m_facts(facts)
{
}

void HoldActions::place()
{
    const PlaceRequest request = PlaceRequest::random(m_pools, m_dice);
    m_facts.sending(request);
    send(request);
}

void HoldActions::replay()
{
    PlaceRequest request = m_facts.anyRequest(m_dice);
    if (!request.key.empty()) {
        request.question.operation = "replay";
        send(request);
    }
}

void HoldActions::reuse()
{
    const HoldFact fact = m_facts.anyHold(m_dice);
    if (fact.holdId == 0) {
        return;
    }
    const PlaceRequest other = fact.request.changed();
    const auto certain = m_caller.certain(other.question);
    if (!certain) {
        return;
    }
    const std::string outcome = certain->answer.text(0, Outcome);
    m_caller.tally().count("reuse", outcome);
    // The wallet may have become too poor to even look at the key: nothing is held then either.
    if (outcome != "idempotency_key_reuse" && outcome != "credit_holds_off") {
        unexpected("reuse", outcome, "key " + other.key);
    }
}

void HoldActions::sendLate()
{
    const PlaceRequest request = PlaceRequest::random(m_pools, m_dice);
    settle(request);
}

void HoldActions::confirm()
{
    const HoldFact fact = m_facts.anyHold(m_dice);
    if (fact.holdId == 0) {
        return;
    }
    const auto certain = m_caller.certain(
        { "confirm", "CALL api.confirm_hold($1::bigint)", { std::to_string(fact.holdId) } });
    if (!certain || certain->wasUnknown) {
        m_facts.tell(fact.holdId, HoldFacts::Told::MaybeConfirmed);
    }
    if (!certain) {
        return;
    }
    const std::string outcome = certain->answer.text(0, Outcome);
    m_caller.tally().count("confirm", outcome);
    if (outcome == "confirmed") {
        m_facts.tell(fact.holdId, HoldFacts::Told::Confirmed);
    } else if (outcome == "hold_cancelled") {
        m_facts.tell(fact.holdId, HoldFacts::Told::Cancelled);
    } else if (outcome == "hold_expired") {
        m_facts.tell(fact.holdId, HoldFacts::Told::Expired);
    } else {
        unexpected("confirm", outcome, "hold " + std::to_string(fact.holdId));
    }
}

void HoldActions::cancel()
{
    const HoldFact fact = m_facts.anyHold(m_dice);
    if (fact.holdId == 0) {
        return;
    }
    const auto certain = m_caller.certain(
        { "cancel", "CALL api.cancel_hold($1::bigint, 'storm')", { std::to_string(fact.holdId) } });
    if (!certain) {
        m_facts.doubt(fact.request.key);
        return;
    }
    const std::string outcome = certain->answer.text(0, Outcome);
    m_caller.tally().count("cancel", outcome);
    if (outcome == "cancelled") {
        m_facts.tell(fact.holdId, HoldFacts::Told::Cancelled);
    } else if (outcome == "hold_expired") {
        m_facts.tell(fact.holdId, HoldFacts::Told::Expired);
    } else {
        unexpected("cancel", outcome, "hold " + std::to_string(fact.holdId));
    }
}

void HoldActions::extend()
{
    const HoldFact fact = m_facts.anyHold(m_dice);
    if (fact.holdId == 0) {
        return;
    }
    const auto certain = m_caller.certain({ "extend",
        "CALL api.extend_hold($1::bigint, $2::int)",
        { std::to_string(fact.holdId), std::to_string(m_dice.between(1, 3)) } });
    if (!certain || certain->wasUnknown) {
        m_facts.tell(fact.holdId, HoldFacts::Told::MaybeExtended);
    }
    if (!certain) {
        return;
    }
    const std::string outcome = certain->answer.text(0, Outcome);
    m_caller.tally().count("extend", outcome);
    if (outcome == "extended") {
        m_facts.tell(fact.holdId, HoldFacts::Told::Extended);
    } else if (outcome == "hold_cancelled") {
        m_facts.tell(fact.holdId, HoldFacts::Told::Cancelled);
    } else if (outcome == "hold_expired") {
        m_facts.tell(fact.holdId, HoldFacts::Told::Expired);
    } else if (outcome == "hold_confirmed") {
        m_facts.tell(fact.holdId, HoldFacts::Told::Confirmed);
    } else {
        unexpected("extend", outcome, "hold " + std::to_string(fact.holdId));
    }
}

void HoldActions::send(const PlaceRequest &request)
{
    const bool wasHeld = m_facts.isHeld(request.key);
    bool wasUnknown = false;
    for (int i = 0; i < attemptsMax; ++i) {
        const Caller::Attempt attempt = m_caller.ask(request.question);
        switch (attempt.ended) {
        case Caller::Ended::Answered: {
            judge(request, *attempt.answer);
            const std::string outcome = attempt.answer->text(0, Outcome);
            if (isRefusal(outcome) && (wasHeld || wasUnknown)) {
                settle(request, wasHeld || !m_facts.isShared(request.key) ? outcome : "");
            }
            return;
        }
        case Caller::Ended::Fault:
            m_facts.doubt(request.key);
            return;
        case Caller::Ended::Unknown:
            wasUnknown = true;
            if (m_dice.chance(settlePercent)) {
                settle(request);
                return;
            }
            break;
        case Caller::Ended::Nothing:
            break;
        }
    }
    m_facts.doubt(request.key);
    m_caller.tally().fault("place never got an answer, key " + request.key);
}

void HoldActions::judge(const PlaceRequest &request, const Answer &answer)
{
    const std::string outcome = answer.text(0, Outcome);
    m_caller.tally().count(request.question.operation, outcome);
    std::string contradiction;
    if (outcome == "held") {
        contradiction = m_facts.held(request, answer.number(0, HoldId), HoldFacts::Heard::Held);
    } else if (outcome == "replayed") {
        contradiction = m_facts.held(request, answer.number(0, HoldId), HoldFacts::Heard::Replayed);
    } else if (outcome == "idempotency_key_reuse") {
        m_facts.refused(request.key);
    } else if (!isRefusal(outcome)) {
        unexpected(request.question.operation, outcome, "key " + request.key);
    }
    if (!contradiction.empty()) {
        m_caller.tally().fault(contradiction);
    }
}

/// refusal: what the request was answered before; then it must not have become a hold.
void HoldActions::settle(const PlaceRequest &request, const std::string &refusal)
{
    const auto certain
        = m_caller.certain({ "settle", "CALL api.settle_intent($1::uuid)", { request.key } });
    if (!certain) {
        m_facts.doubt(request.key);
        return;
    }
    const std::string outcome = certain->answer.text(0, Outcome);
    m_caller.tally().count("settle", outcome);
    if (outcome == "found") {
        if (!refusal.empty()) {
            m_caller.tally().fault("refused with " + refusal + ", and yet it is hold "
                + certain->answer.text(0, HoldId) + ", key " + request.key);
        }
        const std::string contradiction
            = m_facts.held(request, certain->answer.number(0, HoldId), HoldFacts::Heard::Settled);
        if (!contradiction.empty()) {
            m_caller.tally().fault(contradiction);
        }
    } else if (outcome == "never_arrived") {
        m_facts.neverArrived(request.key);
        sendBuried(request);
    } else {
        unexpected("settle", outcome, "key " + request.key);
    }
}

void HoldActions::sendBuried(const PlaceRequest &request)
{
    Question question = request.question;
    question.operation = "late";
    const auto certain = m_caller.certain(question);
    if (!certain) {
        return;
    }
    const std::string outcome = certain->answer.text(0, Outcome);
    m_caller.tally().count("late", outcome);
    if (outcome != "idempotency_key_reuse" && !isRefusal(outcome)) {
        unexpected("late", outcome, "key " + request.key);
    }
}

void HoldActions::unexpected(
    const char *operation, const std::string &outcome, const std::string &about)
{
    m_caller.tally().fault(std::string(operation) + " answered " + outcome + ", " + about);
}
