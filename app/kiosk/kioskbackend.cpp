#include "app/kiosk/kioskbackend.h"

#include "app/startup/backend.h"
#include "core/booking/bookingservice.h"
#include "core/booking/draftstore.h"
#include "core/booking/ticketservice.h"
#include "core/db/executor.h"
#include "core/db/listener.h"
#include "core/journal/intentjournal.h"
#include "core/kiosk/kioskservice.h"
#include "core/live/feedworker.h"
#include "core/live/livefeed.h"
#include "core/schedule/scheduleservice.h"
#include "core/stock/stockservice.h"

using namespace Qt::StringLiterals;

Result<std::unique_ptr<KioskBackend>> KioskBackend::open(
    const Backend &backend, const QString &kioskName)
{
    Result<std::unique_ptr<IntentJournal>> journal = IntentJournal::open(backend.folder());
    if (!journal) {
        return journal.error();
    }
    Result<std::unique_ptr<DraftStore>> store = DraftStore::open(backend.folder() + u"/visits"_s);
    if (!store) {
        return store.error();
    }
    return std::unique_ptr<KioskBackend>(
        new KioskBackend(backend, kioskName, std::move(journal).value(), std::move(store).value()));
}

KioskBackend::KioskBackend(const Backend &backend,
    const QString &kioskName,
    std::unique_ptr<IntentJournal> journal,
    std::unique_ptr<DraftStore> store)
    : m_journal(std::move(journal))
    , m_store(std::move(store))
    , m_executor(std::make_unique<DbExecutor>(backend.connection()))
    , m_background(std::make_unique<DbExecutor>(backend.connection()))
    , m_listener(std::make_unique<NotificationListener>(backend.connection()))
    , m_booking(std::make_unique<BookingService>(
          *m_executor, m_journal.get(), BookingService::Origin { kioskName, u"kiosk"_s }))
    , m_kiosk(std::make_unique<KioskService>(*m_executor, m_journal.get(), kioskName))
    , m_schedule(std::make_unique<ScheduleService>(*m_executor))
    , m_stock(std::make_unique<StockService>(*m_executor, m_journal.get()))
    , m_tickets(std::make_unique<TicketService>(*m_executor, kioskName))
    , m_feed(std::make_unique<LiveFeed>(*m_executor, *m_background, m_listener.get()))
{
    if (backend.isPrivate()) {
        m_worker = std::make_unique<FeedWorker>(backend.connection());
    }
}

KioskBackend::~KioskBackend() = default;
