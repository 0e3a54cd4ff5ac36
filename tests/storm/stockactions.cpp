#include "tests/storm/stockactions.h"

#include <algorithm>
#include <array>

namespace {

constexpr auto adjustSql = "SELECT outcome, short_of FROM"
                           " api.adjust_stock($1::uuid, $2::bigint, $3::bigint, 'storm')";
constexpr auto countSql = "SELECT outcome, short_of FROM"
                          " api.count_stock($1::uuid, $2::bigint, $3::bigint, 'storm')";
constexpr auto returnSql = "SELECT outcome, short_of FROM"
                           " api.return_stock($1::uuid, $2::bigint, $3::bigint, $4::bigint,"
                           " $5::bigint, $6::bigint, $7::bigint)";

constexpr auto transferSql = "SELECT outcome, short_of FROM"
                             " api.transfer_stock($1::uuid, $2::bigint, $3, $4::bigint, 'storm')";

/// Nothing was changed, and rightly.
constexpr std::array refusals { "hold_not_active", "more_than_out", "more_than_available" };

}

StockActions::StockActions(
    Caller &caller, Dice &dice, const PoolSet &pools, HoldFacts &holds, EntryFacts &entries)
    : m_caller(caller)
    , m_dice(dice)
    , m_pools(pools)
    , m_holds(holds)
    , m_entries(entries)
    , m_sender(caller, dice, entries)
{
}

void StockActions::adjust()
{
    const long long change = m_dice.chance(50) ? m_dice.between(1, 4) : -m_dice.between(1, 4);
    send("adjusted",
        change,
        { "adjust",
            adjustSql,
            { m_dice.key(),
                std::to_string(m_dice.oneOf(m_pools.items).poolId),
                std::to_string(change) } });
}

void StockActions::count()
{
    const long long counted = m_dice.between(3, 12);
    send("counted",
        counted,
        { "count",
            countSql,
            { m_dice.key(),
                std::to_string(m_dice.oneOf(m_pools.items).poolId),
                std::to_string(counted) } });
}

void StockActions::giveBack()
{
    HoldFact fact;
    for (int i = 0; i < 10 && fact.request.itemPool == 0; ++i) {
        fact = m_holds.anyHold(m_dice);
    }
    if (fact.request.itemPool == 0) {
        return;
    }
    const long long returned = m_dice.between(0, 2);
    const long long gone = returned == 0 ? 1 : m_dice.between(0, 1);
    const std::size_t kind = m_dice.below(3);
    send("returned",
        returned,
        { "return",
            returnSql,
            { m_dice.key(),
                std::to_string(fact.holdId),
                std::to_string(fact.request.itemPool),
                std::to_string(returned),
                std::to_string(kind == 0 ? gone : 0),
                std::to_string(kind == 1 ? gone : 0),
                std::to_string(kind == 2 ? gone : 0) } });
}

void StockActions::transfer()
{
    const bool isBack = m_dice.chance(50);
    const long long pieces = m_dice.between(1, 3);
    send("transferred",
        -pieces,
        { "transfer",
            transferSql,
            { m_dice.key(),
                std::to_string((isBack ? m_pools.items.back() : m_pools.items.front()).poolId),
                isBack ? "Main" : "Cellar",
                std::to_string(pieces) } });
}

void StockActions::sweep()
{
    const auto certain = m_caller.certain(
        { "sweep", "CALL api.sweep_expired($1::int)", { std::to_string(m_dice.between(1, 60)) } });
    if (certain) {
        m_caller.tally().count("sweep", certain->answer.number(0, 0) > 0 ? "some" : "none");
    }
}

void StockActions::expireHolds()
{
    const auto certain = m_caller.certain({ "expire_holds",
        "CALL api.expire_credit_holds($1::int)",
        { std::to_string(m_dice.between(1, 150)) } });
    if (!certain) {
        return;
    }
    const std::string outcome = certain->answer.text(0, 1);
    m_caller.tally().count("expire_holds", outcome);
    if (outcome != "swept" && outcome != "credit_holds_off") {
        m_caller.tally().fault("expire_credit_holds answered " + outcome);
    }
}

void StockActions::closeOrOpen()
{
    const std::string slotId = std::to_string(m_dice.oneOf(m_pools.slotIds));
    if (m_dice.chance(20)) {
        ask({ "close_slot", "SELECT outcome FROM api.close_slot($1::bigint, 'storm')", { slotId } },
            "closed");
    } else {
        ask({ "open_slot", "SELECT outcome FROM api.open_slot($1::bigint)", { slotId } }, "opened");
    }
}

void StockActions::switchCreditHolds()
{
    constexpr auto sql = "SELECT outcome FROM api.set_setting('credit_holds', $1)";
    ask({ "credit_holds", sql, { "off" } }, "changed");
    ask({ "credit_holds", sql, { "on" } }, "changed");
}

void StockActions::send(const std::string &kind, long long number, const Question &question)
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
        fault = m_entries.stocked(key, { kind, 0, number, question });
    } else if (std::find(refusals.begin(), refusals.end(), outcome) == refusals.end()
        && (outcome != "invalid_request" || certain->answer.text(0, 1) != "quantity")) {
        fault = std::string(question.operation) + " answered " + outcome + " "
            + certain->answer.text(0, 1) + ", key " + key;
    }
    if (!fault.empty()) {
        m_caller.tally().fault(fault);
    }
}

void StockActions::ask(const Question &question, const std::string &wanted)
{
    const auto certain = m_caller.certain(question);
    if (!certain) {
        return;
    }
    const std::string outcome = certain->answer.text(0, 0);
    m_caller.tally().count(question.operation, outcome);
    if (outcome != wanted) {
        m_caller.tally().fault(std::string(question.operation) + " answered " + outcome);
    }
}
