#include "tests/storm/changeactions.h"

#include <algorithm>

namespace {

constexpr auto moveSql = "SELECT outcome, short_of FROM"
                         " api.move_hold($1::uuid, $2::bigint, $3::bigint, $4::bigint)";
constexpr auto swapSql
    = "SELECT outcome, short_of FROM api.swap_holds($1::uuid, $2::bigint, $3::bigint)";
constexpr auto resizeSql
    = "SELECT outcome, short_of FROM api.resize_hold($1::uuid, $2::bigint, $3::bigint)";
constexpr auto reviveSql = "SELECT outcome, short_of FROM api.revive_hold($1::uuid, $2::bigint)";
constexpr auto waitSql = "SELECT outcome, short_of FROM"
                         " api.join_waiting($1::uuid, $2::bigint, $3::bigint, $4::bigint, NULL,"
                         " NULL, NULL, NULL)";
constexpr auto listSql
    = "SELECT waiting_id, hold_id FROM api.waiting_list(1) WHERE state = $1 LIMIT 20";
constexpr auto leaveSql = "SELECT outcome FROM api.leave_waiting($1::bigint)";
constexpr int searchesMax = 10;

}

ChangeActions::ChangeActions(
    Caller &caller, Dice &dice, const PoolSet &pools, HoldFacts &holds, EntryFacts &entries)
    : m_caller(caller)
    , m_dice(dice)
    , m_pools(pools)
    , m_holds(holds)
    , m_entries(entries)
    , m_sender(caller, dice, entries)
{
}

void ChangeActions::move()
{
    const HoldFact fact = anyBooking(HoldFacts::Loose::Lines);
    const long long to = m_dice.oneOf(m_pools.slotIds);
    if (fact.holdId == 0 || to == fact.request.slotPool) {
        return;
    }
    send("moved",
        { "move",
            moveSql,
            { m_dice.key(),
                std::to_string(fact.holdId),
                std::to_string(fact.request.slotPool),
                std::to_string(to) } },
        { "changed_meanwhile",
            "capacity_exhausted",
            "places_offered",
            "slot_closed",
            "hold_expired",
            "hold_cancelled",
            "invalid_request" });
}

void ChangeActions::swap()
{
    const HoldFact fact = anyBooking(HoldFacts::Loose::Lines);
    const HoldFact other = anyBooking(HoldFacts::Loose::Lines);
    if (fact.holdId == 0 || other.holdId == 0 || fact.holdId == other.holdId) {
        return;
    }
    send("swapped",
        { "swap",
            swapSql,
            { m_dice.key(), std::to_string(fact.holdId), std::to_string(other.holdId) } },
        { "capacity_exhausted",
            "places_offered",
            "slot_closed",
            "hold_expired",
            "hold_cancelled",
            "invalid_request" });
}

void ChangeActions::resize()
{
    const HoldFact fact = anyBooking(HoldFacts::Loose::Lines);
    if (fact.holdId == 0) {
        return;
    }
    send("resized",
        { "resize",
            resizeSql,
            { m_dice.key(), std::to_string(fact.holdId), std::to_string(m_dice.between(1, 5)) } },
        { "capacity_exhausted",
            "places_offered",
            "slot_closed",
            "hold_expired",
            "hold_cancelled" });
}

void ChangeActions::revive()
{
    const HoldFact fact = anyBooking(HoldFacts::Loose::End);
    if (fact.holdId == 0) {
        return;
    }
    send("revived",
        { "revive", reviveSql, { m_dice.key(), std::to_string(fact.holdId) } },
        { "hold_active",
            "pieces_returned",
            "capacity_exhausted",
            "places_offered",
            "insufficient_credits",
            "slot_closed" });
}

void ChangeActions::wait()
{
    send("waiting",
        { "wait",
            waitSql,
            { m_dice.key(),
                std::to_string(m_dice.oneOf(m_pools.slotIds)),
                std::to_string(m_dice.between(1, 4)),
                std::to_string(m_dice.oneOf(m_pools.customerIds)) } },
        { "has_room", "already_waiting", "slot_closed" });
}

void ChangeActions::stopWaiting()
{
    const auto list = m_caller.certain({ "waiting_list", listSql, { "waiting" } });
    if (!list || list->answer.rowCount() == 0) {
        return;
    }
    const auto row
        = static_cast<int>(m_dice.below(static_cast<std::size_t>(list->answer.rowCount())));
    const auto left = m_caller.certain({ "leave", leaveSql, { list->answer.text(row, 0) } });
    if (!left) {
        return;
    }
    const std::string outcome = left->answer.text(0, 0);
    m_caller.tally().count("leave", outcome);
    if (outcome != "withdrawn" && outcome != "offered") {
        m_caller.tally().fault("leave_waiting answered " + outcome);
    }
}

void ChangeActions::answerOffer()
{
    const auto list = m_caller.certain({ "waiting_list", listSql, { "offered" } });
    if (!list || list->answer.rowCount() == 0) {
        return;
    }
    const auto row
        = static_cast<int>(m_dice.below(static_cast<std::size_t>(list->answer.rowCount())));
    const bool isTaken = m_dice.chance(40);
    const auto answered = m_caller.certain({ isTaken ? "take_offer" : "decline_offer",
        isTaken ? "CALL api.confirm_hold($1::bigint)" : "CALL api.cancel_hold($1::bigint, 'storm')",
        { list->answer.text(row, 1) } });
    if (!answered) {
        return;
    }
    const std::string outcome = answered->answer.text(0, 0);
    m_caller.tally().count(isTaken ? "take_offer" : "decline_offer", outcome);
    const Words known { "confirmed", "cancelled", "hold_expired", "hold_cancelled" };
    if (std::find(known.begin(), known.end(), outcome) == known.end()) {
        m_caller.tally().fault("an offer was answered with " + outcome);
    }
}

HoldFact ChangeActions::anyBooking(HoldFacts::Loose loose)
{
    for (int i = 0; i < searchesMax; ++i) {
        const HoldFact fact = m_holds.anyHold(m_dice);
        if (fact.holdId != 0 && fact.request.slotPool != 0) {
            m_holds.loosen(fact.holdId, loose);
            return fact;
        }
    }
    return {};
}

void ChangeActions::send(const std::string &kind, const Question &question, Words refusals)
{
    const std::string &key = question.parameters.front();
    const auto certain = m_sender.send(question);
    if (!certain) {
        return;
    }
    const std::string outcome = certain->answer.text(0, 0);
    m_caller.tally().count(question.operation, outcome);
    std::string fault;
    if (outcome == kind || (outcome == "replayed" && certain->wasUnknown)) {
        fault = m_entries.changed(key, { kind, 0, 0, question });
    } else if (std::find(refusals.begin(), refusals.end(), outcome) == refusals.end()) {
        fault = std::string(question.operation) + " answered " + outcome + " "
            + certain->answer.text(0, 1) + ", key " + key;
    }
    if (!fault.empty()) {
        m_caller.tally().fault(fault);
    }
}
