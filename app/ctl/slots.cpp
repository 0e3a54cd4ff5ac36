#include "app/ctl/command.h"
#include "app/ctl/console.h"
#include "app/ctl/options.h"
#include "app/ctl/session.h"
#include "core/base/localday.h"
#include "core/db/executor.h"
#include "core/schedule/scheduleservice.h"

#include <QTimeZone>

using namespace Qt::StringLiterals;

namespace {

constexpr int daysMax = 366;
constexpr qint64 capacityMax = 1'000'000;

QString localTime(const QDateTime &instant, const QTimeZone &zone)
{
    return instant.toTimeZone(zone).toString(u"yyyy-MM-dd HH:mm"_s);
}

QString statusOf(const Slot &slot)
{
    if (slot.isClosed()) {
        return u"closed"_s;
    }
    if (slot.range.end <= QDateTime::currentDateTimeUtc()) {
        return u"past"_s;
    }
    return slot.available > 0 ? u"open"_s : u"full"_s;
}

QJsonObject slotObject(const Slot &slot, const QString &resourceName)
{
    return { { u"slot_id"_s, slot.id.value() },
        { u"resource_id"_s, slot.resourceId.value() },
        { u"resource"_s, resourceName },
        { u"starts_at"_s, slot.range.start.toString(Qt::ISODate) },
        { u"ends_at"_s, slot.range.end.toString(Qt::ISODate) },
        { u"capacity"_s, slot.capacity },
        { u"available"_s, slot.available },
        { u"status"_s, statusOf(slot) } };
}

QString nameOf(const QList<Resource> &resources, ResourceId id)
{
    for (const Resource &resource : resources) {
        if (resource.id == id) {
            return resource.name;
        }
    }
    return {};
}

/** The slots of the days at all sites, each slot once. */
Result<QJsonArray> readSlots(ScheduleService &schedule, QDate from, QDate to, QString &table)
{
    const Result<QList<Site>> sites = schedule.sites().result();
    if (!sites) {
        return sites.error();
    }
    QJsonArray rows;
    QSet<SlotId> seen; // a slot over midnight is on both days
    for (const Site &site : *sites) {
        const QTimeZone zone(site.zone);
        for (QDate day = from; day <= to; day = day.addDays(1)) {
            const Result<DayGrid> grid = schedule.dayGrid(site, day).result();
            if (!grid) {
                return grid.error();
            }
            for (const Slot &slot : grid->places) {
                if (seen.contains(slot.id)) {
                    continue;
                }
                seen.insert(slot.id);
                const QString resource = nameOf(grid->resources, slot.resourceId);
                rows.append(slotObject(slot, resource));
                table += u"%1  %2  %3  %4/%5  %6  %7\n"_s.arg(slot.id.value(), 6)
                             .arg(localTime(slot.range.start, zone),
                                 localTime(slot.range.end, zone).section(u' ', 1))
                             .arg(slot.available, 4)
                             .arg(slot.capacity, -4)
                             .arg(statusOf(slot), -6)
                             .arg(resource);
            }
        }
    }
    return rows;
}

ExitCode list(const Invocation &invocation)
{
    const auto from = dateOption(invocation, u"from"_s);
    const auto to = from ? dateOption(invocation, u"to"_s) : std::nullopt;
    if (!from || !to) {
        return ExitCode::Usage;
    }
    if (*to < *from || from->daysTo(*to) >= daysMax) {
        invocation.console.message(
            u"--to is a day from --from on, at most %1 days later."_s.arg(daysMax - 1));
        return ExitCode::Usage;
    }
    const std::unique_ptr<Session> session = Session::open(invocation);
    if (!session) {
        return ExitCode::NoDatabase;
    }
    DbExecutor executor(session->backend().connection());
    ScheduleService schedule(executor);
    QString table;
    const Result<QJsonArray> rows = readSlots(schedule, *from, *to, table);
    if (!rows) {
        return fail(invocation.console, rows.error());
    }
    invocation.console.answer(*rows, table);
    return ExitCode::Done;
}

ExitCode add(const Invocation &invocation)
{
    const auto capacity = numberOption(invocation, u"capacity"_s, 0, capacityMax);
    const auto start = capacity ? instantOption(invocation, u"start"_s) : std::nullopt;
    const auto end = start ? instantOption(invocation, u"end"_s) : std::nullopt;
    if (!capacity || !start || !end) {
        return ExitCode::Usage;
    }
    const QString resource = invocation.options.value(u"resource"_s).trimmed();
    if (resource.isEmpty() || *end <= *start) {
        invocation.console.message(
            resource.isEmpty() ? u"--resource takes a name."_s : u"--end must be after --start."_s);
        return ExitCode::Usage;
    }
    const std::unique_ptr<Session> session = Session::open(invocation);
    if (!session) {
        return ExitCode::NoDatabase;
    }
    DbExecutor executor(session->backend().connection());
    const Result<AddSlotOutcome> outcome
        = ScheduleService(executor)
              .addSlot({ resource, { *start, *end }, *capacity, QTimeZone::systemTimeZoneId() })
              .result();
    if (!outcome) {
        return fail(invocation.console, outcome.error());
    }
    if (const auto *refused = std::get_if<SlotRefused>(&*outcome)) {
        invocation.console.answer(QJsonObject { { u"outcome"_s, refused->outcome } },
            u"The slot was not added: %1."_s.arg(refused->outcome));
        return ExitCode::Refused;
    }
    const Slot &slot = std::get<SlotAdded>(*outcome).slot;
    QJsonObject object = slotObject(slot, resource);
    object[u"outcome"_s] = u"added"_s;
    invocation.console.answer(object, u"Added slot %1."_s.arg(slot.id.value()));
    return ExitCode::Done;
}

}

std::vector<Command> slotsCommands()
{
    return {
        { u"slots list"_s,
            u"List the slots of some days, in the time of each site."_s,
            {},
            { QCommandLineOption(u"from"_s, u"First day, such as 2027-06-07."_s, u"DATE"_s),
                QCommandLineOption(u"to"_s, u"Last day."_s, u"DATE"_s) },
            &list },
        { u"slots add"_s,
            u"Add one slot; a new resource name makes the resource."_s,
            {},
            { QCommandLineOption(u"resource"_s, u"Name of the resource."_s, u"NAME"_s),
                QCommandLineOption(u"start"_s, u"Instant with its offset."_s, u"INSTANT"_s),
                QCommandLineOption(u"end"_s, u"Instant with its offset."_s, u"INSTANT"_s),
                QCommandLineOption(u"capacity"_s, u"Places that it sells."_s, u"N"_s) },
            &add },
    };
}
