#include "tests/bench/ui_desk/deskmemory.h"

#include "core/booking/bookingservice.h"
#include "core/booking/changeservice.h"
#include "core/booking/ticketservice.h"
#include "core/config/settings.h"
#include "core/credits/creditservice.h"
#include "core/customers/customerservice.h"
#include "core/db/executor.h"
#include "core/live/livefeed.h"
#include "core/schedule/scheduleservice.h"
#include "core/stock/stockservice.h"
#include "tests/bench/ui_desk/residentmemory.h"
#include "ui/desk/daypage.h"
#include "ui/shell/language.h"
#include "ui/shell/mainwindow.h"
#include "ui/theme/theme.h"

#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

constexpr int warmRefreshes = 100; // caches fill once
constexpr int refreshes = 1000;
constexpr int answerTimeoutMs = 30'000;
constexpr double growthBar = 1.05;

/** Everything that the program `holdfast` puts together over a database. */
class WholeDesk {
public:
    explicit WholeDesk(const QString &connection)
        : m_executor({ connection, u"bench_desk"_s })
        , m_booking(m_executor, nullptr, { u"bench"_s, u"desk"_s })
        , m_schedule(m_executor)
        , m_customers(m_executor)
        , m_credits(m_executor, nullptr)
        , m_stock(m_executor, nullptr)
        , m_tickets(m_executor, u"bench"_s)
        , m_changes(m_executor, nullptr, u"bench"_s)
        , m_feed(m_executor, m_executor, nullptr)
        , m_settings(m_folder.filePath(u"settings.ini"_s))
        , m_window({ m_settings, m_theme, m_language })
    {
        m_window.resize(1440, 900);
        m_window.show();
        m_window.openDesk({ m_booking,
                              m_schedule,
                              m_customers,
                              m_credits,
                              m_stock,
                              m_tickets,
                              m_changes,
                              m_feed },
            {});
        m_feed.start();
    }

    bool isSettled()
    {
        return QTest::qWaitFor(
            [this] { return m_window.dayPage() && m_window.dayPage()->isSettled(); },
            answerTimeoutMs);
    }

    /** False when an answer did not come. */
    bool refresh(int rounds)
    {
        DayPresenter &day = m_window.dayPage()->desk().day();
        int read = 0;
        const auto counter
            = QObject::connect(&day, &DayPresenter::gridChanged, &day, [&read] { ++read; });
        for (int round = 1; round <= rounds; ++round) {
            day.refresh();
            if (!QTest::qWaitFor([&read, round] { return read >= round; }, answerTimeoutMs)) {
                break;
            }
            m_window.repaint();
        }
        QObject::disconnect(counter);
        return read >= rounds;
    }

private:
    DbExecutor m_executor;
    BookingService m_booking;
    ScheduleService m_schedule;
    CustomerService m_customers;
    CreditService m_credits;
    StockService m_stock;
    TicketService m_tickets;
    ChangeService m_changes;
    LiveFeed m_feed;
    QTemporaryDir m_folder;
    Settings m_settings;
    Theme m_theme;
    Language m_language;
    MainWindow m_window;
};

}

DeskFigure measureDeskMemory(const QString &connection)
{
    DeskFigure figure { u"desk_memory_after_1000_refreshes"_s, u"times"_s, growthBar, {} };
    WholeDesk desk(connection);
    if (!desk.isSettled() || !desk.refresh(warmRefreshes)) {
        return figure;
    }
    const double before = residentBytes();
    if (desk.refresh(refreshes) && before > 0) {
        figure.rounds.append(residentBytes() / before);
    }
    return figure;
}
