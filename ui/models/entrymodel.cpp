#include "ui/models/entrymodel.h"

#include <QStringList>

using namespace Qt::StringLiterals;

int EntryModel::columnCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : 1; }

QVariant EntryModel::data(const QModelIndex &index, int role) const
{
    const EntryRow *row = rowAt(index);
    if (!row) {
        return {};
    }
    switch (role) {
    case Qt::DisplayRole:
        return row->title;
    case RecordRole::Caption:
        return row->caption;
    case RecordRole::Side:
        return row->side;
    case RecordRole::SideCaption:
        return row->sideCaption;
    case RecordRole::Tone:
        return static_cast<int>(row->tone);
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole: {
        QStringList parts { row->title, row->side, row->caption, row->sideCaption };
        parts.removeAll(QString());
        return parts.join(role == Qt::ToolTipRole ? u"\n"_s : u", "_s);
    }
    default: // the other roles are empty
        return {};
    }
}
