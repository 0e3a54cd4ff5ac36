#include "ui/presenters/bookingreturn.h"

#include "core/base/onui.h"
#include "core/stock/stockservice.h"

#include <QTimer>

#include <algorithm>
#include <utility>

namespace {

constexpr int pauseFirstMs = 500;
constexpr int pauseMostMs = 15'000;
constexpr int doublingsMost = 5;

bool isSameWish(const ReturnRequest &one, const ReturnRequest &other)
{
    return one.holdId == other.holdId && one.levelId == other.levelId
        && one.returned == other.returned && one.lost == other.lost && one.damaged == other.damaged
        && one.consumed == other.consumed && one.note == other.note;
}

}

BookingReturn::BookingReturn(StockService &stock, QObject *parent)
    : QObject(parent)
    , m_stock(stock)
    , m_pause(std::make_unique<QTimer>())
{
    m_pause->setSingleShot(true);
    connect(m_pause.get(), &QTimer::timeout, this, &BookingReturn::sendNext);
}

BookingReturn::~BookingReturn() = default;

void BookingReturn::show(HoldId hold)
{
    if (hold != m_hold) {
        m_hold = hold;
        m_report.reset();
        if (!m_out.isEmpty()) {
            m_out.clear();
            Q_EMIT outChanged();
        }
    }
    read();
}

void BookingReturn::send(const QList<ReturnLine> &lines, const QString &note)
{
    if (m_activity != Activity::Idle || !m_hold.isValid()) {
        return;
    }
    m_pending.clear();
    for (const ReturnLine &line : lines) {
        if (line.counts.sum() <= 0) {
            continue;
        }
        Pending next;
        next.request.holdId = m_hold;
        next.request.levelId = line.pieces.levelId;
        next.request.returned = line.counts.returned;
        next.request.lost = line.counts.lost;
        next.request.damaged = line.counts.damaged;
        next.request.consumed = line.counts.consumed;
        next.request.note = note.trimmed();
        next.request.key = keyFor(next.request);
        next.itemName = line.pieces.name;
        m_pending.append(next);
    }
    if (m_pending.isEmpty()) {
        return;
    }
    m_done = {};
    m_report.reset();
    m_attempts = 0;
    setActivity(Activity::Sending);
    Q_EMIT reportChanged();
    sendNext();
}

void BookingReturn::retryNow()
{
    if (m_pause->isActive()) {
        m_pause->stop();
        sendNext();
    }
}

void BookingReturn::read()
{
    if (!m_hold.isValid()) {
        return;
    }
    if (m_isReading) {
        m_isAnotherReadWanted = true;
        return;
    }
    m_isReading = true;
    const HoldId hold = m_hold;
    onUi(this, m_stock.piecesOf(hold), [this, hold](const Result<QList<HeldPieces>> &answer) {
        m_isReading = false;
        if (answer && hold == m_hold) {
            QList<HeldPieces> out;
            std::copy_if(answer->cbegin(),
                answer->cend(),
                std::back_inserter(out),
                [](const HeldPieces &each) { return each.out > 0; });
            if (out != m_out) {
                m_out = out;
                Q_EMIT outChanged();
            }
        }
        if (std::exchange(m_isAnotherReadWanted, false) || hold != m_hold) {
            read();
        }
    });
}

void BookingReturn::sendNext()
{
    if (m_pending.isEmpty()) {
        end(m_done);
        return;
    }
    onUi(this,
        m_stock.returnStock(m_pending.first().request),
        [this](const Result<StockAnswer> &answer) { onAnswered(answer); });
}

void BookingReturn::onAnswered(const Result<StockAnswer> &answer)
{
    if (!answer && isStillUnknown(answer.error().code)) {
        setActivity(Activity::Settling);
        m_pause->start(
            std::min(pauseFirstMs << std::min(m_attempts++, doublingsMost), pauseMostMs));
        return;
    }
    const Pending sent = m_pending.takeFirst();
    if (!answer) {
        m_unanswered.append(sent.request);
        end(answer.error());
        return;
    }
    if (!answer->isDone()) {
        end(Refused { sent.itemName, *answer });
        return;
    }
    m_done.returned += sent.request.returned;
    m_done.writtenOff += sent.request.lost + sent.request.damaged + sent.request.consumed;
    setActivity(Activity::Sending);
    sendNext();
}

bool BookingReturn::isStillUnknown(ErrorCode code) const
{
    // While a lost answer is looked for, a database that is away says nothing about it.
    const bool isAway = code == ErrorCode::Unreachable || code == ErrorCode::Busy;
    return code == ErrorCode::OutcomeUnknown || (isAway && m_activity == Activity::Settling);
}

void BookingReturn::end(const Report &report)
{
    m_pending.clear();
    m_report = report;
    if (!std::holds_alternative<Error>(report)) {
        m_unanswered.clear();
    }
    setActivity(Activity::Idle);
    Q_EMIT reportChanged();
    Q_EMIT stockTouched();
    read();
}

void BookingReturn::setActivity(Activity activity)
{
    if (activity != m_activity) {
        m_activity = activity;
        Q_EMIT activityChanged();
    }
}

IdempotencyKey BookingReturn::keyFor(const ReturnRequest &wish) const
{
    const auto before = std::find_if(m_unanswered.cbegin(),
        m_unanswered.cend(),
        [&wish](const ReturnRequest &each) { return isSameWish(each, wish); });
    return before == m_unanswered.cend() ? IdempotencyKey::create() : before->key;
}
