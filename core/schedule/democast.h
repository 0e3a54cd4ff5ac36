#pragma once

#include <QString>
#include <QUuid>

#include <array>

/** A customer of the demo. */
struct DemoCustomer {
    QString name;
    QString phone;
};

/** The last one is a walk-in. */
extern const std::array<DemoCustomer, 11> demoCustomers;

/** Item of the demo's stock. */
struct DemoItem {
    QString sku;
    QString name;
    int quantity;
    bool isRental;
};

extern const std::array<DemoItem, 6> demoItems;

/** The key of the demo's @p what: the same each time, so that loading twice does nothing twice. */
QString demoKey(qint64 site, const QString &what);
