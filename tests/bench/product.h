#pragma once

#include "contestant.h"

/// Where the loaded day is: the arguments of api.slot_grid as text.
struct DayWindow {
    std::string siteId;
    std::string from;
    std::string to;
    int slotCount = 0; ///< rows that a right answer has
};

/// Holdfast as shipped: one CALL per operation, everything else in the database.
class Product : public Contestant {
public:
    explicit Product(DayWindow day);

    const char *name() const override;
    bool prepare(Connection &connection) const override;
    Placed place(
        Connection &connection, const std::string &key, const std::string &slotId) const override;
    Step confirm(Connection &connection, const std::string &holdId) const override;
    Step cancel(Connection &connection, const std::string &holdId) const override;
    Step readDay(Connection &connection) const override;

private:
    DayWindow m_day;
};
