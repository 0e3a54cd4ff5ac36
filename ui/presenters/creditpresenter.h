#pragma once

#include "core/base/error.h"
#include "core/booking/bookingoutcomes.h"
#include "core/credits/creditoutcomes.h"
#include "core/model/bucket.h"
#include "core/model/creditusage.h"
#include "core/model/site.h"
#include "core/model/walletentry.h"
#include "core/model/wallethold.h"
#include "ui/presenters/creditdraft.h"
#include "ui/presenters/keptcommand.h"
#include "ui/presenters/readclock.h"
#include "ui/presenters/walletsearcher.h"

#include <QObject>

#include <optional>
#include <utility>
#include <variant>

class BookingService;
class CreditService;
class CustomerService;
class LiveFeed;

/** What the page of credits needs from below; borrowed, outlives it. */
struct CreditServices {
    CreditService &credits;
    CustomerService &customers;
    BookingService &booking;
    LiveFeed &feed;
};

/** Everything about the chosen wallet that the list does not say. */
struct WalletDetail {
    WalletId walletId;
    QList<WalletHold> holds; ///< the one that ends first before the others
    QList<WalletEntry> entries; ///< newest first
};

/** What came of the last command on credits. */
struct CreditReport {
    CreditTask task = CreditTask::Grant;
    Wallet wallet; ///< that it is about, as it was when the command was sent
    std::variant<CreditAnswer, PlaceHoldOutcome, IntentNeverArrived, CreditDraftProblem, Error>
        result;
};

/**
 * Wallets that a search finds, the chosen one with its holds and entries, and what is typed for it.
 *
 * One read of each kind in flight; old rows stay until the new ones are here. One command at a
 * time; when its answer is lost the presenter finds out what became of it before it sends anything
 * else. UI thread.
 */
class CreditPresenter : public QObject {
    Q_OBJECT

public:
    explicit CreditPresenter(const CreditServices &services, QObject *parent = nullptr);

    ReadClock &clock() { return m_clock; }

    WalletSearcher &searcher() { return m_searcher; }

    const WalletSearcher &searcher() const { return m_searcher; }

    void setSite(const Site &site);

    const Site &site() const { return m_site; }

    void refresh();
    bool isLive() const;

    bool isManager() const { return m_isManager; }

    /** Whether this place holds credits at all. */
    bool hasHolds() const { return m_hasHolds; }

    const QList<Bucket> &buckets() const { return m_buckets; }

    /** A row of the searcher; empty key: none. The draft of another wallet is left, and kept. */
    void choose(const WalletKey &key);

    const WalletKey &chosenKey() const { return m_chosen; }

    /** A wallet that has just been opened and should be chosen when a read brings it; once. */
    std::optional<WalletKey> takeWanted() { return std::exchange(m_wanted, std::nullopt); }

    /** Null when none is chosen. Valid until the next read. */
    const Wallet *chosen() const;

    /** Of chosen(); empty while it is on its way, and for a customer without a wallet. */
    const std::optional<WalletDetail> &detail() const { return m_detail; }

    void showMore();
    bool hasMore() const;

    /** Only one of hold and entry is chosen; an id that is not valid chooses none. */
    void chooseHold(HoldId hold);
    void chooseEntry(CreditEntryId entry);

    const WalletHold *chosenHold() const;
    const WalletEntry *chosenEntry() const;

    /** Who paid for chosenEntry(), or what it paid for; empty while it is on its way. */
    const std::optional<QList<CreditUsage>> &usage() const { return m_usage; }

    const std::optional<CreditDraft> &draft() const { return m_draft; }

    bool isEditing() const { return m_isEditing; }

    /** Opens the kept draft of this task and wallet, or a new one; nothing while busy. */
    void open(CreditTask task);

    /** Takes over what was typed; key, task and targets stay those of the draft. */
    void edit(const CreditDraft &typed);
    void leave();
    void submit();

    /** Takes all that chosenHold() holds. */
    void captureAll();

    /** Gives back all that chosenHold() holds. */
    void release();

    /** What the fields amount to now, reason aside; empty while nothing is being edited. */
    std::optional<CreditReading> reading() const;

    KeptCommand::Activity activity() const { return m_command.activity(); }

    const std::optional<CreditReport> &report() const { return m_report; }

    /** report() is about what is typed, and reading() says it all the time. */
    bool isSaidByEcho() const;

Q_SIGNALS:
    void chosenChanged();
    void detailChanged();
    /** Another hold or entry is chosen, or its usage is here. */
    void choiceChanged();
    /** The form was opened or closed, or holds another draft now. */
    void draftChanged();
    void reportChanged();
    void activityChanged();
    /** Buckets, rights or the setting are known now. */
    void factsChanged();

private:
    using HoldAnswer = std::variant<PlaceHoldOutcome, IntentNeverArrived>;

    void readFacts();
    void readDetail();
    void onDetailPart();
    void readUsage();
    bool isOfChosen(const CreditDraft &draft, CreditTask task) const;
    CreditFacts facts() const;
    void send(const CreditReading &reading);
    void sendHold(const PlaceHoldRequest &request);
    void sendCapture(const CaptureRequest &request);
    void onAnswered(const Result<CreditAnswer> &answer);
    void onHoldAnswered(const Result<HoldAnswer> &answer);
    void endDraft(bool isDone);
    void beginReport(CreditTask task);
    void setReport(const decltype(CreditReport::result) &result);

    static constexpr int entriesPage = 50;

    CreditService &m_credits;
    BookingService &m_booking;
    LiveFeed &m_feed;
    ReadClock m_clock;
    WalletSearcher m_searcher;
    KeptCommand m_command;
    Site m_site;
    QList<Bucket> m_buckets;
    bool m_isManager = true;
    bool m_hasHolds = true;
    WalletKey m_chosen;
    std::optional<WalletKey> m_wanted;
    std::optional<WalletDetail> m_detail;
    WalletDetail m_coming; ///< the parts of a detail that are here
    int m_partsMissing = 0;
    bool m_isAnotherDetailWanted = false;
    int m_entriesShown = entriesPage;
    HoldId m_chosenHold;
    CreditEntryId m_chosenEntry;
    std::optional<QList<CreditUsage>> m_usage;
    std::optional<CreditDraft> m_draft;
    bool m_isEditing = false;
    CreditReport m_pending; ///< of the command that is on its way, without its result
    std::optional<CreditReport> m_report;
};
