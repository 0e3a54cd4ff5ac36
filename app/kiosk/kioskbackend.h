#pragma once

#include "core/base/result.h"

#include <QString>

#include <memory>

class Backend;
class BookingService;
class DbExecutor;
class DraftStore;
class FeedWorker;
class IntentJournal;
class KioskService;
class LiveFeed;
class NotificationListener;
class ScheduleService;
class StockService;
class TicketService;

/** The connections and services of one kiosk, over a backend that is ready. UI thread. */
class KioskBackend {
public:
    /** Fails when what was sent cannot be kept on disk: then nothing may be sent. */
    static Result<std::unique_ptr<KioskBackend>> open(
        const Backend &backend, const QString &kioskName);
    ~KioskBackend();
    KioskBackend(const KioskBackend &) = delete;
    KioskBackend &operator=(const KioskBackend &) = delete;

    // Valid as long as this object.
    BookingService &booking() const { return *m_booking; }

    ScheduleService &schedule() const { return *m_schedule; }

    KioskService &kiosk() const { return *m_kiosk; }

    StockService &stock() const { return *m_stock; }

    TicketService &tickets() const { return *m_tickets; }

    /** Keeps the keys of holds over the death of the program. */
    DraftStore *store() const { return m_store.get(); }

    LiveFeed &feed() const { return *m_feed; }

private:
    KioskBackend(const Backend &backend,
        const QString &kioskName,
        std::unique_ptr<IntentJournal> journal,
        std::unique_ptr<DraftStore> store);

    std::unique_ptr<IntentJournal> m_journal;
    std::unique_ptr<DraftStore> m_store;
    std::unique_ptr<DbExecutor> m_executor; ///< what visitors wait for
    std::unique_ptr<DbExecutor> m_background;
    std::unique_ptr<NotificationListener> m_listener;
    std::unique_ptr<FeedWorker> m_worker; ///< of a demo only; a server has its own
    std::unique_ptr<BookingService> m_booking;
    std::unique_ptr<KioskService> m_kiosk;
    std::unique_ptr<ScheduleService> m_schedule;
    std::unique_ptr<StockService> m_stock;
    std::unique_ptr<TicketService> m_tickets;
    std::unique_ptr<LiveFeed> m_feed;
};
