#include "tests/storm/audit.h"

namespace {

constexpr auto countersSql = R"(
    WITH noted AS (
        SELECT pool_id, sum(free_change) AS free, sum(balance_change) AS balance
          FROM holdfast.journal GROUP BY pool_id),
    lined AS (
        SELECT pool_id, coalesce(sum(quantity) FILTER (WHERE state = 'open'), 0) AS open,
               coalesce(sum(captured) FILTER (WHERE state = 'captured'), 0) AS captured
          FROM holdfast.hold_lines GROUP BY pool_id),
    entered AS (
        SELECT pool_id, sum(amount) AS balance, sum(remaining) - sum(unpaid) AS left_over
          FROM holdfast.credit_entries GROUP BY pool_id)
    SELECT p.pool_id, p.kind, p.free, n.free, n.balance, l.open, l.captured, e.balance, e.left_over
      FROM holdfast.pools p
      LEFT JOIN noted n USING (pool_id)
      LEFT JOIN lined l USING (pool_id)
      LEFT JOIN entered e USING (pool_id)
     WHERE p.free IS DISTINCT FROM n.free
        OR p.free + coalesce(l.open, 0) IS DISTINCT FROM n.balance
        OR p.kind = 'slot' AND p.capacity <> p.free + coalesce(l.open, 0) + coalesce(l.captured, 0)
        OR p.kind = 'credit' AND (coalesce(e.balance, 0), coalesce(e.left_over, 0))
                                 IS DISTINCT FROM (n.balance, n.balance))";

constexpr auto onceSql = R"(
    SELECT hold_id, pool_id,
           count(*) FILTER (WHERE event = 'held'),
           count(*) FILTER (WHERE event = 'captured'),
           count(*) FILTER (WHERE event IN ('released', 'expired'))
      FROM holdfast.journal
     WHERE hold_id IS NOT NULL AND event <> 'offered'
       AND hold_id NOT IN (SELECT hold_id FROM holdfast.hold_changes
                            WHERE kind IN ('moved', 'swapped', 'revived')
                           UNION ALL
                           SELECT other_hold FROM holdfast.hold_changes
                            WHERE other_hold IS NOT NULL)
     GROUP BY hold_id, pool_id
    HAVING count(*) FILTER (WHERE event = 'captured') > 1
        OR count(*) FILTER (WHERE event IN ('released', 'expired')) > 1
        OR count(*) FILTER (WHERE event IN ('captured', 'released', 'expired')) > 1
        OR count(*) FILTER (WHERE event = 'held') <> 1
           AND bool_or(event <> 'hold_expired'))";

constexpr auto holdsSql = R"(
    SELECT idempotency_key, hold_id, status, confirmed_at IS NOT NULL, extensions,
           request_hash = '' FROM holdfast.holds
     WHERE hold_id NOT IN (SELECT hold_id FROM holdfast.waiting WHERE hold_id IS NOT NULL))";
constexpr auto linesSql = R"(
    SELECT h.idempotency_key, l.pool_id, l.quantity, l.captured
      FROM holdfast.hold_lines l JOIN holdfast.holds h USING (hold_id)
     WHERE hold_id NOT IN (SELECT hold_id FROM holdfast.waiting WHERE hold_id IS NOT NULL))";

constexpr auto creditsSql = R"(
    SELECT idempotency_key, kind, entry_id, abs(amount) FROM holdfast.credit_entries
     WHERE idempotency_key IS NOT NULL AND description IS NOT DISTINCT FROM
           CASE kind WHEN 'debited' THEN NULL ELSE 'storm' END)";
constexpr auto stockSql = R"(
    SELECT idempotency_key, kind, 0, coalesce(counted, change) FROM holdfast.stock_entries)";
constexpr auto changesSql = R"(
    SELECT idempotency_key, kind::text, 0, 0 FROM holdfast.hold_changes
    UNION ALL
    SELECT idempotency_key, 'waiting', 0, 0 FROM holdfast.waiting)";

constexpr auto forgottenSql = R"(
    SELECT w.waiting_id, w.slot_id, w.party, p.free - p.minimum
      FROM holdfast.waiting w JOIN holdfast.pools p ON p.pool_id = w.slot_id
     WHERE w.state = 'waiting' AND w.wait_until > holdfast.now() AND NOT p.closed
       AND w.party <= p.free - p.minimum)";

}

Audit::Audit(Connection &admin, Tally &tally)
    : m_admin(admin)
    , m_tally(tally)
{
}

void Audit::checkCounters()
{
    report(m_admin.run(countersSql), "a counter differs from its journal");
    report(m_admin.run(onceSql), "a line was held or ended more than once");
}

void Audit::checkWaiting()
{
    m_admin.run("CALL api.sweep_expired(100000)");
    report(m_admin.run(forgottenSql), "a party waits although it would fit");
}

void Audit::checkDoctor() { report(m_admin.run("SELECT * FROM api.doctor()"), "doctor"); }

void Audit::checkHolds(const HoldFacts &facts)
{
    const std::unordered_map<std::string, StoredHold> stored = readHolds();
    for (const auto &[key, fact] : facts.byKey()) {
        const auto found = stored.find(key);
        require(found != stored.end() && !found->second.isTombstone,
            "hold " + std::to_string(fact.holdId) + " was acknowledged and is not there");
        if (found != stored.end()) {
            compare(fact, found->second);
        }
    }
    for (const auto &[key, hold] : stored) {
        const bool isKnown
            = hold.isTombstone ? facts.buried().contains(key) : facts.byKey().contains(key);
        require(isKnown || facts.doubtful().contains(key),
            "hold " + std::to_string(hold.holdId) + " is there and nobody was told, key " + key);
    }
    for (const auto &[key, times] : facts.buried()) {
        const auto found = stored.find(key);
        require(found != stored.end() && found->second.isTombstone,
            "key " + key + " never arrived, and yet it is not closed");
    }
    for (const auto &[key, times] : facts.refusedKeys()) {
        require(facts.buried().contains(key), "key " + key + " was refused and is not used up");
    }
}

void Audit::checkEntries(const EntryFacts &facts)
{
    compareEntries(facts.credits(), facts.doubtful(), creditsSql);
    compareEntries(facts.stock(), facts.doubtful(), stockSql);
    compareEntries(facts.changes(), facts.doubtful(), changesSql);
}

long long Audit::serverDeadlocks()
{
    return m_admin.run("SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()")
        .number(0, 0);
}

void Audit::report(const Answer &rows, const std::string &what)
{
    if (!rows.isOk()) {
        m_tally.fault(what + ": " + rows.error());
    }
    for (int row = 0; row < rows.rowCount(); ++row) {
        std::string text = what + ":";
        for (int column = 0; column < 9; ++column) {
            text += " " + rows.text(row, column);
        }
        m_tally.fault(text);
    }
    ++m_checked;
}

std::unordered_map<std::string, Audit::StoredHold> Audit::readHolds()
{
    std::unordered_map<std::string, StoredHold> holds;
    const Answer rows = m_admin.run(holdsSql);
    const Answer lines = m_admin.run(linesSql);
    require(rows.isOk() && lines.isOk(), "the holds cannot be read: " + rows.error());
    for (int row = 0; row < rows.rowCount(); ++row) {
        StoredHold &hold = holds[rows.text(row, 0)];
        hold.holdId = rows.number(row, 1);
        hold.status = rows.text(row, 2);
        hold.isConfirmed = rows.isTrue(row, 3);
        hold.extensions = static_cast<int>(rows.number(row, 4));
        hold.isTombstone = rows.isTrue(row, 5);
    }
    for (int row = 0; row < lines.rowCount(); ++row) {
        StoredHold &hold = holds[lines.text(row, 0)];
        hold.lines[lines.number(row, 1)] = lines.number(row, 2);
        hold.captured = lines.number(row, 3);
    }
    return holds;
}

void Audit::compare(const HoldFact &fact, const StoredHold &stored)
{
    const std::string subject = "hold " + std::to_string(fact.holdId);
    require(stored.holdId == fact.holdId,
        subject + " is another one: " + std::to_string(stored.holdId));
    require(fact.hasLooseLines || stored.lines == fact.request.lines,
        subject + " has other lines than were asked for");
    require(stored.extensions >= fact.extensions
            && stored.extensions <= fact.extensions + fact.extensionsMaybe,
        subject + " was extended " + std::to_string(stored.extensions) + " times, told "
            + std::to_string(fact.extensions));
    require(!stored.isConfirmed || fact.isConfirmed || fact.mayBeConfirmed,
        subject + " is confirmed and nobody was told");
    if (fact.hasLooseEnd) {
        return;
    }
    require(!fact.isConfirmed || stored.isConfirmed, subject + " was confirmed and is not");
    if (fact.captures > 0) {
        require(stored.captured == fact.capturedAmount,
            subject + " has captured " + std::to_string(stored.captured) + ", told "
                + std::to_string(fact.capturedAmount));
    }
    compareEnd(fact, stored);
}

void Audit::compareEnd(const HoldFact &fact, const StoredHold &stored)
{
    const std::string subject
        = "hold " + std::to_string(fact.holdId) + " is " + stored.status + " and ";
    require(!fact.isCancelled || stored.status == "cancelled", subject + "was cancelled");
    require(fact.isCancelled || stored.status != "cancelled" || fact.isDoubtful,
        subject + "nobody was told");
    require(!fact.isExpired || stored.status == "expired" || stored.status == "held",
        subject + "had expired");
    require(!fact.isExpired || !(stored.isConfirmed || fact.isCancelled || fact.isConfirmed),
        subject + "had expired, and something else");
}

void Audit::compareEntries(const std::unordered_map<std::string, EntryFact> &facts,
    const std::map<std::string, int> &doubtful,
    const char *sql)
{
    const Answer rows = m_admin.run(sql);
    require(rows.isOk(), "the entries cannot be read: " + rows.error());
    std::size_t found = 0;
    for (int row = 0; row < rows.rowCount(); ++row) {
        const std::string key = rows.text(row, 0);
        const auto fact = facts.find(key);
        if (fact == facts.end()) {
            require(doubtful.contains(key), "key " + key + " has an entry and nobody was told");
            continue;
        }
        ++found;
        const EntryFact &told = fact->second;
        require(told.kind == rows.text(row, 1) && told.number == rows.number(row, 3)
                && (told.entryId == 0 || told.entryId == rows.number(row, 2)),
            "key " + key + " has another entry than was told: " + rows.text(row, 1) + " "
                + rows.text(row, 2) + " of " + rows.text(row, 3));
    }
    require(found == facts.size(),
        "of " + std::to_string(facts.size()) + " entries that were acknowledged "
            + std::to_string(found) + " are there");
}

void Audit::require(bool isTrue, const std::string &what)
{
    ++m_checked;
    if (!isTrue) {
        m_tally.fault("audit: " + what);
    }
}
