#pragma once

#include "core/model/daygrid.h"

#include <QTime>
#include <QTimeZone>

/** What a test says of one slot; the rest is usual. */
struct SlotSpec {
    int column = 0;
    QTime start;
    int minutes = 30;
    int capacity = 10;
    int available = 10;
    QString closedReason = {};
};

/** Builds a day of a site as a read of the database would give it. */
class GridBuilder {
public:
    explicit GridBuilder(QDate day = QDate(2027, 6, 7), const QByteArray &zone = "Europe/Prague");

    GridBuilder &resources(int count);
    GridBuilder &resource(const QString &name, int capacity);
    GridBuilder &slot(const SlotSpec &spec);

    /** A slot by instants, for days whose wall times are not enough. */
    GridBuilder &slotAt(int column, const TimeRange &range, int capacity, int available);

    /** An open hold on the last slot that was added; lapses @p seconds from now. */
    GridBuilder &hold(const QString &desk, int party, int seconds);

    /** The clock of the database, as wall time of the day. */
    GridBuilder &now(QTime time);

    /** A slot of every half hour in every column: @p rows of them from midnight on. */
    GridBuilder &fill(int rows, int minutes);

    /** Makes it the week of one resource, from the day of the builder on. */
    GridBuilder &weekOf(int column);

    /** A slot by the wall time of any day. */
    GridBuilder &slotOn(QDate day, const SlotSpec &spec);

    const DayGrid &grid() const { return m_grid; }

    /** Id of the last slot that was added. */
    SlotId lastSlot() const { return m_grid.places.constLast().id; }

    static QString ownDesk();

private:
    QDateTime instant(QTime time) const;

    DayGrid m_grid;
    QTimeZone m_zone;
    qint64 m_nextHold = 1;
};

/** The day of the design's picture: every look of a cell, for pictures and tests. */
DayGrid designDay();
