#pragma once

#include "core/base/result.h"
#include "core/booking/waitingoutcomes.h"
#include "core/booking/waitrequest.h"
#include "core/model/waitingparty.h"

#include <QFuture>
#include <QList>

class DbExecutor;
class IntentJournal;

/**
 * The waiting list of full slots. The database offers what comes back, in the transaction that
 * gives it back; here a party is put on the list, taken off it, and the list is read.
 *
 * Every call returns at once; the work is done on the executor's thread. Collaborators are borrowed
 * and outlive the service.
 */
class WaitingService {
public:
    /** @p desk: name of this workstation. @p journal is null when the caller keeps the keys. */
    WaitingService(DbExecutor &executor, IntentJournal *journal, QString desk);

    /** After a lost answer: the same request again, which has no second effect. */
    QFuture<Result<WaitOutcome>> join(const WaitRequest &request);

    /** Again has no second effect; needs no key. */
    QFuture<Result<WaitOutcome>> leave(WaitingId party);

    /** Offers first, by the time that is left, then who waits, by slot and line; 500 at most. */
    QFuture<Result<QList<WaitingParty>>> list(SiteId site);

private:
    DbExecutor &m_executor;
    IntentJournal *m_journal;
    QString m_desk;
};
