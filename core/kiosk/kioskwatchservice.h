#pragma once

#include "core/base/result.h"
#include "core/model/kioskinfo.h"

#include <QFuture>
#include <QList>

class DbExecutor;
class Parameters;

/** What became of something that a desk did with a kiosk. */
enum class KioskWatchOutcome {
    Done, ///< or was so already
    NobodyCalled, ///< somebody else goes there
    NotFound, ///< removed meanwhile
    ReasonInvalid, ///< 1 to 200 characters
};

/**
 * The kiosks of a site as its desks look after them. Every command is harmless to repeat, so that
 * none has a key. Calls return at once; the work is done on the executor's thread, which is
 * borrowed.
 */
class KioskWatchService {
public:
    explicit KioskWatchService(DbExecutor &executor);

    /** By name; removed ones are left out. */
    QFuture<Result<QList<KioskInfo>>> kiosks(SiteId site);

    /** Somebody goes to who called. */
    QFuture<Result<KioskWatchOutcome>> answerCall(KioskId kiosk);

    QFuture<Result<KioskWatchOutcome>> open(KioskId kiosk);

    /** Who is in the middle finishes. @p reason is shown to visitors. */
    QFuture<Result<KioskWatchOutcome>> close(KioskId kiosk, const QString &reason);

private:
    QFuture<Result<KioskWatchOutcome>> run(const char *call, const Parameters &parameters);

    DbExecutor &m_executor;
};
