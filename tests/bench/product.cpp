#include "product.h"

#include <utility>

namespace {

Step stepOf(const Answer &answer, const char *wanted)
{
    if (!answer.isOk())
        return { Ended::Failed, answer.error() };
    const std::string outcome = answer.text(0, 0);
    if (outcome != wanted)
        return { Ended::Failed, "outcome " + outcome };
    return { Ended::Done, {} };
}

} // namespace

Product::Product(DayWindow day)
    : m_day(std::move(day))
{
}

const char *Product::name() const { return "holdfast"; }

bool Product::prepare(Connection &connection) const
{
    return connection.prepare(
               "hf_place", "CALL api.place_hold($1::uuid, $2::bigint[], '{1}'::bigint[], 300)")
        && connection.prepare("hf_confirm", "CALL api.confirm_hold($1::bigint)")
        && connection.prepare("hf_cancel", "CALL api.cancel_hold($1::bigint)")
        && connection.prepare(
            "hf_day", "SELECT * FROM api.slot_grid($1::bigint, $2::timestamptz, $3::timestamptz)");
}

Placed Product::place(
    Connection &connection, const std::string &key, const std::string &slotId) const
{
    const std::string pools = "{" + slotId + "}";
    const Answer answer = connection.execute("hf_place", { key.c_str(), pools.c_str() });
    if (!answer.isOk())
        return { Ended::Failed, {}, answer.error() };
    const std::string outcome = answer.text(0, 0);
    if (outcome == "held")
        return { Ended::Done, answer.text(0, 1), {} };
    if (outcome == "capacity_exhausted")
        return { Ended::Refused, {}, {} };
    return { Ended::Failed, {}, "outcome " + outcome };
}

Step Product::confirm(Connection &connection, const std::string &holdId) const
{
    return stepOf(connection.execute("hf_confirm", { holdId.c_str() }), "confirmed");
}

Step Product::cancel(Connection &connection, const std::string &holdId) const
{
    return stepOf(connection.execute("hf_cancel", { holdId.c_str() }), "cancelled");
}

Step Product::readDay(Connection &connection) const
{
    const Answer answer = connection.execute(
        "hf_day", { m_day.siteId.c_str(), m_day.from.c_str(), m_day.to.c_str() });
    if (!answer.isOk())
        return { Ended::Failed, answer.error() };
    if (answer.rowCount() != m_day.slotCount)
        return { Ended::Failed, "slot_grid gave " + std::to_string(answer.rowCount()) + " rows" };
    return { Ended::Done, {} };
}
