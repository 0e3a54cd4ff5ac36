#include "ui/models/customermodel.h"

#include "ui/models/recordroles.h"

using namespace Qt::StringLiterals;

namespace {

QString shown(const Customer &customer, int column)
{
    switch (column) {
    case CustomerModel::Name:
        return customer.name.isEmpty() ? customer.phone : customer.name;
    case CustomerModel::Phone:
        return customer.phone;
    case CustomerModel::Mail:
        return customer.mail;
    default: // there is no other column
        return {};
    }
}

}

int CustomerModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(columnTotal);
}

QVariant CustomerModel::data(const QModelIndex &index, int role) const
{
    const Customer *customer = rowAt(index);
    if (!customer) {
        return {};
    }
    switch (role) {
    case Qt::DisplayRole:
        return shown(*customer, index.column());
    case Qt::AccessibleTextRole: {
        QStringList parts { customer->name, customer->phone, customer->mail };
        parts.removeAll(QString());
        return index.column() == Name ? parts.join(u", "_s) : shown(*customer, index.column());
    }
    case Qt::TextAlignmentRole:
        return static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter);
    case RecordRole::Tone:
        return static_cast<int>(index.column() == Name ? RecordTone::Strong : RecordTone::Soft);
    default: // the other roles are empty
        return {};
    }
}

QVariant CustomerModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case Name:
        return tr("Name", "column");
    case Phone:
        return tr("Phone", "column");
    case Mail:
        return tr("E-mail", "column");
    default: // there is no other column
        return {};
    }
}
