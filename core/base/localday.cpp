#include "core/base/localday.h"

namespace {

QDateTime firstInstant(QDate day, const QTimeZone &zone)
{
    const QTimeZone known = zone.isValid() ? zone : QTimeZone::utc();
    const QDateTime first = day.startOfDay(known);
    // A day may never have been (Samoa, 30 December 2011): it begins and ends with the next one.
    return (first.isValid() ? first : day.addDays(1).startOfDay(known)).toUTC();
}

}

TimeRange localDay(QDate day, const QTimeZone &zone)
{
    return { firstInstant(day, zone), firstInstant(day.addDays(1), zone) };
}

QDate localDate(const QDateTime &instant, const QTimeZone &zone)
{
    return instant.toTimeZone(zone.isValid() ? zone : QTimeZone::utc()).date();
}
