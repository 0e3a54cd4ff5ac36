#pragma once

#include "core/base/idempotencykey.h"
#include "core/base/result.h"
#include "core/booking/bookingoutcomes.h"
#include "ui/kiosk/idle/kioskclock.h"

#include <QDeadlineTimer>
#include <QObject>
#include <QTimer>

#include <chrono>
#include <memory>
#include <optional>

class BookingService;
class HoldReleaser;
class OutcomeSettler;

/**
 * The place that a visitor has: placed, kept for longer, exchanged for another, confirmed, given
 * back. One command at a time; a lost answer is settled before anything else is sent. What is
 * given back is forgotten here at once: the releaser sees to it. UI thread.
 */
class KioskHold : public QObject {
    Q_OBJECT

public:
    enum class Activity {
        Idle,
        Sending,
        Checking, ///< the answer did not arrive; what became of the command is being found out
    };

    /** Borrowed; they outlive this object. */
    KioskHold(BookingService &booking,
        HoldReleaser &releaser,
        KioskClock clock,
        QObject *parent = nullptr);
    ~KioskHold() override;

    Activity activity() const { return m_activity; }

    bool isHeld() const { return m_held.has_value(); }

    HoldId id() const { return m_held ? m_held->id : HoldId(); }

    SlotId slotId() const { return m_held ? m_held->slotId : SlotId(); }

    /** Until the place is lost, rounded up. */
    std::chrono::seconds left() const;

    /** The most that left() has been. */
    std::chrono::seconds whole() const { return m_whole; }

    /** More time may still be asked for. */
    bool canExtend() const { return m_canExtend; }

    /**
     * Holds places of a slot. When others are held already these come first, and the others are
     * given back then. The same again is placed() at once. Nothing while a command is on its way.
     */
    void place(SlotId slot, int party);
    void extend();

    /**
     * Who needs more time gets it without asking, so often for each place: in the last minute.
     */
    void extendByItself(int times) { m_extensionsOwed = times; }

    void confirm();

    /** The place is kept until then: the server has said so to somebody else. */
    void takeTime(const QDeadlineTimer &lapsesIn);

    /** The visitor leaves: everything that is held, or may be, is given back. */
    void release();

    /** The place belongs to the desk now, or to a booking: it is not given back. */
    void letGo();

    /** Acts upon what the clock says now. By itself four times a second. */
    void check();

Q_SIGNALS:
    void activityChanged();
    void placed();
    /** The place that was held before is still held. */
    void refused(const PlaceHoldOutcome &outcome, SlotId slot);
    /** left() or canExtend() is another. */
    void timeChanged();
    void extensionRefused();
    void confirmed();
    /** The time is over, or somebody else has ended it. Nothing is held any more. */
    void lapsed();
    /** Nothing was changed by the command; it may be given again. */
    void notDone(const Error &error);

private:
    enum class Wish { Place, Extend, Confirm };

    struct Held {
        IdempotencyKey key;
        HoldId id;
        SlotId slotId;
        int party = 1;
        std::chrono::milliseconds endsAt { 0 }; ///< by m_clock
    };

    bool begin(Wish wish);
    void end();
    void onPlaceAnswered(const Result<PlaceHoldOutcome> &answer);
    void onPlaced(const HoldReceipt &receipt);
    void onError(const Error &error);
    void settle();
    void onKeySettled(const SettleOutcome &outcome);
    void onHoldFound(const std::optional<Hold> &hold);
    void makeSettler();
    void lose();
    void setActivity(Activity activity);

    BookingService &m_booking;
    HoldReleaser &m_releaser;
    KioskClock m_clock;
    std::unique_ptr<OutcomeSettler> m_settler;
    Activity m_activity = Activity::Idle;
    Wish m_wish = Wish::Place;
    std::optional<Held> m_held;
    std::optional<Held> m_next; ///< on its way; without id and time
    std::chrono::seconds m_whole { 0 };
    std::chrono::seconds m_shownLeft { 0 };
    bool m_canExtend = true;
    int m_extensionsOwed = 0;
    int m_ownExtensions = 0;
    int m_round = 0; ///< answers for a visit that is over are dropped
    QTimer m_timer;
};
