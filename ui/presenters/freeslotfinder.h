#pragma once

#include "core/base/error.h"
#include "core/model/slotdetail.h"

#include <QObject>

#include <optional>

class DayPresenter;
class ScheduleService;

/**
 * Looks for free slots for so many people: the first one from now on, then one after the other, at
 * most fourteen days ahead. In a week it stays with the resource of the week. One question at a
 * time; the newest wins. UI thread.
 */
class FreeSlotFinder : public QObject {
    Q_OBJECT

public:
    static constexpr int daysAheadMax = 14;

    enum class Phase {
        Off, ///< nobody asks: party() is 0
        Wanted, ///< for how many is known; nothing has been looked for yet
        Looking,
        Found, ///< see found()
        NoneFree, ///< nothing more until lastDay(); the next question begins from now again
        Failed, ///< see error()
    };

    /** Both are borrowed and outlive the finder. */
    FreeSlotFinder(ScheduleService &schedule, DayPresenter &day, QObject *parent = nullptr);

    /** How many people room is wanted for; 0 while nobody asks. */
    int party() const { return m_party; }

    /** 0 ends it. */
    void setParty(int party);

    /** The next one behind @p slot; the first one from now on when that is not valid. */
    void findBehind(SlotId slot);

    Phase phase() const { return m_phase; }

    /** The last one that was found. */
    const std::optional<NearbySlot> &found() const { return m_found; }

    /** The last local day that was looked at. */
    QDate lastDay() const;

    const std::optional<Error> &error() const { return m_error; }

Q_SIGNALS:
    void partyChanged();
    void phaseChanged();
    /** There is one: show it. */
    void slotFound(const NearbySlot &slot);

private:
    void onAnswered(const QList<NearbySlot> &answer);
    void setPhase(Phase phase);

    ScheduleService &m_schedule;
    DayPresenter &m_day;
    int m_party = 0;
    Phase m_phase = Phase::Off;
    std::optional<NearbySlot> m_found;
    std::optional<Error> m_error;
    int m_question = 0; ///< number of the question; answers to older ones are dropped
};
