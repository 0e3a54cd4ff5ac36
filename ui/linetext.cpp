#include "ui/linetext.h"

#include "ui/outcometext.h"
#include "ui/presenters/shortage.h"

#include <QLocale>

using namespace Qt::StringLiterals;

namespace {

/** The bucket that needs no name: most places have no other. */
constexpr QStringView usualBucket = u"default";

bool isUsual(const QString &bucket) { return bucket.isEmpty() || bucket == usualBucket; }

}

QString LineText::pieces(qint64 quantity, const QString &itemName)
{
    return tr("%L1 × %2", "pieces of an item").arg(quantity).arg(itemName);
}

QString LineText::credits(qint64 amount, const QString &bucket)
{
    const int count = pluralCount(amount);
    return isUsual(bucket)
        ? tr("%L1 credits", nullptr, count).arg(amount)
        : tr("%L1 credits in %2", "bucket of a wallet", count).arg(amount).arg(bucket);
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
    const int count = pluralCount(shortage.left);
    switch (shortage.line) {
    case Shortage::Line::Extra:
        return shortage.left > 0
            ? tr("Only %1 are left.", "pieces of an item", count).arg(pieces(shortage.left, name))
            : tr("%1: none left.", "an item").arg(name);
    case Shortage::Line::Credits:
        if (shortage.left > 0) {
            return tr("%1 has %2 available.", "customer, credits", count)
                .arg(name, credits(shortage.left, shortage.code));
        }
        return isUsual(shortage.code)
            ? tr("%1 has no credits available.", "customer").arg(name)
            : tr("%1 has no credits available in %2.", "customer, bucket of a wallet")
                  .arg(name, shortage.code);
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
