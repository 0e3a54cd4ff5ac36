#include "ui/linetext.h"

#include "ui/outcometext.h"
#include "ui/presenters/shortage.h"

#include <QLocale>

using namespace Qt::StringLiterals;

namespace {

/** The buckets that every place has, and that have words of their own in each language. */
constexpr QStringView usualBucket = u"default";
constexpr QStringView pointsBucket = u"points";

bool isUsual(const QString &bucket) { return bucket.isEmpty() || bucket == usualBucket; }

}

QString LineText::pieces(qint64 quantity, const QString &itemName)
{
    return tr("%L1 × %2", "pieces of an item").arg(quantity).arg(itemName);
}

QString LineText::credits(qint64 amount, const QString &bucket)
{
    const int count = pluralCount(amount);
    if (isUsual(bucket)) {
        return tr("%L1 credits", nullptr, count).arg(amount);
    }
    return bucket == pointsBucket ? tr("%L1 points", "credits", count).arg(amount)
                                  : tr("%L1 %2", "amount, kind of credits").arg(amount).arg(bucket);
}

QString LineText::availableOf(const QString &customer, qint64 amount, const QString &bucket)
{
    if (amount > 0) {
        return tr("%1 has %2 available.", "customer, credits", pluralCount(amount))
            .arg(customer, credits(amount, bucket));
    }
    if (isUsual(bucket)) {
        return tr("%1 has no credits available.", "customer").arg(customer);
    }
    return bucket == pointsBucket
        ? tr("%1 has no points available.", "customer").arg(customer)
        : tr("%1 has no %2 available.", "customer, kind of credits").arg(customer, bucket);
}

QString LineText::lines(const Hold &hold)
{
    QStringList parts;
    if (!hold.extras.isEmpty()) {
        parts.append(hold.extras);
    }
    for (const CreditLine &line : hold.credits) {
        parts.append(credits(line.amount, line.bucket));
    }
    return parts.join(u" · "_s);
}

QString LineText::shortage(const Shortage &shortage, const QString &name)
{
    switch (shortage.line) {
    case Shortage::Line::Extra:
        return shortage.left > 0
            ? tr("Only %1 are left.", "pieces of an item", pluralCount(shortage.left))
                  .arg(pieces(shortage.left, name))
            : tr("%1: none left.", "an item").arg(name);
    case Shortage::Line::Credits:
        return availableOf(name, shortage.left, shortage.code);
    case Shortage::Line::AllCredits:
        return OutcomeText::refusal(CreditHoldsOff {});
    }
    Q_UNREACHABLE();
}

QString LineText::offerLess(const Shortage &shortage, const QString &name)
{
    return shortage.line == Shortage::Line::Extra
        ? tr("Hold with %1", "pieces of an item").arg(pieces(shortage.left, name))
        : tr("Hold with %1", "credits").arg(credits(shortage.left, shortage.code));
}

QString LineText::offerWithout(const Shortage &shortage, const QString &name)
{
    return shortage.line == Shortage::Line::Extra ? tr("Hold without %1", "an item").arg(name)
                                                  : tr("Hold without credits");
}

int LineText::pluralCount(qint64 amount)
{
    constexpr qint64 digitsThatMatter = 1'000'000;
    const bool isSmall = amount < digitsThatMatter;
    return static_cast<int>(isSmall ? amount : amount % digitsThatMatter + digitsThatMatter);
}
