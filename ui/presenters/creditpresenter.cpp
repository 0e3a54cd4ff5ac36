#include "ui/presenters/creditpresenter.h"

#include "core/credits/creditservice.h"
#include "core/live/livefeed.h"

#include <algorithm>
#include <utility>

namespace {

constexpr int detailParts = 2;

template <typename Row, typename Id> const Row *rowWith(const QList<Row> &rows, Id id)
{
    const auto found
        = std::find_if(rows.cbegin(), rows.cend(), [id](const Row &row) { return row.id == id; });
    return found == rows.cend() ? nullptr : &*found;
}

}

CreditPresenter::CreditPresenter(const CreditServices &services, QObject *parent)
    : QObject(parent)
    , m_credits(services.credits)
    , m_booking(services.booking)
    , m_feed(services.feed)
    , m_clock(services.feed, ReadClock::Topic::Credits)
    , m_searcher(services.credits, services.customers)
{
    connect(&m_clock, &ReadClock::due, this, &CreditPresenter::refresh);
    connect(&m_command, &KeptCommand::activityChanged, this, &CreditPresenter::activityChanged);
    connect(&m_feed, &LiveFeed::everythingChanged, &m_command, &KeptCommand::retryNow);
    // What can be done changes with it.
    connect(&m_feed, &LiveFeed::stateChanged, this, &CreditPresenter::activityChanged);
}

bool CreditPresenter::isLive() const { return m_feed.state() == ConnectionState::Live; }

void CreditPresenter::setSite(const Site &site) { m_site = site; }

void CreditPresenter::refresh()
{
    if (m_buckets.isEmpty()) {
        readFacts();
    }
    m_searcher.refresh();
    readDetail();
}

void CreditPresenter::readFacts()
{
    onUi(this, m_credits.buckets(), [this](const Result<QList<Bucket>> &answer) {
        m_buckets = answer ? *answer : m_buckets;
        Q_EMIT factsChanged();
    });
    onUi(this, m_credits.isManager(), [this](const Result<bool> &answer) {
        m_isManager = answer ? *answer : m_isManager;
        Q_EMIT factsChanged();
    });
    onUi(this, m_credits.hasHolds(), [this](const Result<bool> &answer) {
        m_hasHolds = answer ? *answer : m_hasHolds;
        Q_EMIT factsChanged();
    });
}

void CreditPresenter::choose(const WalletKey &key)
{
    if (key == m_chosen) {
        return;
    }
    leave();
    m_chosen = key;
    m_detail.reset();
    m_entriesShown = entriesPage;
    m_chosenHold = {};
    m_chosenEntry = {};
    m_usage.reset();
    if (m_command.isIdle()) {
        m_report.reset();
        Q_EMIT reportChanged();
    }
    Q_EMIT chosenChanged();
    readDetail();
}

const Wallet *CreditPresenter::chosen() const
{
    const auto &rows = m_searcher.found();
    if (!rows) {
        return nullptr;
    }
    const auto found = std::find_if(rows->cbegin(), rows->cend(), [this](const Wallet &each) {
        return rowKey(each) == m_chosen;
    });
    return found == rows->cend() ? nullptr : &*found;
}

void CreditPresenter::readDetail()
{
    const Wallet *wallet = chosen();
    if (!wallet || !wallet->id.isValid()) {
        return;
    }
    if (m_partsMissing > 0) {
        m_isAnotherDetailWanted = true;
        return;
    }
    m_partsMissing = detailParts;
    // A part that cannot be read keeps what is on the screen: the next read brings it.
    m_coming = m_detail ? *m_detail : WalletDetail { wallet->id, {}, {} };
    onUi(this, m_credits.holds(wallet->id), [this](const Result<QList<WalletHold>> &answer) {
        m_coming.holds = answer ? *answer : m_coming.holds;
        onDetailPart();
    });
    onUi(this,
        m_credits.entries(wallet->id, {}, m_entriesShown),
        [this](const Result<QList<WalletEntry>> &answer) {
            m_coming.entries = answer ? *answer : m_coming.entries;
            onDetailPart();
        });
}

void CreditPresenter::onDetailPart()
{
    if (--m_partsMissing > 0) {
        return;
    }
    const Wallet *wallet = chosen();
    const bool isOfChosen = wallet && wallet->id == m_coming.walletId;
    if (isOfChosen) {
        m_detail = m_coming;
        if (m_chosenHold.isValid() && !chosenHold()) {
            m_chosenHold = {}; // resolved or lapsed meanwhile
        }
        Q_EMIT detailChanged();
    }
    if (std::exchange(m_isAnotherDetailWanted, false) || !isOfChosen) {
        readDetail();
    }
}

void CreditPresenter::showMore()
{
    m_entriesShown += entriesPage;
    readDetail();
}

bool CreditPresenter::hasMore() const
{
    return m_detail && m_detail->entries.size() >= m_entriesShown;
}

void CreditPresenter::chooseHold(HoldId hold)
{
    if (hold == m_chosenHold && (!hold.isValid() || !m_chosenEntry.isValid())) {
        return;
    }
    m_chosenHold = hold;
    m_chosenEntry = hold.isValid() ? CreditEntryId() : m_chosenEntry;
    Q_EMIT choiceChanged();
}

void CreditPresenter::chooseEntry(CreditEntryId entry)
{
    if (entry == m_chosenEntry && (!entry.isValid() || !m_chosenHold.isValid())) {
        return;
    }
    m_chosenEntry = entry;
    m_chosenHold = entry.isValid() ? HoldId() : m_chosenHold;
    m_usage.reset();
    Q_EMIT choiceChanged();
    readUsage();
}

const WalletHold *CreditPresenter::chosenHold() const
{
    return m_detail ? rowWith(m_detail->holds, m_chosenHold) : nullptr;
}

const WalletEntry *CreditPresenter::chosenEntry() const
{
    return m_detail ? rowWith(m_detail->entries, m_chosenEntry) : nullptr;
}

void CreditPresenter::readUsage()
{
    if (!m_chosenEntry.isValid()) {
        return;
    }
    const CreditEntryId entry = m_chosenEntry;
    onUi(this, m_credits.usage(entry), [this, entry](const Result<QList<CreditUsage>> &answer) {
        if (entry == m_chosenEntry && answer) {
            m_usage = *answer;
            Q_EMIT choiceChanged();
        }
    });
}
