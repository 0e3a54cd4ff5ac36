#include "app/ctl/creditreport.h"

#include "app/ctl/console.h"
#include "core/credits/creditrows.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace {

QString doneSentence(const CreditAnswer &answer)
{
    const QString word = databaseWord(answer.outcome);
    return u"%1: %2 credits. Wallet %3 (%4): balance %5, held %6, available %7%8."_s
        .arg(word.at(0).toUpper() + word.mid(1))
        .arg(answer.amount)
        .arg(answer.walletId.value())
        .arg(answer.bucket)
        .arg(answer.balance)
        .arg(answer.held)
        .arg(answer.available)
        .arg(answer.debt > 0 ? u", debt %1"_s.arg(answer.debt) : QString());
}

QString sentence(const CreditAnswer &answer)
{
    switch (answer.outcome) {
    case CreditOutcome::Granted:
    case CreditOutcome::Debited:
    case CreditOutcome::Captured:
    case CreditOutcome::Released:
    case CreditOutcome::Reversed:
    case CreditOutcome::Changed:
    case CreditOutcome::Replayed:
        return doneSentence(answer);
    case CreditOutcome::KeyReused:
        return u"This key was used for another request."_s;
    case CreditOutcome::InsufficientCredits:
        return u"Not enough credits in %1: %2 available."_s.arg(answer.shortOf)
            .arg(answer.available);
    case CreditOutcome::AlreadyReversed:
        return u"This entry was reversed before, by entry %1."_s.arg(answer.entryId.value());
    case CreditOutcome::NotReversible:
        return u"This entry cannot be reversed."_s;
    case CreditOutcome::HoldNotActive:
        return u"The hold is %1."_s.arg(answer.shortOf);
    case CreditOutcome::ForeignHold:
        return u"The hold is that of another customer."_s;
    case CreditOutcome::MixedHold:
        return u"The hold has places or pieces too: use hold confirm or hold cancel."_s;
    case CreditOutcome::NotFound:
        return u"There is no such %1."_s.arg(answer.shortOf);
    case CreditOutcome::RequestInvalid:
        return u"The request is not valid: %1."_s.arg(answer.shortOf);
    }
    Q_UNREACHABLE();
}

QJsonObject answerObject(const CreditAnswer &answer)
{
    QJsonObject object { { u"outcome"_s, databaseWord(answer.outcome) } };
    if (answer.entryId.isValid()) {
        object[u"entry_id"_s] = answer.entryId.value();
    }
    if (answer.walletId.isValid()) {
        object[u"wallet_id"_s] = answer.walletId.value();
        object[u"customer_id"_s] = answer.customerId.value();
        object[u"bucket"_s] = answer.bucket;
        object[u"amount"_s] = answer.amount;
        object[u"balance"_s] = answer.balance;
        object[u"held"_s] = answer.held;
        object[u"available"_s] = answer.available;
        object[u"debt"_s] = answer.debt;
    }
    if (answer.outcome == CreditOutcome::HoldNotActive) {
        object[u"found"_s] = answer.shortOf;
    } else if (answer.outcome == CreditOutcome::RequestInvalid) {
        object[u"field"_s] = answer.shortOf;
    } else if (!answer.shortOf.isEmpty()) {
        object[u"short_of"_s] = answer.shortOf;
    }
    return object;
}

void addId(QJsonObject &object, const QString &name, qint64 id)
{
    if (id > 0) {
        object[name] = id;
    }
}

}

ExitCode report(const Console &console, const CreditAnswer &answer)
{
    console.answer(answerObject(answer), sentence(answer));
    return answer.isDone() ? ExitCode::Done : ExitCode::Refused;
}

QJsonObject walletObject(const Wallet &wallet)
{
    QJsonObject object { { u"wallet_id"_s, wallet.id.value() },
        { u"customer_id"_s, wallet.customerId.value() },
        { u"customer"_s, wallet.customerName },
        { u"bucket"_s, wallet.bucket },
        { u"balance"_s, wallet.balance },
        { u"held"_s, wallet.held },
        { u"available"_s, wallet.available },
        { u"minimum"_s, wallet.minimum },
        { u"overdraft"_s, wallet.hasOverdraft },
        { u"debt"_s, wallet.debt },
        { u"overdue"_s, wallet.overdue } };
    if (wallet.nextExpiryAt.isValid()) {
        object[u"next_expiry_at"_s] = wallet.nextExpiryAt.toString(Qt::ISODate);
        object[u"next_expiry_amount"_s] = wallet.nextExpiryAmount;
    }
    return object;
}

QString walletLine(const Wallet &wallet)
{
    return u"%1  %2  balance %3, held %4, available %5  %6%7"_s.arg(wallet.id.value(), 6)
        .arg(wallet.bucket, -10)
        .arg(wallet.balance)
        .arg(wallet.held)
        .arg(wallet.available)
        .arg(wallet.customerName)
        .arg(wallet.debt > 0 ? u"  debt %1"_s.arg(wallet.debt) : QString());
}

QJsonObject entryObject(const WalletEntry &entry)
{
    QJsonObject object { { u"entry_id"_s, entry.id.value() },
        { u"at"_s, entry.at.toString(Qt::ISODateWithMs) },
        { u"kind"_s, databaseWord(entry.kind) },
        { u"amount"_s, entry.amount },
        { u"balance_after"_s, entry.balanceAfter },
        { u"description"_s, entry.description },
        { u"actor"_s, entry.actor } };
    addId(object, u"hold_id"_s, entry.holdId.value());
    addId(object, u"reverses"_s, entry.reverses.value());
    addId(object, u"reversed_by"_s, entry.reversedBy.value());
    if (!entry.meta.isEmpty()) {
        object[u"meta"_s] = QJsonDocument::fromJson(entry.meta.toUtf8()).object();
    }
    if (entry.expiresAt.isValid()) {
        object[u"expires_at"_s] = entry.expiresAt.toString(Qt::ISODate);
    }
    if (entry.remaining) {
        object[u"remaining"_s] = *entry.remaining;
    }
    return object;
}

QString entryLine(const WalletEntry &entry)
{
    return u"%1  %2  %3  %4  %5  %6"_s.arg(entry.id.value(), 6)
        .arg(entry.at.toString(Qt::ISODate), databaseWord(entry.kind).leftJustified(8))
        .arg(entry.amount, 10)
        .arg(entry.balanceAfter, 10)
        .arg(entry.description)
        .trimmed();
}
