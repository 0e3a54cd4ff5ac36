#include "ui/models/arrivalsums.h"

namespace {

void add(ArrivalSums::Count &count, int people)
{
    count.people += people;
    ++count.bookings;
}

}

ArrivalSums ArrivalSums::of(const QList<ArrivalRow> &rows)
{
    ArrivalSums sums;
    for (const ArrivalRow &row : rows) {
        const Arrival &arrival = row.arrival;
        switch (row.state) {
        case ArrivalState::Expected:
            add(sums.expected, arrival.partySize);
            break;
        case ArrivalState::Late:
            add(sums.late, arrival.partySize);
            break;
        case ArrivalState::PartHere:
            add(sums.here, arrival.arrived);
            add(row.hasBegun ? sums.late : sums.expected, arrival.partySize - arrival.arrived);
            break;
        case ArrivalState::Here:
            add(sums.here, arrival.arrived);
            break;
        case ArrivalState::NotCome:
            add(sums.notCome, arrival.partySize);
            break;
        }
    }
    return sums;
}
