#pragma once

#include <QString>
#include <QtGlobal>

/** Credits of one bucket that a hold takes from the wallet of its customer. */
struct CreditLine {
    QString bucket;
    qint64 amount = 0;

    bool operator==(const CreditLine &) const = default;
};
