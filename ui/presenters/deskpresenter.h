#pragma once

#include "ui/presenters/bookingreturn.h"
#include "ui/presenters/changepresenter.h"
#include "ui/presenters/customerfinder.h"
#include "ui/presenters/customerwallets.h"
#include "ui/presenters/daypresenter.h"
#include "ui/presenters/deskhint.h"
#include "ui/presenters/draftkeeper.h"
#include "ui/presenters/extraspresenter.h"
#include "ui/presenters/holdpresenter.h"
#include "ui/presenters/holdrescue.h"
#include "ui/presenters/kioskspresenter.h"
#include "ui/presenters/paypresenter.h"
#include "ui/presenters/slotactions.h"
#include "ui/presenters/slotpresenter.h"
#include "ui/presenters/waitingpresenter.h"

#include <QObject>

class BookingService;
class ChangeService;
class CreditService;
class CustomerService;
class DraftStore;
class LiveFeed;
class ScheduleService;
class StockService;
class TicketService;
class WaitingService;

/** What the desk needs from below; borrowed, outlives the window. */
struct DeskServices {
    BookingService &booking;
    ScheduleService &schedule;
    CustomerService &customers;
    CreditService &credits;
    StockService &stock;
    TicketService &tickets;
    ChangeService &changes;
    WaitingService &waiting;
    KioskWatchService &kiosks;
    LiveFeed &feed;
    DraftStore *drafts = nullptr; ///< null: what is typed does not survive the program
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

    CustomerWallets &wallets() { return m_wallets; }

    ExtrasPresenter &extras() { return m_extras; }

    PayPresenter &pay() { return m_pay; }

    const PayPresenter &pay() const { return m_pay; }

    /** The pieces that the chosen booking has out. */
    BookingReturn &pieces() { return m_pieces; }

    /** What was typed and not sent. */
    const DraftKeeper &drafts() const { return m_drafts; }

    /** Moves, sizes, arrivals, and their undo. */
    ChangePresenter &changes() { return m_changes; }

    const ChangePresenter &changes() const { return m_changes; }

    /** The kiosks of the site, and who calls for help there. */
    KiosksPresenter &kiosks() { return m_kiosks; }

    /** The waiting list of the site. */
    WaitingPresenter &waiting() { return m_waiting; }

    /** What can be done with a hold that was found, beside going to it. */
    HoldRescue &rescue() { return m_rescue; }

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

    /** The chosen hold goes to the slot at which beginHold() is asked for next. */
    void beginMove();

    /** While moving: the hold and the chosen one change places. */
    void swapWithChosen();

    /** Asks for another size of the chosen hold's party. */
    void resize();

    /** The whole party of the chosen booking is here. */
    void checkIn();

    /** Asks for what came back of the chosen booking, when pieces of it are out. */
    void returnPieces();

    /**
     * Asks who is to wait for the slot on screen; with what was typed for a hold that the slot
     * refused.
     */
    void beginWait();

    /** Goes to an offer of the waiting list; again: to the next one. */
    void goToNextOffer();

    /** Chooses the next hold of the slot, and the first one after the last. */
    void chooseNextHold();

Q_SIGNALS:
    /** A reason is needed before the chosen hold is cancelled. */
    void reasonWanted();
    /** It is to be said what became of pieces(). */
    void returnWanted();
    /** It is to be said how many people @p hold is for. */
    void partyWanted(const Hold &hold);
    void hintGiven(DeskHint hint);
    /** This slot is to be made current, on another day too. */
    void slotWanted(SlotId slot, const QDateTime &start);
    /** What an earlier run of this desk had sent without getting an answer; never empty. */
    void intentsRecovered(const QList<RecoveredIntent> &intents);

private:
    enum class Wish { None, Hold, Confirm, Extend, Cancel, Wait };

    /** False, with a hint or a wish for later, when commands cannot act on the slot now. */
    bool isReady(Wish wish);
    void openOrOffer(int typedParty);
    void connectExtras();
    void connectDrafts();
    void reopenLater();
    void refreshExtras();
    void showPieces();
    void connectChanges();
    void connectWaiting();
    /** The chosen hold when it can be changed now; null, with a hint, when not. */
    const Hold *changeableHold();
    void fulfilWish();
    void onSlotChanged();
    void onPlaced(const HoldReceipt &receipt);

    QString m_deskName;
    BookingService &m_booking;
    LiveFeed &m_feed;
    DayPresenter m_day;
    SlotPresenter m_slot;
    HoldPresenter m_hold;
    DraftKeeper m_drafts;
    CustomerFinder m_finder;
    CustomerWallets m_wallets;
    ExtrasPresenter m_extras;
    PayPresenter m_pay;
    BookingReturn m_pieces;
    ChangePresenter m_changes;
    WaitingPresenter m_waiting;
    KiosksPresenter m_kiosks;
    HoldRescue m_rescue;
    Wish m_wish = Wish::None;
    bool m_isConfirmWanted = false; ///< C was pressed while the hold was being placed
    int m_typedParty = 0; ///< digits typed while the detail is on its way
    HoldId m_reasonFor;
    HoldId m_offer; ///< that goToNextOffer() went to last
    SlotId m_offerSlot; ///< of m_offer, until it is on screen
    SlotId m_reopen; ///< its editor opens as soon as it is on screen
};
