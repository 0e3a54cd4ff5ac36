#pragma once

#include "core/base/error.h"
#include "core/base/idempotencykey.h"
#include "core/booking/changeoutcomes.h"
#include "core/model/hold.h"
#include "ui/presenters/keptcommand.h"

#include <QDeadlineTimer>
#include <QFuture>
#include <QObject>
#include <QTimer>

#include <optional>
#include <variant>

class ChangeService;

/** What a person does to a hold that is there. */
enum class ChangeKind { Move, Swap, Resize, CheckIn, NoShow, Revive, TakeOver, Undo };

/** What came of it. */
struct ChangeReport {
    ChangeKind kind = ChangeKind::Move;
    std::variant<ChangeOutcome, Error> answer;
    ChangeKind undone = ChangeKind::Undo; ///< of an undo: what was to be taken back

    /** The change took effect, now or by an earlier send of the same key. */
    bool isDone() const;
};

/**
 * The changes of holds at one desk, and the ten seconds in which the last one can be taken back.
 *
 * One command at a time. Each keeps its key, so that after a lost answer the same command goes out
 * again by itself and has no second effect. Moving has two steps: beginMove() remembers the hold,
 * and the slot that is chosen next is for moveTo() or swapWith(). UI thread.
 */
class ChangePresenter : public QObject {
    Q_OBJECT

public:
    static constexpr int undoSeconds = 10;

    /** @p changes is borrowed and outlives the presenter. */
    explicit ChangePresenter(ChangeService &changes, QObject *parent = nullptr);

    bool isBusy() const { return !m_command.isIdle(); }

    bool isSettling() const { return m_command.activity() == KeptCommand::Activity::Settling; }

    void retryNow() { m_command.retryNow(); }

    /** The hold that is to go to another slot; empty when none is. */
    const std::optional<Hold> &moving() const { return m_moving; }

    void beginMove(const Hold &hold);
    void leaveMove();

    /** Moves moving() to @p slot. It stays chosen for moving when that is refused. */
    void moveTo(SlotId slot);

    /** moving() and @p other change places. */
    void swapWith(HoldId other);

    void resize(const Hold &hold, int party);

    /** @p arrived: how many of the party are here, in all. */
    void checkIn(HoldId hold, int arrived);
    void markNoShow(HoldId hold);
    void revive(HoldId hold);
    void takeOver(const QString &code);

    /** A cancellation has been acknowledged elsewhere: undo() brings the hold back. */
    void rememberCancelled(HoldId hold);

    /** What undo() takes back; empty when its time is over or there was nothing. */
    std::optional<ChangeKind> undoable() const;

    /** Whole seconds in which it still can be. */
    int undoSecondsLeft() const;
    void undo();

    /** What came of the last command; empty before it and while one is on its way. */
    const std::optional<ChangeReport> &report() const { return m_report; }

Q_SIGNALS:
    void activityChanged();
    void movingChanged();
    void undoableChanged();
    void reportChanged();

    /** A change took effect: the hold stands so now, and lists are not as they were. */
    void changed(ChangeKind kind, const HoldReceipt &receipt);

private:
    /** What the last change was, as long as it can be taken back. */
    struct Undoable {
        ChangeKind kind = ChangeKind::Move;
        std::optional<IdempotencyKey> key; ///< of the change; empty: the hold was cancelled
        HoldId cancelled;
        QDeadlineTimer until;
    };

    template <typename Ask> void send(ChangeKind kind, const IdempotencyKey &key, Ask ask);
    void onAnswered(
        ChangeKind kind, const IdempotencyKey &key, const Result<ChangeOutcome> &answer);
    void remember(const Undoable &undoable);
    void forget();

    ChangeService &m_changes;
    KeptCommand m_command;
    QTimer m_undoTimer;
    std::optional<Hold> m_moving;
    std::optional<Undoable> m_undoable;
    ChangeKind m_undoing = ChangeKind::Undo; ///< what the undo on its way is to take back
    std::optional<ChangeReport> m_report;
};
