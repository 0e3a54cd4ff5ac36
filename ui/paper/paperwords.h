#pragma once

#include "core/base/timerange.h"

#include <QByteArray>
#include <QDate>
#include <QLocale>
#include <QString>
#include <QTranslator>

/**
 * What paper says, in the language that the paper is for: a ticket speaks to the customer, whatever
 * language the desk speaks. One thread at a time.
 */
class PaperWords {
public:
    /** "en", "ru", "cs", "sk"; one of the desk's languages. */
    explicit PaperWords(const QString &language);

    QString ticket() const;
    QString receipt() const;
    QString daySheet() const;

    /** The mark of every print but the first. */
    QString copy(int number) const;

    /** A ticket of a hold that is not confirmed. */
    QString notConfirmed(const QString &until) const;
    QString people(int count) const;
    QString bookings(int count) const;
    QString nobodyComes() const;
    QString handedOut() const;
    QString withExtras(const QString &extras) const;
    QString bringBack() const;
    QString timesOf(const QByteArray &zone) const;
    QString printed(const QDateTime &at, const QByteArray &zone) const;
    QString asOf(const QDateTime &at, const QByteArray &zone) const;
    QString page(int number, int count) const;
    QString held() const; ///< beside a row of a day sheet
    QString columnTime() const;
    QString columnCode() const;
    QString columnParty() const;
    QString columnWho() const;

    /** "Monday 7 June 2027". */
    QString date(QDate day) const;

    /** "10:00–11:00", wall time of the zone. */
    QString span(const TimeRange &range, const QByteArray &zone) const;

    /** "4 × 180 Kč = 720 Kč". */
    QString price(int partySize, qint64 priceMinor, const QString &currency) const;

private:
    QString say(const char *text, int count = -1) const;

    QTranslator m_translator;
    QLocale m_locale;
};
