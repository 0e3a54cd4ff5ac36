#pragma once

#include "core/base/error.h"
#include "core/model/arrival.h"
#include "core/model/site.h"
#include "ui/presenters/changepresenter.h"
#include "ui/presenters/readclock.h"

#include <QDate>
#include <QHash>
#include <QObject>
#include <QQueue>
#include <QTimer>

#include <optional>

class ChangeService;
class DayPresenter;
class LiveFeed;

/**
 * Who comes on the day that the desk is on, and what is noted about it.
 *
 * One read in flight; old rows of the same day stay until the new ones are here. What is noted goes
 * out one after the other, so that nobody has to wait between two parties; digits that may become a
 * larger number wait a second for the next one. UI thread.
 */
class ArrivalsPresenter : public QObject {
    Q_OBJECT

public:
    /** What is noted and not yet sent, at most; more keys than that wait for nobody. */
    static constexpr int wishesMax = 8;

    /** All are borrowed and outlive the presenter; site, day and clock are those of @p day. */
    ArrivalsPresenter(
        ChangeService &changes, const DayPresenter &day, LiveFeed &feed, QObject *parent = nullptr);

    ReadClock &clock() { return m_clock; }

    const Site &site() const { return m_site; }

    QDate day() const { return m_day; }

    /** The clock of the database. */
    QDateTime now() const;

    void refresh();

    bool isReading() const { return m_isReading; }

    /** In the order of time; empty before the first read of this day. */
    const std::optional<QList<Arrival>> &arrivals() const { return m_arrivals; }

    /** What stopped the last read; empty after one that worked. */
    const std::optional<Error> &error() const { return m_error; }

    /** When arrivals() was read, by the clock of the database. */
    const QDateTime &readAt() const { return m_readAt; }

    bool isLive() const;

    /** Not valid: none. Digits that are typed for another one are sent. */
    void choose(HoldId hold);

    HoldId chosenId() const { return m_chosen; }

    /** Null when none is chosen. Valid until the next read. */
    const Arrival *chosen() const;

    /** With the report and the undo of what was noted last. */
    ChangePresenter &changes() { return m_changes; }

    const ChangePresenter &changes() const { return m_changes; }

    /** Whom report() of changes() is about, as it stood then; empty for an undo. */
    const std::optional<Arrival> &reported() const { return m_reported; }

    /** What was to be noted last of a booking and was not; null when nothing stands against it. */
    const ChangeReport *refusalOf(HoldId hold) const;

    /** No more can be noted before an answer is here. */
    bool isFull() const { return m_wishes.size() >= wishesMax; }

    /** The whole party of chosen() is here; with typed digits: so many as they say. */
    void checkIn();

    /** One more of the party than was said before. */
    void checkInOneMore();

    /** Nobody is here, and nothing was noted: the way back of both. */
    void takeBack();
    void markNoShow();

    /** 0 to 9: a digit of how many of the party are here. */
    void typeDigit(int digit);

    /** Forgets the typed digits; false when there were none. */
    bool leaveTyped();

    /** What waits for another digit. */
    const std::optional<int> &typed() const { return m_typed; }

    void undo();

Q_SIGNALS:
    /** Another day, or a read is here. */
    void arrivalsChanged();
    void readingChanged();
    void chosenChanged();
    void typedChanged();
    /** What can be done may be another thing now. */
    void activityChanged();
    void refusalsChanged();

private:
    /** What is to be noted of a booking. */
    struct Wish {
        Arrival booking; ///< as it stood when it was asked for
        std::optional<int> arrived; ///< of the party; empty: nobody came
    };

    void connectChanges();
    void onReported();
    void followPlace();
    void sendTyped();
    void want(const Wish &wish);
    void sendNext();
    /** How many of the party are here when all that was asked for is done. */
    int arrivedAfterAll(const Arrival &arrival) const;

    const DayPresenter &m_place;
    LiveFeed &m_feed;
    ChangeService &m_service;
    ReadClock m_clock;
    ChangePresenter m_changes;
    Site m_site;
    QDate m_day;
    std::optional<QList<Arrival>> m_arrivals;
    QDateTime m_readAt;
    std::optional<Error> m_error;
    bool m_isReading = false;
    bool m_isAnotherReadWanted = false;
    HoldId m_chosen;
    QQueue<Wish> m_wishes;
    std::optional<int> m_sent; ///< how many the last one that went out says are here
    std::optional<Arrival> m_reported;
    QHash<HoldId, ChangeReport> m_refusals;
    std::optional<int> m_typed;
    Arrival m_typedFor;
    QTimer m_typedTimer;
};
