#pragma once

#include "core/config/settings.h"

#include <QSizeF>

/** The room on a sheet or a roll, millimetres. */
struct PaperForm {
    QSizeF size; ///< a roll is cut where its content ends: then the height is 0
    qreal margin = 0; ///< on every side
    qreal scale = 1; ///< of letters and marks, against those of a roll
    qreal module = 0; ///< of a QR mark, least

    /** Of tickets and receipts. */
    static PaperForm of(PaperSize size);

    qreal innerWidth() const { return size.width() - 2 * margin; }
};
