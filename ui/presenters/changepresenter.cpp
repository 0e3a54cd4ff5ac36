#include "ui/presenters/changepresenter.h"

#include "core/booking/changeservice.h"

#include <utility>

namespace {

constexpr int msPerSecond = 1'000;

bool canBeUndone(ChangeKind kind)
{
    switch (kind) {
    case ChangeKind::Move:
    case ChangeKind::Swap:
    case ChangeKind::Resize:
    case ChangeKind::CheckIn:
    case ChangeKind::NoShow:
        return true;
    case ChangeKind::Revive:
    case ChangeKind::TakeOver:
    case ChangeKind::Undo:
        return false;
    }
    Q_UNREACHABLE();
}

}

bool ChangeReport::isDone() const
{
    const auto *outcome = std::get_if<ChangeOutcome>(&answer);
    return outcome && std::holds_alternative<HoldChanged>(*outcome);
}

ChangePresenter::ChangePresenter(ChangeService &changes, QObject *parent)
    : QObject(parent)
    , m_changes(changes)
{
    m_undoTimer.setSingleShot(true);
    connect(&m_undoTimer, &QTimer::timeout, this, &ChangePresenter::forget);
    connect(&m_command, &KeptCommand::activityChanged, this, &ChangePresenter::activityChanged);
}

void ChangePresenter::beginMove(const Hold &hold)
{
    m_moving = hold;
    Q_EMIT movingChanged();
}

void ChangePresenter::leaveMove()
{
    if (std::exchange(m_moving, std::nullopt)) {
        Q_EMIT movingChanged();
    }
}

void ChangePresenter::moveTo(SlotId slot)
{
    if (!m_moving) {
        return;
    }
    const IdempotencyKey key = IdempotencyKey::create();
    send(ChangeKind::Move, key, [this, key, hold = m_moving->id, from = m_moving->slotId, slot] {
        return m_changes.move(key, hold, from, slot);
    });
}

void ChangePresenter::swapWith(HoldId other)
{
    if (!m_moving) {
        return;
    }
    const IdempotencyKey key = IdempotencyKey::create();
    send(ChangeKind::Swap, key, [this, key, hold = m_moving->id, other] {
        return m_changes.swap(key, hold, other);
    });
}

void ChangePresenter::resize(const Hold &hold, int party)
{
    const IdempotencyKey key = IdempotencyKey::create();
    send(ChangeKind::Resize, key, [this, key, id = hold.id, party] {
        return m_changes.resize(key, id, party);
    });
}

void ChangePresenter::checkIn(HoldId hold, int arrived)
{
    const IdempotencyKey key = IdempotencyKey::create();
    send(ChangeKind::CheckIn, key, [this, key, hold, arrived] {
        return m_changes.checkIn(key, hold, arrived);
    });
}

void ChangePresenter::markNoShow(HoldId hold)
{
    const IdempotencyKey key = IdempotencyKey::create();
    send(ChangeKind::NoShow, key, [this, key, hold] { return m_changes.markNoShow(key, hold); });
}

void ChangePresenter::revive(HoldId hold)
{
    const IdempotencyKey key = IdempotencyKey::create();
    send(ChangeKind::Revive, key, [this, key, hold] { return m_changes.revive(key, hold); });
}

void ChangePresenter::takeOver(const QString &code)
{
    const IdempotencyKey key = IdempotencyKey::create();
    send(ChangeKind::TakeOver, key, [this, key, code] { return m_changes.takeOver(key, code); });
}

void ChangePresenter::rememberCancelled(HoldId hold)
{
    remember({ ChangeKind::Revive, std::nullopt, hold, QDeadlineTimer(undoSeconds * msPerSecond) });
}

std::optional<ChangeKind> ChangePresenter::undoable() const
{
    return m_undoable && !m_undoable->until.hasExpired() ? std::optional(m_undoable->kind)
                                                         : std::nullopt;
}

int ChangePresenter::undoSecondsLeft() const
{
    return undoable()
        ? static_cast<int>((m_undoable->until.remainingTime() + msPerSecond - 1) / msPerSecond)
        : 0;
}

void ChangePresenter::undo()
{
    if (isBusy() || !undoable()) {
        return;
    }
    const Undoable last = *m_undoable;
    const IdempotencyKey key = IdempotencyKey::create();
    m_undoing = last.kind;
    send(ChangeKind::Undo, key, [this, key, last] {
        return last.key ? m_changes.undo(key, *last.key) : m_changes.revive(key, last.cancelled);
    });
    forget();
}

template <typename Ask>
void ChangePresenter::send(ChangeKind kind, const IdempotencyKey &key, Ask ask)
{
    if (isBusy()) {
        return;
    }
    m_report.reset();
    Q_EMIT reportChanged();
    m_command.send<ChangeOutcome>(ask,
        [this, kind, key](const Result<ChangeOutcome> &answer) { onAnswered(kind, key, answer); });
}

void ChangePresenter::onAnswered(
    ChangeKind kind, const IdempotencyKey &key, const Result<ChangeOutcome> &answer)
{
    ChangeReport report { kind, Error {}, m_undoing };
    if (answer) {
        report.answer = *answer;
    } else {
        report.answer = answer.error();
    }
    m_report = report;
    if (!report.isDone()) {
        Q_EMIT reportChanged();
        return;
    }
    if (canBeUndone(kind)) {
        remember({ kind, key, {}, QDeadlineTimer(undoSeconds * msPerSecond) });
    }
    if (kind == ChangeKind::Move || kind == ChangeKind::Swap) {
        leaveMove();
    }
    Q_EMIT changed(kind, std::get<HoldChanged>(*answer).receipt);
    Q_EMIT reportChanged();
}

void ChangePresenter::remember(const Undoable &undoable)
{
    m_undoable = undoable;
    m_undoTimer.start(static_cast<int>(undoable.until.remainingTime()));
    Q_EMIT undoableChanged();
}

void ChangePresenter::forget()
{
    if (std::exchange(m_undoable, std::nullopt)) {
        m_undoTimer.stop();
        Q_EMIT undoableChanged();
    }
}
