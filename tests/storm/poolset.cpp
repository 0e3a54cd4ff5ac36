#include "tests/storm/poolset.h"

namespace {

constexpr int slotCount = 10;
constexpr int slotCapacity = 6;
constexpr int itemPieces = 7;
constexpr int customerCount = 6;
constexpr int firstCredits = 300;
/// The clock of the database moves on day by day; nothing may begin before the end.
constexpr int daysUntilSlots = 3000;

std::string failed(const char *what, const Answer &answer)
{
    return std::string(what) + ": " + answer.text(0, 0) + " " + answer.error();
}

std::string addSlots(Connection &admin, std::vector<long long> &slotIds)
{
    for (int i = 0; i < slotCount; ++i) {
        const std::string start = "date_trunc('hour', now()) + interval '"
            + std::to_string(daysUntilSlots) + " days " + std::to_string(i) + " hours'";
        const Answer slot = admin.run("SELECT outcome, slot_id FROM api.add_slot(NULL,"
                                      " 'Europe/Prague', 'Hall', "
            + start + ", " + start + " + interval '1 hour', " + std::to_string(slotCapacity) + ")");
        if (slot.text(0, 0) != "added") {
            return failed("add_slot", slot);
        }
        slotIds.push_back(slot.number(0, 1));
    }
    return {};
}

std::string addItem(Connection &admin, const PoolSet::Item &wanted, std::vector<PoolSet::Item> &all)
{
    const std::size_t at = wanted.word.find('@');
    const std::string sku = wanted.word.substr(0, at);
    const std::string warehouse
        = at == std::string::npos ? "NULL" : "'" + wanted.word.substr(at + 1) + "'";
    const Answer item = admin.run("SELECT outcome, pool_id FROM api.add_stock_item("
                                  "(SELECT min(site_id) FROM api.sites()), '"
        + sku + "', '" + sku + "', " + std::to_string(itemPieces) + ", " + warehouse + ", "
        + (sku == "WATER" ? "false" : "true") + ")");
    if (item.text(0, 0) != "added") {
        return failed("add_stock_item", item);
    }
    all.push_back({ item.number(0, 1), wanted.word });
    return {};
}

std::string addWallet(
    Connection &admin, const PoolSet::Wallet &wanted, std::vector<PoolSet::Wallet> &all)
{
    const Answer grant = admin.run("SELECT outcome, wallet_id FROM api.grant_credits("
                                   "gen_random_uuid(), "
        + std::to_string(wanted.customerId) + ", '" + wanted.bucket + "', "
        + std::to_string(firstCredits) + ")");
    if (grant.text(0, 0) != "granted") {
        return failed("grant_credits", grant);
    }
    all.push_back({ grant.number(0, 1), wanted.customerId, wanted.bucket });
    return {};
}

}

std::string PoolSet::build(Connection &admin)
{
    std::string error = addSlots(admin, slotIds);
    admin.run("SELECT api.set_setting('offer_seconds', '2')");
    const Answer cellar = admin.run(
        "SELECT outcome FROM api.add_warehouse((SELECT min(site_id) FROM api.sites()), 'Main')"
        " UNION ALL SELECT outcome FROM"
        " api.add_warehouse((SELECT min(site_id) FROM api.sites()), 'Cellar')"
        " UNION ALL SELECT outcome FROM api.add_bucket('bonus', 2)");
    if (error.empty() && cellar.rowCount() != 3) {
        error = failed("add_warehouse, add_bucket", cellar);
    }
    for (const char *word : { "SHOES", "ROPE", "WATER", "SHOES@Cellar" }) {
        if (error.empty()) {
            error = addItem(admin, { 0, word }, items);
        }
    }
    for (int i = 0; i < customerCount && error.empty(); ++i) {
        const Answer customer = admin.run("SELECT outcome, customer_id FROM api.add_customer('"
                                          "Customer "
            + std::string(1, static_cast<char>('A' + i)) + "', NULL, NULL)");
        if (customer.text(0, 0) != "added") {
            return failed("add_customer", customer);
        }
        customerIds.push_back(customer.number(0, 1));
        for (const char *bucket : { "default", "points" }) {
            if (error.empty()) {
                error = addWallet(admin, { 0, customerIds.back(), bucket }, wallets);
            }
        }
    }
    return error;
}
