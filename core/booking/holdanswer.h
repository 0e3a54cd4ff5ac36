#pragma once

#include "core/booking/bookingoutcomes.h"
#include "core/model/hold.h"

#include <QString>

class Rows;

/** The one row that every command on a hold answers with. */
struct HoldAnswer {
    QString outcome;
    HoldReceipt receipt;
    QString shortOf;
    qint64 shortLeft = 0;

    static HoldAnswer from(const Rows &rows);
};

HoldStatus holdStatusFrom(const QString &word);

/** @p pairs: "default:1200,points:30". */
QList<CreditLine> creditsFrom(const QString &pairs);

/** A row of api.slot_holds or api.show_hold. */
Hold holdFrom(const Rows &rows, int row);
