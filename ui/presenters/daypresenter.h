#pragma once

#include "core/base/error.h"
#include "core/model/daygrid.h"

#include <QElapsedTimer>
#include <QObject>

#include <chrono>
#include <memory>
#include <optional>

class LiveFeed;
class NextOpenDay;
class QTimer;
class ScheduleService;

/** What the day page has to show. */
enum class DayPhase {
    Starting, ///< nothing has been read yet, and it has not been long
    Waiting, ///< nothing after three seconds: say what is being waited for
    Shown, ///< there is a grid; it may be old
    Failed, ///< nothing could be read and waiting does not help: see error()
};

/**
 * Which day of which site is on screen, or the week of one resource around that day, and its grid.
 *
 * Reads again on a timer and on notifications (gathered for 75 ms), with one read in flight at
 * most; the old grid stays until the new one is here. Rests while the database is away, and reads
 * nothing by itself while it is paused. UI thread.
 */
class DayPresenter : public QObject {
    Q_OBJECT

public:
    /** Both are borrowed and outlive the presenter. */
    DayPresenter(ScheduleService &schedule, LiveFeed &feed, QObject *parent = nullptr);
    ~DayPresenter() override;

    /** Reads the sites, then the day: the one that was asked for, or today. */
    void start();
    /** Whether this local day of the site is on the screen, alone or in a week. */
    bool isShown(QDate day) const;

    void setRefreshSeconds(int seconds);

    const QList<Site> &sites() const { return m_sites; }

    /** The site on screen; not valid before the sites are known. */
    const Site &site() const { return m_site; }

    QDate day() const { return m_day; }

    /** The calendar day at the site by the clock of the database. */
    QDate today() const;

    /** The clock of the database, counted on from the last read; ours before the first one. */
    QDateTime now() const;

    /** The last grid; of another day than day() while that one is still on its way. */
    const std::optional<DayGrid> &grid() const { return m_grid; }

    /** The grid shows day() of site(), or its week: commands may act on it. */
    bool isGridCurrent() const;

    /** The resource whose week is on screen; empty while it is a day. Not valid: the first one. */
    const std::optional<ResourceId> &weekResource() const { return m_weekResource; }

    /** Shows the week around day() of one resource; of the first when it is not valid. */
    void showWeekOf(ResourceId resource);

    /** Back from a week to day(). */
    void showWholeDay();

    /** The first day after an empty one that has slots; empty when not known. */
    std::optional<QDate> nextOpenDay() const;

    DayPhase phase() const { return m_phase; }

    /** What stopped the last read; empty after a read that worked. */
    const std::optional<Error> &error() const { return m_error; }

    bool isReading() const { return m_isReading; }

    std::chrono::seconds age() const;

    std::chrono::seconds refreshPeriod() const;

    void showDay(QDate day);
    void showSite(SiteId site);
    void showToday();

    /** A step of one day is a week while a week is shown. */
    void step(int days);

    /** Reads now, paused or not: somebody asks for it. */
    void refresh();

    /** Reads because something happened, not because a person asked: not while paused. */
    void refreshByItself();

    /** Nothing moves by itself from now on; the age of the data goes on. */
    void setPaused(bool isPaused);

    bool isPaused() const { return m_isPaused; }

Q_SIGNALS:
    void sitesChanged();
    /** Another day or site was asked for; its grid follows. */
    void placeChanged();
    /** A read is here: new, or the same as before. */
    void gridChanged();
    void phaseChanged();
    void readingChanged();
    void nextOpenDayChanged();
    void pausedChanged();

private:
    void readSites();
    void readGrid();
    void onGridRead(const DayGrid &grid);
    void onReadFailed(const Error &error);
    void onFeedStateChanged();
    void setPhase(DayPhase phase);
    void setReading(bool isReading);
    void place(const Site &site, QDate day);
    QDate firstDayOfWeek() const;

    ScheduleService &m_schedule;
    LiveFeed &m_feed;
    std::unique_ptr<QTimer> m_period;
    std::unique_ptr<QTimer> m_gather;
    std::unique_ptr<QTimer> m_coldStart;
    std::unique_ptr<NextOpenDay> m_nextOpenDay;
    QList<Site> m_sites;
    Site m_site;
    QDate m_day;
    std::optional<ResourceId> m_weekResource;
    std::optional<DayGrid> m_grid;
    std::optional<Error> m_error;
    QElapsedTimer m_sinceTaken;
    DayPhase m_phase = DayPhase::Starting;
    bool m_isStarted = false;
    bool m_isReading = false;
    bool m_isAnotherReadWanted = false;
    bool m_isPaused = false;
};
