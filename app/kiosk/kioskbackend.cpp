#include "app/kiosk/kioskbackend.h"

#include "app/startup/backend.h"
#include "core/booking/bookingservice.h"
#include "core/db/executor.h"
#include "core/db/listener.h"
#include "core/journal/intentjournal.h"
#include "core/live/feedworker.h"
#include "core/live/livefeed.h"
#include "core/schedule/scheduleservice.h"

using namespace Qt::StringLiterals;

Result<std::unique_ptr<KioskBackend>> KioskBackend::open(
    const Backend &backend, const QString &kioskName)
{
    Result<std::unique_ptr<IntentJournal>> journal = IntentJournal::open(backend.folder());
    if (!journal) {
        return journal.error();
    }
    return std::unique_ptr<KioskBackend>(
        new KioskBackend(backend, kioskName, std::move(journal).value()));
}

KioskBackend::KioskBackend(
    const Backend &backend, const QString &kioskName, std::unique_ptr<IntentJournal> journal)
    : m_journal(std::move(journal))
    , m_executor(std::make_unique<DbExecutor>(backend.connection()))
    , m_background(std::make_unique<DbExecutor>(backend.connection()))
    , m_listener(std::make_unique<NotificationListener>(backend.connection()))
    , m_booking(std::make_unique<BookingService>(
          *m_executor, m_journal.get(), BookingService::Origin { kioskName, u"kiosk"_s }))
    , m_schedule(std::make_unique<ScheduleService>(*m_executor))
    , m_feed(std::make_unique<LiveFeed>(*m_executor, *m_background, m_listener.get()))
{
    if (backend.isPrivate()) {
        m_worker = std::make_unique<FeedWorker>(backend.connection());
    }
}

KioskBackend::~KioskBackend() = default;
