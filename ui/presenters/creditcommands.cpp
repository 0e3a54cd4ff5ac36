#include "core/base/localday.h"
#include "core/booking/bookingservice.h"
#include "core/credits/creditservice.h"
#include "ui/presenters/creditpresenter.h"

#include <QLoggingCategory>
#include <QTimeZone>

#include <algorithm>
#include <memory>
#include <utility>

// The commands of the presenter; what it reads is in creditpresenter.cpp.

namespace {

Q_LOGGING_CATEGORY(logCredits, "holdfast.credits")

}

bool CreditPresenter::isOfChosen(const CreditDraft &draft, CreditTask task) const
{
    const bool isOfWallet
        = draft.task == task && WalletKey { draft.customerId, draft.rowBucket } == m_chosen;
    return isOfWallet && (task != CreditTask::Capture || draft.holdId == m_chosenHold)
        && (task != CreditTask::Reverse || draft.entryId == m_chosenEntry);
}

void CreditPresenter::open(CreditTask task)
{
    const Wallet *wallet = chosen();
    if (!wallet || !m_command.isIdle()) {
        return;
    }
    if (!m_draft || !isOfChosen(*m_draft, task)) {
        CreditDraft draft;
        draft.task = task;
        draft.customerId = m_chosen.first;
        draft.bucket = m_chosen.second;
        draft.rowBucket = m_chosen.second;
        draft.holdId = m_chosenHold;
        draft.entryId = m_chosenEntry;
        if (const WalletHold *hold = chosenHold(); hold && task == CreditTask::Capture) {
            draft.amount = QString::number(hold->amount); // all of it, unless less is typed
        } else if (task == CreditTask::Limits) {
            draft.amount = QString::number(wallet->minimum);
            draft.hasOverdraft = wallet->hasOverdraft;
        }
        m_draft = draft;
    }
    m_isEditing = true;
    m_report.reset();
    Q_EMIT draftChanged();
    Q_EMIT reportChanged();
}

void CreditPresenter::edit(const CreditDraft &typed)
{
    if (!m_draft || !m_command.isIdle()) {
        return;
    }
    CreditDraft draft = typed;
    draft.key = m_draft->key;
    draft.task = m_draft->task;
    draft.customerId = m_draft->customerId;
    draft.rowBucket = m_draft->rowBucket;
    draft.holdId = m_draft->holdId;
    draft.entryId = m_draft->entryId;
    m_draft = draft;
}

void CreditPresenter::leave()
{
    if (m_isEditing) {
        m_isEditing = false;
        Q_EMIT draftChanged();
    }
}

CreditFacts CreditPresenter::facts() const
{
    CreditFacts facts;
    facts.today = localDate(QDateTime::currentDateTimeUtc(), QTimeZone(m_site.zone));
    for (const WalletHold &hold : m_detail ? m_detail->holds : QList<WalletHold>()) {
        if (m_draft && hold.id == m_draft->holdId) {
            facts.heldByHold = hold.amount;
        }
    }
    return facts;
}

std::optional<CreditReading> CreditPresenter::reading() const
{
    if (!m_draft || !m_isEditing) {
        return {};
    }
    CreditDraft draft = *m_draft;
    if (draft.reason.trimmed().isEmpty()) {
        draft.reason = QStringLiteral("?"); // not asked about yet
    }
    return readCreditDraft(draft, facts());
}

bool CreditPresenter::isSaidByEcho() const
{
    const auto *problem = m_report ? std::get_if<CreditDraftProblem>(&m_report->result) : nullptr;
    return problem && !problem->isMissing() && m_isEditing;
}

void CreditPresenter::submit()
{
    if (!m_draft || !m_isEditing || !m_command.isIdle()) {
        return;
    }
    beginReport(m_draft->task);
    const CreditReading read = readCreditDraft(*m_draft, facts());
    if (const auto *problem = std::get_if<CreditDraftProblem>(&read)) {
        setReport(*problem);
        return;
    }
    send(read);
}

void CreditPresenter::captureAll()
{
    const WalletHold *hold = chosenHold();
    if (hold && !hold->isMixed && m_command.isIdle()) {
        leave();
        beginReport(CreditTask::Capture);
        sendCapture({ .holdId = hold->id,
            .amount = {},
            .customerId = m_chosen.first,
            .description = {},
            .meta = {} });
    }
}

void CreditPresenter::release()
{
    const WalletHold *hold = chosenHold();
    if (!hold || hold->isMixed || !m_command.isIdle()) {
        return;
    }
    leave();
    beginReport(CreditTask::Release);
    m_command.send<CreditAnswer>(
        [this, id = hold->id, customer = m_chosen.first] {
            return m_credits.release(id, customer, {});
        },
        [this](const Result<CreditAnswer> &answer) { onAnswered(answer); });
}

void CreditPresenter::send(const CreditReading &reading)
{
    const auto answered = [this](const Result<CreditAnswer> &answer) { onAnswered(answer); };
    if (const auto *grant = std::get_if<GrantRequest>(&reading)) {
        m_command.send<CreditAnswer>(
            [this, request = *grant] { return m_credits.grant(request); }, answered);
    } else if (const auto *debit = std::get_if<DebitRequest>(&reading)) {
        m_command.send<CreditAnswer>(
            [this, request = *debit] { return m_credits.debit(request); }, answered);
    } else if (const auto *reversal = std::get_if<ReversalRequest>(&reading)) {
        m_command.send<CreditAnswer>(
            [this, request = *reversal] { return m_credits.reverse(request); }, answered);
    } else if (const auto *limits = std::get_if<WalletLimits>(&reading)) {
        m_command.send<CreditAnswer>(
            [this, request = *limits] { return m_credits.setLimits(request); }, answered);
    } else if (const auto *capture = std::get_if<CaptureRequest>(&reading)) {
        sendCapture(*capture);
    } else if (const auto *hold = std::get_if<PlaceHoldRequest>(&reading)) {
        sendHold(*hold);
    }
}

void CreditPresenter::sendCapture(const CaptureRequest &request)
{
    m_command.send<CreditAnswer>([this, request] { return m_credits.capture(request); },
        [this](const Result<CreditAnswer> &answer) { onAnswered(answer); });
}

/** A hold is not placed again when its answer is lost: its key is asked about. */
void CreditPresenter::sendHold(const PlaceHoldRequest &request)
{
    const auto hasSent = std::make_shared<bool>(false); // shared by the attempts of one command
    m_command.send<HoldAnswer>(
        [this, request, hasSent]() -> QFuture<Result<HoldAnswer>> {
            if (!std::exchange(*hasSent, true)) {
                return m_booking.placeHold(request).then(
                    [](const Result<PlaceHoldOutcome> &answer) -> Result<HoldAnswer> {
                        return answer ? Result<HoldAnswer>(HoldAnswer(*answer)) : answer.error();
                    });
            }
            return m_booking.settle(request.key)
                .then([](const Result<SettleOutcome> &answer) -> Result<HoldAnswer> {
                    if (!answer) {
                        return answer.error();
                    }
                    const auto *took = std::get_if<IntentTookEffect>(&*answer);
                    return took ? HoldAnswer(PlaceHoldOutcome(HoldPlaced { took->receipt, true }))
                                : HoldAnswer(IntentNeverArrived {});
                });
        },
        [this](const Result<HoldAnswer> &answer) { onHoldAnswered(answer); });
}

void CreditPresenter::onAnswered(const Result<CreditAnswer> &answer)
{
    const CreditTask task = m_pending.task;
    if (!answer) {
        // Nothing was done: what was typed stays, and so does its key.
        setReport(answer.error());
        return;
    }
    CreditAnswer outcome = *answer;
    // After a lost answer this is what was asked for: the hold is resolved once.
    const bool isOwnDoing = m_command.attempts() > 1
        && outcome.outcome == CreditOutcome::HoldNotActive
        && outcome.shortOf
            == (task == CreditTask::Capture ? QStringView(u"captured") : QStringView(u"released"));
    if (isOwnDoing) {
        outcome.outcome
            = task == CreditTask::Capture ? CreditOutcome::Captured : CreditOutcome::Released;
    }
    if (outcome.outcome == CreditOutcome::KeyReused) {
        qCWarning(logCredits) << "idempotency key used twice";
    }
    endDraft(outcome.isDone());
    setReport(outcome);
    refresh();
}

void CreditPresenter::onHoldAnswered(const Result<HoldAnswer> &answer)
{
    if (!answer) {
        setReport(answer.error());
        return;
    }
    if (const auto *outcome = std::get_if<PlaceHoldOutcome>(&*answer)) {
        endDraft(std::holds_alternative<HoldPlaced>(*outcome));
        setReport(*outcome);
    } else {
        endDraft(false);
        setReport(IntentNeverArrived {});
    }
    refresh();
}

void CreditPresenter::endDraft(bool isDone)
{
    if (!m_draft) {
        return;
    }
    if (!isDone) {
        // The database has decided about this key; the next try is another wish.
        m_draft->key = IdempotencyKey::create();
        return;
    }
    if (m_draft->task == CreditTask::Grant && m_draft->bucket != m_chosen.second) {
        m_wanted = WalletKey { m_draft->customerId, m_draft->bucket };
    }
    m_draft.reset();
    m_isEditing = false;
    Q_EMIT draftChanged();
}

/** Of the wallet that is chosen now; what was said before is forgotten. */
void CreditPresenter::beginReport(CreditTask task)
{
    const Wallet *wallet = chosen();
    m_pending = { task, wallet ? *wallet : Wallet(), {} };
    m_report.reset();
    Q_EMIT reportChanged();
}

void CreditPresenter::setReport(const decltype(CreditReport::result) &result)
{
    m_report = m_pending;
    m_report->result = result;
    Q_EMIT reportChanged();
}
