#include "ui/presenters/daypresenter.h"

#include "core/base/localday.h"
#include "core/base/onui.h"
#include "core/live/livefeed.h"
#include "core/schedule/scheduleservice.h"
#include "ui/presenters/nextopenday.h"

#include <QTimeZone>
#include <QTimer>

#include <algorithm>

namespace {

constexpr int gatherMs = 75;
constexpr int coldStartMs = 3'000;
constexpr int periodDefaultMs = 10'000;

/** Errors that time alone may mend; the feed reports when it has. */
bool isPassing(ErrorCode code)
{
    return code == ErrorCode::Unreachable || code == ErrorCode::OutcomeUnknown
        || code == ErrorCode::Busy;
}

}

DayPresenter::DayPresenter(ScheduleService &schedule, LiveFeed &feed, QObject *parent)
    : QObject(parent)
    , m_schedule(schedule)
    , m_feed(feed)
    , m_period(std::make_unique<QTimer>())
    , m_gather(std::make_unique<QTimer>())
    , m_coldStart(std::make_unique<QTimer>())
    , m_nextOpenDay(std::make_unique<NextOpenDay>(schedule))
{
    m_period->setInterval(periodDefaultMs);
    connect(m_period.get(), &QTimer::timeout, this, &DayPresenter::refresh);
    m_gather->setSingleShot(true);
    m_gather->setInterval(gatherMs);
    connect(m_gather.get(), &QTimer::timeout, this, &DayPresenter::refresh);
    m_coldStart->setSingleShot(true);
    m_coldStart->setInterval(coldStartMs);
    connect(m_coldStart.get(), &QTimer::timeout, this, [this] {
        if (m_phase == DayPhase::Starting) {
            setPhase(DayPhase::Waiting);
        }
    });
    connect(&m_feed, &LiveFeed::stateChanged, this, &DayPresenter::onFeedStateChanged);
    connect(&m_feed, &LiveFeed::everythingChanged, this, &DayPresenter::refresh);
    connect(&m_feed, &LiveFeed::dayChanged, this, [this](SiteId site, QDate day) {
        if (site == m_site.id && day == m_day && !m_gather->isActive()) {
            m_gather->start();
        }
    });
    connect(
        m_nextOpenDay.get(), &NextOpenDay::foundChanged, this, &DayPresenter::nextOpenDayChanged);
}

DayPresenter::~DayPresenter() = default;

void DayPresenter::start()
{
    m_isStarted = true;
    m_coldStart->start();
    m_period->start();
    refresh();
}

void DayPresenter::setRefreshSeconds(int seconds)
{
    m_period->setInterval(std::chrono::seconds(seconds));
}

QDate DayPresenter::today() const { return localDate(now(), QTimeZone(m_site.zone)); }

QDateTime DayPresenter::now() const
{
    return m_grid ? m_grid->takenAt.addMSecs(m_sinceTaken.elapsed())
                  : QDateTime::currentDateTimeUtc();
}

bool DayPresenter::isGridCurrent() const
{
    return m_grid && m_grid->day == m_day && m_grid->site.id == m_site.id;
}

std::optional<QDate> DayPresenter::nextOpenDay() const { return m_nextOpenDay->found(); }

std::chrono::seconds DayPresenter::age() const
{
    return m_grid ? std::chrono::seconds(m_sinceTaken.elapsed() / 1000) : std::chrono::seconds(0);
}

std::chrono::seconds DayPresenter::refreshPeriod() const
{
    return std::chrono::duration_cast<std::chrono::seconds>(m_period->intervalAsDuration());
}

void DayPresenter::showDay(QDate day)
{
    if (day.isValid()) {
        place(m_site, day);
    }
}

void DayPresenter::showSite(SiteId site)
{
    const auto found = std::find_if(
        m_sites.cbegin(), m_sites.cend(), [site](const Site &each) { return each.id == site; });
    if (found != m_sites.cend()) {
        place(*found, m_day);
    }
}

void DayPresenter::showToday() { showDay(today()); }

void DayPresenter::step(int days)
{
    if (m_day.isValid()) {
        showDay(m_day.addDays(days));
    }
}

void DayPresenter::place(const Site &site, QDate day)
{
    if (site == m_site && day == m_day) {
        return;
    }
    m_site = site;
    m_day = day;
    m_nextOpenDay->forget();
    Q_EMIT placeChanged();
    refresh();
}

void DayPresenter::refresh()
{
    if (!m_isStarted) {
        return;
    }
    if (m_isReading) {
        m_isAnotherReadWanted = true;
        return;
    }
    // A read that cannot arrive only delays the next one; the feed says when it is worth it.
    if (m_grid && m_feed.state() != ConnectionState::Live) {
        return;
    }
    setReading(true);
    if (m_sites.isEmpty()) {
        readSites();
    } else {
        readGrid();
    }
}

void DayPresenter::readSites()
{
    onUi(this, m_schedule.sites(), [this](const Result<QList<Site>> &answer) {
        if (!answer) {
            onReadFailed(answer.error());
            return;
        }
        m_sites = *answer;
        Q_EMIT sitesChanged();
        if (m_sites.isEmpty()) {
            setReading(false);
            m_error.reset();
            setPhase(DayPhase::Shown);
            return;
        }
        m_site = m_sites.constFirst();
        if (!m_day.isValid()) {
            m_day = today();
        }
        Q_EMIT placeChanged();
        readGrid();
    });
}

void DayPresenter::readGrid()
{
    onUi(this, m_schedule.dayGrid(m_site, m_day), [this](const Result<DayGrid> &answer) {
        if (!answer) {
            onReadFailed(answer.error());
            return;
        }
        onGridRead(*answer);
    });
}

void DayPresenter::onGridRead(const DayGrid &grid)
{
    setReading(false);
    m_error.reset();
    if (grid.day != m_day || grid.site.id != m_site.id) {
        m_isAnotherReadWanted = false;
        refresh();
        return;
    }
    m_grid = grid;
    m_sinceTaken.start();
    if (grid.places.isEmpty()) {
        m_nextOpenDay->lookAfter(m_site, m_day);
    }
    setPhase(DayPhase::Shown);
    Q_EMIT gridChanged();
    if (std::exchange(m_isAnotherReadWanted, false)) {
        refresh();
    }
}

void DayPresenter::onReadFailed(const Error &error)
{
    setReading(false);
    m_isAnotherReadWanted = false;
    m_error = error;
    if (!m_grid && !isPassing(error.code)) {
        setPhase(DayPhase::Failed);
        return;
    }
    Q_EMIT phaseChanged();
}

void DayPresenter::onFeedStateChanged()
{
    if (m_feed.state() == ConnectionState::Live) {
        refresh();
    }
    Q_EMIT phaseChanged();
}

void DayPresenter::setPhase(DayPhase phase)
{
    if (phase != m_phase) {
        m_phase = phase;
        Q_EMIT phaseChanged();
    }
}

void DayPresenter::setReading(bool isReading)
{
    if (isReading != m_isReading) {
        m_isReading = isReading;
        Q_EMIT readingChanged();
    }
}
