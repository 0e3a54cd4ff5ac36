#pragma once

#include "core/base/idempotencykey.h"
#include "tests/support/testdatabase.h"
#include "tests/support/testdesk.h"

#include <QHash>
#include <QString>
#include <QStringList>

#include <optional>

/** What the desks of a scenario do with holds that are there: move, resize, check in, undo. */
class Changes {
public:
    /** The holds and slots of the scenario by their names; borrowed. */
    Changes(TestDatabase &database,
        const QHash<QString, HoldId> &holds,
        const QHash<QString, SlotId> &places);

    /** Whether act() is for this verb. */
    static bool knows(const QString &verb);

    QStringList act(TestDesk &desk, const QStringList &words);

    /** Compares what the database counts with what the scenario says. */
    QStringList checkHolds(const QStringList &words);

private:
    QFuture<Result<ChangeOutcome>> send(
        TestDesk &desk, const QStringList &words, const IdempotencyKey &key);
    SlotId slotOf(HoldId hold);
    qint64 count(const QByteArray &condition);

    TestDatabase &m_database;
    const QHash<QString, HoldId> &m_holds;
    const QHash<QString, SlotId> &m_places;
    std::optional<IdempotencyKey> m_last; ///< of the last change: what undo takes back
};
