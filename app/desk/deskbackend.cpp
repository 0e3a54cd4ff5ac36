#include "app/desk/deskbackend.h"

#include "app/startup/backend.h"
#include "core/booking/bookingservice.h"
#include "core/booking/changeservice.h"
#include "core/booking/draftstore.h"
#include "core/booking/ticketservice.h"
#include "core/booking/waitingservice.h"
#include "core/credits/creditservice.h"
#include "core/customers/customerservice.h"
#include "core/db/executor.h"
#include "core/db/listener.h"
#include "core/journal/intentjournal.h"
#include "core/kiosk/kioskwatchservice.h"
#include "core/live/feedworker.h"
#include "core/live/livefeed.h"
#include "core/schedule/scheduleservice.h"
#include "core/stock/stockservice.h"

using namespace Qt::StringLiterals;

Result<std::unique_ptr<DeskBackend>> DeskBackend::open(
    const Backend &backend, const QString &deskName)
{
    Result<std::unique_ptr<IntentJournal>> journal = IntentJournal::open(backend.folder());
    if (!journal) {
        return journal.error();
    }
    return std::unique_ptr<DeskBackend>(
        new DeskBackend(backend, deskName, std::move(journal).value()));
}

DeskBackend::DeskBackend(
    const Backend &backend, const QString &deskName, std::unique_ptr<IntentJournal> journal)
    : m_journal(std::move(journal))
    , m_executor(std::make_unique<DbExecutor>(backend.connection()))
    , m_background(std::make_unique<DbExecutor>(backend.patientConnection()))
    , m_listener(std::make_unique<NotificationListener>(backend.connection()))
    , m_booking(std::make_unique<BookingService>(
          *m_executor, m_journal.get(), BookingService::Origin { deskName, u"desk"_s }))
    , m_changes(std::make_unique<ChangeService>(*m_executor, m_journal.get(), deskName))
    , m_waiting(std::make_unique<WaitingService>(*m_executor, m_journal.get(), deskName))
    , m_kiosks(std::make_unique<KioskWatchService>(*m_executor))
    , m_schedule(std::make_unique<ScheduleService>(*m_executor))
    , m_customers(std::make_unique<CustomerService>(*m_executor))
    , m_credits(std::make_unique<CreditService>(*m_executor, m_journal.get()))
    , m_stock(std::make_unique<StockService>(*m_executor, m_journal.get()))
    , m_tickets(std::make_unique<TicketService>(*m_executor, deskName))
    , m_feed(std::make_unique<LiveFeed>(*m_executor, *m_background, m_listener.get()))
{
    if (backend.isPrivate()) {
        m_worker = std::make_unique<FeedWorker>(backend.connection());
    }
    m_feed->start();
    // Without a place for drafts the desk works: what is typed just does not survive it.
    if (auto drafts = DraftStore::open(backend.folder())) {
        m_drafts = std::move(drafts).value();
    }
}

DeskBackend::~DeskBackend() = default;

DeskServices DeskBackend::services()
{
    return { *m_booking,
        *m_schedule,
        *m_customers,
        *m_credits,
        *m_stock,
        *m_tickets,
        *m_changes,
        *m_waiting,
        *m_kiosks,
        *m_feed,
        m_drafts.get() };
}
