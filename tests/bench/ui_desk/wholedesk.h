#pragma once

#include "core/booking/bookingservice.h"
#include "core/booking/changeservice.h"
#include "core/booking/ticketservice.h"
#include "core/booking/waitingservice.h"
#include "core/config/settings.h"
#include "core/credits/creditservice.h"
#include "core/customers/customerservice.h"
#include "core/db/executor.h"
#include "core/kiosk/kioskwatchservice.h"
#include "core/live/livefeed.h"
#include "core/schedule/scheduleservice.h"
#include "core/stock/stockservice.h"
#include "ui/shell/language.h"
#include "ui/shell/mainwindow.h"
#include "ui/theme/theme.h"

#include <QTemporaryDir>

/** Everything that the program `holdfast` puts together over a database, for measurements. */
class WholeDesk {
public:
    /** One for all desks of a program: two themes would follow each other without end. */
    struct Look {
        Theme theme;
        Language language;
    };

    /** @p connection is a connection string of a migrated database. @p look is borrowed. */
    WholeDesk(const QString &connection, Look &look);

    /** Waits until a day and the detail of its slot are painted; false when they do not come. */
    bool isSettled();

    /** Waits until what is asked of the server once at the start is answered. */
    bool isQuiet();

    /** Reads and paints the day so many times; false when an answer did not come. */
    bool refresh(int rounds);

    /** From the wish for another day to its painted grid, in ms; below 0 when it did not come. */
    double showDay(QDate day);

    QDate today() { return day().today(); }

private:
    DayPresenter &day();

    DbExecutor m_executor;
    DbExecutor m_background;
    BookingService m_booking;
    ScheduleService m_schedule;
    CustomerService m_customers;
    CreditService m_credits;
    StockService m_stock;
    TicketService m_tickets;
    ChangeService m_changes;
    WaitingService m_waiting;
    KioskWatchService m_kiosks;
    LiveFeed m_feed;
    QTemporaryDir m_folder;
    Settings m_settings;
    MainWindow m_window;
};
