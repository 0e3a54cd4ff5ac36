#pragma once

#include "connection.h"
#include "poolproduct.h"
#include "product.h"

#include <string>
#include <vector>

/// A slot of both designs with the same id, capacity and times.
using SlotIds = std::vector<std::string>;

/// Makes the rows that the rounds work on, for both designs alike: the product's through its own
/// `api` functions, the reference's with the same ids. Uses an administrator's connection and is
/// never timed. Every function returns false after the first failure; error() says what it was.
class Stage {
public:
    /// How much is loaded.
    struct Size {
        int resources = 50;
        int slotsPerResource = 64; ///< a quarter of an hour each
        int holdsPerSlot = 10;
    };

    /// admin must outlive the stage. referenceSql: text of reference.sql.
    Stage(Connection &admin, std::string referenceSql);

    /// Builds the schemas of the reference and the day of slots in both designs. The holds of the
    /// day are for the caller to place in the product and for copyHolds() in the reference.
    bool build(const Size &size);
    /// Gives the reference as many active holds on every slot of the day, then analyses all tables.
    bool copyHolds();
    /// A new slot in both designs. Its number of places is the capacity.
    bool addSlot(int capacity, std::string &slotId);
    /// A thousand new slots of one new resource in both designs.
    bool addManySlots(int capacity, SlotIds &slotIds);
    /// One new slot, two new stock items and one new customer with a wallet, all of them with more
    /// than any cell can hold; in the reference design, four slots of that capacity.
    bool addHotSet(int capacity, HotSet &set);
    /// New customers, each with a wallet of a million credits.
    bool addWallets(int count, std::vector<std::string> &customerIds);

    const DayWindow &day() const;
    const SlotIds &daySlots() const;
    const std::string &error() const;

private:
    bool run(const std::string &sql);
    bool fail(const std::string &what, const Answer &answer);
    bool addResource(const std::string &name, std::string &resourceId);
    bool addReferenceSlot(int capacity, const std::string &slotId);
    bool mirror(const std::string &schema, const SlotIds &slotIds);
    bool readSlots(const std::string &resourceId,
        const std::string &from,
        const std::string &to,
        SlotIds &slotIds);

    Connection &m_admin;
    std::string m_referenceSql;
    Size m_size;
    DayWindow m_day;
    SlotIds m_daySlots;
    int m_made = 0; ///< slots and resources made so far: gives each its own name
    std::string m_error;
};
