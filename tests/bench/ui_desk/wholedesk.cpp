#include "tests/bench/ui_desk/wholedesk.h"

#include "ui/desk/daypage.h"

#include <QElapsedTimer>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr int answerTimeoutMs = 30'000;
constexpr int quietTimeoutMs = 600'000; // the seal reads the whole journal

}

WholeDesk::WholeDesk(const QString &connection, Look &look)
    : m_executor({ connection, u"bench_desk"_s })
    , m_background({ .connectionString = connection,
          .applicationName = u"bench_desk background"_s,
          .statementTimeout = 10min })
    , m_booking(m_executor, nullptr, { u"bench"_s, u"desk"_s })
    , m_schedule(m_executor)
    , m_customers(m_executor)
    , m_credits(m_executor, nullptr)
    , m_stock(m_executor, nullptr)
    , m_tickets(m_executor, u"bench"_s)
    , m_changes(m_executor, nullptr, u"bench"_s)
    , m_waiting(m_executor, nullptr, u"bench"_s)
    , m_kiosks(m_executor)
    , m_feed(m_executor, m_background, nullptr)
    , m_settings(m_folder.filePath(u"settings.ini"_s))
    , m_window({ m_settings, look.theme, look.language })
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
                          m_waiting,
                          m_kiosks,
                          m_feed },
        {});
    m_feed.start();
}

DayPresenter &WholeDesk::day() { return m_window.dayPage()->desk().day(); }

bool WholeDesk::isSettled()
{
    return QTest::qWaitFor(
        [this] { return m_window.dayPage() && m_window.dayPage()->isSettled(); }, answerTimeoutMs);
}

bool WholeDesk::isQuiet()
{
    return isSettled()
        && QTest::qWaitFor(
            [this] { return m_feed.seal().state != Seal::State::Unknown; }, quietTimeoutMs);
}

bool WholeDesk::refresh(int rounds)
{
    int read = 0;
    const auto counter
        = QObject::connect(&day(), &DayPresenter::gridChanged, &day(), [&read] { ++read; });
    for (int round = 1; round <= rounds; ++round) {
        day().refresh();
        if (!QTest::qWaitFor([&read, round] { return read >= round; }, answerTimeoutMs)) {
            break;
        }
        m_window.repaint();
    }
    QObject::disconnect(counter);
    return read >= rounds;
}

double WholeDesk::showDay(QDate wanted)
{
    constexpr double nsPerMs = 1e6;
    bool isPainted = false;
    QElapsedTimer timer;
    double taken = -1;
    const auto shown = QObject::connect(m_window.dayPage(),
        &DayPage::gridShown,
        m_window.dayPage(),
        [this, wanted, &timer, &taken, &isPainted] {
            if (!isPainted && m_window.dayPage()->model().day() == wanted) {
                m_window.repaint();
                taken = static_cast<double>(timer.nsecsElapsed()) / nsPerMs;
                isPainted = true;
            }
        });
    timer.start();
    day().showDay(wanted);
    const bool hasCome = QTest::qWaitFor([&isPainted] { return isPainted; }, answerTimeoutMs);
    QObject::disconnect(shown);
    // What else the day asks for must not weigh on the next round.
    return hasCome && isSettled() ? taken : -1;
}
