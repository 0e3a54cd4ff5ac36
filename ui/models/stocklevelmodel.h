#pragma once

#include "core/model/stocklevel.h"
#include "ui/models/keyedtablemodel.h"

#include <QCoreApplication>

inline StockLevelId rowKey(const StockLevel &level) { return level.id; }

/** The levels of a site, one row each. */
class StockLevelModel : public KeyedTableModel<StockLevel> {
    Q_DECLARE_TR_FUNCTIONS(StockLevelModel)

public:
    enum Column { Item, WarehouseName, OnHand, Reserved, Available, Out, Short, columnTotal };

    using KeyedTableModel<StockLevel>::KeyedTableModel;

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /** Whether name, sku or warehouse have a word that begins with each word of @p text. */
    static bool isFitting(const StockLevel &level, const QString &text);

private:
    static QString shown(const StockLevel &level, int column);
    static QVariant decoration(const StockLevel &level, int column, int role);
    static QString spoken(const StockLevel &level);
};
