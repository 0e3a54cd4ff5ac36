#pragma once

#include "core/booking/bookingoutcomes.h"
#include "ui/presenters/draftjson.h"

#include <QObject>

#include <optional>

class BookingService;
class DraftStore;
class HoldPresenter;
struct SlotDetail;

/**
 * Keeps what is typed for a hold on this machine until it is placed or dropped, and offers at the
 * start what an earlier program left. UI thread.
 */
class DraftKeeper : public QObject {
    Q_OBJECT

public:
    /** How the slot of a restored draft stands. */
    enum class Place {
        There,
        Past, ///< or closed: its places cannot be had any more
        Gone, ///< there is no such slot; the next one that is opened takes what was typed
    };

    /** Both are borrowed and outlive the keeper. @p store is null when nothing is to be kept. */
    DraftKeeper(HoldPresenter &hold, BookingService &booking, DraftStore *store);

    /**
     * Once at the start. @p recovered: what became of what an earlier run had sent; a draft that
     * has become a hold is not offered.
     */
    void offerLeft(const QList<RecoveredIntent> &recovered);

    /** The database may be back: a draft that could not be offered is offered now. */
    void retry();

    /** When the draft on screen was typed, if an earlier program typed it; else not valid. */
    QDateTime restoredFrom() const;

    Place place() const { return m_place; }

Q_SIGNALS:
    /** A draft is back, or has been sent or dropped. */
    void restoredChanged();

private:
    void onDraftTyped();
    void onSending();
    void drop();
    void readPlace(const KeptDraft &kept);
    void restore(const KeptDraft &kept, const std::optional<SlotDetail> &detail);

    HoldPresenter &m_hold;
    BookingService &m_booking;
    DraftStore *m_store;
    std::optional<KeptDraft> m_pending; ///< its slot could not be read
    QDateTime m_restoredFrom;
    Place m_place = Place::There;
};
