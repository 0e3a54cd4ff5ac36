#pragma once

#include "core/base/idempotencykey.h"
#include "core/base/result.h"
#include "core/booking/placeholdrequest.h"
#include "core/kiosk/kioskoutcomes.h"
#include "core/kiosk/kioskstate.h"

#include <QFuture>
#include <QJsonObject>
#include <QList>

#include <optional>

class DbExecutor;
class IntentJournal;

/**
 * What a visitor does at a kiosk beyond placing, confirming and giving up a hold, which is
 * BookingService; a ticket is TicketService's, and of own holds only.
 *
 * Every call returns at once; the work is done on the executor's thread. The key belongs to the
 * wish of a person: the same key again has no second effect. Intents are written and settled as
 * BookingService does it. A code is as typed or scanned, or the token of a ticket.
 *
 * Collaborators are borrowed and outlive the service.
 */
class KioskService {
public:
    /** @p journal is null when the caller keeps the keys. @p desk: name of this kiosk. */
    KioskService(DbExecutor &executor, IntentJournal *journal, QString desk);

    /**
     * What this kiosk is and may do now; also its sign of life. @p health: what it says of itself.
     * Nothing: the database has no site yet.
     */
    QFuture<Result<std::optional<KioskState>>> state(const QJsonObject &health);

    /**
     * Asks the desks of the site for help. @p hold, when valid and own and open, gets its usual
     * time again, so often as the database allows.
     */
    QFuture<Result<CallDeskOutcome>> callDesk(HoldId hold);

    /**
     * Who an own open hold is for; only blanks: nobody. Again is no second effect. @p language is
     * what the visitor reads here ("cs"), or empty.
     */
    QFuture<Result<KioskChangeOutcome>> nameHold(
        HoldId hold, const QString &name, const QString &phone, const QString &language);

    /** An own open hold has these extras and no others, all or none. */
    QFuture<Result<KioskChangeOutcome>> setExtras(
        const IdempotencyKey &key, HoldId hold, const QList<ExtraLine> &extras);

    /** What the member of a card could pay an own open hold with. A wrong card is counted. */
    QFuture<Result<MemberOutcome>> memberCredits(HoldId hold, const QString &card);

    /**
     * An own open hold belongs to the member and is paid with credits, which are held with the
     * places until it is confirmed or given up. Again is a replay, with another key as well.
     */
    QFuture<Result<KioskChangeOutcome>> payWithCredits(
        const IdempotencyKey &key, HoldId hold, const QString &card);

    /** Not a mere read: a wrong code is counted, so it is never repeated by itself. */
    QFuture<Result<VisitorBookingOutcome>> bookingOf(const QString &code);

    /** The whole party is here. */
    QFuture<Result<VisitorChangeOutcome>> checkIn(const IdempotencyKey &key, const QString &code);
    QFuture<Result<VisitorChangeOutcome>> cancelBooking(
        const IdempotencyKey &key, const QString &code);

private:
    DbExecutor &m_executor;
    IntentJournal *m_journal;
    QString m_desk;
};
