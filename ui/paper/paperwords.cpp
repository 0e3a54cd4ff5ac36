#include "ui/paper/paperwords.h"

#include "core/base/localday.h"
#include "ui/sitetext.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace {

constexpr const char *context = "PaperWords";

/** The formats of the desk when it speaks this language, else those of its home. */
QLocale localeOf(const QString &language)
{
    const QLocale wanted(language == u"en" ? u"en_GB"_s : language);
    const QLocale desk;
    return desk.language() == wanted.language() ? desk : wanted;
}

}

PaperWords::PaperWords(const QString &language)
    : m_locale(localeOf(language))
{
    if (!m_translator.load(u":/i18n/holdfast_"_s + language + u".qm"_s)) {
        qWarning("no words for paper in %s", qUtf8Printable(language));
    }
}

QString PaperWords::ticket() const { return say(QT_TRANSLATE_NOOP("PaperWords", "Ticket")); }

QString PaperWords::receipt() const { return say(QT_TRANSLATE_NOOP("PaperWords", "Receipt")); }

QString PaperWords::daySheet() const { return say(QT_TRANSLATE_NOOP("PaperWords", "Day sheet")); }

QString PaperWords::copy(int number) const
{
    //: on a print that is not the first one
    return say(QT_TRANSLATE_NOOP("PaperWords", "copy %1")).arg(number);
}

QString PaperWords::notConfirmed(const QString &until) const
{
    return say(QT_TRANSLATE_NOOP("PaperWords", "Not confirmed yet: held until %1")).arg(until);
}

QString PaperWords::people(int count) const
{
    return say(QT_TRANSLATE_N_NOOP("PaperWords", "%n people"), count);
}

QString PaperWords::bookings(int count) const
{
    return say(QT_TRANSLATE_N_NOOP("PaperWords", "%n bookings"), count);
}

QString PaperWords::nobodyComes() const
{
    return say(QT_TRANSLATE_NOOP("PaperWords", "Nothing is booked on this day."));
}

QString PaperWords::handedOut() const { return say(QT_TRANSLATE_NOOP("PaperWords", "Handed out")); }

QString PaperWords::withExtras(const QString &extras) const
{
    //: %1 is a list, "3 × Climbing shoes"
    return say(QT_TRANSLATE_NOOP("PaperWords", "With: %1")).arg(extras);
}

QString PaperWords::bringBack() const
{
    return say(QT_TRANSLATE_NOOP("PaperWords", "Please bring rented pieces back."));
}

QString PaperWords::timesOf(const QByteArray &zone) const
{
    //: %1 is a time zone, "Europe/Prague"
    return say(QT_TRANSLATE_NOOP("PaperWords", "Local time, %1")).arg(QString::fromLatin1(zone));
}

QString PaperWords::printed(const QDateTime &at, const QByteArray &zone) const
{
    const QTimeZone where(zone);
    const QString day = SiteText::day(localDate(at, where), m_locale);
    const QString moment = day + u' ' + SiteText::time(at, where);
    return say(QT_TRANSLATE_NOOP("PaperWords", "Printed %1")).arg(moment);
}

QString PaperWords::asOf(const QDateTime &at, const QByteArray &zone) const
{
    //: the moment that a list shows
    return say(QT_TRANSLATE_NOOP("PaperWords", "as of %1"))
        .arg(SiteText::timeWithSeconds(at, QTimeZone(zone)));
}

QString PaperWords::page(int number, int count) const
{
    return say(QT_TRANSLATE_NOOP("PaperWords", "Page %1 of %2")).arg(number).arg(count);
}

QString PaperWords::held() const
{
    return say(QT_TRANSLATE_NOOP("PaperWords", "held, not confirmed"));
}

QString PaperWords::columnTime() const { return say(QT_TRANSLATE_NOOP("PaperWords", "Time")); }

QString PaperWords::columnCode() const { return say(QT_TRANSLATE_NOOP("PaperWords", "Code")); }

QString PaperWords::columnParty() const { return say(QT_TRANSLATE_NOOP("PaperWords", "People")); }

QString PaperWords::columnWho() const { return say(QT_TRANSLATE_NOOP("PaperWords", "Name")); }

QString PaperWords::date(QDate day) const { return SiteText::longDate(day, m_locale); }

QString PaperWords::span(const TimeRange &range, const QByteArray &zone) const
{
    return SiteText::span(range, QTimeZone(zone));
}

QString PaperWords::price(int partySize, qint64 priceMinor, const QString &currency) const
{
    const QString all = SiteText::price(partySize * priceMinor, currency, m_locale);
    if (partySize == 1) {
        return all;
    }
    const QString one = SiteText::price(priceMinor, currency, m_locale);
    return u"%1 × %2 = %3"_s.arg(m_locale.toString(partySize), one, all);
}

QString PaperWords::say(const char *text, int count) const
{
    QString said = m_translator.translate(context, text, nullptr, count);
    if (said.isEmpty()) {
        said = QString::fromUtf8(text);
    }
    return count < 0 ? said : said.replace(u"%n"_s, m_locale.toString(count));
}
