#include "core/base/onui.h"
#include "core/customers/customerservice.h"
#include "ui/presenters/customerpresenter.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

// The commands of the presenter; what it reads is in customerpresenter.cpp.

namespace {

bool isLikePhone(const QString &text)
{
    static const QRegularExpression shape(u"^[-+0-9 ()/.]+$"_s);
    return shape.match(text).hasMatch();
}

}

void CustomerPresenter::openNew()
{
    if (!m_command.isIdle()) {
        return;
    }
    CustomerDraft draft;
    draft.task = CustomerTask::Add;
    if (isCurrent() && m_found->isEmpty()) {
        (isLikePhone(m_wanted) ? draft.fields.phone : draft.fields.name) = m_wanted;
    }
    begin(draft);
}

void CustomerPresenter::takeLikelySame()
{
    const QList<Duplicate> people = m_likelySame.people();
    if (people.isEmpty() || !m_command.isIdle()) {
        return;
    }
    const Customer person = chosenOf(people);
    leave();
    show(person);
}

/** The one that chooseDuplicate() has named, or the first; @p people is not empty. */
const Customer &CustomerPresenter::chosenOf(const QList<Duplicate> &people) const
{
    const auto chosen = std::find_if(people.cbegin(), people.cend(), [this](const Duplicate &each) {
        return each.customer.id == m_duplicate;
    });
    return (chosen == people.cend() ? people.cbegin() : chosen)->customer;
}

void CustomerPresenter::begin(const CustomerDraft &draft)
{
    m_draft = draft;
    m_isArmed = false;
    m_report.reset();
    m_likelySame.forget();
    Q_EMIT draftChanged();
    Q_EMIT reportChanged();
}

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
        const Customer &other = chosenOf(all);
        draft.other = other.id;
        draft.otherName = other.name.isEmpty() ? other.phone : other.name;
    }
    begin(draft);
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
    m_isArmed = false;
    if (draft.task == CustomerTask::Add) {
        m_likelySame.look({ draft.fields.name, draft.fields.phone, draft.fields.mail });
    }
}

void CustomerPresenter::leave()
{
    if (m_draft) {
        m_draft.reset();
        m_isArmed = false;
        m_likelySame.forget();
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
    if (m_draft->task == CustomerTask::Erase && !m_isArmed) {
        m_isArmed = true;
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
        [this, draft = *m_draft, isArmed = m_isArmed]() -> QFuture<Result<CustomerAnswer>> {
            const CustomerId self = draft.fields.customerId;
            switch (draft.task) {
            case CustomerTask::Add:
                return m_customers.add({ draft.fields.name,
                    draft.fields.phone,
                    draft.fields.mail,
                    draft.fields.language.trimmed(),
                    draft.fields.note,
                    isArmed });
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
    if (m_pending.task == CustomerTask::Add) {
        onAdded(*answer);
        return;
    }
    const CustomerOutcome outcome = answer->outcome;
    const bool isDone = outcome == CustomerOutcome::Changed || outcome == CustomerOutcome::Merged
        || (outcome == CustomerOutcome::Erased && m_pending.task == CustomerTask::Erase);
    const bool isOtherKept = m_draft && m_draft->isOtherKept;
    const CustomerId other = m_draft ? m_draft->other : CustomerId();
    if (isDone) {
        leave();
        m_isArmed = false;
        if (outcome == CustomerOutcome::Merged && isOtherKept) {
            m_chosen = other;
            m_detail.reset();
            Q_EMIT chosenChanged();
        }
    } else if (m_isArmed) {
        m_isArmed = false;
        Q_EMIT draftChanged();
    }
    setReport(*answer);
    refresh();
}

/** Who is there already is shown as if just added: nobody is written down twice. */
void CustomerPresenter::onAdded(const CustomerAnswer &answer)
{
    if (answer.outcome == CustomerOutcome::Similar && m_draft) {
        m_isArmed = true;
        m_likelySame.lookNow({ m_draft->fields.name, m_draft->fields.phone, m_draft->fields.mail });
        Q_EMIT draftChanged();
        return;
    }
    const bool isThere
        = answer.outcome == CustomerOutcome::Added || answer.outcome == CustomerOutcome::Exists;
    if (isThere && m_draft) {
        const ChangeCustomerRequest fields = m_draft->fields;
        leave();
        show({ answer.customerId, fields.name.trimmed(), fields.phone.trimmed(), fields.mail });
    }
    setReport(answer);
    if (isThere) {
        refresh();
    }
}

void CustomerPresenter::setReport(const decltype(CustomerReport::result) &result)
{
    m_report = m_pending;
    m_report->result = result;
    Q_EMIT reportChanged();
}
