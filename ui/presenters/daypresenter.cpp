#include "ui/presenters/daypresenter.h"

#include "core/base/localday.h"
#include "core/base/onui.h"
#include "core/live/livefeed.h"
#include "core/schedule/scheduleservice.h"
#include "ui/presenters/nextopenday.h"

#include <QLocale>
#include <QTimeZone>
#include <QTimer>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace {

constexpr int gatherMs = 75;
constexpr int coldStartMs = 3'000;
constexpr int periodDefaultMs = 10'000;
constexpr int daysOfWeek = 7;

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
    connect(m_period.get(), &QTimer::timeout, this, &DayPresenter::refreshByItself);
    m_gather->setSingleShot(true);
    m_gather->setInterval(gatherMs);
    connect(m_gather.get(), &QTimer::timeout, this, &DayPresenter::refreshByItself);
    m_coldStart->setSingleShot(true);
    m_coldStart->setInterval(coldStartMs);
    connect(m_coldStart.get(), &QTimer::timeout, this, [this] {
        if (m_phase == DayPhase::Starting) {
            setPhase(DayPhase::Waiting);
        }
    });
    connect(&m_feed, &LiveFeed::stateChanged, this, &DayPresenter::onFeedStateChanged);
    connect(&m_feed, &LiveFeed::everythingChanged, this, &DayPresenter::refreshByItself);
    connect(&m_feed, &LiveFeed::dayChanged, this, [this](SiteId site, QDate day) {
        if (site == m_site.id && isShown(day) && !m_gather->isActive()) {
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
    if (!m_grid || m_grid->site.id != m_site.id || m_grid->isWeek() != m_weekResource.has_value()) {
        return false;
    }
    return m_weekResource ? m_grid->day == firstDayOfWeek() && m_grid->only == *m_weekResource
                          : m_grid->day == m_day;
}

QDate DayPresenter::firstDayOfWeek() const
{
    const int first = QLocale().firstDayOfWeek();
    return m_day.addDays(-((m_day.dayOfWeek() - first + daysOfWeek) % daysOfWeek));
}

bool DayPresenter::isShown(QDate day) const
{
    const QDate first = m_weekResource ? firstDayOfWeek() : m_day;
    const int days = m_weekResource && m_grid ? m_grid->days : 1;
    return day >= first && day < first.addDays(days);
}

void DayPresenter::showWeekOf(ResourceId resource)
{
    if (m_weekResource != resource) {
        m_weekResource = resource;
        m_nextOpenDay->forget();
        Q_EMIT placeChanged();
        refresh();
    }
}

void DayPresenter::showWholeDay()
{
    if (m_weekResource) {
        m_weekResource.reset();
        Q_EMIT placeChanged();
        refresh();
    }
}

void DayPresenter::setPaused(bool isPaused)
{
    if (isPaused == m_isPaused) {
        return;
    }
    m_isPaused = isPaused;
    Q_EMIT pausedChanged();
    refreshByItself();
}

void DayPresenter::refreshByItself()
{
    // A day that is not here yet is what a person is waiting for.
    if (!m_isPaused || !isGridCurrent()) {
        refresh();
    }
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
        const bool isWeek = m_weekResource.has_value() && std::abs(days) == 1;
        showDay(m_day.addDays(isWeek ? days * daysOfWeek : days));
    }
}

void DayPresenter::place(const Site &site, QDate day)
{
    if (site == m_site && day == m_day) {
        return;
    }
    if (m_weekResource && site.id != m_site.id) {
        m_weekResource = ResourceId(); // those of another site are others
    }
    m_site = site;
    m_day = day;
    m_nextOpenDay->forget();
    Q_EMIT placeChanged();
    if (!isGridCurrent()) { // another day of the week that is here needs no read
        refresh();
    }
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
    const QFuture<Result<DayGrid>> read = m_weekResource
        ? m_schedule.weekGrid(m_site, firstDayOfWeek(), *m_weekResource)
        : m_schedule.dayGrid(m_site, m_day);
    onUi(this, read, [this](const Result<DayGrid> &answer) {
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
    if (m_weekResource && !m_weekResource->isValid()) {
        m_weekResource = grid.only; // the first one was asked for
    }
    const std::optional<DayGrid> before = std::exchange(m_grid, grid);
    if (!isGridCurrent()) {
        m_grid = before;
        m_isAnotherReadWanted = false;
        refresh();
        return;
    }
    m_sinceTaken.start();
    if (grid.places.isEmpty() && !grid.isWeek()) {
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
        refreshByItself();
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
