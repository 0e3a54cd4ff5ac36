#include "ui/presenters/draftkeeper.h"

#include "core/base/onui.h"
#include "core/booking/bookingservice.h"
#include "core/booking/draftstore.h"
#include "ui/presenters/holdpresenter.h"

#include <algorithm>
#include <utility>

namespace {

/** Something that a person would have to type again. */
bool hasTypedText(const HoldDraft &draft)
{
    return draft.partySize != HoldDraft().partySize || draft.customerId.isValid()
        || !draft.customerName.isEmpty() || !draft.customerPhone.isEmpty() || !draft.note.isEmpty()
        || !draft.extras.isEmpty() || !draft.credits.isEmpty();
}

}

DraftKeeper::DraftKeeper(HoldPresenter &hold, BookingService &booking, DraftStore *store)
    : m_hold(hold)
    , m_booking(booking)
    , m_store(store)
{
    connect(&m_hold, &HoldPresenter::draftTyped, this, &DraftKeeper::onDraftTyped);
    connect(&m_hold, &HoldPresenter::draftSending, this, &DraftKeeper::onSending);
    connect(&m_hold, &HoldPresenter::draftDropped, this, &DraftKeeper::drop);
}

QDateTime DraftKeeper::restoredFrom() const
{
    return m_hold.draft() ? m_restoredFrom : QDateTime();
}

void DraftKeeper::offerLeft(const QList<RecoveredIntent> &recovered)
{
    const std::optional<QByteArray> left = m_store ? m_store->takeLeft() : std::nullopt;
    if (!left) {
        return;
    }
    std::optional<KeptDraft> kept = draftFromJson(*left);
    if (!kept || m_hold.draft()) {
        m_store->drop(); // damaged, or the person has been faster than the database
        return;
    }
    const QString key = kept->draft.key.toString();
    const auto sent = std::find_if(recovered.cbegin(),
        recovered.cend(),
        [&key](const RecoveredIntent &each) { return each.key == key; });
    if (sent != recovered.cend() && sent->hasArrived) {
        m_store->drop();
        return;
    }
    if (sent != recovered.cend()) {
        kept->draft.key = IdempotencyKey::create(); // the old one is closed for a late original
    }
    readPlace(*kept);
}

void DraftKeeper::retry()
{
    if (m_pending) {
        readPlace(*std::exchange(m_pending, {}));
    }
}

void DraftKeeper::readPlace(const KeptDraft &kept)
{
    onUi(this,
        m_booking.slotDetail(kept.draft.slotId),
        [this, kept](const Result<std::optional<SlotDetail>> &answer) {
            if (m_hold.draft()) {
                return; // something else is being typed by now; that is what is kept
            }
            if (!answer) {
                m_pending = kept;
                return;
            }
            restore(kept, *answer);
        });
}

void DraftKeeper::restore(const KeptDraft &kept, const std::optional<SlotDetail> &detail)
{
    m_restoredFrom = kept.typedAt;
    HoldDraft draft = kept.draft;
    if (detail) {
        const Slot &slot = detail->slot;
        const bool isOver = slot.isClosed() || slot.range.end <= QDateTime::currentDateTimeUtc();
        m_place = isOver ? Place::Past : Place::There;
    } else {
        m_place = Place::Gone;
        draft.slotId = {};
    }
    m_hold.restore(draft);
    m_store->save(draftToJson(kept)); // its key may be another one
    Q_EMIT restoredChanged();
    if (detail) {
        Q_EMIT m_hold.reopenRequested({ detail->slot, detail->resourceName });
    }
}

void DraftKeeper::onDraftTyped()
{
    const auto &draft = m_hold.draft();
    if (!m_store || !draft || !draft->slotId.isValid()) {
        return;
    }
    if (hasTypedText(*draft)) {
        const QDateTime typedAt
            = m_restoredFrom.isValid() ? m_restoredFrom : QDateTime::currentDateTimeUtc();
        m_store->save(draftToJson({ *draft, typedAt }));
    } else {
        m_store->drop();
    }
}

void DraftKeeper::onSending()
{
    if (m_store) {
        m_store->flush(); // the key and the words that it stands for, before they are on their way
    }
}

void DraftKeeper::drop()
{
    if (m_store) {
        m_store->drop();
    }
    if (m_restoredFrom.isValid()) {
        m_restoredFrom = {};
        m_place = Place::There;
        Q_EMIT restoredChanged();
    }
}
