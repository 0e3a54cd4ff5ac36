#include "core/booking/slotreads.h"

#include "core/booking/holdanswer.h"
#include "core/db/connection.h"

#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

constexpr const char *slotDetailQuery
    = "SELECT slot_id, resource_id, resource_name, starts_us, ends_us, capacity, available,"
      " confirmed, held, title, price_minor, closed_reason FROM api.slot_detail($1)";
constexpr const char *slotHoldsQuery
    = "SELECT hold_id, slot_id, status, quantity, expires_us, remaining_ms, actor, is_own, desk,"
      " channel, customer_id, customer_name, customer_phone, note, extras, created_us,"
      " credits, arrived, is_no_show, code"
      " FROM api.slot_holds($1)";
constexpr const char *explainSlotQuery
    = "SELECT term, quantity, who, until_us, reason FROM api.explain_slot($1)";
constexpr const char *nearestSlotsQuery
    = "SELECT slot_id, resource_id, resource_name, starts_us, ends_us, capacity, available, title,"
      " price_minor FROM api.nearest_slots($1, $2, 3)";

AvailabilityTerm::Kind termKind(const QString &word)
{
    using Kind = AvailabilityTerm::Kind;
    static const std::array words { std::pair { u"capacity"_s, Kind::Capacity },
        std::pair { u"confirmed"_s, Kind::Confirmed },
        std::pair { u"held"_s, Kind::Held },
        std::pair { u"lapsed"_s, Kind::Lapsed },
        std::pair { u"closed"_s, Kind::Closed },
        std::pair { u"past"_s, Kind::Past } };
    for (const auto &[name, kind] : words) {
        if (name == word) {
            return kind;
        }
    }
    return Kind::Available;
}

}

Result<std::optional<SlotDetail>> readSlotDetail(DbConnection &connection, SlotId slot)
{
    const Parameters parameters = Parameters().addId(slot);
    const Result<Rows> numbers = connection.run(slotDetailQuery, parameters, Effect::Read);
    if (!numbers) {
        return numbers.error();
    }
    if (numbers->count() == 0) {
        return std::optional<SlotDetail>();
    }
    SlotDetail detail;
    detail.slot = { .id = SlotId(numbers->integer(0, 0)),
        .resourceId = ResourceId(numbers->integer(0, 1)),
        .range = { numbers->instant(0, 3), numbers->instant(0, 4) },
        .capacity = numbers->smallInteger(0, 5),
        .available = numbers->smallInteger(0, 6),
        .title = numbers->text(0, 9),
        .priceMinor = numbers->integer(0, 10),
        .closedReason = numbers->text(0, 11) };
    detail.resourceName = numbers->text(0, 2);
    detail.confirmed = numbers->smallInteger(0, 7);
    detail.held = numbers->smallInteger(0, 8);

    const Result<Rows> holds = connection.run(slotHoldsQuery, parameters, Effect::Read);
    if (!holds) {
        return holds.error();
    }
    for (int row = 0; row < holds->count(); ++row) {
        detail.holds.append(holdFrom(*holds, row));
    }

    const Result<Rows> terms = connection.run(explainSlotQuery, parameters, Effect::Read);
    if (!terms) {
        return terms.error();
    }
    for (int row = 0; row < terms->count(); ++row) {
        detail.terms.append({ termKind(terms->text(row, 0)),
            terms->smallInteger(row, 1),
            terms->text(row, 2),
            terms->instant(row, 3),
            terms->text(row, 4) });
    }
    return std::optional(std::move(detail));
}

Result<QList<NearbySlot>> readNearbySlots(DbConnection &connection, SlotId slot, int partySize)
{
    const Result<Rows> rows = connection.run(
        nearestSlotsQuery, Parameters().addId(slot).add(qint64(partySize)), Effect::Read);
    if (!rows) {
        return rows.error();
    }
    QList<NearbySlot> nearby;
    for (int row = 0; row < rows->count(); ++row) {
        nearby.append({ { .id = SlotId(rows->integer(row, 0)),
                            .resourceId = ResourceId(rows->integer(row, 1)),
                            .range = { rows->instant(row, 3), rows->instant(row, 4) },
                            .capacity = rows->smallInteger(row, 5),
                            .available = rows->smallInteger(row, 6),
                            .title = rows->text(row, 7),
                            .priceMinor = rows->integer(row, 8),
                            .closedReason = {} },
            rows->text(row, 2) });
    }
    return nearby;
}
