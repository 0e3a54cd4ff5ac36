#include "ui/sitetext.h"

#include "core/base/localday.h"

#include <QLocale>
#include <QTimeZone>

#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace {

struct CurrencySign {
    QStringView code;
    QStringView sign;
};

constexpr std::array<CurrencySign, 6> signsOfCurrencies { {
    { u"CZK", u"Kč" },
    { u"EUR", u"€" },
    { u"RUB", u"₽" },
    { u"USD", u"$" },
    { u"GBP", u"£" },
    { u"PLN", u"zł" },
} };

QString signOf(const QString &currency)
{
    for (const CurrencySign &each : signsOfCurrencies) {
        if (each.code == currency) {
            return each.sign.toString();
        }
    }
    return currency;
}

}

QString SiteText::longDate(QDate day, const QLocale &locale)
{
    const QString text = dateInSentence(day, locale);
    return text.left(1).toUpper() + text.mid(1);
}

QString SiteText::dateInSentence(QDate day, const QLocale &locale)
{
    switch (locale.language()) {
    case QLocale::English:
        // The long format of most English locales puts commas into what is read as a title.
        return locale.toString(day, u"dddd d MMMM yyyy"_s);
    case QLocale::Russian:
        // The long format ends in "г.", and a sentence would end in two full stops.
        return locale.toString(day, u"dddd, d MMMM yyyy"_s);
    default:
        return locale.toString(day, QLocale::LongFormat);
    }
}

QString SiteText::shortDate(QDate day)
{
    const QLocale locale;
    switch (locale.language()) {
    case QLocale::English:
        return locale.toString(day, u"ddd d MMMM"_s);
    case QLocale::Russian:
        return locale.toString(day, u"ddd, d MMMM"_s);
    default:
        return locale.toString(day, u"ddd d. MMMM"_s);
    }
}

QString SiteText::time(const QDateTime &instant, const QTimeZone &zone)
{
    return instant.toTimeZone(zone).time().toString(u"HH:mm"_s);
}

QString SiteText::timeWithSeconds(const QDateTime &instant, const QTimeZone &zone)
{
    return instant.toTimeZone(zone).time().toString(u"HH:mm:ss"_s);
}

QString SiteText::day(QDate day, const QLocale &locale)
{
    switch (locale.language()) {
    case QLocale::English:
    case QLocale::Russian:
        return locale.toString(day, u"d MMM yyyy"_s);
    default:
        return locale.toString(day, u"d. M. yyyy"_s);
    }
}

SiteClock SiteText::clockOf(const Site &site)
{
    const QTimeZone zone(site.zone);
    return { zone, localDate(QDateTime::currentDateTimeUtc(), zone) };
}

QString SiteText::briefDate(QDate day)
{
    const QLocale locale;
    const bool isNamed
        = locale.language() == QLocale::English || locale.language() == QLocale::Russian;
    return locale.toString(day, isNamed ? u"ddd d MMM"_s : u"ddd d. M."_s);
}

QString SiteText::moment(const QDateTime &instant, const SiteClock &clock)
{
    const QDate day = localDate(instant, clock.zone);
    const QString wallTime = time(instant, clock.zone);
    if (day == clock.today) {
        return wallTime;
    }
    return briefDate(day) + u' ' + wallTime;
}

QString SiteText::number(qint64 amount)
{
    const QString digits = QLocale().toString(std::abs(amount));
    return amount < 0 ? u'−' + digits : digits;
}

QString SiteText::signedNumber(qint64 change)
{
    const QString amount = QLocale().toString(std::abs(change));
    return change < 0 ? u'−' + amount : change > 0 ? u'+' + amount : amount;
}

QString SiteText::span(const TimeRange &range, const QTimeZone &zone)
{
    return time(range.start, zone) + u'–' + time(range.end, zone);
}

QString SiteText::price(qint64 minor, const QString &currency, const QLocale &locale)
{
    constexpr qint64 minorPerMajor = 100;
    const qint64 major = minor / minorPerMajor;
    const qint64 rest = std::abs(minor % minorPerMajor);
    QString amount = locale.toString(major);
    if (rest != 0) {
        amount += locale.decimalPoint() + u"%1"_s.arg(rest, 2, 10, QChar(u'0'));
    }
    return amount + QChar::Nbsp + signOf(currency);
}

QString SiteText::people(int count) { return tr("%n people", "size of a party", count); }
