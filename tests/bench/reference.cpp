#include "reference.h"

namespace {

/// Ends the transaction after an error and says what the error was.
Step rolledBack(Connection &connection, const std::string &reason)
{
    connection.execute("ref_rollback");
    return { Ended::Failed, reason };
}

Step committed(Connection &connection)
{
    const Answer commit = connection.execute("ref_commit");
    if (!commit.isOk())
        return { Ended::Failed, commit.error() };
    return { Ended::Done, {} };
}

/// Fields of "ref_hold", in this order.
enum HoldColumn { HoldSlot, HoldStatus, HoldIsActive };

} // namespace

Reference::Reference(int daySlotCount)
    : m_daySlotCount(daySlotCount)
{
}

const char *Reference::name() const { return "reference"; }

bool Reference::prepare(Connection &connection) const
{
    return connection.prepare("ref_begin", "BEGIN") && connection.prepare("ref_commit", "COMMIT")
        && connection.prepare("ref_rollback", "ROLLBACK")
        && connection.prepare(
            "ref_key", "SELECT * FROM reference.holds WHERE idempotency_key = $1::uuid LIMIT 1")
        && connection.prepare("ref_slot",
            "SELECT remaining FROM reference.slots WHERE id = $1::bigint LIMIT 1 FOR UPDATE")
        && connection.prepare("ref_count",
            "SELECT count(*) FROM reference.holds"
            " WHERE slot_id = $1::bigint AND status = 'held' AND expires_at > now()")
        && connection.prepare("ref_insert",
            "INSERT INTO reference.holds (idempotency_key, status, expires_at, slot_id)"
            " VALUES ($1::uuid, 'held', now() + interval '300 seconds', $2::bigint)"
            " RETURNING id")
        && connection.prepare("ref_hold",
            "SELECT slot_id, status, expires_at > now() FROM reference.holds"
            " WHERE id = $1::bigint LIMIT 1 FOR UPDATE")
        && connection.prepare("ref_take",
            "UPDATE reference.slots SET remaining = remaining - 1, updated_at = now()"
            " WHERE id = $1::bigint AND remaining > 0 RETURNING remaining")
        && connection.prepare("ref_give",
            "UPDATE reference.slots SET remaining = remaining + 1, updated_at = now()"
            " WHERE id = $1::bigint AND remaining < capacity")
        && connection.prepare("ref_confirmed",
            "UPDATE reference.holds SET status = 'confirmed', confirmed_at = now(),"
            " updated_at = now() WHERE id = $1::bigint")
        && connection.prepare("ref_cancelled",
            "UPDATE reference.holds SET status = 'cancelled', cancelled_at = now(),"
            " updated_at = now() WHERE id = $1::bigint")
        && connection.prepare("ref_day",
            "SELECT slots.id, (date_part('epoch', slots.starts_at) * 1000000)::bigint,"
            " (date_part('epoch', slots.ends_at) * 1000000)::bigint, slots.capacity,"
            " slots.remaining - coalesce(active_holds.held_count, 0) AS available"
            " FROM reference_day.slots LEFT JOIN (SELECT slot_id, count(*) AS held_count"
            " FROM reference_day.holds WHERE status = 'held' AND expires_at > now()"
            " GROUP BY slot_id) AS active_holds ON active_holds.slot_id = slots.id"
            " ORDER BY slots.starts_at, slots.id");
}

Placed Reference::place(
    Connection &connection, const std::string &key, const std::string &slotId) const
{
    const Answer known = connection.execute("ref_key", { key.c_str() });
    if (!known.isOk() || known.rowCount() != 0)
        return { Ended::Failed, {}, "the key is known: " + known.error() };
    connection.execute("ref_begin");
    const Answer slot = connection.execute("ref_slot", { slotId.c_str() });
    if (!slot.isOk() || slot.rowCount() != 1)
        return { Ended::Failed, {}, rolledBack(connection, "slot: " + slot.error()).reason };
    const Answer active = connection.execute("ref_count", { slotId.c_str() });
    if (!active.isOk())
        return { Ended::Failed, {}, rolledBack(connection, "count: " + active.error()).reason };
    if (slot.number(0, 0) - active.number(0, 0) < 1) {
        connection.execute("ref_rollback");
        return { Ended::Refused, {}, {} };
    }
    const Answer hold = connection.execute("ref_insert", { key.c_str(), slotId.c_str() });
    if (!hold.isOk())
        return { Ended::Failed, {}, rolledBack(connection, "insert: " + hold.error()).reason };
    const Step end = committed(connection);
    return { end.ended, hold.text(0, 0), end.reason };
}

Step Reference::confirm(Connection &connection, const std::string &holdId) const
{
    connection.execute("ref_begin");
    const Answer hold = connection.execute("ref_hold", { holdId.c_str() });
    if (!hold.isOk() || hold.text(0, HoldStatus) != "held" || !hold.isTrue(0, HoldIsActive))
        return rolledBack(connection, "hold: " + hold.error());
    const std::string slotId = hold.text(0, HoldSlot);
    const Answer taken = connection.execute("ref_take", { slotId.c_str() });
    if (!taken.isOk() || taken.rowCount() != 1)
        return rolledBack(connection, "take: " + taken.error());
    const Answer written = connection.execute("ref_confirmed", { holdId.c_str() });
    if (!written.isOk())
        return rolledBack(connection, "confirm: " + written.error());
    return committed(connection);
}

Step Reference::cancel(Connection &connection, const std::string &holdId) const
{
    connection.execute("ref_begin");
    const Answer hold = connection.execute("ref_hold", { holdId.c_str() });
    if (!hold.isOk() || hold.rowCount() != 1)
        return rolledBack(connection, "hold: " + hold.error());
    if (hold.text(0, HoldStatus) == "confirmed") {
        const Answer given = connection.execute("ref_give", { hold.text(0, HoldSlot).c_str() });
        if (!given.isOk())
            return rolledBack(connection, "give: " + given.error());
    }
    const Answer written = connection.execute("ref_cancelled", { holdId.c_str() });
    if (!written.isOk())
        return rolledBack(connection, "cancel: " + written.error());
    return committed(connection);
}

Step Reference::readDay(Connection &connection) const
{
    const Answer answer = connection.execute("ref_day");
    if (!answer.isOk())
        return { Ended::Failed, answer.error() };
    if (answer.rowCount() != m_daySlotCount)
        return { Ended::Failed, "the join gave " + std::to_string(answer.rowCount()) + " rows" };
    return { Ended::Done, {} };
}
