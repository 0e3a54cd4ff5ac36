#pragma once

#include "ui/presenters/customerfinder.h"
#include "ui/presenters/daypresenter.h"
#include "ui/presenters/holdpresenter.h"
#include "ui/presenters/slotactions.h"
#include "ui/presenters/slotpresenter.h"

#include <QObject>

class BookingService;
class CustomerService;
class LiveFeed;
class ScheduleService;

/** What the desk needs from below; borrowed, outlives the window. */
struct DeskServices {
    BookingService &booking;
    ScheduleService &schedule;
    CustomerService &customers;
    LiveFeed &feed;
};

/** Why a key did nothing. */
enum class DeskHint {
    NoSlotHere,
    DayOnItsWay,
    NothingToConfirm,
    NothingToExtend,
    NothingToCancel,
    StillChecking, ///< the last command has not been settled
};

/**
 * The rules between day, slot and hold: which hold a key acts on, what is read again after a
 * command, what waits for the detail of a slot that is still on its way. UI thread.
 */
class DeskPresenter : public QObject {
    Q_OBJECT

public:
    explicit DeskPresenter(const DeskServices &services, QObject *parent = nullptr);

    DayPresenter &day() { return m_day; }

    const DayPresenter &day() const { return m_day; }

    SlotPresenter &slot() { return m_slot; }

    const SlotPresenter &slot() const { return m_slot; }

    HoldPresenter &hold() { return m_hold; }

    const HoldPresenter &hold() const { return m_hold; }

    CustomerFinder &finder() { return m_finder; }

    /** Name of this workstation, as its holds carry it. */
    const QString &deskName() const { return m_deskName; }

    /** What the buttons of the panel offer; nothing while there is no detail. */
    SlotActions actions() const;

    /** Reads the day, and asks what became of the intents that an earlier run left open. */
    void start();

    /** Opens the editor at the slot on screen, or says why not and offers others. */
    void beginHold();

    /** The same with the first digit of the party size; a second one goes behind it. */
    void beginHoldWithDigit(int digit);
    void confirm();
    void extend();

    /** Releases an own open hold at once; asks for a reason for everything else. */
    void cancel();
    void cancelFor(const QString &reason);

    /** Chooses the next hold of the slot, and the first one after the last. */
    void chooseNextHold();

Q_SIGNALS:
    /** A reason is needed before the chosen hold is cancelled. */
    void reasonWanted();
    void hintGiven(DeskHint hint);
    /** What an earlier run of this desk had sent without getting an answer; never empty. */
    void intentsRecovered(const QList<RecoveredIntent> &intents);

private:
    enum class Wish { None, Hold, Confirm, Extend, Cancel };

    /** False, with a hint or a wish for later, when commands cannot act on the slot now. */
    bool isReady(Wish wish);
    void openOrOffer(int typedParty);
    void fulfilWish();
    void onSlotChanged();
    void onPlaced(const HoldReceipt &receipt);

    QString m_deskName;
    BookingService &m_booking;
    LiveFeed &m_feed;
    DayPresenter m_day;
    SlotPresenter m_slot;
    HoldPresenter m_hold;
    CustomerFinder m_finder;
    Wish m_wish = Wish::None;
    bool m_isConfirmWanted = false; ///< C was pressed while the hold was being placed
    int m_typedParty = 0; ///< digits typed while the detail is on its way
    HoldId m_reasonFor;
};
