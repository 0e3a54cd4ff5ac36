#include "tests/bench/ui_desk/arrivalspaint.h"

#include "ui/models/arrivalmodel.h"
#include "ui/models/arrivalsums.h"
#include "ui/theme/theme.h"
#include "ui/widgets/recordtable.h"

#include <QCoreApplication>
#include <QElapsedTimer>

using namespace Qt::StringLiterals;

namespace {

constexpr int rowCount = 500;
constexpr int rowsPerSlot = 20;
constexpr double barMs = 100;
constexpr int tableWidth = 860; // what a window of 1440 x 900 leaves to the table
constexpr int tableHeight = 700;

/** Days with other bookings each, so that no row of the one before stays. */
QList<Arrival> bookingsOf(int day)
{
    static const QStringList names {
        u"Jana Řeřichová"_s, u"Пётр Щукин"_s, u"O'Brien"_s, QString()
    };
    const QDateTime opening(QDate(2027, 6, 7).addDays(day), QTime(6, 0), Qt::UTC);
    QList<Arrival> bookings;
    for (int i = 0; i < rowCount; ++i) {
        Arrival booking;
        booking.holdId = HoldId(day * rowCount + i + 1);
        booking.resourceName = u"Hall %1"_s.arg(i % 7);
        booking.startsAt = opening.addSecs(qint64(i / rowsPerSlot) * 1800);
        booking.endsAt = booking.startsAt.addSecs(3600);
        booking.partySize = i % 6 + 1;
        booking.arrived = i % 3 == 0 ? booking.partySize : 0;
        booking.customerName = names.at(i % names.size());
        booking.customerPhone = u"+420 777 %1"_s.arg(100'000 + i);
        booking.code = u"K7MQ%1"_s.arg(2222 + i);
        bookings.append(booking);
    }
    return bookings;
}

}

DeskFigure measureArrivals(int rounds)
{
    DeskFigure figure { u"arrivals_500"_s, u"ms"_s, barMs, {} };
    Theme theme;
    theme.choose(ThemeChoice::Light);
    ArrivalModel model;
    RecordTable table(theme);
    table.setRoomColumn(ArrivalModel::Name);
    table.setModel(&model);
    table.resize(tableWidth, tableHeight);
    table.show();
    const QTimeZone zone("Europe/Prague");
    for (int round = 0; round < rounds; ++round) {
        const QList<Arrival> bookings = bookingsOf(round);
        const QDateTime now = bookings.at(rowCount / 2).startsAt;
        QElapsedTimer timer;
        timer.start();
        QList<ArrivalRow> rows;
        for (const Arrival &booking : bookings) {
            rows.append(ArrivalRow::of(booking, now, zone));
        }
        model.setRows(rows);
        const ArrivalSums sums = ArrivalSums::of(rows);
        QCoreApplication::sendPostedEvents();
        table.viewport()->repaint();
        figure.rounds.append(static_cast<double>(timer.nsecsElapsed()) / 1e6);
        Q_ASSERT(sums.here.bookings > 0 && model.rowCount() == rowCount);
    }
    return figure;
}
