#include "ui/kiosk/flow/kioskboard.h"

#include "core/base/localday.h"
#include "core/base/onui.h"
#include "core/live/livefeed.h"
#include "core/schedule/scheduleservice.h"
#include "core/stock/stockservice.h"

#include <QTimeZone>

#include <algorithm>
#include <tuple>
#include <utility>

namespace {

constexpr std::chrono::milliseconds gather { 75 };

bool isBefore(const Slot &left, const Slot &right)
{
    return std::tie(left.range.start, left.resourceId)
        < std::tie(right.range.start, right.resourceId);
}

}

KioskBoard::KioskBoard(Parts parts, QObject *parent)
    : QObject(parent)
    , m_parts(std::move(parts))
{
    m_period.setInterval(period);
    connect(&m_period, &QTimer::timeout, this, &KioskBoard::refresh);
    m_gather.setSingleShot(true);
    m_gather.setInterval(gather);
    connect(&m_gather, &QTimer::timeout, this, &KioskBoard::refresh);
    const auto soon = [this](SiteId site) {
        if (site == m_site.id && !m_gather.isActive()) {
            m_gather.start();
        }
    };
    LiveFeed &feed = m_parts.feed;
    connect(&feed, &LiveFeed::dayChanged, this, soon);
    connect(&feed, &LiveFeed::stockChanged, this, soon);
    connect(&feed, &LiveFeed::everythingChanged, this, &KioskBoard::refresh);
    connect(&feed, &LiveFeed::stateChanged, this, [this, &feed] {
        if (feed.state() == ConnectionState::Live) {
            refresh();
        }
    });
}

void KioskBoard::start()
{
    m_isStarted = true;
    m_period.start();
    refresh();
}

void KioskBoard::watchDay(QDate day)
{
    if (day != m_watched) {
        m_watched = day;
        refresh();
    }
}

void KioskBoard::refresh()
{
    if (!m_isStarted) {
        return;
    }
    if (m_isReading) {
        m_isAnotherReadWanted = true;
        return;
    }
    m_isReading = true;
    if (m_site.id.isValid()) {
        readNumbers();
    } else {
        readSite();
    }
}

void KioskBoard::readSite()
{
    onUi(this, m_parts.schedule.sites(), [this](const Result<QList<Site>> &answer) {
        if (!answer || answer->isEmpty()) {
            end();
            return;
        }
        m_site = answer->constFirst();
        readNumbers();
    });
}

void KioskBoard::readNumbers()
{
    const bool isOneDay = isRead() && m_watched.isValid();
    const QDate first = isOneDay
        ? m_watched
        : localDate(isRead() ? now() : QDateTime::currentDateTimeUtc(), QTimeZone(m_site.zone));
    onUi(this,
        m_parts.schedule.numbers(m_site, first, isOneDay ? 1 : daysAhead),
        [this](const Result<DayGrid> &answer) {
            if (!answer) {
                end();
                return;
            }
            take(*answer);
            readExtras();
        });
}

void KioskBoard::readExtras()
{
    onUi(this, m_parts.stock.extras(m_site.id), [this](const Result<QList<Extra>> &answer) {
        if (answer) {
            m_extras = *answer;
        }
        end();
        Q_EMIT changed();
    });
}

/** What was read takes the place of what was known of the same days; what is over goes. */
void KioskBoard::take(const DayGrid &grid)
{
    m_takenAt = grid.takenAt;
    m_takenSince = m_parts.clock();
    m_resources = grid.resources;
    m_places.removeIf([&](const Slot &slot) {
        return slot.range.overlaps(grid.range) || slot.range.end <= grid.takenAt;
    });
    m_places.append(grid.places);
    std::stable_sort(m_places.begin(), m_places.end(), &isBefore);
}

void KioskBoard::end()
{
    m_isReading = false;
    if (std::exchange(m_isAnotherReadWanted, false)) {
        refresh();
    }
}

QDateTime KioskBoard::now() const
{
    return isRead() ? m_takenAt.addMSecs((m_parts.clock() - m_takenSince).count())
                    : QDateTime::currentDateTimeUtc();
}

QDate KioskBoard::today() const { return localDate(now(), QTimeZone(m_site.zone)); }

bool KioskBoard::isStale() const { return isRead() && m_parts.clock() - m_takenSince > stale; }

QString KioskBoard::placeOf(const Slot &slot) const
{
    const auto found = std::find_if(m_resources.cbegin(),
        m_resources.cend(),
        [&slot](const Resource &each) { return each.id == slot.resourceId; });
    return found == m_resources.cend() ? QString() : found->name;
}

QString KioskBoard::activityOf(const Slot &slot) const
{
    return slot.title.isEmpty() ? placeOf(slot) : slot.title;
}

bool KioskBoard::isOver(const Slot &slot) const { return slot.range.end <= now(); }

QList<KioskActivity> KioskBoard::activities() const
{
    QList<KioskActivity> all;
    QList<ResourceId> first; // of each
    for (const Slot &slot : m_places) {
        if (isOver(slot)) {
            continue;
        }
        const QString name = activityOf(slot);
        auto found = std::find_if(all.begin(), all.end(), [&name](const KioskActivity &each) {
            return each.name == name;
        });
        if (found == all.end()) {
            found = all.insert(all.end(), { name, {}, false });
            first.append(slot.resourceId);
        }
        found->hasPlaces = found->hasPlaces || first.at(found - all.begin()) != slot.resourceId;
        if (!found->next && !slot.isClosed() && slot.available > 0) {
            found->next = KioskTime { slot, placeOf(slot) };
        }
    }
    std::sort(all.begin(), all.end(), [](const KioskActivity &left, const KioskActivity &right) {
        return left.name.localeAwareCompare(right.name) < 0;
    });
    return all;
}

QList<KioskTime> KioskBoard::timesOf(const QString &activity, QDate day) const
{
    const TimeRange range = localDay(day, QTimeZone(m_site.zone));
    QList<KioskTime> times;
    for (const Slot &slot : m_places) {
        if (range.contains(slot.range.start) && !isOver(slot) && activityOf(slot) == activity) {
            times.append({ slot, placeOf(slot) });
        }
    }
    return times;
}

std::optional<KioskTime> KioskBoard::nextFree(const QString &activity, int party, QDate day) const
{
    const QDateTime from = localDay(day, QTimeZone(m_site.zone)).end;
    for (const Slot &slot : m_places) {
        if (slot.range.start >= from && !slot.isClosed() && slot.available >= party
            && activityOf(slot) == activity) {
            return KioskTime { slot, placeOf(slot) };
        }
    }
    return std::nullopt;
}

std::optional<KioskTime> KioskBoard::timeOf(SlotId slot) const
{
    const auto found = std::find_if(
        m_places.cbegin(), m_places.cend(), [slot](const Slot &each) { return each.id == slot; });
    return found == m_places.cend() ? std::nullopt
                                    : std::optional(KioskTime { *found, placeOf(*found) });
}

int KioskBoard::partyMax(const QString &activity) const
{
    int most = 1;
    for (const Slot &slot : m_places) {
        if (activityOf(slot) == activity) {
            most = std::max(most, slot.capacity);
        }
    }
    return most;
}
