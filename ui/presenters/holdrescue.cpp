#include "ui/presenters/holdrescue.h"

#include <utility>

HoldRescue::HoldRescue(ChangePresenter &changes, QObject *parent)
    : QObject(parent)
    , m_changes(changes)
{
    connect(&m_changes, &ChangePresenter::reportChanged, this, &HoldRescue::onReported);
    connect(&m_changes, &ChangePresenter::activityChanged, this, &HoldRescue::activityChanged);
}

HoldRescue::Way HoldRescue::wayFor(const FoundHold &hold)
{
    switch (hold.status) {
    case HoldStatus::Held:
        return Way::TakeOver;
    case HoldStatus::Confirmed:
        return Way::None; // a booking belongs to no desk
    case HoldStatus::Cancelled:
    case HoldStatus::Expired:
        return Way::Revive;
    }
    Q_UNREACHABLE();
}

void HoldRescue::rescue(const FoundHold &hold)
{
    const Way way = wayFor(hold);
    if (way == Way::None) {
        return;
    }
    if (isBusy()) {
        Q_EMIT hintGiven(DeskHint::StillChecking);
        return;
    }
    m_sent = hold;
    if (way == Way::Revive) {
        m_changes.revive(hold.id);
    } else {
        m_changes.takeOver(hold.code);
    }
}

void HoldRescue::offer(const FoundHold &hold)
{
    m_offered = hold;
    Q_EMIT offeredChanged();
}

void HoldRescue::withdraw()
{
    if (std::exchange(m_offered, std::nullopt)) {
        Q_EMIT offeredChanged();
    }
}

void HoldRescue::rescueOffered()
{
    if (m_offered) {
        rescue(*m_offered);
    } else {
        Q_EMIT hintGiven(DeskHint::NothingToRevive);
    }
}

void HoldRescue::takeOver(const Hold *hold)
{
    if (!hold) {
        Q_EMIT hintGiven(DeskHint::NothingToTakeOver);
    } else if (isBusy()) {
        Q_EMIT hintGiven(DeskHint::StillChecking);
    } else {
        m_changes.takeOver(hold->code);
    }
}

void HoldRescue::onReported()
{
    const std::optional<ChangeReport> report = m_changes.report();
    if (!m_sent || !report) {
        return;
    }
    FoundHold hold = *std::exchange(m_sent, std::nullopt);
    if (!report->isDone()) {
        Q_EMIT refused(*report);
        return;
    }
    if (m_offered && m_offered->id == hold.id) {
        withdraw();
    }
    const auto &done = std::get<HoldChanged>(std::get<ChangeOutcome>(report->answer));
    hold.status = done.receipt.status;
    Q_EMIT rescued(hold);
}
