#include "ui/models/arrivalrow.h"

#include "ui/sitetext.h"

namespace {

constexpr qint64 secondsPerMinute = 60;

ArrivalState stateOf(const Arrival &arrival, const QDateTime &now)
{
    if (arrival.arrived >= arrival.partySize) {
        return ArrivalState::Here;
    }
    if (arrival.arrived > 0) {
        return ArrivalState::PartHere;
    }
    if (arrival.noShowAt.isValid()) {
        return ArrivalState::NotCome;
    }
    return now < arrival.startsAt ? ArrivalState::Expected : ArrivalState::Late;
}

}

ArrivalRow ArrivalRow::of(const Arrival &arrival, const QDateTime &now, const QTimeZone &zone)
{
    ArrivalRow row;
    row.arrival = arrival;
    row.time = SiteText::time(arrival.startsAt, zone);
    row.state = stateOf(arrival, now);
    row.hasBegun = now >= arrival.startsAt;
    row.isOver = now >= arrival.endsAt;
    // Minutes that are not shown would only make the row another one each minute.
    if (row.state == ArrivalState::Late && !row.isOver) {
        row.minutesLate = static_cast<int>(arrival.startsAt.secsTo(now) / secondsPerMinute);
    }
    return row;
}

bool ArrivalRow::isAwaited() const
{
    return state == ArrivalState::Expected || state == ArrivalState::Late
        || state == ArrivalState::PartHere;
}
