#pragma once

#include <QDateTime>
#include <QString>

/** One wish of a person that was about to be sent to the database. No personal data. */
struct Intent {
    enum class Kind {
        Place,
        Confirm,
        Cancel,
        Extend,
        Capture,
        Release,
        Grant,
        Debit,
        Reverse,
        Adjust,
        Count,
        Return,
        Move,
        Swap,
        Resize,
        Revive,
        CheckIn,
        NoShow,
        Undo,
        TakeOver,
        Transfer,
        Wait,
        SetExtras,
        PayWithCredits,
        CancelBooking,
    };

    QString id; ///< of the intent; also the idempotency key of a command that has one
    Kind kind = Kind::Place;
    qint64 holdId = 0; ///< of the hold that is changed; 0 when the key tells all
    QDateTime at; ///< by the clock of this machine, for people to read

    bool operator==(const Intent &) const = default;
};
