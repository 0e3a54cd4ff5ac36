#pragma once

#include "ui/models/keyedtablemodel.h"
#include "ui/models/recordroles.h"

#include <QString>

/** One thing that happened, in words. */
struct EntryRow {
    qint64 id = 0;
    QString title;
    QString caption;
    QString side; ///< at the right: by how much
    QString sideCaption; ///< what there was after it
    RecordTone tone = RecordTone::Normal;

    bool operator==(const EntryRow &) const = default;
};

inline qint64 rowKey(const EntryRow &row) { return row.id; }

/** Entries of a journal, newest first, for an EntryList. */
class EntryModel : public KeyedTableModel<EntryRow> {
public:
    using KeyedTableModel<EntryRow>::KeyedTableModel;

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
};
