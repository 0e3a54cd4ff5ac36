#include "ui/presenters/freeslotfinder.h"

#include "core/base/localday.h"
#include "core/base/onui.h"
#include "core/schedule/scheduleservice.h"
#include "ui/presenters/daypresenter.h"

FreeSlotFinder::FreeSlotFinder(ScheduleService &schedule, DayPresenter &day, QObject *parent)
    : QObject(parent)
    , m_schedule(schedule)
    , m_day(day)
{
}

QDate FreeSlotFinder::lastDay() const { return m_day.today().addDays(daysAheadMax); }

void FreeSlotFinder::setParty(int party)
{
    if (party == m_party) {
        return;
    }
    ++m_question;
    m_party = party;
    m_found.reset();
    Q_EMIT partyChanged();
    setPhase(party > 0 ? Phase::Wanted : Phase::Off);
}

void FreeSlotFinder::findBehind(SlotId slot)
{
    if (m_party < 1 || !m_day.site().id.isValid()) {
        return;
    }
    FreeSlotsQuery query;
    query.site = m_day.site().id;
    query.party = m_party;
    query.until = localDay(lastDay(), QTimeZone(m_day.site().zone)).end;
    // What has been said to be the last one is followed by the first.
    query.after = m_phase == Phase::NoneFree ? SlotId() : slot;
    query.resource = m_day.weekResource().value_or(ResourceId());
    setPhase(Phase::Looking);
    const int question = ++m_question;
    onUi(this,
        m_schedule.freeSlots(query),
        [this, question](const Result<QList<NearbySlot>> &answer) {
            if (question != m_question) {
                return;
            }
            if (!answer) {
                m_error = answer.error();
                setPhase(Phase::Failed);
                return;
            }
            m_error.reset();
            onAnswered(*answer);
        });
}

void FreeSlotFinder::onAnswered(const QList<NearbySlot> &answer)
{
    if (answer.isEmpty()) {
        setPhase(Phase::NoneFree);
        return;
    }
    m_found = answer.constFirst();
    setPhase(Phase::Found);
    Q_EMIT slotFound(*m_found);
}

void FreeSlotFinder::setPhase(Phase phase)
{
    m_phase = phase;
    Q_EMIT phaseChanged();
}
