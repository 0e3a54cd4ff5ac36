#pragma once

#include "core/base/error.h"

#include <QString>
#include <QtGlobal>

/** What a visitor has to know about the last press, beside what a step shows anyway. */
struct KioskMessage {
    enum class Kind {
        Taken, ///< somebody else was faster; other times are offered
        NotOffered, ///< the slot is closed or over now
        PlaceLapsed, ///< the time is over; the place was given back
        NotArrived, ///< the wish never arrived: please press again
        NotDone, ///< see error; please press again
        NoMoreTime, ///< the place is not kept any longer than now
        NameMissing,
        ExtrasShort, ///< what: name of the item; count: how many are left
        CodeMissing,
        CodeUnknown,
        CodesLocked, ///< count: seconds to wait
        HelpComing, ///< count: 1 when a place is kept meanwhile
        HelpAway, ///< nobody could be called
        CardRead, ///< it can pay for this hold
        CardNotUsable, ///< what is held cannot be paid with credits
        CardUnknown,
        CreditsShort, ///< count: credits that are there
        OtherScan, ///< something was scanned that is of no use here
    };

    Kind kind = Kind::NotDone;
    QString what = {};
    qint64 count = 0;
    Error error = {};

    bool operator==(const KioskMessage &) const = default;
};
