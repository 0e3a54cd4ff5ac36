#pragma once

#include "core/base/idempotencykey.h"
#include "core/base/result.h"
#include "core/booking/changeoutcomes.h"
#include "core/model/arrival.h"
#include "core/model/site.h"

#include <QDate>
#include <QFuture>

#include <optional>

class DbExecutor;
class IntentJournal;
class Parameters;
struct Intent;

/**
 * Changes holds that are there: other slot, other party, who has come; and takes changes back.
 *
 * Every call returns at once; the work is done on the executor's thread. The key belongs to the
 * wish of a person and is kept with it: the same key again has no second effect, and undo() names a
 * change by its key. Intents are written and settled as BookingService does it.
 *
 * Collaborators are borrowed and outlive the service.
 */
class ChangeService {
public:
    /** @p desk: name of this workstation. @p journal is null when the caller keeps the keys. */
    ChangeService(DbExecutor &executor, IntentJournal *journal, QString desk);

    /** @p from: the slot where the caller saw the hold. */
    QFuture<Result<ChangeOutcome>> move(
        const IdempotencyKey &key, HoldId hold, SlotId from, SlotId to);

    /** Two holds change places, also when both slots are full. */
    QFuture<Result<ChangeOutcome>> swap(const IdempotencyKey &key, HoldId hold, HoldId other);
    QFuture<Result<ChangeOutcome>> resize(const IdempotencyKey &key, HoldId hold, qint64 party);

    /** Brings a cancelled or lapsed hold back; confirmed when it had been. */
    QFuture<Result<ChangeOutcome>> revive(const IdempotencyKey &key, HoldId hold);

    /** @p arrived: how many of the party are here now, in all. */
    QFuture<Result<ChangeOutcome>> checkIn(const IdempotencyKey &key, HoldId hold, qint64 arrived);
    QFuture<Result<ChangeOutcome>> markNoShow(const IdempotencyKey &key, HoldId hold);

    /** Takes back the change that was made with @p changeKey, while it is the hold's last one. */
    QFuture<Result<ChangeOutcome>> undo(const IdempotencyKey &key, const IdempotencyKey &changeKey);

    /** @p code: as typed or scanned. The hold becomes this desk's with the time that is left. */
    QFuture<Result<ChangeOutcome>> takeOver(const IdempotencyKey &key, const QString &code);

    /** The hold that a code or a scanned ticket means; empty when there is none. */
    QFuture<Result<std::optional<HoldId>>> holdOfCode(const QString &code);

    /** The bookings whose slots begin on @p day of the site, in the order of time. */
    QFuture<Result<QList<Arrival>>> arrivals(const Site &site, QDate day);

private:
    QFuture<Result<ChangeOutcome>> send(
        const Intent &intent, const char *call, const Parameters &parameters);

    DbExecutor &m_executor;
    IntentJournal *m_journal;
    QString m_desk;
};
