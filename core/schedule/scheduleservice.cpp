#include "core/schedule/scheduleservice.h"

#include "core/base/localday.h"
#include "core/db/executor.h"
#include "core/db/readall.h"

#include <QTimeZone>

using namespace Qt::StringLiterals;

namespace {

constexpr const char *sitesQuery = "SELECT site_id, name, zone, currency FROM api.sites()";
constexpr const char *resourcesQuery = "SELECT resource_id, name, capacity FROM api.resources($1)";
constexpr const char *slotGridQuery
    = "SELECT slot_id, resource_id, starts_us, ends_us, capacity, available, title, price_minor,"
      " closed_reason FROM api.slot_grid($1, $2, $3)";
constexpr const char *openHoldsQuery
    = "SELECT hold_id, slot_id, quantity, expires_us, remaining_ms, actor, is_own, desk, channel,"
      " customer_name, note, created_us FROM api.open_holds($1, $2, $3)";
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

Result<DayGrid> readDayGrid(DbConnection &connection, DayGrid grid)
{
    const Parameters site = Parameters().addId(grid.site.id);
    const Parameters window
        = Parameters().addId(grid.site.id).add(iso(grid.range.start)).add(iso(grid.range.end));
    Result<QList<Resource>> resources = readAll<
        Resource>(connection, resourcesQuery, site, [](const Rows &rows, int row) -> Resource {
        return { ResourceId(rows.integer(row, 0)), rows.text(row, 1), rows.smallInteger(row, 2) };
    });
    if (!resources) {
        return resources.error();
    }
    Result<QList<Slot>> places = readAll<Slot>(connection, slotGridQuery, window, &slotFrom);
    if (!places) {
        return places.error();
    }
    Result<QList<Hold>> holds = readAll<Hold>(connection, openHoldsQuery, window, &openHoldFrom);
    if (!holds) {
        return holds.error();
    }
    const Result<Rows> hello = connection.run(helloQuery, {}, Effect::Read);
    if (!hello) {
        return hello.error();
    }
    grid.resources = std::move(resources).value();
    grid.places = std::move(places).value();
    grid.openHolds = std::move(holds).value();
    grid.takenAt = hello->instant(0, 0);
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
        return readDayGrid(connection,
            { .site = site,
                .day = day,
                .range = localDay(day, QTimeZone(site.zone)),
                .resources = {},
                .places = {},
                .openHolds = {},
                .takenAt = {} });
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
