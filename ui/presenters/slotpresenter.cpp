#include "ui/presenters/slotpresenter.h"

#include "core/base/onui.h"
#include "core/booking/bookingservice.h"

#include <algorithm>
#include <utility>

SlotPresenter::SlotPresenter(BookingService &booking, QObject *parent)
    : QObject(parent)
    , m_booking(booking)
{
}

void SlotPresenter::show(SlotId slot)
{
    if (slot == m_slot) {
        return;
    }
    m_slot = slot;
    m_detail.reset();
    m_error.reset();
    m_chosen = {};
    m_expected = {};
    Q_EMIT slotChanged();
    Q_EMIT detailChanged();
    refresh();
}

void SlotPresenter::refresh()
{
    if (!m_slot.isValid()) {
        return;
    }
    if (m_isReading) {
        m_isAnotherReadWanted = true;
        return;
    }
    read();
}

const Hold *SlotPresenter::chosenHold() const
{
    if (!m_detail) {
        return nullptr;
    }
    const auto found = std::find_if(m_detail->holds.cbegin(),
        m_detail->holds.cend(),
        [this](const Hold &hold) { return hold.id == m_chosen; });
    return found == m_detail->holds.cend() ? nullptr : &*found;
}

void SlotPresenter::choose(HoldId hold)
{
    if (hold != m_chosen && hasHold(hold)) {
        m_chosen = hold;
        Q_EMIT chosenHoldChanged();
    }
}

bool SlotPresenter::isOwn(const Hold &hold) const
{
    // The role says who, the desk says where: two desks of one role must not take each other's.
    return hold.origin.isOwn && hold.origin.desk == m_booking.deskName();
}

void SlotPresenter::read()
{
    m_isReading = true;
    const SlotId slot = m_slot;
    onUi(this,
        m_booking.slotDetail(slot),
        [this, slot](const Result<std::optional<SlotDetail>> &answer) {
            m_isReading = false;
            const bool isAgain = std::exchange(m_isAnotherReadWanted, false);
            if (slot == m_slot) {
                if (answer) {
                    onRead(slot, *answer);
                } else {
                    m_error = answer.error();
                    Q_EMIT detailChanged();
                }
            }
            if (isAgain || slot != m_slot) {
                refresh();
            }
        });
}

void SlotPresenter::onRead(SlotId slot, const std::optional<SlotDetail> &detail)
{
    Q_ASSERT(!detail || detail->slot.id == slot);
    m_error.reset();
    m_detail = detail;
    keepOrChoose();
    Q_EMIT detailChanged();
}

void SlotPresenter::keepOrChoose()
{
    if (m_expected.isValid() && hasHold(m_expected)) {
        m_chosen = std::exchange(m_expected, {});
        return;
    }
    if (hasHold(m_chosen)) {
        return;
    }
    // Only what this desk holds is chosen by itself: C must never confirm somebody else's hold
    // that a person has not pointed at.
    m_chosen = {};
    if (!m_detail) {
        return;
    }
    for (const Hold &hold : std::as_const(m_detail->holds)) {
        if (hold.status == HoldStatus::Held && isOwn(hold)) {
            m_chosen = hold.id;
            return;
        }
    }
}

bool SlotPresenter::hasHold(HoldId hold) const
{
    return m_detail && hold.isValid()
        && std::any_of(m_detail->holds.cbegin(), m_detail->holds.cend(), [hold](const Hold &each) {
               return each.id == hold;
           });
}
