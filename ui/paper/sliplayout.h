#pragma once

#include "ui/paper/paperdocument.h"
#include "ui/paper/slipcontent.h"

/** Tickets and receipts: one column on a roll or in the middle of a sheet. Any thread. */
namespace SlipLayout {

/** The language that the slip is in: the customer's when the desk knows it, else the desk's. */
QString languageOf(const SlipContent &content);

/** The code as people read it: "K7QX 93PA". */
QString readableCode(const QString &code);

PaperDocument ticket(const SlipContent &content);

/** What was handed out with a booking. */
PaperDocument receipt(const SlipContent &content);

}
