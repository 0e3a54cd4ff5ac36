#include "tests/storm/holdfacts.h"

#include <algorithm>

namespace {

constexpr std::size_t recentMax = 60;
constexpr int livingPercent = 85;
constexpr int searchesMax = 40;

}

void HoldFacts::sending(const PlaceRequest &request)
{
    const std::lock_guard lock(m_mutex);
    m_recent.push_back(request);
    if (m_recent.size() > recentMax) {
        m_recent.pop_front();
    }
}

std::string HoldFacts::held(const PlaceRequest &request, long long holdId, Heard heard)
{
    const std::lock_guard lock(m_mutex);
    HoldFact &fact = m_byKey[request.key];
    const std::string subject = "key " + request.key + ", hold " + std::to_string(holdId);
    if (fact.holdId == 0) {
        fact.request = request;
        fact.holdId = holdId;
        m_keyOf[holdId] = request.key;
        m_all.push_back(holdId);
        m_living.push_back(holdId);
    } else if (fact.holdId != holdId) {
        return subject + ": the key has two holds, also " + std::to_string(fact.holdId);
    }
    if (heard == Heard::Held && fact.wasPlaced) {
        return subject + ": placed twice";
    }
    fact.wasPlaced = fact.wasPlaced || heard == Heard::Held;
    return {};
}

void HoldFacts::neverArrived(const std::string &key)
{
    const std::lock_guard lock(m_mutex);
    ++m_buried[key];
}

void HoldFacts::refused(const std::string &key)
{
    const std::lock_guard lock(m_mutex);
    ++m_refused[key];
}

void HoldFacts::doubt(const std::string &key)
{
    const std::lock_guard lock(m_mutex);
    ++m_doubtful[key];
    if (const auto fact = m_byKey.find(key); fact != m_byKey.end()) {
        fact->second.isDoubtful = true;
    }
}

bool HoldFacts::isHeld(const std::string &key)
{
    const std::lock_guard lock(m_mutex);
    return m_byKey.contains(key);
}

bool HoldFacts::isShared(const std::string &key)
{
    const std::lock_guard lock(m_mutex);
    return m_shared.contains(key);
}

void HoldFacts::tell(long long holdId, Told told)
{
    const std::lock_guard lock(m_mutex);
    HoldFact *fact = find(holdId);
    if (fact == nullptr) {
        return;
    }
    switch (told) {
    case Told::Confirmed:
        fact->isConfirmed = true;
        return;
    case Told::MaybeConfirmed:
        fact->mayBeConfirmed = true;
        return;
    case Told::Extended:
        ++fact->extensions;
        return;
    case Told::MaybeExtended:
        ++fact->extensionsMaybe;
        return;
    case Told::Cancelled:
        fact->isCancelled = true;
        break;
    case Told::Expired:
        fact->isExpired = true;
        break;
    }
    const auto at = std::find(m_living.begin(), m_living.end(), holdId);
    if (at != m_living.end()) {
        *at = m_living.back();
        m_living.pop_back();
    }
}

void HoldFacts::loosen(long long holdId, Loose loose)
{
    const std::lock_guard lock(m_mutex);
    if (HoldFact *fact = find(holdId)) {
        (loose == Loose::Lines ? fact->hasLooseLines : fact->hasLooseEnd) = true;
    }
}

std::string HoldFacts::captured(long long holdId, long long entryId, long long amount)
{
    const std::lock_guard lock(m_mutex);
    HoldFact *fact = find(holdId);
    if (fact == nullptr) {
        return {};
    }
    if (++fact->captures > 1 && !fact->hasLooseEnd) {
        return "hold " + std::to_string(holdId) + " was captured twice";
    }
    fact->captureEntry = entryId;
    fact->capturedAmount = amount;
    return {};
}

HoldFact HoldFacts::anyHold(Dice &dice, bool isOfCredits)
{
    const std::lock_guard lock(m_mutex);
    for (int i = 0; i < searchesMax; ++i) {
        const std::vector<long long> &ids = dice.chance(livingPercent) ? m_living : m_all;
        if (ids.empty()) {
            continue;
        }
        const HoldFact *fact = find(dice.oneOf(ids));
        if (!isOfCredits || fact->request.isOfCredits) {
            return *fact;
        }
    }
    return {};
}

PlaceRequest HoldFacts::anyRequest(Dice &dice)
{
    const std::lock_guard lock(m_mutex);
    if (m_recent.empty()) {
        return {};
    }
    const PlaceRequest &request = m_recent[dice.below(m_recent.size())];
    m_shared.insert(request.key);
    return request;
}

HoldFact *HoldFacts::find(long long holdId)
{
    const auto key = m_keyOf.find(holdId);
    return key == m_keyOf.end() ? nullptr : &m_byKey.find(key->second)->second;
}
