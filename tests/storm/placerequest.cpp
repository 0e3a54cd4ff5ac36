#include "tests/storm/placerequest.h"

namespace {

constexpr auto placeSql
    = "CALL api.place_hold($1::uuid, $2::bigint[], $3::bigint[], $4::int,"
      " nullif($5, '')::bigint, p_skus => nullif($6, '{}')::text[],"
      " p_sku_quantities => nullif($7, '{}')::bigint[], p_buckets => nullif($8, '{}')::text[],"
      " p_amounts => nullif($9, '{}')::bigint[], p_meta => '{\"storm\": true}')";
constexpr std::size_t secondsParameter = 3;

/// An array of SQL in the making.
class List {
public:
    void add(const std::string &item) { m_text += (m_text.empty() ? "" : ",") + item; }

    std::string text() const { return "{" + m_text + "}"; }

private:
    std::string m_text;
};

/// The parts of a request while lines are added to it.
struct Draft {
    PlaceRequest request;
    List pools, quantities, skus, pieces, buckets, amounts;
    long long customerId = 0;
    bool hasSlot = false;

    void addSlot(const PoolSet &set, Dice &dice)
    {
        const long long slotId = dice.oneOf(set.slotIds);
        request.slotPool = hasSlot ? 0 : slotId;
        hasSlot = true;
        add(slotId, dice.between(1, 3), pools, quantities, std::to_string(slotId));
    }

    void addItem(const PoolSet &set, Dice &dice)
    {
        const PoolSet::Item &item = dice.oneOf(set.items);
        add(item.poolId, dice.between(1, 3), skus, pieces, item.word);
        request.itemPool = item.poolId;
    }

    /// All wallets of a request belong to one customer.
    void addWallet(const PoolSet &set, Dice &dice)
    {
        const PoolSet::Wallet *wallet = &dice.oneOf(set.wallets);
        while (customerId != 0 && wallet->customerId != customerId) {
            wallet = &dice.oneOf(set.wallets);
        }
        customerId = wallet->customerId;
        add(wallet->poolId, dice.between(1, 120), buckets, amounts, wallet->bucket);
    }

private:
    void add(
        long long pool, long long quantity, List &words, List &numbers, const std::string &word)
    {
        request.lines[pool] += quantity;
        words.add(word);
        numbers.add(std::to_string(quantity));
    }
};

std::string randomSeconds(Dice &dice)
{
    return std::to_string(dice.chance(60) ? dice.between(1, 2) : dice.between(3, 20));
}

}

PlaceRequest PlaceRequest::random(const PoolSet &pools, Dice &dice)
{
    Draft draft;
    draft.request.isOfCredits = dice.chance(30);
    const long long lineCount = draft.request.isOfCredits ? 1 : dice.between(1, 4);
    for (long long i = 0; i < lineCount; ++i) {
        const std::size_t kind = draft.request.isOfCredits ? 2 : dice.below(3);
        if (kind == 0 || (kind == 2 && lineCount == 1 && !draft.request.isOfCredits)) {
            draft.addSlot(pools, dice);
        } else if (kind == 1) {
            draft.addItem(pools, dice);
        } else {
            draft.addWallet(pools, dice);
        }
    }
    draft.request.key = dice.key();
    draft.request.question = { "place",
        placeSql,
        { draft.request.key,
            draft.pools.text(),
            draft.quantities.text(),
            randomSeconds(dice),
            draft.customerId == 0 ? std::string() : std::to_string(draft.customerId),
            draft.skus.text(),
            draft.pieces.text(),
            draft.buckets.text(),
            draft.amounts.text() } };
    return std::move(draft.request);
}

PlaceRequest PlaceRequest::changed() const
{
    PlaceRequest other = *this;
    other.question.operation = "reuse";
    other.question.parameters[secondsParameter] = "77";
    return other;
}
