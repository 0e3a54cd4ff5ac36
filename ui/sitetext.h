#pragma once

#include "core/base/timerange.h"
#include "core/model/site.h"
#include "core/model/slot.h"

#include <QCoreApplication>
#include <QDate>
#include <QLocale>
#include <QString>
#include <QTimeZone>

/** Wall time of a site, and which day it is there: times of today stand without a date. */
struct SiteClock {
    QTimeZone zone;
    QDate today;
};

/**
 * Dates, times and money of a site in the words of the current language, or of @p locale where one
 * is given.
 */
class SiteText {
    Q_DECLARE_TR_FUNCTIONS(SiteText)

public:
    /** "Monday 7 June 2027", "Понедельник, 7 июня 2027": as the language writes it, as a title. */
    static QString longDate(QDate day, const QLocale &locale = {});

    /** The same for the middle of a sentence: "понедельник" instead of "Понедельник". */
    static QString dateInSentence(QDate day, const QLocale &locale = {});

    /** "Mon 7 June": without the year, for buttons and offers. */
    static QString shortDate(QDate day);

    /** "Mon 7 Jun": for narrow columns. */
    static QString briefDate(QDate day);

    /** "10:00", wall time of the zone, always 24 hours. */
    static QString time(const QDateTime &instant, const QTimeZone &zone);

    /** "10:14:05". */
    static QString timeWithSeconds(const QDateTime &instant, const QTimeZone &zone);

    /** "31 Dec 2026": for tables. */
    static QString day(QDate day, const QLocale &locale = {});

    static SiteClock clockOf(const Site &site);

    /** "10:14" when it is of today, else "Mon 7 Jun 10:14". */
    static QString moment(const QDateTime &instant, const SiteClock &clock);

    /** "1,240", "−250": with the minus sign of print. */
    static QString number(qint64 amount);

    /** "+3", "−3": a change. */
    static QString signedNumber(qint64 change);

    /** "10:00–11:00". */
    static QString span(const TimeRange &range, const QTimeZone &zone);

    /** "180 Kč": without decimals when there are none. */
    static QString price(qint64 minor, const QString &currency, const QLocale &locale = {});

    /** "3 people". */
    static QString people(int count);
};
