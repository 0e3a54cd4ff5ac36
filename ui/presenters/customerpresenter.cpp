#include "ui/presenters/customerpresenter.h"

#include "core/base/onui.h"
#include "core/credits/creditservice.h"
#include "core/customers/customerservice.h"
#include "core/live/livefeed.h"

#include <utility>

// What the presenter reads; its commands are in customercommands.cpp.

namespace {

constexpr int typingPauseMs = 120;
constexpr int detailParts = 4;
constexpr int walletsMax = 20;

}

CustomerPresenter::CustomerPresenter(const CustomerServices &services, QObject *parent)
    : QObject(parent)
    , m_customers(services.customers)
    , m_credits(services.credits)
    , m_feed(services.feed)
    , m_clock(services.feed, ReadClock::Topic::Credits)
    , m_likelySame(services.customers)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(typingPauseMs);
    connect(&m_pause, &QTimer::timeout, this, &CustomerPresenter::readFound);
    connect(&m_clock, &ReadClock::due, this, &CustomerPresenter::refresh);
    connect(&m_command, &KeptCommand::activityChanged, this, &CustomerPresenter::activityChanged);
    connect(&m_feed, &LiveFeed::everythingChanged, &m_command, &KeptCommand::retryNow);
    // What can be done changes with it.
    connect(&m_feed, &LiveFeed::stateChanged, this, &CustomerPresenter::activityChanged);
}

bool CustomerPresenter::isLive() const { return m_feed.state() == ConnectionState::Live; }

void CustomerPresenter::refresh()
{
    readFound();
    readDetail();
}

void CustomerPresenter::search(const QString &text)
{
    if (text.trimmed() != m_wanted) {
        m_wanted = text.trimmed();
        m_pause.start();
    }
}

void CustomerPresenter::readFound()
{
    if (m_isReading) {
        m_isAnotherReadWanted = true;
        return;
    }
    m_isReading = true;
    Q_EMIT readingChanged();
    onUi(this,
        m_customers.find(m_wanted, customersMax),
        [this, asked = m_wanted](const Result<QList<Customer>> &answer) {
            m_isReading = false;
            const bool isAgain = std::exchange(m_isAnotherReadWanted, false) || asked != m_wanted;
            if (answer && asked == m_wanted) {
                m_error.reset();
                m_found = *answer;
                m_foundFor = asked;
            } else if (!answer) {
                m_error = answer.error();
            }
            Q_EMIT readingChanged();
            Q_EMIT foundChanged();
            if (isAgain) {
                readFound();
            }
        });
}

void CustomerPresenter::show(const Customer &customer)
{
    m_pause.stop();
    m_wanted = customer.name.isEmpty() ? customer.phone : customer.name;
    m_foundFor = m_wanted;
    m_found = QList<Customer> { customer };
    m_error.reset();
    choose(customer.id);
    Q_EMIT foundChanged();
    Q_EMIT personShown();
}

void CustomerPresenter::choose(CustomerId customer)
{
    if (customer == m_chosen) {
        return;
    }
    leave();
    m_chosen = customer;
    m_duplicate = {};
    m_detail.reset();
    m_holdsShown = holdsPage;
    if (m_command.isIdle()) {
        m_report.reset();
        Q_EMIT reportChanged();
    }
    Q_EMIT chosenChanged();
    readDetail();
}

void CustomerPresenter::readDetail()
{
    if (!m_chosen.isValid()) {
        return;
    }
    if (m_partsMissing > 0) {
        m_isAnotherDetailWanted = true;
        return;
    }
    m_partsMissing = detailParts;
    m_comingId = m_chosen;
    m_isCardHere = false;
    // A part that cannot be read keeps what is on the screen: the next read brings it.
    m_coming = m_detail ? *m_detail : CustomerDetail {};
    onUi(this,
        m_customers.card(m_chosen),
        [this](const Result<std::optional<CustomerCard>> &answer) {
            m_isCardHere = answer && answer->has_value();
            if (m_isCardHere) {
                m_coming.card = **answer;
            }
            onDetailPart();
        });
    onUi(this,
        m_customers.holds(m_chosen, m_holdsShown),
        [this](const Result<QList<FoundHold>> &answer) {
            m_coming.holds = answer ? *answer : m_coming.holds;
            onDetailPart();
        });
    onUi(this, m_customers.duplicates(m_chosen), [this](const Result<QList<Duplicate>> &answer) {
        m_coming.duplicates = answer ? *answer : m_coming.duplicates;
        onDetailPart();
    });
    onUi(this,
        m_credits.wallets({ .customerId = m_chosen, .text = {}, .limit = walletsMax }),
        [this](const Result<QList<Wallet>> &answer) {
            m_coming.wallets = answer ? *answer : m_coming.wallets;
            onDetailPart();
        });
}

void CustomerPresenter::onDetailPart()
{
    if (--m_partsMissing > 0) {
        return;
    }
    const bool isOfChosen = m_comingId == m_chosen;
    if (isOfChosen && m_isCardHere) {
        m_detail = m_coming;
        Q_EMIT detailChanged();
    }
    if (std::exchange(m_isAnotherDetailWanted, false) || !isOfChosen) {
        readDetail();
    }
}

void CustomerPresenter::showMore()
{
    m_holdsShown += holdsPage;
    readDetail();
}

bool CustomerPresenter::hasMore() const
{
    return m_detail && m_detail->holds.size() >= m_holdsShown;
}
