#include "ui/presenters/nextopenday.h"

#include "core/base/onui.h"
#include "core/schedule/scheduleservice.h"

NextOpenDay::NextOpenDay(ScheduleService &schedule, QObject *parent)
    : QObject(parent)
    , m_schedule(schedule)
{
}

void NextOpenDay::lookAfter(const Site &site, QDate day)
{
    if (site == m_site && day == m_day) {
        return;
    }
    forget();
    m_site = site;
    m_day = day;
    lookAt(1);
}

void NextOpenDay::forget()
{
    ++m_question;
    m_site = {};
    m_day = {};
    if (m_found) {
        m_found.reset();
        Q_EMIT foundChanged();
    }
}

void NextOpenDay::lookAt(int daysAhead)
{
    if (daysAhead > daysAheadMax) {
        return;
    }
    const QDate day = m_day.addDays(daysAhead);
    const int question = m_question;
    onUi(this,
        m_schedule.dayGrid(m_site, day),
        [this, day, daysAhead, question](const Result<DayGrid> &answer) {
            if (question != m_question || !answer) {
                return;
            }
            if (answer->places.isEmpty()) {
                lookAt(daysAhead + 1);
                return;
            }
            m_found = day;
            Q_EMIT foundChanged();
        });
}
