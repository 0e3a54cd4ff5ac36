#pragma once

#include "core/booking/bookingservice.h"
#include "core/booking/changeservice.h"
#include "core/booking/ticketservice.h"
#include "core/booking/waitingservice.h"
#include "core/credits/creditservice.h"
#include "core/customers/customerservice.h"
#include "core/db/executor.h"
#include "core/journal/intentjournal.h"
#include "core/kiosk/kioskwatchservice.h"
#include "core/schedule/scheduleservice.h"
#include "core/stock/stockservice.h"

#include <QString>

#include <memory>

/**
 * The services of one desk on one connection of its own, as the desk program puts them together.
 * With a folder it also keeps a journal of intents there.
 */
class TestDesk {
public:
    explicit TestDesk(ConnectionSettings settings,
        const QString &name = QStringLiteral("desk 1"),
        const QString &journalFolder = {});
    ~TestDesk();
    TestDesk(const TestDesk &) = delete;
    TestDesk &operator=(const TestDesk &) = delete;

    DbExecutor &executor() { return *m_executor; }

    BookingService &booking() { return *m_booking; }

    ChangeService &changes() { return *m_changes; }

    KioskWatchService &kiosks() { return *m_kiosks; }

    WaitingService &waiting() { return *m_waiting; }

    ScheduleService &schedule() { return *m_schedule; }

    CustomerService &customers() { return *m_customers; }

    CreditService &credits() { return *m_credits; }

    StockService &stock() { return *m_stock; }

    TicketService &tickets() { return *m_tickets; }

    /** Null without a folder. */
    IntentJournal *journal() { return m_journal.get(); }

    /** The program dies: connection and journal go, nothing is settled. */
    void crash();

private:
    std::unique_ptr<IntentJournal> m_journal;
    std::unique_ptr<DbExecutor> m_executor;
    std::unique_ptr<BookingService> m_booking;
    std::unique_ptr<ChangeService> m_changes;
    std::unique_ptr<WaitingService> m_waiting;
    std::unique_ptr<KioskWatchService> m_kiosks;
    std::unique_ptr<ScheduleService> m_schedule;
    std::unique_ptr<CustomerService> m_customers;
    std::unique_ptr<CreditService> m_credits;
    std::unique_ptr<StockService> m_stock;
    std::unique_ptr<TicketService> m_tickets;
};
