#include "tests/support/testdesk.h"

using namespace Qt::StringLiterals;

TestDesk::TestDesk(ConnectionSettings settings, const QString &name, const QString &journalFolder)
{
    settings.applicationName = name;
    if (!journalFolder.isEmpty()) {
        Result<std::unique_ptr<IntentJournal>> journal = IntentJournal::open(journalFolder);
        if (!journal) {
            qFatal("journal of a test desk: %s", qUtf8Printable(journal.error().detail));
        }
        m_journal = std::move(journal).value();
    }
    m_executor = std::make_unique<DbExecutor>(std::move(settings));
    m_booking = std::make_unique<BookingService>(
        *m_executor, m_journal.get(), BookingService::Origin { name, u"desk"_s });
    m_changes = std::make_unique<ChangeService>(*m_executor, m_journal.get(), name);
    m_kiosks = std::make_unique<KioskWatchService>(*m_executor);
    m_waiting = std::make_unique<WaitingService>(*m_executor, m_journal.get(), name);
    m_schedule = std::make_unique<ScheduleService>(*m_executor);
    m_customers = std::make_unique<CustomerService>(*m_executor);
    m_credits = std::make_unique<CreditService>(*m_executor, m_journal.get());
    m_stock = std::make_unique<StockService>(*m_executor, m_journal.get());
    m_tickets = std::make_unique<TicketService>(*m_executor, name);
}

TestDesk::~TestDesk() = default;

void TestDesk::crash()
{
    m_tickets.reset();
    m_stock.reset();
    m_credits.reset();
    m_customers.reset();
    m_schedule.reset();
    m_changes.reset();
    m_waiting.reset();
    m_kiosks.reset();
    m_booking.reset();
    m_executor.reset();
    m_journal.reset();
}
