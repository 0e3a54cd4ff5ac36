#pragma once

#include "core/model/slotdetail.h"
#include "core/model/ticket.h"
#include "ui/kiosk/flow/codevisit.h"
#include "ui/kiosk/flow/holdreleaser.h"
#include "ui/kiosk/flow/kioskboard.h"
#include "ui/kiosk/flow/kioskhold.h"
#include "ui/kiosk/flow/kioskmessage.h"
#include "ui/kiosk/flow/kioskports.h"
#include "ui/kiosk/flow/kioskvisit.h"
#include "ui/kiosk/idle/idlewatch.h"

#include <functional>

class TicketService;

/** Why nobody can begin at this kiosk, and until when. */
struct KioskClosing {
    QString reason; ///< as the staff wrote it; may be empty
    QDateTime opensAt; ///< not valid: not known

    bool operator==(const KioskClosing &) const = default;
};

/**
 * One visitor after the other: which step is on the screen, what a press does, when the visit is
 * over. Knows nothing of widgets. A press that comes while a command is on its way does nothing.
 * UI thread.
 */
class KioskFlow : public QObject {
    Q_OBJECT

public:
    struct Parts {
        BookingService &booking;
        KioskService &kiosk;
        ScheduleService &schedule;
        StockService &stock;
        TicketService &tickets;
        LiveFeed &feed;
        KioskPrinting &printing;
        KioskSounds &sounds;
        KioskSpeech &speech;
        DraftStore *store = nullptr; ///< keeps the keys of holds; null: nothing survives
        KioskClock clock = &sinceBoot;
        IdlePeriods periods = {};
        QString language = QStringLiteral("en"); ///< after every visit again
    };

    /** How the ticket of Done or AtDesk goes. */
    enum class Paper { None, Printing, Printed, Failed };

    /** Borrowed; they outlive the flow. */
    explicit KioskFlow(Parts parts, QObject *parent = nullptr);

    /** Gives back what a dead program has left, and begins to read. Once. */
    void start();

    /** What is on the screen. */
    KioskStep step() const;

    const KioskVisit &visit() const { return m_visit; }

    const QString &language() const { return m_language; }

    /** 1, 3 or 10: how much more time this visitor needs. */
    int timeFactor() const { return m_factor; }

    /** This visitor has the screens read aloud. */
    bool isListening() const { return m_isListening; }

    KioskSpeech &speech() const { return m_parts.speech; }

    const std::optional<KioskMessage> &message() const { return m_message; }

    /** Times offered instead of one that is taken; at most three. */
    const QList<NearbySlot> &nearby() const { return m_nearby; }

    /** Of Done and AtDesk; empty until it is read. */
    const std::optional<Ticket> &ticket() const { return m_ticket; }

    Paper paper() const { return m_paper; }

    /** No ticket comes out at the moment. */
    bool isPaperAway() const { return m_parts.printing.isAway(); }

    const std::optional<KioskClosing> &closing() const { return m_closing; }

    /** The slot that is held, as it was when it was chosen. */
    const std::optional<KioskTime> &chosenTime() const { return m_chosen; }

    /** What the card of a member, when one was read, could pay. */
    const std::optional<MemberCredits> &credits() const { return m_credits; }

    bool isBusy() const;

    KioskBoard &board() { return m_board; }

    KioskHold &hold() { return m_hold; }

    CodeVisit &code() { return m_code; }

    IdleWatch &idle() { return m_idle; }

    HoldReleaser &releaser() { return m_releaser; }

    // What people do.
    void setLanguage(const QString &code);
    void setTimeFactor(int factor);
    void setListening(bool isListening);
    void begin();
    void chooseActivity(const QString &name);
    void chooseDay(QDate day);
    void setParty(int party);
    void chooseTime(SlotId slot);
    void setExtra(const QString &sku, qint64 quantity);

    void setName(const QString &name) { m_visit.name = name; }

    void setPhone(const QString &phone) { m_visit.phone = phone; }

    void setCode(const QString &code) { m_visit.code = code; }

    /** The main action of Extras, Name, Review and the last steps. */
    void next();
    void payAtDesk();
    void payWithCredits();
    void enterCode();
    void lookUp();
    void checkIn();
    void askToCancel();
    void cancelBooking();
    void back();
    void startOver();
    void askForHelp();
    void scanned(const QString &text);

    /** Nobody new may begin; who is in the middle finishes. Empty: open. */
    void setClosing(const std::optional<KioskClosing> &closing);

Q_SIGNALS:
    /** Step, message or what a step shows is another; numbers are told by board(). */
    void changed();
    void languageChanged(const QString &code);
    /** The visit is over: every widget forgets. Before changed(). */
    void wiped();

private:
    void connectHold();
    void connectCode();
    void connectPaper();
    void go(KioskStep step);
    void say(const KioskMessage &message);
    void refuse(const KioskMessage &message);
    void onRefused(const PlaceHoldOutcome &outcome, SlotId slot);
    void askNearby(SlotId slot);
    void onHoldLapsed();
    void onTimeChanged();
    void readCard(const QString &card);
    void onCardAnswered(const Result<MemberOutcome> &answer);
    void onChanged();
    void onChangeRefused(const KioskChangeOutcome &outcome);
    void onHelpAnswered(const Result<CallDeskOutcome> &answer);
    void leaveExtras();
    void leaveName();
    void leaveReview();
    void onChangeAnswered(const Result<KioskChangeOutcome> &answer);
    void sendChange(std::function<QFuture<Result<KioskChangeOutcome>>()> change);
    void askChange();
    void finish(KioskStep step);
    void readTicket();
    void onTicket(const Ticket &ticket);
    void reset();
    void update();
    bool isAway() const;
    bool isChecking() const;

    Parts m_parts;
    HoldReleaser m_releaser;
    KioskHold m_hold;
    CodeVisit m_code;
    KioskBoard m_board;
    IdleWatch m_idle;
    KioskVisit m_visit;
    KioskStep m_step = KioskStep::Welcome;
    QString m_language;
    int m_factor = 1;
    std::optional<KioskMessage> m_message;
    QList<NearbySlot> m_nearby;
    std::optional<KioskTime> m_chosen;
    QList<ExtraLine> m_appliedExtras; ///< what the hold has
    std::optional<Ticket> m_ticket;
    HoldId m_ticketOf;
    Paper m_paper = Paper::None;
    std::optional<KioskClosing> m_closing;
    std::function<QFuture<Result<KioskChangeOutcome>>()> m_change; ///< on its way; same key again
    KioskStep m_afterChange = KioskStep::Name;
    RetryPause m_changePause;
    RetryPause m_ticketPause;
    std::optional<MemberCredits> m_credits;
    bool m_isChangeLost = false;
    bool m_isPaying = false; ///< what is on its way pays; then it is booked
    bool m_isListening = false;
    bool m_isCallingHelp = false;
    bool m_hasCalledHelp = false; ///< somebody is on the way: the kiosk waits for longer
    bool m_hasSoonSounded = false;
    int m_round = 0; ///< answers for a visit that is over are dropped
};
