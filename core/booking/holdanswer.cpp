#include "core/booking/holdanswer.h"

#include "core/db/rows.h"

using namespace Qt::StringLiterals;

namespace {

QDeadlineTimer lapsesIn(const Rows &rows, int row, int column)
{
    return QDeadlineTimer(rows.integer(row, column));
}

}

HoldAnswer HoldAnswer::from(const Rows &rows)
{
    Q_ASSERT(rows.count() == 1);
    return { rows.text(0, 0),
        { HoldId(rows.integer(0, 1)),
            holdStatusFrom(rows.text(0, 3)),
            rows.instant(0, 4),
            lapsesIn(rows, 0, 5),
            { SlotId(rows.integer(0, 2)), rows.smallInteger(0, 7), rows.smallInteger(0, 6) } },
        rows.text(0, 8),
        rows.integer(0, 9) };
}

QList<CreditLine> creditsFrom(const QString &pairs)
{
    QList<CreditLine> lines;
    for (const QString &pair : pairs.split(u',', Qt::SkipEmptyParts)) {
        lines.append({ pair.section(u':', 0, 0), pair.section(u':', 1).toLongLong() });
    }
    return lines;
}

HoldStatus holdStatusFrom(const QString &word)
{
    if (word == u"confirmed") {
        return HoldStatus::Confirmed;
    }
    if (word == u"cancelled") {
        return HoldStatus::Cancelled;
    }
    return word == u"expired" ? HoldStatus::Expired : HoldStatus::Held;
}

Hold holdFrom(const Rows &rows, int row)
{
    return { .id = HoldId(rows.integer(row, 0)),
        .slotId = SlotId(rows.integer(row, 1)),
        .status = holdStatusFrom(rows.text(row, 2)),
        .partySize = rows.smallInteger(row, 3),
        .expiresAt = rows.instant(row, 4),
        .lapsesIn = lapsesIn(rows, row, 5),
        .origin = { rows.text(row, 6), rows.text(row, 8), rows.text(row, 9), rows.boolean(row, 7) },
        .customerId = CustomerId(rows.integer(row, 10)),
        .customerName = rows.text(row, 11),
        .customerPhone = rows.text(row, 12),
        .note = rows.text(row, 13),
        .extras = rows.text(row, 14),
        .createdAt = rows.instant(row, 15),
        .credits = creditsFrom(rows.text(row, 16)),
        .arrived = rows.smallInteger(row, 17),
        .isNoShow = rows.boolean(row, 18),
        .code = rows.text(row, 19) };
}
