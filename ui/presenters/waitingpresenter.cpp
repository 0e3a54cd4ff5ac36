#include "ui/presenters/waitingpresenter.h"

#include "core/base/onui.h"
#include "core/booking/waitingservice.h"

#include <algorithm>
#include <iterator>
#include <utility>

bool WaitReport::isDone() const
{
    const auto *outcome = std::get_if<WaitOutcome>(&answer);
    return outcome
        && (std::holds_alternative<PartyWaits>(*outcome)
            || std::holds_alternative<PartyLeft>(*outcome));
}

WaitingPresenter::WaitingPresenter(WaitingService &waiting, QObject *parent)
    : QObject(parent)
    , m_waiting(waiting)
{
    connect(&m_command, &KeptCommand::activityChanged, this, &WaitingPresenter::activityChanged);
}

void WaitingPresenter::showSite(SiteId site)
{
    if (site == m_site) {
        return;
    }
    m_site = site;
    m_list.clear();
    Q_EMIT listChanged();
    refresh();
}

void WaitingPresenter::refresh()
{
    if (!m_site.isValid()) {
        return;
    }
    if (m_isReading) {
        m_isAnotherReadWanted = true;
        return;
    }
    m_isReading = true;
    onUi(this,
        m_waiting.list(m_site),
        [this, site = m_site](const Result<QList<WaitingParty>> &answer) { onRead(site, answer); });
}

QList<WaitingParty> WaitingPresenter::of(SlotId slot) const
{
    QList<WaitingParty> found;
    std::copy_if(m_list.begin(), m_list.end(), std::back_inserter(found), [slot](const auto &each) {
        return each.slotId == slot;
    });
    std::stable_partition(
        found.begin(), found.end(), [](const WaitingParty &each) { return !each.isOffered; });
    return found;
}

QList<WaitingParty> WaitingPresenter::offers() const
{
    QList<WaitingParty> found;
    std::copy_if(m_list.begin(), m_list.end(), std::back_inserter(found), [](const auto &each) {
        return each.isOffered;
    });
    return found;
}

void WaitingPresenter::open(const WaitRequest &draft)
{
    clearReport();
    m_draft = draft;
    Q_EMIT draftChanged();
}

void WaitingPresenter::edit(const WaitRequest &typed)
{
    if (!m_draft || isBusy()) {
        return;
    }
    const WaitRequest before = *m_draft;
    m_draft = typed;
    m_draft->slotId = before.slotId;
    m_draft->key = before.key;
}

void WaitingPresenter::leave()
{
    if (std::exchange(m_draft, std::nullopt)) {
        Q_EMIT draftChanged();
    }
}

void WaitingPresenter::join()
{
    if (!m_draft || isBusy()) {
        return;
    }
    clearReport();
    const WaitRequest request = *m_draft;
    const QString name
        = request.customerName.isEmpty() ? request.customerPhone : request.customerName;
    m_command.send<WaitOutcome>([this, request] { return m_waiting.join(request); },
        [this, name](const Result<WaitOutcome> &answer) { onAnswered(true, name, answer); });
}

void WaitingPresenter::remove(const WaitingParty &party)
{
    if (isBusy()) {
        return;
    }
    clearReport();
    const QString name = party.customerName.isEmpty() ? party.customerPhone : party.customerName;
    m_command.send<WaitOutcome>([this, id = party.id] { return m_waiting.leave(id); },
        [this, name](const Result<WaitOutcome> &answer) { onAnswered(false, name, answer); });
}

void WaitingPresenter::onRead(SiteId site, const Result<QList<WaitingParty>> &answer)
{
    m_isReading = false;
    if (std::exchange(m_isAnotherReadWanted, false)) {
        refresh();
    }
    // After an error the old list stays: the status bar tells that the connection is lost.
    if (site == m_site && answer && *answer != m_list) {
        m_list = *answer;
        Q_EMIT listChanged();
    }
}

void WaitingPresenter::onAnswered(
    bool isJoin, const QString &name, const Result<WaitOutcome> &answer)
{
    m_report = WaitReport { isJoin, name, Error {} };
    if (answer) {
        m_report->answer = *answer;
    } else {
        m_report->answer = answer.error();
    }
    if (isJoin && m_draft) {
        // The database has answered to this key: what is sent next is another wish.
        m_draft->key = IdempotencyKey::create();
        if (m_report->isDone()) {
            const SlotId slot = m_draft->slotId;
            leave();
            Q_EMIT joined(slot);
        }
    }
    Q_EMIT reportChanged();
    refresh();
}

void WaitingPresenter::clearReport()
{
    if (std::exchange(m_report, std::nullopt)) {
        Q_EMIT reportChanged();
    }
}
