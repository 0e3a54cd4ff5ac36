#include "ui/presenters/arrivalspresenter.h"

#include "core/base/onui.h"
#include "core/booking/changeservice.h"
#include "core/live/livefeed.h"
#include "ui/presenters/daypresenter.h"

#include <algorithm>
#include <utility>

namespace {

constexpr int typedMs = 1'000;
constexpr int base = 10;

}

ArrivalsPresenter::ArrivalsPresenter(
    ChangeService &changes, const DayPresenter &day, LiveFeed &feed, QObject *parent)
    : QObject(parent)
    , m_place(day)
    , m_feed(feed)
    , m_service(changes)
    , m_clock(feed, ReadClock::Topic::Day)
    , m_changes(changes)
{
    m_typedTimer.setSingleShot(true);
    m_typedTimer.setInterval(typedMs);
    connect(&m_typedTimer, &QTimer::timeout, this, &ArrivalsPresenter::sendTyped);
    connect(&m_clock, &ReadClock::due, this, &ArrivalsPresenter::refresh);
    connect(&m_place, &DayPresenter::placeChanged, this, &ArrivalsPresenter::followPlace);
    connect(&m_place, &DayPresenter::sitesChanged, this, &ArrivalsPresenter::followPlace);
    connect(&m_feed, &LiveFeed::dayChanged, this, [this](SiteId site, QDate changed) {
        if (site == m_site.id && changed == m_day) {
            m_clock.touch();
        }
    });
    connect(&m_feed, &LiveFeed::stateChanged, this, &ArrivalsPresenter::activityChanged);
    connectChanges();
    followPlace();
}

void ArrivalsPresenter::connectChanges()
{
    connect(&m_feed, &LiveFeed::everythingChanged, &m_changes, &ChangePresenter::retryNow);
    connect(
        &m_changes, &ChangePresenter::activityChanged, this, &ArrivalsPresenter::activityChanged);
    connect(
        &m_changes, &ChangePresenter::undoableChanged, this, &ArrivalsPresenter::activityChanged);
    connect(&m_changes, &ChangePresenter::reportChanged, this, &ArrivalsPresenter::onReported);
    // Later: whoever shows the answer shall see it before the next command clears it away.
    connect(&m_changes,
        &ChangePresenter::reportChanged,
        this,
        &ArrivalsPresenter::sendNext,
        Qt::QueuedConnection);
}

/** A refusal stays beside its booking: the next answer may be here before anybody has read it. */
void ArrivalsPresenter::onReported()
{
    if (!m_changes.report()) {
        return;
    }
    if (m_reported && !m_changes.report()->isDone()) {
        m_refusals.insert(m_reported->holdId, *m_changes.report());
        Q_EMIT refusalsChanged();
    }
    refresh(); // a refusal too says that the list is not as it was
}

const ChangeReport *ArrivalsPresenter::refusalOf(HoldId hold) const
{
    const auto found = m_refusals.constFind(hold);
    return found == m_refusals.cend() ? nullptr : &*found;
}

QDateTime ArrivalsPresenter::now() const { return m_place.now(); }

bool ArrivalsPresenter::isLive() const { return m_feed.state() == ConnectionState::Live; }

void ArrivalsPresenter::followPlace()
{
    if (m_place.site() == m_site && m_place.day() == m_day) {
        return;
    }
    sendTyped();
    m_site = m_place.site();
    m_day = m_place.day();
    m_arrivals.reset();
    m_error.reset();
    m_refusals.clear();
    choose({});
    Q_EMIT arrivalsChanged();
    if (m_clock.isActive()) {
        refresh();
    }
}

void ArrivalsPresenter::refresh()
{
    if (!m_site.id.isValid() || !m_day.isValid()) {
        return;
    }
    if (m_isReading) {
        m_isAnotherReadWanted = true;
        return;
    }
    m_isReading = true;
    Q_EMIT readingChanged();
    const auto asked = std::pair(m_site, m_day);
    onUi(this,
        m_service.arrivals(m_site, m_day),
        [this, asked](const Result<QList<Arrival>> &answer) {
            m_isReading = false;
            Q_EMIT readingChanged();
            const bool isAgain = std::exchange(m_isAnotherReadWanted, false);
            const bool isOfPlace = asked == std::pair(m_site, m_day);
            if (isOfPlace) {
                if (answer) {
                    m_error.reset();
                    m_arrivals = *answer;
                    m_readAt = now();
                } else {
                    m_error = answer.error();
                }
                Q_EMIT arrivalsChanged();
            }
            if (isAgain || !isOfPlace) {
                refresh();
            }
        });
}

void ArrivalsPresenter::choose(HoldId hold)
{
    if (hold == m_chosen) {
        return;
    }
    sendTyped();
    m_chosen = hold;
    Q_EMIT chosenChanged();
}

const Arrival *ArrivalsPresenter::chosen() const
{
    if (!m_arrivals) {
        return nullptr;
    }
    const auto found = std::find_if(m_arrivals->cbegin(),
        m_arrivals->cend(),
        [this](const Arrival &each) { return each.holdId == m_chosen; });
    return found == m_arrivals->cend() ? nullptr : &*found;
}

void ArrivalsPresenter::checkIn()
{
    if (m_typed) {
        sendTyped();
    } else if (const Arrival *arrival = chosen()) {
        want({ *arrival, arrival->partySize });
    }
}

void ArrivalsPresenter::checkInOneMore()
{
    leaveTyped();
    if (const Arrival *arrival = chosen()) {
        want({ *arrival, arrivedAfterAll(*arrival) + 1 });
    }
}

void ArrivalsPresenter::takeBack()
{
    leaveTyped();
    if (const Arrival *arrival = chosen()) {
        want({ *arrival, 0 });
    }
}

void ArrivalsPresenter::markNoShow()
{
    leaveTyped();
    if (const Arrival *arrival = chosen()) {
        want({ *arrival, std::nullopt });
    }
}

void ArrivalsPresenter::typeDigit(int digit)
{
    const Arrival *arrival = chosen();
    if (!arrival) {
        return;
    }
    const int count = m_typed.value_or(0) * base + digit;
    m_typed = count;
    m_typedFor = *arrival;
    if (count == 0 || count > arrival->partySize / base) {
        sendTyped(); // no number of this party has another digit
        return;
    }
    m_typedTimer.start();
    Q_EMIT typedChanged();
}

bool ArrivalsPresenter::leaveTyped()
{
    m_typedTimer.stop();
    if (!std::exchange(m_typed, std::nullopt)) {
        return false;
    }
    Q_EMIT typedChanged();
    return true;
}

void ArrivalsPresenter::sendTyped()
{
    const std::optional<int> count = m_typed;
    if (count) {
        leaveTyped();
        want({ m_typedFor, *count });
    }
}

void ArrivalsPresenter::undo()
{
    leaveTyped();
    if (m_changes.undoable() && !m_changes.isBusy() && m_wishes.isEmpty()) {
        m_reported.reset();
        m_changes.undo();
    }
}

void ArrivalsPresenter::want(const Wish &wish)
{
    // The last word about a booking counts: what was to be sent before it is out of date.
    const HoldId hold = wish.booking.holdId;
    m_wishes.removeIf([hold](const Wish &each) { return each.booking.holdId == hold; });
    if (isFull()) {
        return;
    }
    if (m_refusals.remove(hold)) {
        Q_EMIT refusalsChanged();
    }
    m_wishes.enqueue(wish);
    sendNext();
    Q_EMIT activityChanged();
}

void ArrivalsPresenter::sendNext()
{
    if (m_changes.isBusy() || m_wishes.isEmpty()) {
        return;
    }
    const Wish next = m_wishes.dequeue();
    m_reported = next.booking;
    m_sent = next.arrived;
    if (next.arrived) {
        m_changes.checkIn(next.booking.holdId, *next.arrived);
    } else {
        m_changes.markNoShow(next.booking.holdId);
    }
}

int ArrivalsPresenter::arrivedAfterAll(const Arrival &arrival) const
{
    const auto queued = std::find_if(m_wishes.cbegin(), m_wishes.cend(), [&](const Wish &each) {
        return each.booking.holdId == arrival.holdId;
    });
    if (queued != m_wishes.cend()) {
        return queued->arrived.value_or(0);
    }
    const bool isOnItsWay
        = m_changes.isBusy() && m_reported && m_reported->holdId == arrival.holdId;
    return isOnItsWay ? m_sent.value_or(0) : arrival.arrived;
}
