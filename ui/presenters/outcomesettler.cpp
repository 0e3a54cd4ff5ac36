#include "ui/presenters/outcomesettler.h"

#include "core/base/onui.h"
#include "core/booking/bookingservice.h"

#include <QTimer>

#include <algorithm>

namespace {

constexpr int pauseFirstMs = 500;
constexpr int pauseMostMs = 15'000;
constexpr int doublingsMost = 5;

}

OutcomeSettler::OutcomeSettler(BookingService &booking, QObject *parent)
    : QObject(parent)
    , m_booking(booking)
    , m_pause(std::make_unique<QTimer>())
{
    m_pause->setSingleShot(true);
    connect(m_pause.get(), &QTimer::timeout, this, &OutcomeSettler::ask);
}

OutcomeSettler::~OutcomeSettler() = default;

void OutcomeSettler::settleByKey(const IdempotencyKey &key)
{
    Q_ASSERT(!isBusy());
    m_key = key;
    m_attempts = 0;
    ask();
}

void OutcomeSettler::settleByHold(HoldId hold)
{
    Q_ASSERT(!isBusy() && hold.isValid());
    m_hold = hold;
    m_attempts = 0;
    ask();
}

void OutcomeSettler::retryNow()
{
    if (isBusy() && m_pause->isActive()) {
        m_pause->stop();
        ask();
    }
}

void OutcomeSettler::ask()
{
    if (!isBusy() || m_isAsking) {
        return;
    }
    m_isAsking = true;
    ++m_attempts;
    Q_EMIT attemptsChanged();
    if (m_key) {
        onUi(this, m_booking.settle(*m_key), [this](const Result<SettleOutcome> &answer) {
            m_isAsking = false;
            if (!answer) {
                askAgainLater();
                return;
            }
            finish();
            Q_EMIT keySettled(*answer);
        });
        return;
    }
    onUi(this, m_booking.hold(m_hold), [this](const Result<std::optional<Hold>> &answer) {
        m_isAsking = false;
        if (!answer) {
            askAgainLater();
            return;
        }
        finish();
        Q_EMIT holdFound(*answer);
    });
}

void OutcomeSettler::askAgainLater()
{
    const int doublings = std::min(m_attempts - 1, doublingsMost);
    m_pause->start(std::min(pauseFirstMs << doublings, pauseMostMs));
}

void OutcomeSettler::finish()
{
    m_key.reset();
    m_hold = {};
    m_pause->stop();
}
