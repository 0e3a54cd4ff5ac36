#include "tests/storm/entryfacts.h"

#include <algorithm>

namespace {

constexpr std::size_t recentEntries = 400;

/// Old entries are rarely worth another look.
template <typename T> const T &oneOfTheLast(const std::vector<T> &items, Dice &dice)
{
    const std::size_t window = std::min(items.size(), recentEntries);
    return items[items.size() - 1 - dice.below(window)];
}

}

std::string EntryFacts::credited(const std::string &key, const EntryFact &fact)
{
    const std::lock_guard lock(m_mutex);
    if (!m_credits.contains(key)) {
        m_entryIds.push_back(fact.entryId);
    }
    return add(m_credits, key, fact);
}

std::string EntryFacts::stocked(const std::string &key, const EntryFact &fact)
{
    const std::lock_guard lock(m_mutex);
    return add(m_stock, key, fact);
}

std::string EntryFacts::changed(const std::string &key, const EntryFact &fact)
{
    const std::lock_guard lock(m_mutex);
    return add(m_changes, key, fact);
}

void EntryFacts::addCapture(long long entryId)
{
    const std::lock_guard lock(m_mutex);
    m_entryIds.push_back(entryId);
}

void EntryFacts::doubt(const std::string &key)
{
    const std::lock_guard lock(m_mutex);
    ++m_doubtful[key];
}

long long EntryFacts::anyEntry(Dice &dice)
{
    const std::lock_guard lock(m_mutex);
    return m_entryIds.empty() ? 0 : oneOfTheLast(m_entryIds, dice);
}

EntryFact EntryFacts::anyFact(Dice &dice)
{
    const std::lock_guard lock(m_mutex);
    return m_all.empty() ? EntryFact() : oneOfTheLast(m_all, dice);
}

std::string EntryFacts::add(Facts &facts, const std::string &key, const EntryFact &fact)
{
    const auto [at, isNew] = facts.try_emplace(key, fact);
    if (isNew) {
        m_all.push_back(fact);
        return {};
    }
    const EntryFact &known = at->second;
    if (known.entryId == fact.entryId && known.number == fact.number) {
        return {};
    }
    return "key " + key + ": " + fact.kind + " entry " + std::to_string(fact.entryId) + " of "
        + std::to_string(fact.number) + ", before " + std::to_string(known.entryId) + " of "
        + std::to_string(known.number);
}
