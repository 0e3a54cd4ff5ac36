#include "ui/kiosk/flow/codevisit.h"

#include "core/base/onui.h"
#include "core/kiosk/kioskservice.h"

CodeVisit::CodeVisit(KioskService &kiosk, QObject *parent)
    : QObject(parent)
    , m_kiosk(kiosk)
{
    connect(&m_pause, &RetryPause::due, this, &CodeVisit::ask);
}

void CodeVisit::look(const QString &code)
{
    if (m_activity != Activity::Idle) {
        return;
    }
    m_code = code;
    m_booking.reset();
    m_refusal.reset();
    setActivity(Activity::Sending);
    onUi(this,
        m_kiosk.bookingOf(code),
        [this, round = m_round](const Result<VisitorBookingOutcome> &answer) {
            if (round == m_round) {
                onLooked(answer);
            }
        });
}

void CodeVisit::onLooked(const Result<VisitorBookingOutcome> &answer)
{
    setActivity(Activity::Idle);
    if (!answer) {
        Q_EMIT notDone(answer.error());
    } else if (const auto *booking = std::get_if<VisitorBooking>(&*answer)) {
        m_booking = *booking;
        Q_EMIT found();
    } else if (const auto *shut = std::get_if<CodesLocked>(&*answer)) {
        Q_EMIT locked(shut->left);
    } else {
        Q_EMIT unknown();
    }
}

bool CodeVisit::canCheckIn() const
{
    return m_booking && m_booking->status == HoldStatus::Confirmed
        && m_booking->arrived < m_booking->partySize && m_booking->takenAt >= m_booking->checkInFrom
        && m_booking->takenAt < m_booking->range.end;
}

bool CodeVisit::canCancel() const
{
    return m_booking && m_booking->status == HoldStatus::Confirmed && m_booking->arrived == 0
        && m_booking->takenAt < m_booking->range.start;
}

void CodeVisit::send(Deed deed)
{
    if (m_activity != Activity::Idle || !m_booking) {
        return;
    }
    m_deed = deed;
    m_refusal.reset();
    m_key = IdempotencyKey::create();
    setActivity(Activity::Sending);
    ask();
}

void CodeVisit::ask()
{
    const auto handle = [this, round = m_round](const Result<VisitorChangeOutcome> &answer) {
        if (round == m_round) {
            onAnswered(answer);
        }
    };
    const bool isCheckIn = m_deed == Deed::CheckIn;
    onUi(this,
        isCheckIn ? m_kiosk.checkIn(*m_key, m_code) : m_kiosk.cancelBooking(*m_key, m_code),
        handle);
}

void CodeVisit::onAnswered(const Result<VisitorChangeOutcome> &answer)
{
    if (!answer && answer.error().code == ErrorCode::OutcomeUnknown) {
        setActivity(Activity::Checking);
        m_pause.begin();
        return;
    }
    m_pause.reset();
    m_key.reset();
    setActivity(Activity::Idle);
    if (!answer) {
        Q_EMIT notDone(answer.error());
    } else if (std::holds_alternative<VisitorDone>(*answer)) {
        Q_EMIT answered();
    } else if (const auto *refused = std::get_if<VisitorRefused>(&*answer)) {
        m_refusal = refused->why;
        Q_EMIT answered();
    } else if (const auto *shut = std::get_if<CodesLocked>(&*answer)) {
        Q_EMIT locked(shut->left);
    } else {
        Q_EMIT unknown();
    }
}

void CodeVisit::forget()
{
    ++m_round;
    m_code.clear();
    m_booking.reset();
    m_refusal.reset();
    m_key.reset();
    m_pause.reset();
    setActivity(Activity::Idle);
}

void CodeVisit::setActivity(Activity activity)
{
    if (activity != m_activity) {
        m_activity = activity;
        Q_EMIT activityChanged();
    }
}
