#pragma once

#include "core/base/result.h"
#include "ui/presenters/deskpresenter.h"

#include <memory>

class Backend;
class BookingService;
class ChangeService;
class CreditService;
class CustomerService;
class DbExecutor;
class DraftStore;
class FeedWorker;
class IntentJournal;
class KioskWatchService;
class LiveFeed;
class NotificationListener;
class ScheduleService;
class StockService;
class TicketService;
class WaitingService;

/** The connections and services of one desk, over a backend that is ready. UI thread. */
class DeskBackend {
public:
    /** Fails when the journal of intents cannot be kept: then nothing may be sent. */
    static Result<std::unique_ptr<DeskBackend>> open(
        const Backend &backend, const QString &deskName);
    ~DeskBackend();
    DeskBackend(const DeskBackend &) = delete;
    DeskBackend &operator=(const DeskBackend &) = delete;

    /** Valid as long as this object. */
    DeskServices services();

private:
    DeskBackend(
        const Backend &backend, const QString &deskName, std::unique_ptr<IntentJournal> journal);

    std::unique_ptr<IntentJournal> m_journal;
    std::unique_ptr<DraftStore> m_drafts; ///< null when the disk does not take them
    std::unique_ptr<DbExecutor> m_executor; ///< what people wait for
    std::unique_ptr<DbExecutor> m_background; ///< the seal, which reads much
    std::unique_ptr<NotificationListener> m_listener;
    std::unique_ptr<FeedWorker> m_worker; ///< private database only; a shared one has its own
    std::unique_ptr<BookingService> m_booking;
    std::unique_ptr<ChangeService> m_changes;
    std::unique_ptr<WaitingService> m_waiting;
    std::unique_ptr<KioskWatchService> m_kiosks;
    std::unique_ptr<ScheduleService> m_schedule;
    std::unique_ptr<CustomerService> m_customers;
    std::unique_ptr<CreditService> m_credits;
    std::unique_ptr<StockService> m_stock;
    std::unique_ptr<TicketService> m_tickets;
    std::unique_ptr<LiveFeed> m_feed;
};
