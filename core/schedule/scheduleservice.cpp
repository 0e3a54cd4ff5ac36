#include "core/schedule/scheduleservice.h"

#include "core/base/localday.h"
#include "core/db/executor.h"
#include "core/db/readall.h"

#include <QTimeZone>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

constexpr int daysOfWeek = 7;
constexpr const char *sitesQuery = "SELECT site_id, name, zone, currency FROM api.sites()";
constexpr const char *resourcesQuery = "SELECT resource_id, name, capacity FROM api.resources($1)";
constexpr const char *slotGridQuery
    = "SELECT slot_id, resource_id, starts_us, ends_us, capacity, available, title, price_minor,"
      " closed_reason FROM api.slot_grid($1, $2, $3)";
constexpr const char *resourceGridQuery
    = "SELECT slot_id, resource_id, starts_us, ends_us, capacity, available, title, price_minor,"
      " closed_reason FROM api.resource_grid($1, $2, $3)";
constexpr const char *freeSlotsQuery
    = "SELECT slot_id, resource_id, starts_us, ends_us, capacity, available, title, price_minor,"
      " closed_reason, resource_name FROM api.free_slots($1, $2, NULL, $3, $4, $5, $6)";
constexpr const char *openHoldsQuery
    = "SELECT hold_id, slot_id, quantity, expires_us, remaining_ms, actor, is_own, desk, channel,"
      " customer_name, note, created_us FROM api.open_holds($1, $2, $3, $4)";
constexpr const char *helloQuery = "SELECT server_us FROM api.hello()";
constexpr const char *addSlotQuery
    = "SELECT outcome, slot_id, resource_id, starts_us, ends_us, capacity"
      " FROM api.add_slot(NULL, $1, $2, $3, $4, $5)";

QString iso(const QDateTime &instant) { return instant.toUTC().toString(Qt::ISODateWithMs); }

Slot slotFrom(const Rows &rows, int row)
{
    return { .id = SlotId(rows.integer(row, 0)),
        .resourceId = ResourceId(rows.integer(row, 1)),
        .range = { rows.instant(row, 2), rows.instant(row, 3) },
        .capacity = rows.smallInteger(row, 4),
        .available = rows.smallInteger(row, 5),
        .title = rows.text(row, 6),
        .priceMinor = rows.integer(row, 7),
        .closedReason = rows.text(row, 8) };
}

Hold openHoldFrom(const Rows &rows, int row)
{
    return { .id = HoldId(rows.integer(row, 0)),
        .slotId = SlotId(rows.integer(row, 1)),
        .status = HoldStatus::Held,
        .partySize = rows.smallInteger(row, 2),
        .expiresAt = rows.instant(row, 3),
        .lapsesIn = QDeadlineTimer(rows.integer(row, 4)),
        .origin = { rows.text(row, 5), rows.text(row, 7), rows.text(row, 8), rows.boolean(row, 6) },
        .customerId = {},
        .customerName = rows.text(row, 9),
        .customerPhone = {},
        .note = rows.text(row, 10),
        .extras = {},
        .createdAt = rows.instant(row, 11) };
}

Result<QList<Resource>> readResources(DbConnection &connection, SiteId site)
{
    return readAll<Resource>(connection,
        resourcesQuery,
        Parameters().addId(site),
        [](const Rows &rows, int row) -> Resource {
            return {
                ResourceId(rows.integer(row, 0)), rows.text(row, 1), rows.smallInteger(row, 2)
            };
        });
}

/** Slots of grid.range: of all resources, or of grid.only. */
Result<QList<Slot>> readSlots(DbConnection &connection, const DayGrid &grid)
{
    const bool isOfOne = grid.only.isValid();
    Parameters window;
    if (isOfOne) {
        window.addId(grid.only);
    } else {
        window.addId(grid.site.id);
    }
    window.add(iso(grid.range.start)).add(iso(grid.range.end));
    return readAll<Slot>(
        connection, isOfOne ? resourceGridQuery : slotGridQuery, window, &slotFrom);
}

/** Slots and, where they are asked for, open holds of grid.range; last the clock. */
Result<DayGrid> readPlaces(DbConnection &connection, DayGrid grid, bool withHolds)
{
    Result<QList<Slot>> places = readSlots(connection, grid);
    if (!places) {
        return places.error();
    }
    grid.places = std::move(places).value();
    if (withHolds) {
        Result<QList<Hold>> holds = readAll<Hold>(connection,
            openHoldsQuery,
            Parameters()
                .addId(grid.site.id)
                .add(iso(grid.range.start))
                .add(iso(grid.range.end))
                .addId(grid.only),
            &openHoldFrom);
        if (!holds) {
            return holds.error();
        }
        grid.openHolds = std::move(holds).value();
    }
    const Result<Rows> hello = connection.run(helloQuery, {}, Effect::Read);
    if (!hello) {
        return hello.error();
    }
    grid.takenAt = hello->instant(0, 0);
    return grid;
}

Result<DayGrid> readGrid(DbConnection &connection, DayGrid grid)
{
    Result<QList<Resource>> resources = readResources(connection, grid.site.id);
    if (!resources) {
        return resources.error();
    }
    grid.resources = std::move(resources).value();
    if (grid.isWeek()) {
        const bool isKnown = std::any_of(grid.resources.cbegin(),
            grid.resources.cend(),
            [&grid](const Resource &each) { return each.id == grid.only; });
        if (!isKnown) {
            grid.only = grid.resources.isEmpty() ? ResourceId() : grid.resources.constFirst().id;
        }
    }
    return readPlaces(connection, std::move(grid), true);
}

DayGrid emptyGrid(const Site &site, QDate day, int days)
{
    const QTimeZone zone(site.zone);
    DayGrid grid;
    grid.site = site;
    grid.day = day;
    grid.days = days;
    grid.range = { localDay(day, zone).start, localDay(day.addDays(days - 1), zone).end };
    return grid;
}

}

ScheduleService::ScheduleService(DbExecutor &executor)
    : m_executor(executor)
{
}

QFuture<Result<QList<Site>>> ScheduleService::sites()
{
    return m_executor.run<QList<Site>>(Effect::Read, [](DbConnection &connection) {
        return readAll<Site>(connection, sitesQuery, {}, [](const Rows &rows, int row) -> Site {
            return { SiteId(rows.integer(row, 0)),
                rows.text(row, 1),
                rows.text(row, 2).toLatin1(),
                rows.text(row, 3) };
        });
    });
}

QFuture<Result<DayGrid>> ScheduleService::dayGrid(const Site &site, QDate day)
{
    return m_executor.run<DayGrid>(Effect::Read, [site, day](DbConnection &connection) {
        return readGrid(connection, emptyGrid(site, day, 1));
    });
}

QFuture<Result<DayGrid>> ScheduleService::numbers(const Site &site, QDate firstDay, int days)
{
    return m_executor.run<DayGrid>(
        Effect::Read, [site, firstDay, days](DbConnection &connection) -> Result<DayGrid> {
            Result<QList<Resource>> resources = readResources(connection, site.id);
            if (!resources) {
                return resources.error();
            }
            DayGrid grid = emptyGrid(site, firstDay, days);
            grid.resources = std::move(resources).value();
            return readPlaces(connection, std::move(grid), false);
        });
}

QFuture<Result<DayGrid>> ScheduleService::weekGrid(
    const Site &site, QDate firstDay, ResourceId resource)
{
    return m_executor.run<DayGrid>(
        Effect::Read, [site, firstDay, resource](DbConnection &connection) {
            DayGrid grid = emptyGrid(site, firstDay, daysOfWeek);
            grid.only = resource;
            return readGrid(connection, std::move(grid));
        });
}

QFuture<Result<QList<NearbySlot>>> ScheduleService::freeSlots(const FreeSlotsQuery &query)
{
    return m_executor.run<QList<NearbySlot>>(Effect::Read, [query](DbConnection &connection) {
        const Parameters parameters = Parameters()
                                          .addId(query.site)
                                          .add(qint64(query.party))
                                          .add(iso(query.until))
                                          .add(qint64(query.limit))
                                          .addId(query.after)
                                          .addId(query.resource);
        return readAll<NearbySlot>(
            connection, freeSlotsQuery, parameters, [](const Rows &rows, int row) -> NearbySlot {
                return { slotFrom(rows, row), rows.text(row, 9) };
            });
    });
}

QFuture<Result<AddSlotOutcome>> ScheduleService::addSlot(const NewSlot &slot)
{
    return m_executor.run<AddSlotOutcome>(
        Effect::Command, [slot](DbConnection &connection) -> Result<AddSlotOutcome> {
            const Result<Rows> rows = connection.run(addSlotQuery,
                Parameters()
                    .add(QString::fromLatin1(slot.zone))
                    .add(slot.resourceName)
                    .add(iso(slot.range.start))
                    .add(iso(slot.range.end))
                    .add(slot.capacity),
                Effect::Command);
            if (!rows) {
                return rows.error();
            }
            if (rows->text(0, 0) != u"added") {
                return AddSlotOutcome(SlotRefused { rows->text(0, 0) });
            }
            Slot added;
            added.id = SlotId(rows->integer(0, 1));
            added.resourceId = ResourceId(rows->integer(0, 2));
            added.range = { rows->instant(0, 3), rows->instant(0, 4) };
            added.capacity = rows->smallInteger(0, 5);
            added.available = added.capacity;
            return AddSlotOutcome(SlotAdded { added });
        });
}
