#include "core/base/localday.h"

namespace {

QDateTime firstInstant(QDate day, const QTimeZone &zone)
{
    return day.startOfDay(zone.isValid() ? zone : QTimeZone::utc()).toUTC();
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
