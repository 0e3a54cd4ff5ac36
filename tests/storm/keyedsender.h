#pragma once

#include "tests/storm/entryfacts.h"

/// Sends commands that carry a key, and settles by that key what it has not heard of.
class KeyedSender {
public:
    /// All must outlive this object; dice and caller belong to this client alone.
    KeyedSender(Caller &caller, Dice &dice, EntryFacts &facts);

    /// The key is the first parameter. Absent after a fault, which leaves the key in doubt, and
    /// when the key was closed because the command had never arrived.
    std::optional<Caller::Certain> send(const Question &question);

private:
    /// How a key stands.
    enum class Settled { Found, NeverArrived, Unsure };

    Settled settle(const std::string &key);
    void sendBuried(Question question);

    Caller &m_caller;
    Dice &m_dice;
    EntryFacts &m_facts;
};
