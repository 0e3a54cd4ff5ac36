#pragma once

#include "core/model/findhit.h"
#include "ui/models/entrymodel.h"
#include "ui/sitetext.h"

#include <QCoreApplication>

/** What a find has found, in words. */
class FindWords {
    Q_DECLARE_TR_FUNCTIONS(FindWords)

public:
    /** A row of the list under the field. Ids of holds are negative, those of people positive. */
    static EntryRow hit(const FindHit &hit, const SiteClock &clock);

    /** A row of the bookings of one person. */
    static EntryRow hold(const FoundHold &hold, const SiteClock &clock);

    /** "ABCD EFGH": easier to read aloud. */
    static QString code(const QString &code);

    /** "confirmed", "2 of 3 are here". */
    static QString state(const FoundHold &hold);

    /** "Jana Nová", or the phone of somebody without a name. */
    static QString name(const Customer &customer);
};
