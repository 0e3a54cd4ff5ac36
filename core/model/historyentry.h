#pragma once

#include "core/base/id.h"

#include <QDateTime>
#include <QString>

/** One row of the journal: what happened, who did it, from which desk. */
struct HistoryEntry {
    enum class Event {
        Opened,
        Closed,
        Reopened,
        Held,
        Extended,
        Captured,
        Released,
        Expired,
        Returned,
        HoldExpired,
        Adjusted,
        Granted,
        Debited,
        Reversed,
        CreditsExpired,
        Counted,
        Lost,
        Damaged,
        Consumed,
        Moved,
        Resized,
        Revived,
        Arrived,
        NoShow,
        TakenOver,
        WaitBegun,
        Offered,
        Skipped, ///< a later party was offered places; quantity is this party, why how many were
                 ///< free
        WaitEnded, ///< why is the word: withdrawn, overdue, erased
        Printed,
        CustomerChanged,
        CustomerMerged,
        CustomerErased,
        Other, ///< of a newer database
    };

    /** What it was about. */
    enum class Subject { Person, Places, Pieces, Credits };

    /** Where a hold was, or is since: of moves. */
    struct Place {
        QDateTime start; ///< not valid: not moved
        QString resource;

        bool operator==(const Place &) const = default;
    };

    qint64 id = 0;
    QDateTime at;
    QString actor; ///< database role
    QString desk; ///< name of the workstation; empty when not known
    Event event = Event::Other;
    Subject subject = Subject::Person;
    QString item; ///< of pieces: its name; of credits: the bucket
    qint64 quantity = 0; ///< change of what is free, signed; or how many it was about
    HoldId holdId;
    QString customerName;
    bool isUndo = false;
    Place from;
    Place to;
    qint64 fromCount = 0; ///< size of the party before
    qint64 toCount = 0;
    QString why;

    bool operator==(const HistoryEntry &) const = default;
};
