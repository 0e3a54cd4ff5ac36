#include "stage.h"

#include <algorithm>
#include <utility>

namespace {

/// Days after today: the loaded day, the slots of single rounds, the thousand slots of a round.
constexpr int loadedDay = 2;
constexpr int singleDay = 5;
constexpr int manyFirstDay = 10;
constexpr int manySlots = 1000;
constexpr int manyDays = 21; ///< 48 half hours a day: 1,008 slots

std::string dayAfter(int days)
{
    return "((now() AT TIME ZONE 'UTC')::date + " + std::to_string(days) + ")";
}

std::string instantAfter(int days)
{
    return "(" + dayAfter(days) + "::timestamp AT TIME ZONE 'UTC')";
}

} // namespace

Stage::Stage(Connection &admin, std::string referenceSql)
    : m_admin(admin)
    , m_referenceSql(std::move(referenceSql))
{
}

bool Stage::build(const Size &size)
{
    m_size = size;
    for (const std::string schema : { "reference", "reference_day" }) {
        if (!run("DROP SCHEMA IF EXISTS " + schema + " CASCADE; CREATE SCHEMA " + schema
                + ";"
                  " SET search_path = "
                + schema + "; " + m_referenceSql
                + "; RESET search_path;"
                  " GRANT USAGE ON SCHEMA "
                + schema
                + " TO PUBLIC;"
                  " GRANT ALL ON ALL TABLES IN SCHEMA "
                + schema + " TO PUBLIC;"))
            return false;
    }
    const Answer site = m_admin.run("SELECT site_id FROM api.add_site('Bench', 'UTC', 'EUR')");
    if (!site.isOk() || site.number(0, 0) == 0)
        return fail("add_site", site);
    m_day.siteId = site.text(0, 0);
    const Answer window
        = m_admin.run("SELECT " + instantAfter(loadedDay) + ", " + instantAfter(loadedDay + 1));
    if (!window.isOk())
        return fail("window", window);
    m_day.from = window.text(0, 0);
    m_day.to = window.text(0, 1);
    const std::string minutes = std::to_string(15 * size.slotsPerResource);
    for (int i = 0; i < size.resources; ++i) {
        std::string resource;
        if (!addResource("Court " + std::to_string(i), resource))
            return false;
        const Answer made = m_admin.run("SELECT outcome, added FROM api.generate_slots(" + resource
            + ", " + dayAfter(loadedDay) + ", " + dayAfter(loadedDay) + ", '06:00', time '06:00' + "
            + minutes + " * interval '1 minute', 15, 1000, NULL, NULL)");
        if (!made.isOk() || made.number(0, 1) != size.slotsPerResource)
            return fail("generate_slots " + made.text(0, 0), made);
    }
    if (!readSlots({}, m_day.from, m_day.to, m_daySlots))
        return false;
    m_day.slotCount = static_cast<int>(m_daySlots.size());
    return mirror("reference", m_daySlots) && mirror("reference_day", m_daySlots);
}

bool Stage::copyHolds()
{
    for (const std::string schema : { "reference", "reference_day" }) {
        if (!run("INSERT INTO " + schema
                + ".holds (slot_id, idempotency_key, status, expires_at)"
                  " SELECT id, gen_random_uuid(), 'held', now() + interval '1 day' FROM "
                + schema + ".slots, generate_series(1, " + std::to_string(m_size.holdsPerSlot)
                + ")"))
            return false;
    }
    // Both sides get plans for full tables, and the counters their one row.
    return run("INSERT INTO reference.counters SELECT i, 0 FROM generate_series(1, 1000) i")
        && run("VACUUM ANALYZE") && run("CHECKPOINT");
}

bool Stage::addSlot(int capacity, std::string &slotId)
{
    const std::string name = "Hot " + std::to_string(++m_made);
    const std::string start = instantAfter(singleDay);
    const Answer slot = m_admin.run("SELECT slot_id, outcome FROM api.add_slot(" + m_day.siteId
        + ", 'UTC', '" + name + "', " + start + ", " + start + " + interval '1 hour', "
        + std::to_string(capacity) + ")");
    slotId = slot.text(0, 0);
    if (!slot.isOk() || slotId.empty())
        return fail("add_slot " + slot.text(0, 1), slot);
    return addReferenceSlot(capacity, slotId)
        && run("INSERT INTO reference.counters VALUES (" + slotId + " + 1000000, 0)");
}

bool Stage::addManySlots(int capacity, SlotIds &slotIds)
{
    std::string resource;
    if (!addResource("Many " + std::to_string(++m_made), resource))
        return false;
    const Answer made = m_admin.run("SELECT outcome, added FROM api.generate_slots(" + resource
        + ", " + dayAfter(manyFirstDay) + ", " + dayAfter(manyFirstDay + manyDays - 1)
        + ", '00:00', '00:00', 30, " + std::to_string(capacity) + ", NULL, NULL)");
    if (!made.isOk() || made.number(0, 1) < manySlots)
        return fail("generate_slots " + made.text(0, 0), made);
    const Answer window = m_admin.run(
        "SELECT " + instantAfter(manyFirstDay) + ", " + instantAfter(manyFirstDay + manyDays));
    if (!window.isOk())
        return fail("window", window);
    if (!readSlots(resource, window.text(0, 0), window.text(0, 1), slotIds))
        return false;
    slotIds.resize(manySlots);
    return mirror("reference", slotIds) && run("ANALYZE");
}

bool Stage::addHotSet(int capacity, HotSet &set)
{
    if (!addSlot(capacity, set.slotId))
        return false;
    std::vector<std::string> customerIds;
    if (!addWallets(1, customerIds))
        return false;
    set.customerId = customerIds.front();
    set.referenceSlotIds[0] = set.slotId;
    const std::string name = "Hot-" + std::to_string(m_made);
    set.skus = "{" + name + "-a," + name + "-b}";
    std::size_t other = 1;
    for (const char *suffix : { "-a", "-b" }) {
        const Answer item
            = m_admin.run("SELECT pool_id, outcome FROM api.add_stock_item(" + m_day.siteId + ", '"
                + name + suffix + "', 'Shoes', " + std::to_string(capacity) + ")");
        if (!item.isOk() || item.text(0, 1) != "added")
            return fail("add_stock_item " + item.text(0, 1), item);
        set.referenceSlotIds[other++] = item.text(0, 0);
    }
    const Answer wallet = m_admin.run("SELECT wallet_id FROM api.wallets(" + set.customerId + ")");
    if (!wallet.isOk() || wallet.rowCount() != 1)
        return fail("wallets", wallet);
    set.referenceSlotIds[other] = wallet.text(0, 0);
    return std::all_of(set.referenceSlotIds.begin() + 1,
        set.referenceSlotIds.end(),
        [&](const std::string &slotId) { return addReferenceSlot(capacity, slotId); });
}

bool Stage::addWallets(int count, std::vector<std::string> &customerIds)
{
    const Answer added = m_admin.run("SELECT c.customer_id FROM generate_series(1, "
        + std::to_string(count) + ") AS i, LATERAL api.add_customer('Wallet "
        + std::to_string(++m_made) + " ' || i, NULL, NULL) AS c");
    if (!added.isOk())
        return fail("add_customer", added);
    customerIds.clear();
    std::string list;
    for (int i = 0; i < added.rowCount(); ++i) {
        customerIds.push_back(added.text(i, 0));
        list += (list.empty() ? "" : ",") + added.text(i, 0);
    }
    const Answer granted = m_admin.run("SELECT count(*) FROM unnest('{" + list
        + "}'::bigint[]) AS u(customer_id),"
          " LATERAL api.grant_credits(gen_random_uuid(), u.customer_id, 'default', 1000000) AS g"
          " WHERE g.outcome = 'granted'");
    return (granted.isOk() && granted.number(0, 0) == count) || fail("grant_credits", granted);
}

const DayWindow &Stage::day() const { return m_day; }

const SlotIds &Stage::daySlots() const { return m_daySlots; }

const std::string &Stage::error() const { return m_error; }

bool Stage::run(const std::string &sql)
{
    const Answer answer = m_admin.run(sql);
    return answer.isOk() || fail(sql.substr(0, 60), answer);
}

bool Stage::fail(const std::string &what, const Answer &answer)
{
    m_error = what + ": " + answer.error();
    return false;
}

bool Stage::addResource(const std::string &name, std::string &resourceId)
{
    const Answer answer = m_admin.run(
        "SELECT resource_id, outcome FROM api.add_resource(" + m_day.siteId + ", '" + name + "')");
    resourceId = answer.text(0, 0);
    return (answer.isOk() && !resourceId.empty())
        || fail("add_resource " + answer.text(0, 1), answer);
}

bool Stage::addReferenceSlot(int capacity, const std::string &slotId)
{
    const std::string start = instantAfter(singleDay);
    return run("INSERT INTO reference.slots (id, starts_at, ends_at, capacity, remaining) VALUES ("
        + slotId + ", " + start + ", " + start + " + interval '1 hour', " + std::to_string(capacity)
        + ", " + std::to_string(capacity) + ")");
}

bool Stage::mirror(const std::string &schema, const SlotIds &slotIds)
{
    std::string list;
    for (const std::string &id : slotIds)
        list += (list.empty() ? "" : ",") + id;
    return run("INSERT INTO " + schema
        + ".slots (id, starts_at, ends_at, capacity, remaining)"
          " SELECT s.slot_id, s.starts_at, s.ends_at, p.capacity, p.capacity FROM holdfast.slots s"
          " JOIN holdfast.pools p ON p.pool_id = s.slot_id WHERE s.slot_id IN ("
        + list + ")");
}

bool Stage::readSlots(
    const std::string &resourceId, const std::string &from, const std::string &to, SlotIds &slotIds)
{
    const Answer rows = m_admin.run("SELECT slot_id FROM api.slot_grid(" + m_day.siteId + ", '"
        + from + "', '" + to + "')"
        + (resourceId.empty() ? std::string() : " WHERE resource_id = " + resourceId));
    if (!rows.isOk())
        return fail("slot_grid", rows);
    slotIds.clear();
    for (int i = 0; i < rows.rowCount(); ++i)
        slotIds.push_back(rows.text(i, 0));
    return true;
}
