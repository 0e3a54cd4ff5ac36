#pragma once

#include "core/model/foundhold.h"
#include "ui/presenters/changepresenter.h"
#include "ui/presenters/deskhint.h"

#include <QObject>

#include <optional>

/**
 * What can be done with a hold that was found, beside going to it: a cancelled or lapsed one comes
 * back to life, an open one becomes this desk's with the time that is left. The changes are sent by
 * the presenter of changes, one command at a time with all others. Borrows it. UI thread.
 */
class HoldRescue : public QObject {
    Q_OBJECT

public:
    enum class Way { None, Revive, TakeOver };

    explicit HoldRescue(ChangePresenter &changes, QObject *parent = nullptr);

    /** What is offered for a hold as it was found; the database decides when it is asked. */
    static Way wayFor(const FoundHold &hold);

    bool isBusy() const { return m_changes.isBusy(); }

    bool isSettling() const { return m_changes.isSettling(); }

    /** Does what wayFor() says; a hint while the last command is not answered. */
    void rescue(const FoundHold &hold);

    /** A hold that is over and that the slot panel offers to bring back. */
    const std::optional<FoundHold> &offered() const { return m_offered; }

    void offer(const FoundHold &hold);
    void withdraw();

    /** rescue() of offered(); a hint when there is none. */
    void rescueOffered();

    /** An open hold that is on the screen becomes this desk's; null: a hint. */
    void takeOver(const Hold *hold);

Q_SIGNALS:
    void offeredChanged();

    /** The hold is there now, as the answer says it stands. */
    void rescued(const FoundHold &hold);

    /** It could not be done; nothing was changed, or it is not known yet. */
    void refused(const ChangeReport &report);
    void activityChanged();
    void hintGiven(DeskHint hint);

private:
    void onReported();

    ChangePresenter &m_changes;
    std::optional<FoundHold> m_sent; ///< whose answer is on its way
    std::optional<FoundHold> m_offered;
};
