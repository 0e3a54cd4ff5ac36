#pragma once

#include "core/base/result.h"
#include "core/model/daygrid.h"
#include "core/model/slotdetail.h"

#include <QFuture>
#include <QList>

#include <variant>

class DbExecutor;

/** A slot to add; a resource name that is new makes the resource. */
struct NewSlot {
    QString resourceName;
    TimeRange range;
    qint64 capacity = 0;
    QByteArray zone; ///< for the site that is made when there is none yet
};

struct SlotAdded {
    Slot slot;
};

struct SlotRefused {
    QString outcome; ///< invalid_range, invalid_capacity, invalid_name, invalid_zone, overlap
};

using AddSlotOutcome = std::variant<SlotAdded, SlotRefused>;

/** What free slots are looked for; the clock of the database leaves out what is over. */
struct FreeSlotsQuery {
    SiteId site;
    int party = 1;
    QDateTime until; ///< slots that begin before this instant
    SlotId after = {}; ///< only those behind it, by start and then resource; not valid: from now on
    ResourceId resource = {}; ///< of this one only; not valid: of all
    int limit = 1;
};

/** Reads days and adds slots. Calls return at once; the executor is borrowed and outlives it. */
class ScheduleService {
public:
    explicit ScheduleService(DbExecutor &executor);

    QFuture<Result<QList<Site>>> sites();

    /** The whole local day @p day of @p site: one window, never the whole table. */
    QFuture<Result<DayGrid>> dayGrid(const Site &site, QDate day);

    /**
     * Slots and what can be held of them on @p days local days from @p firstDay on, of all
     * resources: numbers alone, for whom holds are no business (openHolds is empty).
     */
    QFuture<Result<DayGrid>> numbers(const Site &site, QDate firstDay, int days);

    /**
     * The seven local days from @p firstDay on of one resource; of the first resource of the site
     * when @p resource is not (or no longer) one of it. DayGrid::only says which it is.
     */
    QFuture<Result<DayGrid>> weekGrid(const Site &site, QDate firstDay, ResourceId resource);

    /** Open slots with room for a party, in the order of time. */
    QFuture<Result<QList<NearbySlot>>> freeSlots(const FreeSlotsQuery &query);

    QFuture<Result<AddSlotOutcome>> addSlot(const NewSlot &slot);

private:
    DbExecutor &m_executor;
};
