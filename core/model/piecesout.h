#pragma once

#include "core/base/id.h"

#include <QDateTime>
#include <QString>

/** A booking that has pieces of one level out. */
struct PiecesOut {
    HoldId holdId;
    qint64 captured = 0; ///< handed out
    qint64 out = 0; ///< of them: neither returned nor written off
    QString customerName; ///< empty for a walk-in
    QDateTime startsAt; ///< of its slot; not valid when it has none
    QDateTime confirmedAt;

    bool operator==(const PiecesOut &) const = default;
};
