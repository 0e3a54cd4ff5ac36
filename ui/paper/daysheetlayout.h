#pragma once

#include "core/model/daysheet.h"
#include "ui/paper/paperdocument.h"

/** Who prints a day sheet, and in which language. */
struct DaySheetContent {
    DaySheet sheet;
    QString deskName;
    QString deskLanguage;
    QDateTime printedAt; ///< the sheet may be older than that
};

/**
 * A day of one resource on A4: a row for each party, the head on every page. A day without bookings
 * says so. Any thread.
 */
PaperDocument daySheetDocument(const DaySheetContent &content);
