#include "tests/storm/creditactions.h"

#include <QDate>
#include <QDateTime>

namespace {

/// The columns that every statement here asks for.
enum Column { Outcome, EntryId, Amount, ShortOf };

constexpr auto grantSql = "SELECT outcome, entry_id, amount, short_of FROM"
                          " api.grant_credits($1::uuid, $2::bigint, $3, $4::bigint, 'storm', NULL,"
                          " nullif($5, '')::date)";
constexpr auto debitSql = "SELECT outcome, entry_id, amount, short_of FROM"
                          " api.debit_credits($1::uuid, $2::bigint, $3, $4::bigint)";
constexpr auto reverseSql = "SELECT outcome, entry_id, amount, short_of FROM"
                            " api.reverse_credits($1::uuid, $2::bigint, 'storm')";
constexpr auto captureSql = "SELECT outcome, entry_id, amount, short_of FROM"
                            " api.capture_credits($1::bigint, $2::bigint)";
constexpr auto releaseSql = "SELECT outcome, entry_id, amount, short_of FROM"
                            " api.release_credits($1::bigint)";
constexpr auto setWalletSql = "SELECT outcome, entry_id, amount, short_of FROM"
                              " api.set_wallet($1::bigint, $2, $3::bigint, $4::boolean)";

constexpr int daysGrantedMax = 3;

}

CreditActions::CreditActions(Caller &caller, Dice &dice, const PoolSet &pools, Facts facts)
    : m_caller(caller)
    , m_dice(dice)
    , m_pools(pools)
    , m_facts(facts)
    , m_sender(caller, dice, facts.entries)
{
}

void CreditActions::grant()
{
    const std::string key = m_dice.key();
    const std::string day = m_dice.chance(50) ? dayFromNow(m_dice.between(0, daysGrantedMax)) : "";
    send(key,
        "granted",
        { "grant",
            grantSql,
            { key, anyCustomer(), anyBucket(), std::to_string(m_dice.between(1, 100)), day } });
}

void CreditActions::debit()
{
    const std::string key = m_dice.key();
    send(key,
        "debited",
        { "debit",
            debitSql,
            { key, anyCustomer(), anyBucket(), std::to_string(m_dice.between(1, 220)) } });
}

void CreditActions::reverse()
{
    const long long entryId = m_facts.entries.anyEntry(m_dice);
    const std::string key = m_dice.key();
    if (entryId != 0) {
        send(key, "reversed", { "reverse", reverseSql, { key, std::to_string(entryId) } });
    }
}

void CreditActions::repeat()
{
    EntryFact fact = m_facts.entries.anyFact(m_dice);
    if (fact.question.sql == nullptr) {
        return;
    }
    fact.question.operation = "repeat";
    const auto certain = m_caller.certain(fact.question);
    if (!certain) {
        return;
    }
    const Answer &answer = certain->answer;
    m_caller.tally().count("repeat", answer.text(0, Outcome));
    const bool isSame = fact.entryId == 0
        || (answer.number(0, EntryId) == fact.entryId && answer.number(0, Amount) == fact.number);
    if (answer.text(0, Outcome) != "replayed" || !isSame) {
        unexpected("repeat", answer, fact.kind + " " + fact.question.parameters.front());
    }
}

void CreditActions::capture()
{
    const HoldFact fact = m_facts.holds.anyHold(m_dice, m_dice.chance(90));
    if (fact.holdId == 0) {
        return;
    }
    const long long held = fact.request.lines.begin()->second;
    const auto certain = m_caller.certain({ "capture",
        captureSql,
        { std::to_string(fact.holdId),
            std::to_string(m_dice.chance(50) ? held : m_dice.between(1, held)) } });
    if (!certain || certain->wasUnknown) {
        m_facts.holds.tell(fact.holdId, HoldFacts::Told::MaybeConfirmed);
    }
    if (!certain) {
        return;
    }
    const Answer &answer = certain->answer;
    if (answer.text(0, Outcome) != "captured") {
        judgeResolved(fact, answer, "capture");
        return;
    }
    m_caller.tally().count("capture", "captured");
    m_facts.holds.tell(fact.holdId, HoldFacts::Told::Confirmed);
    m_facts.entries.addCapture(answer.number(0, EntryId));
    const std::string contradiction
        = m_facts.holds.captured(fact.holdId, answer.number(0, EntryId), answer.number(0, Amount));
    if (!contradiction.empty()) {
        m_caller.tally().fault(contradiction);
    }
}

void CreditActions::release()
{
    const HoldFact fact = m_facts.holds.anyHold(m_dice, m_dice.chance(90));
    if (fact.holdId == 0) {
        return;
    }
    const auto certain
        = m_caller.certain({ "release", releaseSql, { std::to_string(fact.holdId) } });
    if (!certain) {
        m_facts.holds.doubt(fact.request.key);
        return;
    }
    if (certain->answer.text(0, Outcome) != "released") {
        judgeResolved(fact, certain->answer, "release");
        return;
    }
    m_caller.tally().count("release", "released");
    m_facts.holds.tell(fact.holdId, HoldFacts::Told::Cancelled);
}

void CreditActions::setWallet()
{
    const auto certain = m_caller.certain({ "set_wallet",
        setWalletSql,
        { anyCustomer(),
            anyBucket(),
            std::to_string(m_dice.between(-40, 40)),
            m_dice.chance(10) ? "true" : "false" } });
    if (!certain) {
        return;
    }
    m_caller.tally().count("set_wallet", certain->answer.text(0, Outcome));
    if (certain->answer.text(0, Outcome) != "changed") {
        unexpected("set_wallet", certain->answer, {});
    }
}

void CreditActions::send(const std::string &key, const std::string &kind, const Question &question)
{
    const auto certain = m_sender.send(question);
    if (!certain) {
        return;
    }
    const Answer &answer = certain->answer;
    const std::string outcome = answer.text(0, Outcome);
    m_caller.tally().count(question.operation, outcome);
    if (outcome == kind || (outcome == "replayed" && certain->wasUnknown)) {
        const std::string contradiction = m_facts.entries.credited(
            key, { kind, answer.number(0, EntryId), answer.number(0, Amount), question });
        if (!contradiction.empty()) {
            m_caller.tally().fault(contradiction);
        }
        return;
    }
    // A day that has ended since the question was made is refused, rightly.
    const bool isRefusal = outcome == "insufficient_credits" || outcome == "already_reversed"
        || outcome == "not_reversible"
        || (outcome == "invalid_request" && answer.text(0, ShortOf) == "expires");
    if (!isRefusal) {
        unexpected(question.operation, answer, "key " + key);
    }
}

void CreditActions::judgeResolved(const HoldFact &fact, const Answer &answer, const char *operation)
{
    const std::string outcome = answer.text(0, Outcome);
    const std::string state = answer.text(0, ShortOf);
    const bool isActive = outcome != "hold_not_active";
    m_caller.tally().count(operation, isActive ? outcome : outcome + " " + state);
    if (outcome == "hold_not_active" && state == "captured") {
        m_facts.holds.tell(fact.holdId, HoldFacts::Told::Confirmed);
    } else if (outcome == "hold_not_active" && state == "released") {
        m_facts.holds.tell(fact.holdId, HoldFacts::Told::Cancelled);
    } else if (outcome == "hold_not_active" && state == "expired") {
        m_facts.holds.tell(fact.holdId, HoldFacts::Told::Expired);
    } else if (fact.request.isOfCredits || (outcome != "mixed_hold" && outcome != "not_found")) {
        unexpected(operation, answer, "hold " + std::to_string(fact.holdId));
    }
}

std::string CreditActions::anyCustomer()
{
    return std::to_string(m_dice.oneOf(m_pools.customerIds));
}

std::string CreditActions::anyBucket()
{
    const long long pick = m_dice.between(1, 100);
    if (pick <= 8) {
        return "bonus";
    }
    return pick <= 54 ? "default" : "points";
}

std::string CreditActions::dayFromNow(long long days) const
{
    return QDateTime::currentDateTimeUtc()
        .date()
        .addDays(m_facts.daysAhead + days)
        .toString(Qt::ISODate)
        .toStdString();
}

void CreditActions::unexpected(
    const char *operation, const Answer &answer, const std::string &about)
{
    m_caller.tally().fault(std::string(operation) + " answered " + answer.text(0, Outcome) + " "
        + answer.text(0, ShortOf) + ", entry " + answer.text(0, EntryId) + " of "
        + answer.text(0, Amount) + ", " + about);
}
