#include "tests/models/gridbuilder.h"

#include "core/base/localday.h"

using namespace Qt::StringLiterals;

GridBuilder::GridBuilder(QDate day, const QByteArray &zone)
    : m_zone(zone)
{
    m_grid.site = { SiteId(1), u"Praha"_s, zone, u"CZK"_s };
    m_grid.day = day;
    m_grid.range = localDay(day, m_zone);
    m_grid.takenAt = m_grid.range.start;
}

GridBuilder &GridBuilder::resources(int count)
{
    for (int i = 0; i < count; ++i) {
        resource(u"Hall %1"_s.arg(i + 1), 10);
    }
    return *this;
}

GridBuilder &GridBuilder::resource(const QString &name, int capacity)
{
    m_grid.resources.append({ ResourceId(m_grid.resources.size() + 1), name, capacity });
    return *this;
}

GridBuilder &GridBuilder::slot(const SlotSpec &spec)
{
    const QDateTime start = instant(spec.start);
    slotAt(spec.column, { start, start.addSecs(spec.minutes * 60) }, spec.capacity, spec.available);
    m_grid.places.last().closedReason = spec.closedReason;
    return *this;
}

GridBuilder &GridBuilder::slotAt(int column, const TimeRange &range, int capacity, int available)
{
    Slot slot;
    // The same time and resource is the same slot, in every day that is built.
    slot.id = SlotId(range.start.toSecsSinceEpoch() / 60 * 100 + column + 1);
    slot.resourceId = m_grid.resources.at(column).id;
    slot.range = range;
    slot.capacity = capacity;
    slot.available = available;
    m_grid.places.append(slot);
    return *this;
}

GridBuilder &GridBuilder::hold(const QString &desk, int party, int seconds)
{
    Hold hold;
    hold.id = HoldId(m_nextHold++);
    hold.slotId = lastSlot();
    hold.partySize = party;
    hold.expiresAt = m_grid.takenAt.addSecs(seconds);
    hold.lapsesIn = QDeadlineTimer(qint64(seconds) * 1000);
    hold.origin = { u"anna"_s, desk, u"desk"_s, desk == ownDesk() };
    m_grid.openHolds.append(hold);
    return *this;
}

GridBuilder &GridBuilder::now(QTime time)
{
    m_grid.takenAt = instant(time);
    return *this;
}

GridBuilder &GridBuilder::fill(int rows, int minutes)
{
    for (int row = 0; row < rows; ++row) {
        const QDateTime start = m_grid.range.start.addSecs(qint64(row) * minutes * 60);
        for (int column = 0; column < static_cast<int>(m_grid.resources.size()); ++column) {
            slotAt(column, { start, start.addSecs(minutes * 60) }, 10, (row * 7 + column * 3) % 11);
        }
    }
    return *this;
}

GridBuilder &GridBuilder::weekOf(int column)
{
    constexpr int daysOfWeek = 7;
    m_grid.days = daysOfWeek;
    m_grid.only = m_grid.resources.at(column).id;
    m_grid.range.end = localDay(m_grid.day.addDays(daysOfWeek - 1), m_zone).end;
    return *this;
}

GridBuilder &GridBuilder::slotOn(QDate day, const SlotSpec &spec)
{
    const QDateTime start = QDateTime(day, spec.start, m_zone).toUTC();
    slotAt(spec.column, { start, start.addSecs(spec.minutes * 60) }, spec.capacity, spec.available);
    m_grid.places.last().closedReason = spec.closedReason;
    return *this;
}

QString GridBuilder::ownDesk() { return u"desk 2"_s; }

QDateTime GridBuilder::instant(QTime time) const
{
    return QDateTime(m_grid.day, time, m_zone).toUTC();
}

namespace {

/** Free places by row and column, as in the picture; held ones are given after it. */
constexpr int designFree[13][6] = {
    { 3, 5, 1, 0, 3, 4 },
    { 1, 6, 1, 0, 3, 0 },
    { 3, 9, 3, 1, 5, 0 },
    { 8, 11, 0, 0, 0, 2 },
    { 7, 4, 1, 1, 4, 2 },
    { 0, 9, 0, 2, 6, 0 },
    { 1, 3, 0, 1, 6, 0 },
    { 3, 8, 3, 2, 2, 1 },
    { 3, 3, 2, 1, 0, 5 },
    { 4, 2, 0, 2, 1, 0 },
    { 3, 11, 1, 4, 0, 1 },
    { 4, 11, 2, 0, 3, 5 },
    { 8, 5, 1, 2, 1, 4 },
};

constexpr int designCapacity[6] = { 10, 12, 4, 4, 6, 8 };

void addHolds(GridBuilder &day, int row, int column)
{
    if (row == 2 && column == 0) {
        day.hold(GridBuilder::ownDesk(), 3, 272);
    } else if (row == 3 && column == 2) {
        day.hold(u"Kiosk 4"_s, 2, 68);
    } else if ((row * 5 + column) % 7 == 4 && row > 2 && designFree[row][column] > 0) {
        day.hold(u"desk 3"_s, 1, 200);
    }
}

}

DayGrid designDay()
{
    GridBuilder day;
    day.resource(u"Hall A"_s, 10).resource(u"Hall B"_s, 12).resource(u"Court 1"_s, 4);
    day.resource(u"Court 2"_s, 4).resource(u"Sauna"_s, 6).resource(u"Gate 3"_s, 8);
    day.now(QTime(10, 14, 5));
    for (int row = 0; row < 13; ++row) {
        for (int column = 0; column < 6; ++column) {
            const bool isCleaning = column == 4 && (row == 5 || row == 6);
            day.slot({ column,
                QTime(9, 0).addSecs(row * 1800),
                30,
                designCapacity[column],
                designFree[row][column],
                isCleaning ? u"Cleaning"_s : QString() });
            addHolds(day, row, column);
        }
    }
    return day.grid();
}
