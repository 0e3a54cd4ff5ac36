#include "poolproduct.h"

namespace {

Placed placedBy(const Answer &answer)
{
    if (!answer.isOk())
        return { Ended::Failed, {}, answer.error() };
    const std::string outcome = answer.text(0, 0);
    if (outcome != "held")
        return { Ended::Failed, {}, "outcome " + outcome };
    return { Ended::Done, answer.text(0, 1), {} };
}

} // namespace

bool PoolProduct::prepare(Connection &connection)
{
    return connection.prepare("hf_place_all",
               "CALL api.place_hold($1::uuid, $2::bigint[], '{1}'::bigint[], 300, $3::bigint,"
               " p_skus => $4::text[], p_sku_quantities => '{1,1}'::bigint[],"
               " p_buckets => '{default}'::text[], p_amounts => '{1}'::bigint[])")
        && connection.prepare("hf_place_credit",
            "CALL api.place_hold($1::uuid, '{}'::bigint[], '{}'::bigint[], 300, $2::bigint,"
            " p_buckets => '{default}'::text[], p_amounts => '{1}'::bigint[])")
        && connection.prepare("hf_capture", "SELECT outcome FROM api.capture_credits($1::bigint)");
}

Placed PoolProduct::placeOnAll(Connection &connection, const std::string &key, const HotSet &set)
{
    const std::string pools = "{" + set.slotId + "}";
    return placedBy(connection.execute(
        "hf_place_all", { key.c_str(), pools.c_str(), set.customerId.c_str(), set.skus.c_str() }));
}

Placed PoolProduct::placeCredit(
    Connection &connection, const std::string &key, const std::string &customerId)
{
    return placedBy(connection.execute("hf_place_credit", { key.c_str(), customerId.c_str() }));
}

Step PoolProduct::capture(Connection &connection, const std::string &holdId)
{
    const Answer answer = connection.execute("hf_capture", { holdId.c_str() });
    if (!answer.isOk())
        return { Ended::Failed, answer.error() };
    if (answer.text(0, 0) != "captured")
        return { Ended::Failed, "outcome " + answer.text(0, 0) };
    return { Ended::Done, {} };
}
