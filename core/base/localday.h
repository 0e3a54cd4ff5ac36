#pragma once

#include "core/base/timerange.h"

#include <QDate>
#include <QTimeZone>

/**
 * The instants of one calendar day at a place, from its first to the first of the next day.
 * 23 or 25 hours where the clocks change; also where midnight itself does not exist.
 * A zone that is not valid counts as UTC.
 */
TimeRange localDay(QDate day, const QTimeZone &zone);

/** The calendar day that an instant falls on at a place. */
QDate localDate(const QDateTime &instant, const QTimeZone &zone);
