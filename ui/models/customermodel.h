#pragma once

#include "core/model/customer.h"
#include "ui/models/keyedtablemodel.h"

#include <QCoreApplication>

inline qint64 rowKey(const Customer &customer) { return customer.id.value(); }

/** People, one row each. */
class CustomerModel : public KeyedTableModel<Customer> {
    Q_DECLARE_TR_FUNCTIONS(CustomerModel)

public:
    enum Column { Name, Phone, Mail, columnTotal };

    using KeyedTableModel<Customer>::KeyedTableModel;

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
};
