#pragma once

#include "tests/storm/entryfacts.h"
#include "tests/storm/holdfacts.h"
#include "tests/storm/keyedsender.h"

#include <initializer_list>
#include <string_view>

/// What a client does to holds that are there, and with the waiting list. Every answer is judged,
/// and what has a key is remembered.
class ChangeActions {
public:
    /// All must outlive this object; dice and caller belong to this client alone.
    ChangeActions(
        Caller &caller, Dice &dice, const PoolSet &pools, HoldFacts &holds, EntryFacts &entries);

    void move();
    void swap();
    void resize();
    void revive();
    void wait();
    void stopWaiting();
    /// Confirms what the waiting list was offered, or gives it back.
    void answerOffer();

private:
    using Words = std::initializer_list<std::string_view>;

    /// A hold with places, as it was asked for; holdId is 0 when there is none.
    HoldFact anyBooking(HoldFacts::Loose loose);
    void send(const std::string &kind, const Question &question, Words refusals);

    Caller &m_caller;
    Dice &m_dice;
    const PoolSet &m_pools;
    HoldFacts &m_holds;
    EntryFacts &m_entries;
    KeyedSender m_sender;
};
