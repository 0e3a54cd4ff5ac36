#include "ui/presenters/deskpresenter.h"

#include "core/base/onui.h"
#include "core/booking/bookingservice.h"
#include "core/live/livefeed.h"

#include <utility>

namespace {

bool hasPlaced(const std::optional<CommandReport> &report)
{
    const auto *outcome = report ? std::get_if<CommandOutcome>(&*report) : nullptr;
    const auto *place = outcome ? std::get_if<PlaceHoldOutcome>(outcome) : nullptr;
    return place && receiptOf(*place);
}

}

DeskPresenter::DeskPresenter(const DeskServices &services, QObject *parent)
    : QObject(parent)
    , m_deskName(services.booking.deskName())
    , m_booking(services.booking)
    , m_feed(services.feed)
    , m_day(services.schedule, services.feed)
    , m_slot(services.booking)
    , m_hold(services.booking)
    , m_drafts(m_hold, services.booking, services.drafts)
    , m_finder(services.customers)
    , m_wallets(services.credits)
    , m_extras(services.stock)
    , m_pay(services.credits)
    , m_pieces(services.stock)
    , m_changes(services.changes)
    , m_waiting(services.waiting)
    , m_kiosks(services.kiosks)
    , m_rescue(m_changes)
{
    connect(&m_day, &DayPresenter::gridChanged, &m_slot, &SlotPresenter::refresh);
    connect(&m_slot, &SlotPresenter::slotChanged, this, &DeskPresenter::onSlotChanged);
    connect(&m_slot, &SlotPresenter::detailChanged, this, &DeskPresenter::fulfilWish);
    connect(&m_hold, &HoldPresenter::placed, this, &DeskPresenter::onPlaced);
    connect(&m_hold, &HoldPresenter::slotTouched, this, [this] {
        m_slot.refresh();
        m_day.refreshByItself();
    });
    connect(&m_hold, &HoldPresenter::reportChanged, this, [this] {
        if (m_hold.report() && !hasPlaced(m_hold.report())) {
            m_isConfirmWanted = false;
        }
    });
    connect(&m_feed, &LiveFeed::everythingChanged, &m_hold, &HoldPresenter::retrySettling);
    connectExtras();
    connectDrafts();
    connectChanges();
    connectWaiting();
}

void DeskPresenter::connectDrafts()
{
    connect(&m_feed, &LiveFeed::everythingChanged, &m_drafts, &DraftKeeper::retry);
    connect(&m_hold, &HoldPresenter::reopenRequested, this, [this](const NearbySlot &slot) {
        m_reopen = slot.slot.id;
        Q_EMIT m_hold.movedTo(slot);
        if (m_slot.slotId() == m_reopen) {
            reopenLater();
        }
    });
}

/** Later: whoever shows a slot gives the keyboard to the grid afterwards. */
void DeskPresenter::reopenLater()
{
    QMetaObject::invokeMethod(
        this,
        [this, slot = std::exchange(m_reopen, {})] {
            if (m_slot.slotId() == slot) {
                m_hold.open(slot);
            }
        },
        Qt::QueuedConnection);
}

void DeskPresenter::connectExtras()
{
    connect(
        &m_day, &DayPresenter::placeChanged, this, [this] { m_extras.showSite(m_day.site().id); });
    connect(&m_day, &DayPresenter::gridChanged, this, [this] {
        if (m_hold.isEditing()) {
            refreshExtras();
        }
    });
    connect(&m_hold, &HoldPresenter::customerChanged, &m_pay, &PayPresenter::showCustomer);
    connect(&m_hold, &HoldPresenter::draftChanged, this, &DeskPresenter::refreshExtras);
    connect(&m_hold, &HoldPresenter::refusalChanged, this, &DeskPresenter::refreshExtras);
    connect(&m_slot, &SlotPresenter::detailChanged, this, &DeskPresenter::showPieces);
    connect(&m_slot, &SlotPresenter::chosenHoldChanged, this, &DeskPresenter::showPieces);
    connect(&m_feed, &LiveFeed::everythingChanged, &m_pieces, &BookingReturn::retryNow);
    connect(&m_pieces, &BookingReturn::stockTouched, this, [this] {
        m_slot.refresh();
        m_extras.refresh();
    });
}

void DeskPresenter::refreshExtras()
{
    m_extras.refresh();
    m_pay.refresh();
}

void DeskPresenter::showPieces()
{
    const Hold *chosen = m_slot.chosenHold();
    const bool hasPieces
        = chosen && chosen->status == HoldStatus::Confirmed && !chosen->extras.isEmpty();
    m_pieces.show(hasPieces ? chosen->id : HoldId());
}

void DeskPresenter::start()
{
    m_day.start();
    onUi(this, m_booking.recoverIntents(), [this](const Result<QList<RecoveredIntent>> &answer) {
        if (answer && !answer->isEmpty()) {
            Q_EMIT intentsRecovered(*answer);
        }
        m_drafts.offerLeft(answer ? *answer : QList<RecoveredIntent>());
    });
}

SlotActions DeskPresenter::actions() const
{
    const auto &detail = m_slot.detail();
    if (!detail) {
        return {};
    }
    const Hold *chosen = m_slot.chosenHold();
    SlotActions possible
        = slotActions(*detail, { chosen, chosen && m_slot.isOwn(*chosen) }, m_day.now());
    possible.canReturn = chosen && m_pieces.hold() == chosen->id && !m_pieces.out().isEmpty();
    return possible;
}

void DeskPresenter::beginHold()
{
    m_typedParty = 0;
    if (m_changes.moving()) {
        if (m_slot.slotId().isValid()) {
            m_changes.moveTo(m_slot.slotId());
        } else {
            Q_EMIT hintGiven(DeskHint::NoSlotHere);
        }
        return;
    }
    if (isReady(Wish::Hold)) {
        openOrOffer(0);
    }
}

void DeskPresenter::beginHoldWithDigit(int digit)
{
    constexpr int base = 10;
    m_typedParty = m_wish == Wish::Hold ? m_typedParty * base + digit : digit;
    if (isReady(Wish::Hold)) {
        openOrOffer(std::exchange(m_typedParty, 0));
    }
}

void DeskPresenter::openOrOffer(int typedParty)
{
    const Slot &slot = m_slot.detail()->slot;
    if (slot.isClosed()) {
        m_hold.offerInstead(slot.id, SlotClosed { slot.closedReason });
    } else if (m_day.now() >= slot.range.end) {
        m_hold.offerInstead(slot.id, SlotPast {});
    } else if (slot.available <= 0) {
        const SlotNumbers numbers { slot.id, slot.capacity, slot.available };
        m_hold.offerInstead(slot.id, CapacityExhausted { numbers, {}, slot.available });
    } else {
        m_hold.open(slot.id, typedParty);
    }
}

void DeskPresenter::confirm()
{
    const bool isPlacing = m_hold.activity() == HoldPresenter::Activity::Sending
        && m_hold.command() == HoldCommand::Place;
    if (isPlacing) {
        m_isConfirmWanted = true;
        return;
    }
    if (!isReady(Wish::Confirm)) {
        return;
    }
    if (!actions().canConfirm) {
        Q_EMIT hintGiven(DeskHint::NothingToConfirm);
        return;
    }
    m_hold.confirm(m_slot.chosenHold()->id);
}

void DeskPresenter::extend()
{
    if (!isReady(Wish::Extend)) {
        return;
    }
    if (!actions().canExtend) {
        Q_EMIT hintGiven(DeskHint::NothingToExtend);
        return;
    }
    m_hold.extend(m_slot.chosenHold()->id);
}

void DeskPresenter::cancel()
{
    if (!isReady(Wish::Cancel)) {
        return;
    }
    const SlotActions possible = actions();
    if (!possible.canCancel) {
        Q_EMIT hintGiven(DeskHint::NothingToCancel);
        return;
    }
    if (possible.isRelease) {
        m_hold.release(m_slot.chosenHold()->id);
        return;
    }
    m_reasonFor = m_slot.chosenHold()->id;
    Q_EMIT reasonWanted();
}

void DeskPresenter::cancelFor(const QString &reason)
{
    // The hold that the reason was asked for, whatever has been chosen since.
    m_hold.cancel(std::exchange(m_reasonFor, {}), reason);
}

void DeskPresenter::returnPieces()
{
    if (!actions().canReturn) {
        Q_EMIT hintGiven(DeskHint::NothingToReturn);
        return;
    }
    Q_EMIT returnWanted();
}

void DeskPresenter::chooseNextHold()
{
    const auto &detail = m_slot.detail();
    if (!detail || detail->holds.isEmpty()) {
        return;
    }
    const Hold *chosen = m_slot.chosenHold();
    const QList<Hold> &holds = detail->holds;
    const qsizetype next
        = chosen ? (std::distance(holds.constData(), chosen) + 1) % holds.size() : 0;
    m_slot.choose(holds.at(next).id);
}

bool DeskPresenter::isReady(Wish wish)
{
    m_wish = Wish::None;
    if (!m_slot.slotId().isValid()) {
        Q_EMIT hintGiven(m_day.isGridCurrent() ? DeskHint::NoSlotHere : DeskHint::DayOnItsWay);
        return false;
    }
    if (!m_day.isGridCurrent()) {
        Q_EMIT hintGiven(DeskHint::DayOnItsWay);
        return false;
    }
    if (m_hold.activity() == HoldPresenter::Activity::Settling) {
        Q_EMIT hintGiven(DeskHint::StillChecking);
        return false;
    }
    if (!m_slot.detail()) {
        m_wish = wish;
        return false;
    }
    return true;
}

void DeskPresenter::fulfilWish()
{
    if (!m_slot.detail()) {
        return;
    }
    switch (std::exchange(m_wish, Wish::None)) {
    case Wish::None:
        return;
    case Wish::Hold:
        openOrOffer(std::exchange(m_typedParty, 0));
        return;
    case Wish::Confirm:
        confirm();
        return;
    case Wish::Extend:
        extend();
        return;
    case Wish::Cancel:
        cancel();
        return;
    case Wish::Wait:
        beginWait();
        return;
    }
}

void DeskPresenter::onSlotChanged()
{
    m_wish = Wish::None;
    m_reasonFor = {};
    m_waiting.leave();
    if (m_slot.slotId() == m_offerSlot) {
        m_slot.expect(m_offer);
    }
    m_offerSlot = {};
    // takeOffer() moves the draft first and the cursor follows: then the draft is already here.
    if (!m_hold.draft() || m_hold.draft()->slotId != m_slot.slotId()) {
        m_hold.leave();
    }
    if (m_reopen.isValid() && m_slot.slotId() == m_reopen) {
        reopenLater();
    }
}

void DeskPresenter::onPlaced(const HoldReceipt &receipt)
{
    m_slot.expect(receipt.holdId);
    if (std::exchange(m_isConfirmWanted, false) && receipt.status == HoldStatus::Held) {
        m_hold.confirm(receipt.holdId);
    }
}
