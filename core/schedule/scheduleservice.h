#pragma once

#include "core/base/result.h"
#include "core/model/daygrid.h"

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

/** Reads days and adds slots. Calls return at once; the executor is borrowed and outlives it. */
class ScheduleService {
public:
    explicit ScheduleService(DbExecutor &executor);

    QFuture<Result<QList<Site>>> sites();

    /** The whole local day @p day of @p site: one window, never the whole table. */
    QFuture<Result<DayGrid>> dayGrid(const Site &site, QDate day);

    QFuture<Result<AddSlotOutcome>> addSlot(const NewSlot &slot);

private:
    DbExecutor &m_executor;
};
