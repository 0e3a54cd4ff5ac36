#include "ui/credittext.h"

#include "core/base/localday.h"
#include "core/model/wallet.h"
#include "ui/linetext.h"

#include <QLocale>
#include <QStringList>

using namespace Qt::StringLiterals;

QString CreditText::bucket(const QString &name)
{
    if (name == u"default") {
        return tr("Credits", "the usual kind of credits");
    }
    return name == u"points" ? tr("Points", "a kind of credits") : name;
}

QDate CreditText::lastDay(const QDateTime &instant, const QTimeZone &zone)
{
    return localDate(instant.addSecs(-1), zone);
}

QString CreditText::credits(qint64 amount, const QString &bucket)
{
    return LineText::credits(amount, bucket);
}

QString CreditText::wallets(const QList<Wallet> &wallets)
{
    QStringList parts;
    for (const Wallet &wallet : wallets) {
        const QString kind = bucket(wallet.bucket);
        parts.append(wallet.debt > 0 ? tr("%1: %2 owed", "kind of credits, amount")
                                           .arg(kind, QLocale().toString(wallet.debt))
                                     : tr("%1: %2 available", "kind of credits, amount")
                                           .arg(kind, QLocale().toString(wallet.available)));
    }
    return parts.join(u" · "_s);
}
