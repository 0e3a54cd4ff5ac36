#pragma once

#include "core/base/idempotencykey.h"
#include "core/model/hold.h"
#include "ui/kiosk/flow/retrypause.h"

#include <QList>
#include <QObject>

class BookingService;
class DraftStore;
class LiveFeed;

/**
 * Gives back the holds of visits that are over, one after the other, until the database has
 * answered for each; also of a visit that died with an earlier program. A hold is known by the key
 * it was placed with: the key is asked for first, so that one whose answer was lost is found, one
 * that never arrived is closed, and a booking is left alone. UI thread.
 */
class HoldReleaser : public QObject {
    Q_OBJECT

public:
    /** Borrowed; they outlive the releaser. @p store is null where nothing is kept on disk. */
    HoldReleaser(
        BookingService &booking, LiveFeed &feed, DraftStore *store, QObject *parent = nullptr);

    /** Takes over what a dead program has left. Once, before the first visit. */
    void takeLeft();

    /** The key of a hold that is about to be placed: on disk before this returns. */
    void keep(const IdempotencyKey &key);

    /** The hold is a booking now, or belongs to the desk. */
    void letGo(const IdempotencyKey &key);

    /** Nobody wants it any more. */
    void release(const IdempotencyKey &key);

    /** How many have not been answered for yet. */
    qsizetype count() const { return m_queue.size(); }

Q_SIGNALS:
    /** One more is done. */
    void released();

private:
    void ask();
    void cancel(HoldId hold);
    void askAgainLater();
    void finishOne();
    void save();

    BookingService &m_booking;
    DraftStore *m_store;
    QList<IdempotencyKey> m_kept; ///< everything that must not be forgotten
    QList<IdempotencyKey> m_queue; ///< of these, what nobody wants
    RetryPause m_pause;
    bool m_isAsking = false;
};
