#include "ui/presenters/stockpresenter.h"

#include "core/live/livefeed.h"
#include "core/stock/stockservice.h"

#include <QLoggingCategory>

#include <algorithm>
#include <utility>

namespace {

Q_LOGGING_CATEGORY(logStock, "holdfast.stock")

constexpr int detailParts = 3;

}

StockPresenter::StockPresenter(StockService &stock, LiveFeed &feed, QObject *parent)
    : QObject(parent)
    , m_stock(stock)
    , m_feed(feed)
    , m_clock(feed, ReadClock::Topic::Stock)
{
    connect(&m_clock, &ReadClock::due, this, &StockPresenter::refresh);
    connect(&m_command, &KeptCommand::activityChanged, this, &StockPresenter::activityChanged);
    connect(&m_feed, &LiveFeed::everythingChanged, &m_command, &KeptCommand::retryNow);
    // What can be done changes with it.
    connect(&m_feed, &LiveFeed::stateChanged, this, &StockPresenter::activityChanged);
}

bool StockPresenter::isLive() const { return m_feed.state() == ConnectionState::Live; }

void StockPresenter::setSite(const Site &site)
{
    if (site == m_site) {
        return;
    }
    m_site = site;
    m_levels.reset();
    m_warehouses.clear();
    choose({});
    Q_EMIT levelsChanged();
    if (m_clock.isActive()) {
        refresh();
    }
}

void StockPresenter::refresh()
{
    if (!m_site.id.isValid()) {
        return;
    }
    readLevels();
    readWarehouses();
    readDetail();
}

void StockPresenter::readLevels()
{
    if (m_isReading) {
        m_isAnotherReadWanted = true;
        return;
    }
    m_isReading = true;
    Q_EMIT readingChanged();
    const SiteId site = m_site.id;
    onUi(this, m_stock.levels(site), [this, site](const Result<QList<StockLevel>> &answer) {
        m_isReading = false;
        Q_EMIT readingChanged();
        const bool isAgain = std::exchange(m_isAnotherReadWanted, false);
        if (site == m_site.id) {
            if (answer) {
                m_error.reset();
                m_levels = *answer;
            } else {
                m_error = answer.error();
            }
            Q_EMIT levelsChanged();
        }
        if (isAgain || site != m_site.id) {
            readLevels();
        }
    });
}

void StockPresenter::readWarehouses()
{
    const SiteId site = m_site.id;
    onUi(this, m_stock.warehouses(site), [this, site](const Result<QList<Warehouse>> &answer) {
        if (answer && site == m_site.id) {
            m_warehouses = *answer;
            Q_EMIT warehousesChanged();
        }
    });
}

QStringList StockPresenter::targets() const
{
    QStringList names;
    const StockLevel *level = chosen();
    for (const Warehouse &each : level ? m_warehouses : QList<Warehouse>()) {
        if (each.name != level->warehouse) {
            names.append(each.name);
        }
    }
    return names;
}

void StockPresenter::choose(StockLevelId level)
{
    if (level == m_chosen) {
        return;
    }
    leave();
    m_chosen = level;
    m_detail.reset();
    m_movesShown = movesPage;
    if (m_command.isIdle()) {
        m_report.reset();
        Q_EMIT reportChanged();
    }
    Q_EMIT chosenChanged();
    readDetail();
}

const StockLevel *StockPresenter::chosen() const
{
    if (!m_levels) {
        return nullptr;
    }
    const auto found = std::find_if(m_levels->cbegin(),
        m_levels->cend(),
        [this](const StockLevel &each) { return each.id == m_chosen; });
    return found == m_levels->cend() ? nullptr : &*found;
}

void StockPresenter::readDetail()
{
    if (!m_chosen.isValid()) {
        return;
    }
    if (m_partsMissing > 0) {
        m_isAnotherDetailWanted = true;
        return;
    }
    m_partsMissing = detailParts;
    m_coming = StockDetail {};
    m_coming.levelId = m_chosen;
    // A part that cannot be read keeps what is on the screen: the next read brings it.
    if (m_detail) {
        m_coming = *m_detail;
    }
    onUi(this,
        m_stock.journal(m_chosen, {}, m_movesShown),
        [this](const Result<QList<StockMove>> &answer) {
            m_coming.moves = answer ? *answer : m_coming.moves;
            onDetailPart();
        });
    onUi(this, m_stock.shortBookings(m_chosen), [this](const Result<QList<ShortBooking>> &answer) {
        m_coming.shortBookings = answer ? *answer : m_coming.shortBookings;
        onDetailPart();
    });
    onUi(this, m_stock.piecesOut(m_chosen), [this](const Result<QList<PiecesOut>> &answer) {
        m_coming.out = answer ? *answer : m_coming.out;
        onDetailPart();
    });
}

void StockPresenter::onDetailPart()
{
    if (--m_partsMissing > 0) {
        return;
    }
    const bool isAgain = std::exchange(m_isAnotherDetailWanted, false);
    if (m_coming.levelId == m_chosen) {
        m_detail = m_coming;
        Q_EMIT detailChanged();
    }
    if (isAgain || m_coming.levelId != m_chosen) {
        readDetail();
    }
}

void StockPresenter::showMore()
{
    m_movesShown += movesPage;
    readDetail();
}

bool StockPresenter::hasMore() const { return m_detail && m_detail->moves.size() >= m_movesShown; }

void StockPresenter::open(StockTask task)
{
    if (!m_chosen.isValid() || !m_command.isIdle()) {
        return;
    }
    if (!m_draft || m_draft->task != task || m_draft->levelId != m_chosen) {
        startDraft(task);
    }
    m_isEditing = true;
    m_report.reset();
    Q_EMIT draftChanged();
    Q_EMIT reportChanged();
}

void StockPresenter::startDraft(StockTask task)
{
    m_draft = StockDraft {};
    m_draft->task = task;
    m_draft->levelId = m_chosen;
    if (task == StockTask::Transfer) {
        m_draft->warehouse = targets().value(0);
    }
}

void StockPresenter::openReturn(HoldId booking)
{
    if (!m_detail || m_detail->out.isEmpty() || !m_command.isIdle()) {
        return;
    }
    const auto wanted = std::find_if(m_detail->out.cbegin(),
        m_detail->out.cend(),
        [booking](const PiecesOut &each) { return each.holdId == booking; });
    const bool isKept = m_draft && m_draft->task == StockTask::Return
        && m_draft->levelId == m_chosen && (!booking.isValid() || m_draft->holdId == booking);
    if (!isKept) {
        const PiecesOut &chosen
            = wanted == m_detail->out.cend() ? m_detail->out.constFirst() : *wanted;
        startDraft(StockTask::Return);
        m_draft->holdId = chosen.holdId;
        m_draft->returned = QString::number(chosen.out); // all of them, mostly
    }
    open(StockTask::Return);
}

void StockPresenter::edit(const StockDraft &typed)
{
    if (!m_draft || !m_command.isIdle()) {
        return;
    }
    StockDraft draft = typed;
    draft.key = m_draft->key;
    draft.task = m_draft->task;
    draft.levelId = m_draft->levelId;
    m_draft = draft;
}

void StockPresenter::leave()
{
    if (m_isEditing) {
        m_isEditing = false;
        Q_EMIT draftChanged();
    }
}

StockFacts StockPresenter::facts() const
{
    StockFacts facts;
    if (const StockLevel *level = chosen()) {
        facts.onHand = level->numbers.onHand;
        facts.available = level->numbers.available;
    }
    for (const PiecesOut &each : m_detail ? m_detail->out : QList<PiecesOut>()) {
        if (m_draft && each.holdId == m_draft->holdId) {
            facts.out = each.out;
        }
    }
    return facts;
}

std::optional<StockReading> StockPresenter::reading() const
{
    if (!m_draft || !m_isEditing) {
        return {};
    }
    StockDraft draft = *m_draft;
    if (draft.reason.trimmed().isEmpty()) {
        draft.reason = QStringLiteral("?"); // not asked about yet
    }
    return readStockDraft(draft, facts());
}

bool StockPresenter::isSaidByEcho() const
{
    const auto *problem = m_report ? std::get_if<StockDraftProblem>(&m_report->result) : nullptr;
    return problem && !problem->isMissing() && m_isEditing;
}

void StockPresenter::submit()
{
    if (!m_draft || !m_isEditing || !m_command.isIdle()) {
        return;
    }
    const StockLevel *level = chosen();
    m_pending = { m_draft->task, level ? *level : StockLevel(), {} };
    const StockReading read = readStockDraft(*m_draft, facts());
    if (const auto *problem = std::get_if<StockDraftProblem>(&read)) {
        setReport(*problem);
        return;
    }
    m_report.reset();
    Q_EMIT reportChanged();
    send(read);
}

void StockPresenter::send(const StockReading &reading)
{
    const auto answered = [this](const Result<StockAnswer> &answer) { onAnswered(answer); };
    if (const auto *adjust = std::get_if<AdjustRequest>(&reading)) {
        m_command.send<StockAnswer>(
            [this, request = *adjust] { return m_stock.adjust(request); }, answered);
    } else if (const auto *count = std::get_if<CountRequest>(&reading)) {
        m_command.send<StockAnswer>(
            [this, request = *count] { return m_stock.count(request); }, answered);
    } else if (const auto *back = std::get_if<ReturnRequest>(&reading)) {
        m_command.send<StockAnswer>(
            [this, request = *back] { return m_stock.returnStock(request); }, answered);
    } else if (const auto *transfer = std::get_if<TransferRequest>(&reading)) {
        m_command.send<StockAnswer>(
            [this, request = *transfer] { return m_stock.transfer(request); }, answered);
    }
}

void StockPresenter::onAnswered(const Result<StockAnswer> &answer)
{
    if (!answer) {
        // Nothing was done: what was typed stays, and so does its key.
        setReport(answer.error());
        return;
    }
    if (answer->outcome == StockOutcome::KeyReused) {
        qCWarning(logStock) << "idempotency key used twice" << m_draft->key.toString();
    }
    if (answer->isDone()) {
        m_draft.reset();
        m_isEditing = false;
        showNumbers(*answer);
        Q_EMIT draftChanged();
    } else {
        // The database has decided about this key; the next try is another wish.
        m_draft->key = IdempotencyKey::create();
    }
    setReport(*answer);
    refresh();
}

/** The answer is newer than the list: the row must not contradict the sentence beside it. */
void StockPresenter::showNumbers(const StockAnswer &answer)
{
    if (!m_levels) {
        return;
    }
    for (StockLevel &level : *m_levels) {
        if (level.id == answer.levelId) {
            level.numbers = answer.numbers;
        }
    }
    Q_EMIT levelsChanged();
}

void StockPresenter::setReport(const decltype(StockReport::result) &result)
{
    m_report = m_pending;
    m_report->result = result;
    Q_EMIT reportChanged();
}
