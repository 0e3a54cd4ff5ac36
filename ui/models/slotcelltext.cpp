#include "ui/models/slotcelltext.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace SlotCellText {

namespace {

    /** Gives the functions below a translation context of their own. */
    class Words {
        Q_DECLARE_TR_FUNCTIONS(SlotCellText)
    };

    QString wallTime(const QDateTime &instant, const QTimeZone &zone)
    {
        return instant.toTimeZone(zone).toString(u"HH:mm"_s);
    }

    QString holder(const Hold *hold)
    {
        if (hold == nullptr || hold->origin.desk.isEmpty()) {
            return Words::tr("Held", "a slot that somebody else holds");
        }
        return hold->origin.desk;
    }

    QString heldByOther(const SlotCell &cell, const QString &places, const QString &ownDesk)
    {
        const Hold *hold = cell.spokenHold(ownDesk);
        const QString rest = countdown(cell, ownDesk);
        if (hold == nullptr || hold->origin.desk.isEmpty()) {
            return Words::tr("%1, held by somebody else for %2", "places free, countdown")
                .arg(places, rest);
        }
        return Words::tr("%1, held by %2 for %3", "places free, name of a desk, countdown")
            .arg(places, hold->origin.desk, rest);
    }

    QString spokenState(const SlotCell &cell, const QString &ownDesk)
    {
        const QString places = Words::tr("%1 of %n place(s) free", nullptr, cell.slot.capacity)
                                   .arg(cell.slot.available);
        switch (cell.state) {
        case CellState::Empty:
            return Words::tr("no slot");
        case CellState::Free:
        case CellState::FewLeft:
            return places;
        case CellState::Full:
            return Words::tr("full, %n place(s)", nullptr, cell.slot.capacity);
        case CellState::Mine:
            return Words::tr("%1, held by you for %2", "places free, countdown")
                .arg(places, countdown(cell, ownDesk));
        case CellState::HeldByOther:
            return heldByOther(cell, places, ownDesk);
        case CellState::Closed:
            return Words::tr("closed: %1").arg(cell.slot.closedReason);
        case CellState::Past:
            return Words::tr("over, %n place(s) booked", nullptr, cell.confirmed);
        }
        return {};
    }

}

QString state(const SlotCell &cell, const QString &ownDesk)
{
    switch (cell.state) {
    case CellState::Empty:
        return {};
    case CellState::Free:
        return Words::tr("%n free", "places of a slot", cell.slot.available);
    case CellState::FewLeft:
        return Words::tr("%n left", "places of a slot", cell.slot.available);
    case CellState::Full:
        return Words::tr("Full", "all places of a slot are booked");
    case CellState::Mine:
        return Words::tr("Yours", "a slot that this desk holds");
    case CellState::HeldByOther:
        return holder(cell.spokenHold(ownDesk));
    case CellState::Closed:
        return cell.slot.closedReason;
    case CellState::Past:
        return booked(cell);
    }
    return {};
}

QString countdown(const SlotCell &cell, const QString &ownDesk)
{
    if (cell.state != CellState::Mine && cell.state != CellState::HeldByOther) {
        return {};
    }
    const Hold *hold = cell.spokenHold(ownDesk);
    return hold == nullptr ? QString() : clock(hold->secondsLeft());
}

QString count(const SlotCell &cell)
{
    const QLocale locale;
    switch (cell.state) {
    case CellState::Empty:
    case CellState::Closed:
    case CellState::Past:
        return {};
    case CellState::Full:
        return locale.toString(cell.slot.capacity);
    case CellState::Free:
    case CellState::FewLeft:
    case CellState::Mine:
    case CellState::HeldByOther:
        return locale.toString(cell.slot.available) % u'/' % locale.toString(cell.slot.capacity);
    }
    return {};
}

QString span(const SlotCell &cell, const QTimeZone &zone)
{
    if (cell.beganYesterday && !cell.endsTomorrow) {
        return Words::tr("from yesterday", "a slot that began before midnight");
    }
    if (cell.endsTomorrow || cell.lastLine > cell.firstLine) {
        return Words::tr("until %1", "a time of day").arg(wallTime(cell.slot.range.end, zone));
    }
    return {};
}

QString holds(const SlotCell &cell)
{
    return Words::tr("%n open hold(s)", "on a slot", static_cast<int>(cell.openHolds.size()));
}

QString booked(const SlotCell &cell)
{
    return Words::tr("%n booked", "places of a slot that is over", cell.confirmed);
}

QString icon(CellState state)
{
    switch (state) {
    case CellState::Empty:
    case CellState::Free:
    case CellState::Past:
        return {};
    case CellState::FewLeft:
        return u"few"_s;
    case CellState::Full:
        return u"full"_s;
    case CellState::Mine:
    case CellState::HeldByOther:
        return u"clock"_s;
    case CellState::Closed:
        return u"closed"_s;
    }
    return {};
}

QString spoken(
    const SlotCell &cell, const QString &resource, const QTimeZone &zone, const QString &ownDesk)
{
    return Words::tr("%1, %2 to %3, %4", "resource, start, end, state")
        .arg(resource,
            wallTime(cell.slot.range.start, zone),
            wallTime(cell.slot.range.end, zone),
            spokenState(cell, ownDesk));
}

QString legend(CellState state)
{
    switch (state) {
    case CellState::Empty:
        return Words::tr("No slot");
    case CellState::Free:
        return Words::tr("Free");
    case CellState::FewLeft:
        return Words::tr("Few left");
    case CellState::Full:
        return Words::tr("Full", "all places of a slot are booked");
    case CellState::Mine:
        return Words::tr("Yours", "a slot that this desk holds");
    case CellState::HeldByOther:
        return Words::tr("Held by others");
    case CellState::Closed:
        return Words::tr("Closed");
    case CellState::Past:
        return Words::tr("Over", "a slot that has ended");
    }
    return {};
}

QString clock(qint64 seconds)
{
    const qint64 rest = std::max<qint64>(0, seconds);
    const QString tail = u"%1:%2"_s.arg(rest / 60 % 60, rest >= 3600 ? 2 : 1, 10, QChar(u'0'))
                             .arg(rest % 60, 2, 10, QChar(u'0'));
    return rest >= 3600 ? QString::number(rest / 3600) % u':' % tail : tail;
}

}
