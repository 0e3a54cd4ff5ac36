#pragma once

#include "core/base/result.h"
#include "core/model/slotdetail.h"
#include "ui/presenters/holdcommand.h"
#include "ui/presenters/holddraft.h"
#include "ui/presenters/shortage.h"

#include <QObject>

#include <memory>
#include <optional>

class BookingService;
class OutcomeSettler;

/**
 * The draft of a hold and the commands of the desk: place, confirm, cancel, extend.
 *
 * One command at a time. When an answer is lost the presenter settles it before it sends anything
 * else; it never repeats a command by itself. A draft stays when its editor is left, until a draft
 * for another slot is opened. UI thread.
 */
class HoldPresenter : public QObject {
    Q_OBJECT

public:
    static constexpr int nearbyMax = 3;

    enum class Activity {
        Idle,
        Sending,
        Settling, ///< the answer did not arrive; what became of the command is being found out
    };

    /** @p booking is borrowed and outlives the presenter. */
    explicit HoldPresenter(BookingService &booking, QObject *parent = nullptr);
    ~HoldPresenter() override;

    Activity activity() const { return m_activity; }

    /** The command that is on its way, or the last one. */
    HoldCommand command() const { return m_command; }

    int settleAttempts() const;
    void retrySettling();

    const std::optional<HoldDraft> &draft() const { return m_draft; }

    bool isEditing() const { return m_isEditing; }

    /**
     * Opens the editor for @p slot with its kept draft, or a new one; nothing while busy.
     * @p typedParty: the first digits of the party size, when those opened it; 0 otherwise.
     */
    void open(SlotId slot, int typedParty = 0);

    /** How many people a new draft begins with; 1 unless somebody looks for room for more. */
    void setUsualParty(int party) { m_usualParty = party; }

    /** The editor was opened by digits: the next one goes behind them. */
    bool isPartyTyped() const { return m_isPartyTyped; }

    /** Takes over what was typed; key and slot stay those of the draft. */
    void edit(const HoldDraft &typed);

    /** Closes the editor and keeps the draft. */
    void leave();

    /** The same by the wish of a person: what was typed need not survive the program any more. */
    void escape();

    /**
     * Takes over what an earlier program has left; open() shows it. Without a slot the next one
     * that is opened takes it. Only while there is no draft.
     */
    void restore(const HoldDraft &draft);

    void place();
    void confirm(HoldId hold);
    void cancel(HoldId hold, const QString &reason);

    /** Gives an open hold of this desk back; needs no reason. */
    void release(HoldId hold);
    void extend(HoldId hold);

    /** What came of the last command; empty while one is on its way and at the start. */
    const std::optional<CommandReport> &report() const { return m_report; }

    /** Why the slot of the draft cannot take it; empty when nothing has refused. */
    const std::optional<PlaceHoldOutcome> &refusal() const { return m_refusal; }

    /** The line beside the places that refused; empty when it was something else. */
    const std::optional<Shortage> &shortage() const { return m_shortage; }

    /** At most three slots offered instead; they arrive after the refusal. */
    const QList<NearbySlot> &nearby() const { return m_nearby; }

    /** Refuses a slot that plainly cannot be held, without asking, and offers others. */
    void offerInstead(SlotId slot, const PlaceHoldOutcome &why);

    /** Back from the offer to what was typed. */
    void dismissRefusal();

    /**
     * Takes one of the ways on that a refusal offers, and places: to one of nearby(), or after a
     * shortage() with what is left of the line (when something is) or without it.
     */
    void takeOffer(int index);

Q_SIGNALS:
    void activityChanged();
    void settleAttemptsChanged();
    /** The editor was opened or closed, or holds another draft now. */
    void draftChanged();
    /** The draft is for somebody else now; not valid: a walk-in, or somebody new. */
    void customerChanged(CustomerId customer);
    void refusalChanged();
    void reportChanged();
    /** A command was answered with fresh numbers of a slot. */
    void numbersChanged(const SlotNumbers &numbers);
    void placed(const HoldReceipt &receipt);
    /** A command took effect, or its slot is not as it was on screen: read it again. */
    void slotTouched();
    /** What is in the draft has changed, or its key. */
    void draftTyped();
    /** The draft is about to be sent. */
    void draftSending();
    /** The draft has been placed, escaped from, or replaced by one for another slot. */
    void draftDropped();
    /** A restored draft is to be looked at again. */
    void reopenRequested(const NearbySlot &slot);
    /** The draft went to another slot by takeOffer(). */
    void movedTo(const NearbySlot &slot);

private:
    bool begin(HoldCommand command);
    void sendCancel(HoldCommand command, HoldId hold, const QString &reason);
    void end(const CommandReport &report);
    void onPlaceAnswered(const Result<PlaceHoldOutcome> &answer);
    void onPlaced(const HoldPlaced &outcome);
    void refuse(const PlaceHoldOutcome &outcome);
    void onKeySettled(const SettleOutcome &outcome);
    void onHoldFound(const std::optional<Hold> &hold);
    void takeNearby(int index);
    void askNearby();
    void clearRefusal();
    void setActivity(Activity activity);
    template <typename Outcome> void onAnswered(const Result<Outcome> &answer);

    BookingService &m_booking;
    std::unique_ptr<OutcomeSettler> m_settler;
    Activity m_activity = Activity::Idle;
    HoldCommand m_command = HoldCommand::Place;
    HoldId m_commandHold; ///< not valid for a place command
    std::optional<HoldDraft> m_draft;
    bool m_isEditing = false;
    bool m_isPartyTyped = false;
    int m_usualParty = 1;
    std::optional<CommandReport> m_report;
    std::optional<PlaceHoldOutcome> m_refusal;
    std::optional<Shortage> m_shortage;
    QList<NearbySlot> m_nearby;
};
