#pragma once

#include "core/base/error.h"
#include "core/model/slotdetail.h"

#include <QObject>

#include <optional>

class BookingService;

/**
 * The slot under the cursor: its numbers, its holds, its "Why?", and which hold is chosen.
 *
 * One read in flight; only the answer for the newest slot is shown, and the old detail of the same
 * slot stays until then. UI thread.
 */
class SlotPresenter : public QObject {
    Q_OBJECT

public:
    /** @p booking is borrowed and outlives the presenter. */
    explicit SlotPresenter(BookingService &booking, QObject *parent = nullptr);

    /** Not valid: no slot. The same slot again reads nothing. */
    void show(SlotId slot);
    void refresh();

    SlotId slotId() const { return m_slot; }

    /** Empty while it is on its way, and when there is no slot. */
    const std::optional<SlotDetail> &detail() const { return m_detail; }

    const std::optional<Error> &error() const { return m_error; }

    /** The hold that C, E and Del act on; null when none is chosen. Valid until the next change. */
    const Hold *chosenHold() const;

    void choose(HoldId hold);

    /** Chooses @p hold as soon as it is among the holds: it has just been placed. */
    void expect(HoldId hold) { m_expected = hold; }

    bool isOwn(const Hold &hold) const;

Q_SIGNALS:
    void slotChanged();
    void detailChanged();
    void chosenHoldChanged();

private:
    void read();
    void onRead(SlotId slot, const std::optional<SlotDetail> &detail);
    void keepOrChoose();
    bool hasHold(HoldId hold) const;

    BookingService &m_booking;
    SlotId m_slot;
    std::optional<SlotDetail> m_detail;
    std::optional<Error> m_error;
    HoldId m_chosen;
    HoldId m_expected;
    bool m_isReading = false;
    bool m_isAnotherReadWanted = false;
};
