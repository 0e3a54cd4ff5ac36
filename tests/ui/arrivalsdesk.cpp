#include "tests/ui/arrivalsdesk.h"

#include "tests/support/waitfor.h"
#include "ui/models/recordroles.h"
#include "ui/shell/pagestack.h"

#include <QTimeZone>

using namespace Qt::StringLiterals;

ArrivalsDesk::ArrivalsDesk(
    const TestCluster &cluster, Theme &theme, Language &language, const DeskSetup &setup)
    : DeskFixture(cluster, theme, language, setup)
    , m_ten(addSlot(u"Hall A"_s, 10, 40))
    , m_novak(booked(m_ten, 4, u"Novák"_s))
    , m_svoboda(booked(m_ten, 12, u"Svoboda"_s))
    , m_dvorak(booked(addSlot(u"Hall A"_s, 12, 40), 2, u"Dvořák"_s))
{
}

HoldId ArrivalsDesk::booked(SlotId slot, qint64 party, const QString &name)
{
    PlaceHoldRequest request;
    request.slotId = slot;
    request.partySize = party;
    request.customerName = name;
    return booked(request);
}

HoldId ArrivalsDesk::booked(const PlaceHoldRequest &request)
{
    const PlaceHoldOutcome placed = valueFrom(other.booking().placeHold(request));
    const HoldId hold = receiptOf(placed) ? receiptOf(placed)->holdId : HoldId();
    valueFrom(other.booking().confirmHold(hold));
    return hold;
}

void ArrivalsDesk::showArrivals(int rows)
{
    const QDateTime halfPastTen(day(), QTime(10, 30), QTimeZone("Europe/Prague"));
    database.shiftClock(std::chrono::milliseconds(database.now().msecsTo(halfPastTen.toUTC())));
    open();
    press(Qt::Key_5, Qt::ControlModifier);
    QTRY_COMPARE(page().model().rowCount(), rows);
    QTRY_VERIFY(find<QWidget>(u"arrivalTable"_s)->hasFocus());
}

ArrivalsPage &ArrivalsDesk::page() { return *window->pages().arrivals(); }

QString ArrivalsDesk::cell(int row, ArrivalModel::Column column)
{
    return page().model().index(row, column).data().toString();
}

QString ArrivalsDesk::caption(int row)
{
    return page().model().index(row, ArrivalModel::Name).data(RecordRole::Caption).toString();
}

qint64 ArrivalsDesk::arrivedOf(HoldId hold)
{
    return database.number(
        "SELECT arrived FROM holdfast.holds WHERE hold_id = " + QByteArray::number(hold.value()));
}
