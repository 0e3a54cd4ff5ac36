#pragma once

#include "core/base/idempotencykey.h"
#include "core/booking/bookingoutcomes.h"
#include "core/model/hold.h"

#include <QObject>

#include <memory>
#include <optional>

class BookingService;
class QTimer;

/**
 * Finds out what became of a command whose answer was lost, and never repeats the command.
 *
 * A place command is asked for by its key, the others by their hold. As long as the database does
 * not answer it asks again, at growing pauses of at most fifteen seconds; retryNow() shortens the
 * pause. One question at a time. When the program ends before there is an answer, the intent
 * journal carries on at the next start. UI thread.
 */
class OutcomeSettler : public QObject {
    Q_OBJECT

public:
    /** @p booking is borrowed and outlives the settler. */
    explicit OutcomeSettler(BookingService &booking, QObject *parent = nullptr);
    ~OutcomeSettler() override;

    void settleByKey(const IdempotencyKey &key);
    void settleByHold(HoldId hold);
    void retryNow();

    bool isBusy() const { return m_key.has_value() || m_hold.isValid(); }

    int attempts() const { return m_attempts; }

Q_SIGNALS:
    /** The key has been found or closed: the answer is final. */
    void keySettled(const SettleOutcome &outcome);
    /** How the hold stands now; empty when there is none with that id. */
    void holdFound(const std::optional<Hold> &hold);
    void attemptsChanged();

private:
    void ask();
    void askAgainLater();
    void finish();

    BookingService &m_booking;
    std::unique_ptr<QTimer> m_pause;
    std::optional<IdempotencyKey> m_key;
    HoldId m_hold;
    int m_attempts = 0;
    bool m_isAsking = false;
};
