#pragma once

#include "core/config/settings.h"
#include "core/model/heldpieces.h"
#include "core/model/ticket.h"

#include <QList>
#include <QString>

/** What a ticket or a receipt is made of, besides the words. */
struct SlipContent {
    Ticket ticket;
    QList<HeldPieces> pieces; ///< of a receipt: what was handed out
    int copy = 1;
    QString deskName;
    QString deskLanguage; ///< used when the customer's is not known
    PaperSize size = PaperSize::Roll80;
};
