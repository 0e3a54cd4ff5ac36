#pragma once

#include "contestant.h"

/// The reference design: the client drives every statement of a transaction itself, and each
/// statement is a round trip. See reference.sql.
class Reference : public Contestant {
public:
    /// daySlotCount: rows that a right answer of readDay() has.
    explicit Reference(int daySlotCount);

    const char *name() const override;
    bool prepare(Connection &connection) const override;
    Placed place(
        Connection &connection, const std::string &key, const std::string &slotId) const override;
    Step confirm(Connection &connection, const std::string &holdId) const override;
    Step cancel(Connection &connection, const std::string &holdId) const override;
    Step readDay(Connection &connection) const override;

private:
    int m_daySlotCount;
};
