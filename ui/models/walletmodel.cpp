#include "ui/models/walletmodel.h"

#include "ui/credittext.h"
#include "ui/models/recordroles.h"
#include "ui/sitetext.h"

using namespace Qt::StringLiterals;

namespace {

QString number(qint64 amount) { return SiteText::number(amount); }

QString dash() { return u"–"_s; }

}

int WalletModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(columnTotal);
}

QVariant WalletModel::data(const QModelIndex &index, int role) const
{
    const Wallet *wallet = rowAt(index);
    if (!wallet) {
        return {};
    }
    const auto text = [this, wallet, &index] {
        return wallet->id.isValid() ? shown(*wallet, index.column())
                                    : shownWithoutWallet(*wallet, index.column());
    };
    switch (role) {
    case Qt::DisplayRole:
        return text();
    case Qt::AccessibleTextRole:
        return index.column() == CustomerName ? spoken(*wallet) : text();
    case Qt::TextAlignmentRole:
        return headerData(index.column(), Qt::Horizontal, role);
    default:
        return decoration(*wallet, index.column(), role);
    }
}

QString WalletModel::shown(const Wallet &wallet, int column) const
{
    switch (column) {
    case CustomerName:
        return wallet.customerName;
    case BucketName:
        return CreditText::bucket(wallet.bucket);
    case Balance:
        return number(wallet.balance);
    case Held:
        return number(wallet.held);
    case Available:
        return number(wallet.available);
    case Minimum:
        return wallet.hasOverdraft ? tr("no limit", "instead of the minimum of a wallet")
                                   : number(wallet.minimum);
    case Debt:
        return wallet.debt > 0 ? tr("%1 owed", "credits").arg(number(wallet.debt)) : dash();
    case Expiry:
        return wallet.nextExpiryAt.isValid()
            ? SiteText::day(CreditText::lastDay(wallet.nextExpiryAt, m_zone))
            : dash();
    default: // there is no other column
        return {};
    }
}

QString WalletModel::shownWithoutWallet(const Wallet &wallet, int column) const
{
    switch (column) {
    case CustomerName:
        return wallet.customerName;
    case BucketName:
        return tr("no wallet yet");
    default: // no numbers
        return dash();
    }
}

QVariant WalletModel::decoration(const Wallet &wallet, int column, int role) const
{
    const bool isOwed = column == Debt && wallet.debt > 0;
    if (role == RecordRole::Icon) {
        return isOwed ? QVariant(u"warning"_s) : QVariant();
    }
    if (role == RecordRole::Caption && column == Expiry && wallet.nextExpiryAt.isValid()) {
        return CreditText::credits(wallet.nextExpiryAmount, wallet.bucket);
    }
    if (role != RecordRole::Tone) {
        return {};
    }
    const bool isSoft = !wallet.id.isValid() || column == Debt || column == Minimum
        || column == Expiry || column == BucketName || (column == Held && wallet.held == 0);
    const RecordTone tone = column == CustomerName || (column == Available && wallet.id.isValid())
        ? RecordTone::Strong
        : isOwed ? RecordTone::Error
        : isSoft ? RecordTone::Soft
                 : RecordTone::Normal;
    return static_cast<int>(tone);
}

QVariant WalletModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        const bool isNumber = section >= Balance && section <= Minimum;
        return static_cast<int>((isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case CustomerName:
        return tr("Customer");
    case BucketName:
        return tr("Kind", "column: kind of credits");
    case Balance:
        return tr("Balance");
    case Held:
        return tr("Held", "column: credits that are held");
    case Available:
        return tr("Available", "column: credits that can be used");
    case Minimum:
        return tr("Minimum", "column: credits that must stay in the wallet");
    case Debt:
        return tr("Debt", "column: credits that are owed");
    case Expiry:
        return tr("Next expiry");
    default: // there is no other column
        return {};
    }
}

QString WalletModel::spoken(const Wallet &wallet) const
{
    if (!wallet.id.isValid()) {
        return tr("%1, no wallet yet", "customer").arg(wallet.customerName);
    }
    QString text = tr("%1, %2: balance %3, held %4, available %5", "customer, kind, credits")
                       .arg(wallet.customerName,
                           CreditText::bucket(wallet.bucket),
                           number(wallet.balance),
                           number(wallet.held),
                           number(wallet.available));
    if (wallet.debt > 0) {
        text += u", "_s + shown(wallet, Debt);
    }
    return text;
}
