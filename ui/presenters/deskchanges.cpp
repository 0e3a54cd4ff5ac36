// What the desk does to holds that are there, and to the waiting list.

#include "core/live/livefeed.h"
#include "ui/presenters/deskpresenter.h"

#include <algorithm>
#include <iterator>

void DeskPresenter::connectChanges()
{
    connect(
        &m_changes, &ChangePresenter::changed, this, [this](ChangeKind, const HoldReceipt &now) {
            m_slot.expect(now.holdId);
            m_slot.refresh();
            m_day.refresh();
        });
    connect(&m_hold, &HoldPresenter::reportChanged, this, [this] {
        const auto &report = m_hold.report();
        const auto *outcome = report ? std::get_if<CommandOutcome>(&*report) : nullptr;
        const auto *cancel = outcome ? std::get_if<CancelHoldOutcome>(outcome) : nullptr;
        const HoldReceipt *receipt = cancel ? receiptOf(*cancel) : nullptr;
        if (receipt && m_hold.command() == HoldCommand::Cancel) {
            m_changes.rememberCancelled(receipt->holdId);
        }
    });
    connect(&m_feed, &LiveFeed::everythingChanged, &m_changes, &ChangePresenter::retryNow);
    connect(&m_slot, &SlotPresenter::slotChanged, &m_rescue, &HoldRescue::withdraw);
    connect(&m_rescue, &HoldRescue::hintGiven, this, &DeskPresenter::hintGiven);
}

void DeskPresenter::connectWaiting()
{
    connect(&m_day, &DayPresenter::placeChanged, this, [this] {
        m_waiting.showSite(m_day.site().id);
        m_kiosks.showSite(m_day.site().id);
    });
    connect(&m_day, &DayPresenter::gridChanged, &m_waiting, &WaitingPresenter::refresh);
    // An offer may be for a slot of another day than the one on screen, which is read anyway.
    connect(&m_feed, &LiveFeed::dayChanged, this, [this](SiteId site, QDate day) {
        if (site == m_day.site().id && !m_day.isShown(day)) {
            m_waiting.refresh();
        }
    });
    connect(&m_feed, &LiveFeed::everythingChanged, &m_waiting, &WaitingPresenter::retryNow);
    connect(&m_waiting, &WaitingPresenter::joined, this, [this](SlotId slot) {
        // What was typed for a hold has become this.
        if (m_hold.draft() && m_hold.draft()->slotId == slot) {
            m_hold.escape();
        }
    });
}

const Hold *DeskPresenter::changeableHold()
{
    if (m_changes.isBusy()) {
        Q_EMIT hintGiven(DeskHint::StillChecking);
        return nullptr;
    }
    if (!actions().canMove) {
        Q_EMIT hintGiven(DeskHint::NothingToChange);
        return nullptr;
    }
    return m_slot.chosenHold();
}

void DeskPresenter::beginMove()
{
    if (const Hold *hold = changeableHold()) {
        m_changes.beginMove(*hold);
    }
}

void DeskPresenter::swapWithChosen()
{
    if (!m_changes.moving()) {
        Q_EMIT hintGiven(DeskHint::NotMoving);
        return;
    }
    const auto &detail = m_slot.detail();
    if (detail && detail->holds.size() == 1) {
        m_slot.choose(detail->holds.first().id); // there is nobody else to change places with
    }
    if (const Hold *hold = changeableHold()) {
        m_changes.swapWith(hold->id);
    }
}

void DeskPresenter::resize()
{
    if (const Hold *hold = changeableHold()) {
        Q_EMIT partyWanted(*hold);
    }
}

void DeskPresenter::checkIn()
{
    if (!actions().canCheckIn || m_changes.isBusy()) {
        Q_EMIT hintGiven(DeskHint::NobodyToCheckIn);
        return;
    }
    const Hold *hold = m_slot.chosenHold();
    m_changes.checkIn(hold->id, hold->partySize);
}

void DeskPresenter::beginWait()
{
    if (!isReady(Wish::Wait)) {
        return;
    }
    const Slot &slot = m_slot.detail()->slot;
    WaitRequest request;
    request.slotId = slot.id;
    const auto &draft = m_hold.draft();
    if (m_hold.isEditing() && draft && draft->slotId == slot.id) {
        request.partySize = draft->partySize;
        request.customerId = draft->customerId;
        request.customerName = draft->customerName;
        request.customerPhone = draft->customerPhone;
        request.note = draft->note;
    } else if (slot.available > 0) {
        Q_EMIT hintGiven(DeskHint::SlotHasRoom);
        return;
    }
    m_hold.leave();
    m_waiting.open(request);
}

void DeskPresenter::goToNextOffer()
{
    const QList<WaitingParty> offers = m_waiting.offers();
    if (offers.isEmpty()) {
        Q_EMIT hintGiven(DeskHint::NoOffers);
        return;
    }
    const auto last = std::find_if(offers.begin(), offers.end(), [this](const WaitingParty &each) {
        return each.holdId == m_offer;
    });
    const bool isLast = last == offers.end() || std::next(last) == offers.end();
    const WaitingParty &next = isLast ? offers.first() : *std::next(last);
    m_offer = next.holdId;
    m_offerSlot = next.slotId;
    if (m_slot.slotId() == next.slotId) {
        m_slot.expect(next.holdId);
        m_slot.choose(next.holdId);
    }
    Q_EMIT slotWanted(next.slotId, next.range.start);
}
