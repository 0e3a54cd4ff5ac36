#include "ui/customers/historywords.h"

#include "ui/linetext.h"

#include <cstdlib>

using namespace Qt::StringLiterals;

namespace {

using Event = HistoryEntry::Event;
using Subject = HistoryEntry::Subject;

QString joined(QStringList parts)
{
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

}

EntryRow HistoryWords::entry(const HistoryEntry &entry, const SiteClock &clock)
{
    EntryRow row;
    row.id = entry.id;
    row.title = title(entry, clock);
    row.side = SiteText::moment(entry.at, clock);
    row.caption = joined({ entry.customerName, why(entry) });
    row.sideCaption = joined({ entry.actor, entry.desk });
    const bool isEnd = entry.event == Event::Released || entry.event == Event::Expired
        || (entry.event == Event::Returned && entry.subject == Subject::Places)
        || entry.event == Event::HoldExpired || entry.event == Event::NoShow;
    row.tone = isEnd ? RecordTone::Soft : RecordTone::Normal;
    return row;
}

QString HistoryWords::title(const HistoryEntry &entry, const SiteClock &clock)
{
    const QString text = entry.subject == Subject::Places ? aboutPlaces(entry, clock)
        : entry.subject == Subject::Pieces                ? aboutPieces(entry)
        : entry.subject == Subject::Credits               ? aboutCredits(entry)
                                                          : aboutPerson(entry);
    return entry.isUndo ? tr("Undone: %1", "what was done again").arg(text) : text;
}

QString HistoryWords::aboutPlaces(const HistoryEntry &entry, const SiteClock &clock)
{
    const int count = static_cast<int>(std::abs(entry.quantity));
    switch (entry.event) {
    case Event::Opened:
        return tr("Slot added, %n places", nullptr, count);
    case Event::Closed:
        return tr("Slot closed");
    case Event::Reopened:
        return tr("Slot opened again");
    case Event::Held:
        return tr("Held for %1", "people").arg(SiteText::people(count));
    case Event::Extended:
        return tr("Given more time");
    case Event::Captured:
        return tr("Booking confirmed for %1", "people").arg(SiteText::people(count));
    case Event::Released:
        return tr("Hold released, %n places are free again", nullptr, count);
    case Event::Returned:
        return tr("Booking cancelled, %n places are free again", nullptr, count);
    case Event::Expired:
        return tr("Time was over, %n places are free again", nullptr, count);
    case Event::HoldExpired:
        return tr("Time was over");
    case Event::Adjusted:
        return tr("Number of places changed");
    default:
        return aboutChange(entry, clock);
    }
}

QString HistoryWords::aboutChange(const HistoryEntry &entry, const SiteClock &clock)
{
    const int count = static_cast<int>(std::abs(entry.quantity));
    switch (entry.event) {
    case Event::Moved:
        return entry.from.start.isValid() && entry.to.start.isValid()
            ? tr("Moved from %1 to %2", "time and place of slots")
                  .arg(place(entry.from, clock), place(entry.to, clock))
            : tr("Moved to another slot");
    case Event::Resized:
        return entry.fromCount > 0 && entry.toCount > 0
            ? tr("Party changed from %1 to %2", "numbers of people")
                  .arg(SiteText::number(entry.fromCount), SiteText::number(entry.toCount))
            : tr("Size of the party changed");
    case Event::Revived:
        return tr("Brought back");
    case Event::Arrived:
        return entry.toCount > 0 || entry.fromCount > 0
            ? tr("Arrived: %1 of the party are here", "number").arg(SiteText::number(entry.toCount))
            : tr("Arrival noted");
    case Event::NoShow:
        return tr("Did not come");
    case Event::TakenOver:
        return tr("Taken over by another desk");
    case Event::Printed:
        return tr("Ticket printed");
    case Event::WaitBegun:
    case Event::Offered:
    case Event::Skipped:
    case Event::WaitEnded:
        return aboutWaiting(entry);
    default:
        return count > 0
            ? tr("Changed, %1 places", "signed number").arg(SiteText::signedNumber(entry.quantity))
            : tr("Changed");
    }
}

QString HistoryWords::aboutWaiting(const HistoryEntry &entry)
{
    const QString people = SiteText::people(static_cast<int>(entry.quantity));
    switch (entry.event) {
    case Event::WaitBegun:
        return tr("Put on the waiting list for %1", "people").arg(people);
    case Event::Offered:
        return tr("Offered from the waiting list for %1", "people").arg(people);
    case Event::Skipped:
        return tr("Passed over on the waiting list: %1, but only %n places were free",
            "people",
            entry.why.toInt())
            .arg(people);
    default:
        return entry.why == u"overdue" ? tr("Waited in vain: the time was over")
                                       : tr("Taken off the waiting list");
    }
}

QString HistoryWords::aboutPieces(const HistoryEntry &entry)
{
    const QString pieces = LineText::pieces(std::abs(entry.quantity), entry.item);
    switch (entry.event) {
    case Event::Held:
        return tr("%1 held", "pieces").arg(pieces);
    case Event::Captured:
        return tr("%1 handed out", "pieces").arg(pieces);
    case Event::Released:
        return tr("%1 given back to the stock", "pieces").arg(pieces);
    case Event::Expired:
        return tr("%1 free again, time was over", "pieces").arg(pieces);
    case Event::Returned:
        return tr("%1 came back", "pieces").arg(pieces);
    case Event::Lost:
        return tr("%1 lost", "pieces").arg(pieces);
    case Event::Damaged:
        return tr("%1 damaged", "pieces").arg(pieces);
    case Event::Consumed:
        return tr("%1 used up", "pieces").arg(pieces);
    case Event::Counted:
        return tr("%1 counted", "pieces").arg(pieces);
    default:
        return tr("%1 changed", "pieces").arg(pieces);
    }
}

QString HistoryWords::aboutCredits(const HistoryEntry &entry)
{
    const QString credits = LineText::credits(std::abs(entry.quantity), entry.item);
    switch (entry.event) {
    case Event::Held:
        return tr("%1 held", "credits").arg(credits);
    case Event::Captured:
        return tr("%1 paid", "credits").arg(credits);
    case Event::Released:
        return tr("%1 released", "credits").arg(credits);
    case Event::Expired:
        return tr("%1 free again, time was over", "credits").arg(credits);
    case Event::Returned:
    case Event::Reversed:
        return tr("%1 given back", "credits").arg(credits);
    case Event::Granted:
        return tr("%1 granted", "credits").arg(credits);
    case Event::Debited:
        return tr("%1 debited", "credits").arg(credits);
    case Event::CreditsExpired:
        return tr("%1 expired", "credits").arg(credits);
    default:
        return tr("Limits of the wallet changed");
    }
}

QString HistoryWords::aboutPerson(const HistoryEntry &entry)
{
    switch (entry.event) {
    case Event::CustomerChanged:
        return entry.why == u"added" ? tr("Customer added") : tr("Customer changed");
    case Event::CustomerMerged:
        return tr("Merged with another customer");
    case Event::CustomerErased:
        return tr("Personal data erased");
    case Event::TakenOver:
        return tr("Taken over by another desk");
    case Event::Printed:
        return tr("Ticket printed");
    default:
        return tr("Changed");
    }
}

QString HistoryWords::place(const HistoryEntry::Place &place, const SiteClock &clock)
{
    return SiteText::moment(place.start, clock) + u", "_s + place.resource;
}

QString HistoryWords::why(const HistoryEntry &entry)
{
    if (entry.event == Event::CustomerMerged) {
        return tr("number %1", "of the other customer").arg(entry.why);
    }
    if (entry.event == Event::Skipped || entry.event == Event::WaitEnded) {
        return {}; // said by the words already
    }
    if (entry.event != Event::CustomerChanged) {
        return entry.why;
    }
    QStringList fields;
    const QStringList words = entry.why.split(u", "_s);
    for (const QString &word : words) {
        fields.append(word == u"name" ? tr("name", "field of a customer")
                : word == u"phone"    ? tr("phone", "field of a customer")
                : word == u"mail"     ? tr("e-mail", "field of a customer")
                : word == u"language" ? tr("language", "field of a customer")
                : word == u"note"     ? tr("note", "field of a customer")
                                      : QString());
    }
    fields.removeAll(QString());
    return fields.join(u", "_s);
}
