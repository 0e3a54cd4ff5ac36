#include "ui/presenters/customerfinder.h"

#include "core/base/onui.h"
#include "core/customers/customerservice.h"

#include <QTimer>

namespace {

constexpr int typingPauseMs = 60;
constexpr int textLengthMin = 2;

}

CustomerFinder::CustomerFinder(CustomerService &customers, QObject *parent)
    : QObject(parent)
    , m_customers(customers)
    , m_pause(std::make_unique<QTimer>())
{
    m_pause->setSingleShot(true);
    m_pause->setInterval(typingPauseMs);
    connect(m_pause.get(), &QTimer::timeout, this, &CustomerFinder::ask);
}

CustomerFinder::~CustomerFinder() = default;

void CustomerFinder::find(const QString &text)
{
    m_wanted = text.trimmed();
    if (m_wanted.size() < textLengthMin) {
        forget();
        return;
    }
    m_pause->start();
}

void CustomerFinder::forget()
{
    m_wanted.clear();
    m_pause->stop();
    show({});
}

void CustomerFinder::ask()
{
    if (m_isAsking || m_wanted.isEmpty()) {
        return;
    }
    m_isAsking = true;
    const QString asked = m_wanted;
    onUi(this,
        m_customers.find(asked, suggestionsMax),
        [this, asked](const Result<QList<Customer>> &answer) {
            m_isAsking = false;
            if (asked != m_wanted) {
                ask();
                return;
            }
            // Suggestions are a help: without the database one simply types the name in full.
            show(answer ? *answer : QList<Customer>());
        });
}

void CustomerFinder::show(const QList<Customer> &customers)
{
    if (customers == m_found) {
        return;
    }
    m_found = customers;
    Q_EMIT foundChanged();
}
