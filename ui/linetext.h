#pragma once

#include "core/model/hold.h"

#include <QCoreApplication>
#include <QString>

struct Shortage;

/** The lines of a hold beside its places: pieces and credits, in the words of the language. */
class LineText {
    Q_DECLARE_TR_FUNCTIONS(LineText)

public:
    /** "4 × Climbing shoes". */
    static QString pieces(qint64 quantity, const QString &itemName);

    /** "1,200 credits", "30 points", "5 guest-passes": in the word of the bucket. */
    static QString credits(qint64 amount, const QString &bucket);

    /** "Novák has 900 credits available.", also when it has none. */
    static QString availableOf(const QString &customer, qint64 amount, const QString &bucket);

    /** "4 × Climbing shoes · 1,200 credits": all that @p hold has beside its places. */
    static QString lines(const Hold &hold);

    /**
     * Which line cannot be held, and what is left of it: "Only 3 × Climbing shoes are left.",
     * "Novák has 900 credits available.". @p name: of the item, or of the customer.
     */
    static QString shortage(const Shortage &shortage, const QString &name);

    /** The two ways on: with what is left, and without the line. */
    static QString offerLess(const Shortage &shortage, const QString &name);
    static QString offerWithout(const Shortage &shortage, const QString &name);

    /** For the choice of a plural form: keeps the last digits of what an int cannot hold. */
    static int pluralCount(qint64 amount);
};
