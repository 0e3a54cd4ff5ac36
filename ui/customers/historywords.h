#pragma once

#include "core/model/historyentry.h"
#include "ui/models/entrymodel.h"
#include "ui/sitetext.h"

#include <QCoreApplication>

/** The journal in words: what happened, who did it, at which desk, from where to where, why. */
class HistoryWords {
    Q_DECLARE_TR_FUNCTIONS(HistoryWords)

public:
    static EntryRow entry(const HistoryEntry &entry, const SiteClock &clock);

    /** "Booking cancelled", "3 × Climbing shoes returned". */
    static QString title(const HistoryEntry &entry, const SiteClock &clock);

private:
    static QString aboutPlaces(const HistoryEntry &entry, const SiteClock &clock);
    static QString aboutChange(const HistoryEntry &entry, const SiteClock &clock);
    static QString aboutWaiting(const HistoryEntry &entry);
    static QString aboutPieces(const HistoryEntry &entry);
    static QString aboutCredits(const HistoryEntry &entry);
    static QString aboutPerson(const HistoryEntry &entry);
    static QString place(const HistoryEntry::Place &place, const SiteClock &clock);
    static QString why(const HistoryEntry &entry);
};
