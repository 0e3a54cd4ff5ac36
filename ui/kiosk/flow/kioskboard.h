#pragma once

#include "core/model/daygrid.h"
#include "core/model/extra.h"
#include "ui/kiosk/idle/kioskclock.h"

#include <QDate>
#include <QObject>
#include <QTimer>

#include <chrono>
#include <optional>

class LiveFeed;
class ScheduleService;
class StockService;

/** One slot as a visitor may choose it. */
struct KioskTime {
    Slot slot;
    QString place; ///< name of its resource

    bool operator==(const KioskTime &) const = default;
};

/** Something to do: all slots of one title, or of one resource where they have none. */
struct KioskActivity {
    QString name;
    std::optional<KioskTime> next; ///< first time with a place, of all days that are known
    bool hasPlaces = false; ///< it has more than one resource

    bool operator==(const KioskActivity &) const = default;
};

/**
 * What can be booked at the site in the next two weeks: numbers alone. Reads on a timer and on
 * notifications, one read at a time; what is shown stays until the new is here. While a day is
 * looked at, that day alone is read. UI thread.
 */
class KioskBoard : public QObject {
    Q_OBJECT

public:
    static constexpr int daysAhead = 14;
    static constexpr std::chrono::seconds period { 10 };
    static constexpr std::chrono::seconds stale { 30 };

    struct Parts {
        ScheduleService &schedule;
        StockService &stock;
        LiveFeed &feed;
        KioskClock clock;
    };

    /** Borrowed; they outlive the board. */
    explicit KioskBoard(Parts parts, QObject *parent = nullptr);

    /** Reads now, and then again and again. */
    void start();

    /** This day is on the screen; not valid: all days. */
    void watchDay(QDate day);

    void refresh();

    /** Something has been read. */
    bool isRead() const { return m_takenAt.isValid(); }

    const Site &site() const { return m_site; }

    /** By the clock of the database, counted on from the last read. */
    QDateTime now() const;
    QDate today() const;

    /** Longer ago than usual: say so. */
    bool isStale() const;

    const QDateTime &takenAt() const { return m_takenAt; }

    QList<KioskActivity> activities() const;

    /** Of one local day, by start and then resource; without what is over. */
    QList<KioskTime> timesOf(const QString &activity, QDate day) const;

    /** The first time for so many behind @p day. */
    std::optional<KioskTime> nextFree(const QString &activity, int party, QDate day) const;

    std::optional<KioskTime> timeOf(SlotId slot) const;

    /** The most people that a slot of it can have; at least 1. */
    int partyMax(const QString &activity) const;

    const QList<Extra> &extras() const { return m_extras; }

Q_SIGNALS:
    /** A read is here: new, or the same as before. */
    void changed();

private:
    void readSite();
    void readNumbers();
    void readExtras();
    void take(const DayGrid &grid);
    void end();
    QString placeOf(const Slot &slot) const;
    QString activityOf(const Slot &slot) const;
    bool isOver(const Slot &slot) const;

    Parts m_parts;
    QTimer m_period;
    QTimer m_gather;
    Site m_site;
    QDate m_watched;
    QList<Resource> m_resources;
    QList<Slot> m_places; ///< by start, then resource
    QList<Extra> m_extras;
    QDateTime m_takenAt;
    std::chrono::milliseconds m_takenSince { 0 }; ///< the same instant by the clock of the parts
    bool m_isStarted = false;
    bool m_isReading = false;
    bool m_isAnotherReadWanted = false;
};
