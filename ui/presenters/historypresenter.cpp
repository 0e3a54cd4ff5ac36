#include "ui/presenters/historypresenter.h"

#include "core/base/onui.h"
#include "core/customers/customerservice.h"

#include <utility>

HistoryPresenter::HistoryPresenter(CustomerService &customers, QObject *parent)
    : QObject(parent)
    , m_customers(customers)
{
}

void HistoryPresenter::show(const HistorySubject &subject)
{
    m_subject = subject;
    m_shown = page;
    m_entries.reset();
    m_error.reset();
    Q_EMIT changed();
    read();
}

void HistoryPresenter::showMore()
{
    m_shown += page;
    read();
}

void HistoryPresenter::read()
{
    if (m_isReading) {
        m_isAnotherReadWanted = true;
        return;
    }
    m_isReading = true;
    onUi(this,
        m_customers.history(m_subject, m_shown),
        [this, asked = m_subject](
            const Result<QList<HistoryEntry>> &answer) { onRead(asked, answer); });
}

void HistoryPresenter::onRead(
    const HistorySubject &subject, const Result<QList<HistoryEntry>> &answer)
{
    m_isReading = false;
    if (std::exchange(m_isAnotherReadWanted, false)) {
        read();
    }
    if (!(subject == m_subject)) {
        return;
    }
    if (answer) {
        m_entries = *answer;
        m_error.reset();
    } else {
        m_error = answer.error();
    }
    Q_EMIT changed();
}
