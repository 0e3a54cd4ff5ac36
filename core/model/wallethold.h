#pragma once

#include "core/base/id.h"

#include <QDateTime>
#include <QDeadlineTimer>
#include <QString>

/** A hold that reserves credits of a wallet now. */
struct WalletHold {
    HoldId id;
    qint64 amount = 0;
    QDateTime expiresAt; ///< instant set by the database, UTC
    QDeadlineTimer lapsesIn; ///< the same instant on this machine's monotonic clock
    QString description;
    QString meta; ///< JSON; empty when there is none
    QString actor; ///< database role
    bool isMixed = false; ///< holds places or pieces too: to be confirmed or cancelled as a whole

    /** Whole seconds until it lapses, rounded up; 0 when it has. */
    qint64 secondsLeft() const { return (lapsesIn.remainingTime() + 999) / 1000; }
};
