#include "ui/kiosk/flow/holdreleaser.h"

#include "core/base/onui.h"
#include "core/booking/bookingservice.h"
#include "core/booking/draftstore.h"
#include "core/live/livefeed.h"

#include <QLoggingCategory>

using namespace Qt::StringLiterals;

namespace {

Q_LOGGING_CATEGORY(logKiosk, "holdfast.kiosk")

}

HoldReleaser::HoldReleaser(
    BookingService &booking, LiveFeed &feed, DraftStore *store, QObject *parent)
    : QObject(parent)
    , m_booking(booking)
    , m_store(store)
{
    connect(&m_pause, &RetryPause::due, this, &HoldReleaser::ask);
    connect(&feed, &LiveFeed::stateChanged, &m_pause, [this, &feed] {
        if (feed.state() == ConnectionState::Live) {
            m_pause.hurry();
        }
    });
}

void HoldReleaser::takeLeft()
{
    const std::optional<QByteArray> left = m_store ? m_store->takeLeft() : std::nullopt;
    if (!left) {
        return;
    }
    const QStringList lines = QString::fromLatin1(*left).split(u'\n', Qt::SkipEmptyParts);
    for (const QString &line : lines) {
        if (const auto key = IdempotencyKey::fromString(line)) {
            m_kept.append(*key);
            release(*key);
        }
    }
    qCInfo(logKiosk) << m_queue.size() << "holds of an earlier run are given back";
    save();
}

void HoldReleaser::keep(const IdempotencyKey &key)
{
    m_kept.append(key);
    save();
    if (m_store) {
        m_store->flush();
    }
}

void HoldReleaser::letGo(const IdempotencyKey &key)
{
    if (m_kept.removeAll(key) > 0) {
        save();
    }
}

void HoldReleaser::release(const IdempotencyKey &key)
{
    if (!m_queue.contains(key)) {
        m_queue.append(key);
        ask();
    }
}

void HoldReleaser::ask()
{
    if (m_queue.isEmpty() || m_isAsking || m_pause.isPausing()) {
        return;
    }
    m_isAsking = true;
    onUi(this, m_booking.settle(m_queue.constFirst()), [this](const Result<SettleOutcome> &answer) {
        if (!answer) {
            askAgainLater();
            return;
        }
        const auto *found = std::get_if<IntentTookEffect>(&*answer);
        if (found && found->receipt.status == HoldStatus::Held && found->receipt.holdId.isValid()) {
            cancel(found->receipt.holdId);
            return;
        }
        finishOne();
    });
}

void HoldReleaser::cancel(HoldId hold)
{
    onUi(this, m_booking.cancelHold(hold, {}), [this](const Result<CancelHoldOutcome> &answer) {
        if (answer) {
            finishOne();
        } else {
            askAgainLater();
        }
    });
}

void HoldReleaser::askAgainLater()
{
    m_isAsking = false;
    m_pause.begin();
}

void HoldReleaser::finishOne()
{
    m_isAsking = false;
    m_pause.reset();
    letGo(m_queue.takeFirst());
    Q_EMIT released();
    ask();
}

void HoldReleaser::save()
{
    if (!m_store) {
        return;
    }
    if (m_kept.isEmpty()) {
        m_store->drop();
        return;
    }
    QByteArray lines;
    for (const IdempotencyKey &key : std::as_const(m_kept)) {
        lines.append(key.toString().toLatin1()).append('\n');
    }
    m_store->save(lines);
}
