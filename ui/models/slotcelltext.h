#pragma once

#include "ui/models/slotcell.h"

#include <QString>
#include <QTimeZone>

/** The words of a cell of the day grid, in the current language. */
namespace SlotCellText {

/** "5 free", "Full", "Yours", "Kiosk 4", "Cleaning", "7 booked"; empty for an empty cell. */
QString state(const SlotCell &cell, const QString &ownDesk);

/** "4:32" while the cell speaks of an open hold, else empty. */
QString countdown(const SlotCell &cell, const QString &ownDesk);

/** "3/10"; "8" when nothing is left to sell or count. */
QString count(const SlotCell &cell);

/** "from yesterday", "until 00:30" for a slot that the day cuts; "until 11:30" for a tall one. */
QString span(const SlotCell &cell, const QTimeZone &zone);

/** "2 open holds". */
QString holds(const SlotCell &cell);

/** "7 booked": places. */
QString booked(const SlotCell &cell);

/** Name of the icon of resources/icons; empty for none. */
QString icon(CellState state);

/** "Hall A, 10:00 to 11:00, 3 of 10 places free, held by you for 4:32": for screen readers. */
QString spoken(
    const SlotCell &cell, const QString &resource, const QTimeZone &zone, const QString &ownDesk);

/** What the state is called in a legend: "Free", "Few left", ... */
QString legend(CellState state);

/** Minutes and seconds, "4:32"; hours when there are any, "1:04:32". */
QString clock(qint64 seconds);

}
