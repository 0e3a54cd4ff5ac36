#include "app/kiosk/kioskpulse.h"

#include "core/base/onui.h"
#include "core/schedule/scheduleservice.h"

KioskPulse::KioskPulse(ScheduleService &schedule, QObject *parent)
    : QObject(parent)
    , m_schedule(schedule)
{
    m_timer.setInterval(every);
    connect(&m_timer, &QTimer::timeout, this, &KioskPulse::ask);
}

void KioskPulse::start()
{
    m_timer.start();
    ask();
}

void KioskPulse::ask()
{
    if (m_isAsking) {
        return; // one question at a time: a slow server gets no queue of them
    }
    m_isAsking = true;
    onUi(this, m_schedule.sites(), [this](const Result<QList<Site>> &answer) { onSites(answer); });
}

void KioskPulse::onSites(const Result<QList<Site>> &answer)
{
    if (!answer || answer->isEmpty()) {
        m_isAsking = false;
        if (answer) {
            Q_EMIT answered({});
        } else {
            Q_EMIT silent();
        }
        return;
    }
    onUi(this,
        m_schedule.dayGrid(answer->constFirst(), QDate::currentDate()),
        [this](const Result<DayGrid> &grid) {
            m_isAsking = false;
            if (grid) {
                Q_EMIT answered(grid->takenAt);
            } else {
                Q_EMIT silent();
            }
        });
}
