#pragma once

#include "core/base/error.h"
#include "core/model/piecesout.h"
#include "core/model/shortbooking.h"
#include "core/model/site.h"
#include "core/model/stocklevel.h"
#include "core/model/stockmove.h"
#include "core/model/warehouse.h"
#include "core/stock/stockoutcomes.h"
#include "ui/presenters/keptcommand.h"
#include "ui/presenters/readclock.h"
#include "ui/presenters/stockdraft.h"

#include <QObject>
#include <QStringList>

#include <optional>
#include <variant>

class LiveFeed;
class StockService;

/** Everything about the chosen level that the list does not say. */
struct StockDetail {
    StockLevelId levelId;
    QList<StockMove> moves; ///< newest first
    QList<ShortBooking> shortBookings;
    QList<PiecesOut> out;

    bool operator==(const StockDetail &) const = default;
};

/** What came of the last command on stock. */
struct StockReport {
    StockTask task = StockTask::Adjust;
    StockLevel level; ///< that it is about, as it was when the command was sent
    std::variant<StockAnswer, StockDraftProblem, Error> result;
};

/**
 * The levels of a site, the chosen one with its journal, and what is typed for it.
 *
 * One read of each kind in flight; old rows stay until the new ones are here. One command at a
 * time; when its answer is lost it is repeated with its key until there is one. UI thread.
 */
class StockPresenter : public QObject {
    Q_OBJECT

public:
    /** Both are borrowed and outlive the presenter. */
    StockPresenter(StockService &stock, LiveFeed &feed, QObject *parent = nullptr);

    ReadClock &clock() { return m_clock; }

    void setSite(const Site &site);

    const Site &site() const { return m_site; }

    void refresh();

    bool isReading() const { return m_isReading; }

    /** Empty before the first read. */
    const std::optional<QList<StockLevel>> &levels() const { return m_levels; }

    /** Where pieces of chosen() can go: the other warehouses of the site, by name. */
    QStringList targets() const;

    /** What stopped the last read; empty after one that worked. */
    const std::optional<Error> &error() const { return m_error; }

    bool isLive() const;

    /** Not valid: none. The draft of another level is left, and kept. */
    void choose(StockLevelId level);

    StockLevelId chosenId() const { return m_chosen; }

    /** Null when none is chosen. Valid until the next read. */
    const StockLevel *chosen() const;

    /** Of chosen(); empty while it is on its way. */
    const std::optional<StockDetail> &detail() const { return m_detail; }

    /** Reads that many more entries of the journal. */
    void showMore();

    bool hasMore() const;

    const std::optional<StockDraft> &draft() const { return m_draft; }

    bool isEditing() const { return m_isEditing; }

    /** Opens the kept draft of this task and level, or a new one; nothing while busy. */
    void open(StockTask task);

    /** Opens the return of pieces; not valid: of the booking that has had them longest. */
    void openReturn(HoldId booking);

    /** Takes over what was typed; key, task and level stay those of the draft. */
    void edit(const StockDraft &typed);
    void leave();
    void submit();

    /** What the fields amount to now, reason aside; empty while nothing is being edited. */
    std::optional<StockReading> reading() const;

    KeptCommand::Activity activity() const { return m_command.activity(); }

    /** Empty while a command is on its way, and at the start. */
    const std::optional<StockReport> &report() const { return m_report; }

    /** report() is about what is typed, and reading() says it all the time. */
    bool isSaidByEcho() const;

Q_SIGNALS:
    void levelsChanged();
    /** targets() may be others now. */
    void warehousesChanged();
    void readingChanged();
    void chosenChanged();
    void detailChanged();
    /** The form was opened or closed, or holds another draft now. */
    void draftChanged();
    void reportChanged();
    void activityChanged();

private:
    void readLevels();
    void readWarehouses();
    void readDetail();
    void onDetailPart();
    void startDraft(StockTask task);
    StockFacts facts() const;
    void send(const StockReading &reading);
    void onAnswered(const Result<StockAnswer> &answer);
    void showNumbers(const StockAnswer &answer);
    void setReport(const decltype(StockReport::result) &result);

    static constexpr int movesPage = 50;

    StockService &m_stock;
    LiveFeed &m_feed;
    ReadClock m_clock;
    KeptCommand m_command;
    Site m_site;
    std::optional<QList<StockLevel>> m_levels;
    QList<Warehouse> m_warehouses;
    std::optional<Error> m_error;
    bool m_isReading = false;
    bool m_isAnotherReadWanted = false;
    StockLevelId m_chosen;
    std::optional<StockDetail> m_detail;
    StockDetail m_coming; ///< the parts of a detail that are here
    int m_partsMissing = 0;
    bool m_isAnotherDetailWanted = false;
    int m_movesShown = movesPage;
    std::optional<StockDraft> m_draft;
    bool m_isEditing = false;
    StockReport m_pending; ///< of the command that is on its way, without its result
    std::optional<StockReport> m_report;
};
