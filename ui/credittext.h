#pragma once

#include <QCoreApplication>
#include <QDate>
#include <QDateTime>
#include <QList>
#include <QString>
#include <QTimeZone>

struct Wallet;

/** Credits in the words of the current language. */
class CreditText {
    Q_DECLARE_TR_FUNCTIONS(CreditText)

public:
    /** "Credits", "Points"; a bucket of the place's own keeps its name. */
    static QString bucket(const QString &name);

    /** The last day on which credits that expire at @p instant are good. */
    static QDate lastDay(const QDateTime &instant, const QTimeZone &zone);

    /** "1,240 credits", "30 points". */
    static QString credits(qint64 amount, const QString &bucket);

    /** "Credits: 1,240 available · Points: 30 available", for a card; empty without wallets. */
    static QString wallets(const QList<Wallet> &wallets);
};
