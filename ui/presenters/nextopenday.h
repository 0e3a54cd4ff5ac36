#pragma once

#include "core/model/site.h"

#include <QDate>
#include <QObject>

#include <optional>

class ScheduleService;

/**
 * Looks for the first day after an empty one that has slots, one read at a time, at most three
 * weeks ahead. The newest question wins. UI thread.
 */
class NextOpenDay : public QObject {
    Q_OBJECT

public:
    static constexpr int daysAheadMax = 21;

    /** @p schedule is borrowed and outlives this object. */
    explicit NextOpenDay(ScheduleService &schedule, QObject *parent = nullptr);

    /** Forgets what it looked for and begins after @p day. */
    void lookAfter(const Site &site, QDate day);
    void forget();

    /** The day that was found; empty while looking and when there is none. */
    std::optional<QDate> found() const { return m_found; }

Q_SIGNALS:
    void foundChanged();

private:
    void lookAt(int daysAhead);

    ScheduleService &m_schedule;
    Site m_site;
    QDate m_day;
    std::optional<QDate> m_found;
    int m_question = 0; ///< number of the question; answers to older ones are dropped
};
