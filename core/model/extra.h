#pragma once

#include <QString>
#include <QtGlobal>

/** An item that can be held together with places of a slot. */
struct Extra {
    QString sku; ///< the word that a hold names it by
    QString name;
    qint64 available = 0;

    bool operator==(const Extra &) const = default;
};
