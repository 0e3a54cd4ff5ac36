#include "core/base/onui.h"
#include "core/customers/customerservice.h"
#include "ui/presenters/customerpresenter.h"

#include <algorithm>

// The commands of the presenter; what it reads is in customerpresenter.cpp.

void CustomerPresenter::open(CustomerTask task)
{
    if (!m_detail || m_detail->card.isErased() || !m_command.isIdle()) {
        return;
    }
    const CustomerCard &card = m_detail->card;
    CustomerDraft draft;
    draft.task = task;
    draft.fields = { card.customer.id,
        card.version,
        card.customer.name,
        card.customer.phone,
        card.customer.mail,
        card.language,
        card.note };
    if (task == CustomerTask::Merge) {
        const QList<Duplicate> &all = m_detail->duplicates;
        if (all.isEmpty()) {
            return;
        }
        const auto chosen = std::find_if(all.cbegin(), all.cend(), [this](const Duplicate &each) {
            return each.customer.id == m_duplicate;
        });
        const Customer &other = (chosen == all.cend() ? all.cbegin() : chosen)->customer;
        draft.other = other.id;
        draft.otherName = other.name.isEmpty() ? other.phone : other.name;
    }
    m_draft = draft;
    m_isErasureArmed = false;
    m_report.reset();
    Q_EMIT draftChanged();
    Q_EMIT reportChanged();
}

void CustomerPresenter::edit(const CustomerDraft &typed)
{
    if (!m_draft || !m_command.isIdle()) {
        return;
    }
    CustomerDraft draft = typed;
    draft.task = m_draft->task;
    draft.fields.customerId = m_draft->fields.customerId;
    draft.fields.version = m_draft->fields.version;
    draft.other = m_draft->other;
    draft.otherName = m_draft->otherName;
    m_draft = draft;
    m_isErasureArmed = false;
}

void CustomerPresenter::leave()
{
    if (m_draft) {
        m_draft.reset();
        m_isErasureArmed = false;
        Q_EMIT draftChanged();
    }
}

void CustomerPresenter::submit()
{
    if (!m_draft || !m_command.isIdle()) {
        return;
    }
    m_pending = { m_draft->task, m_draft->fields.name, {} };
    if (m_pending.name.isEmpty()) {
        m_pending.name = m_draft->fields.phone;
    }
    if (const auto problem = problemOf(*m_draft)) {
        setReport(*problem);
        return;
    }
    if (m_draft->task == CustomerTask::Erase && !m_isErasureArmed) {
        m_isErasureArmed = true;
        m_report.reset();
        Q_EMIT reportChanged();
        Q_EMIT draftChanged();
        return;
    }
    m_report.reset();
    Q_EMIT reportChanged();
    send();
}

void CustomerPresenter::send()
{
    m_command.send<CustomerAnswer>(
        [this, draft = *m_draft]() -> QFuture<Result<CustomerAnswer>> {
            const CustomerId self = draft.fields.customerId;
            switch (draft.task) {
            case CustomerTask::Change:
                return m_customers.change(draft.fields);
            case CustomerTask::Merge:
                return draft.isOtherKept ? m_customers.merge(draft.other, self)
                                         : m_customers.merge(self, draft.other);
            case CustomerTask::Erase:
                return m_customers.erase(self, draft.reason.trimmed());
            }
            Q_UNREACHABLE();
        },
        [this](const Result<CustomerAnswer> &answer) { onAnswered(answer); });
}

void CustomerPresenter::onAnswered(const Result<CustomerAnswer> &answer)
{
    if (!answer) {
        setReport(answer.error()); // nothing was done: what was typed stays
        return;
    }
    const CustomerOutcome outcome = answer->outcome;
    const bool isDone = outcome == CustomerOutcome::Changed || outcome == CustomerOutcome::Merged
        || (outcome == CustomerOutcome::Erased && m_pending.task == CustomerTask::Erase);
    const bool isOtherKept = m_draft && m_draft->isOtherKept;
    const CustomerId other = m_draft ? m_draft->other : CustomerId();
    if (isDone) {
        leave();
        m_isErasureArmed = false;
        if (outcome == CustomerOutcome::Merged && isOtherKept) {
            m_chosen = other;
            m_detail.reset();
            Q_EMIT chosenChanged();
        }
    } else if (m_isErasureArmed) {
        m_isErasureArmed = false;
        Q_EMIT draftChanged();
    }
    setReport(*answer);
    refresh();
}

void CustomerPresenter::setReport(const decltype(CustomerReport::result) &result)
{
    m_report = m_pending;
    m_report->result = result;
    Q_EMIT reportChanged();
}
