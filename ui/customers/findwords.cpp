#include "ui/customers/findwords.h"

#include "ui/outcometext.h"

using namespace Qt::StringLiterals;

namespace {

QString joined(QStringList parts)
{
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

RecordTone toneOf(const FoundHold &hold)
{
    switch (hold.status) {
    case HoldStatus::Held:
        return RecordTone::Warning;
    case HoldStatus::Confirmed:
        return RecordTone::Normal;
    case HoldStatus::Cancelled:
    case HoldStatus::Expired:
        return RecordTone::Soft;
    }
    Q_UNREACHABLE();
}

}

EntryRow FindWords::hit(const FindHit &hit, const SiteClock &clock)
{
    if (hit.hold) {
        EntryRow row = hold(*hit.hold, clock);
        const bool isWalkIn = !hit.customer.id.isValid();
        row.id = -row.id;
        row.title = joined({ row.title, hit.hold->resource });
        row.caption = joined({ isWalkIn ? tr("without a name", "booking") : name(hit.customer),
            SiteText::people(hit.hold->partySize),
            code(hit.hold->code) });
        return row;
    }
    EntryRow row;
    row.id = hit.customer.id.value();
    row.title = name(hit.customer);
    row.caption = joined(
        { hit.customer.name.isEmpty() ? QString() : hit.customer.phone, hit.customer.mail });
    row.side = tr("customer", "what was found");
    row.tone = RecordTone::Strong;
    return row;
}

EntryRow FindWords::hold(const FoundHold &hold, const SiteClock &clock)
{
    EntryRow row;
    row.id = hold.id.value();
    row.title = SiteText::moment(hold.range.start, clock) + u'–'
        + SiteText::time(hold.range.end, clock.zone);
    row.caption = joined({ hold.resource, SiteText::people(hold.partySize), code(hold.code) });
    row.side = state(hold);
    row.tone = toneOf(hold);
    return row;
}

QString FindWords::code(const QString &code)
{
    constexpr int half = 4;
    return code.size() == 2 * half ? code.left(half) + QChar(QChar::Nbsp) + code.mid(half) : code;
}

QString FindWords::state(const FoundHold &hold)
{
    if (hold.status == HoldStatus::Confirmed && hold.arrivedCount >= hold.partySize) {
        return tr("all here", "the party of a booking");
    }
    if (hold.status == HoldStatus::Confirmed && hold.arrivedCount > 0) {
        return tr("%1 of %2 here", "arrived, size of the party")
            .arg(SiteText::number(hold.arrivedCount), SiteText::number(hold.partySize));
    }
    return OutcomeText::status(hold.status);
}

QString FindWords::name(const Customer &customer)
{
    if (!customer.name.isEmpty()) {
        return customer.name;
    }
    return customer.phone.isEmpty() ? tr("erased person") : customer.phone;
}
