#include "ui/presenters/findpresenter.h"

#include "core/base/onui.h"
#include "core/customers/customerservice.h"

namespace {

constexpr int typingPauseMs = 120;
constexpr int textLengthMin = 2;

}

FindPresenter::FindPresenter(CustomerService &customers, QObject *parent)
    : QObject(parent)
    , m_customers(customers)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(typingPauseMs);
    connect(&m_pause, &QTimer::timeout, this, &FindPresenter::ask);
}

void FindPresenter::find(const QString &text)
{
    const QString wanted = text.trimmed();
    if (wanted == m_wanted) {
        return;
    }
    if (wanted.size() < textLengthMin) {
        forget();
        return;
    }
    m_wanted = wanted;
    m_pause.start();
}

void FindPresenter::findNow(const QString &text)
{
    find(text);
    if (m_pause.isActive()) {
        m_pause.stop();
        ask();
    }
}

void FindPresenter::forget()
{
    m_pause.stop();
    m_wanted.clear();
    m_answered.clear();
    m_found.reset();
    m_error.reset();
    Q_EMIT foundChanged();
}

void FindPresenter::ask()
{
    if (m_isAsking || m_wanted.isEmpty()) {
        return; // the answer that is on its way asks again for the newest text
    }
    m_isAsking = true;
    onUi(this,
        m_customers.search(m_wanted, hitsMax),
        [this, asked = m_wanted](
            const Result<QList<FindHit>> &answer) { onAnswered(asked, answer); });
}

void FindPresenter::onAnswered(const QString &asked, const Result<QList<FindHit>> &answer)
{
    m_isAsking = false;
    if (asked != m_wanted) {
        if (!m_pause.isActive()) {
            ask();
        }
        return;
    }
    m_answered = asked;
    m_error.reset();
    if (answer) {
        m_found = *answer;
    } else {
        m_found.reset();
        m_error = answer.error();
    }
    Q_EMIT foundChanged();
}
