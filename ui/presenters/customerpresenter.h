#pragma once

#include "core/base/error.h"
#include "core/customers/customeroutcomes.h"
#include "core/model/customercard.h"
#include "core/model/duplicate.h"
#include "core/model/foundhold.h"
#include "core/model/site.h"
#include "core/model/wallet.h"
#include "ui/presenters/customerdraft.h"
#include "ui/presenters/keptcommand.h"
#include "ui/presenters/likelysame.h"
#include "ui/presenters/readclock.h"

#include <QObject>
#include <QTimer>

#include <optional>
#include <variant>

class CreditService;
class CustomerService;
class LiveFeed;

/** What the page of customers needs from below; borrowed, outlives it. */
struct CustomerServices {
    CustomerService &customers;
    CreditService &credits;
    LiveFeed &feed;
};

/** Everything about the chosen person. */
struct CustomerDetail {
    CustomerCard card;
    QList<FoundHold> holds; ///< newest first
    QList<Duplicate> duplicates;
    QList<Wallet> wallets;
};

/** What came of the last command on a person. */
struct CustomerReport {
    CustomerTask task = CustomerTask::Change;
    QString name; ///< of the person, as it was when the command was sent
    std::variant<CustomerAnswer, CustomerDraftProblem, Error> result;
};

/**
 * People that a search finds, the chosen one with everything about it, and what is typed for it.
 *
 * One read of each kind in flight; what is on the screen stays until the new is here. One command
 * at a time; when its answer is lost it is asked again until there is one. UI thread.
 */
class CustomerPresenter : public QObject {
    Q_OBJECT

public:
    static constexpr int customersMax = 100;

    explicit CustomerPresenter(const CustomerServices &services, QObject *parent = nullptr);

    ReadClock &clock() { return m_clock; }

    void setSite(const Site &site) { m_site = site; }

    const Site &site() const { return m_site; }

    void refresh();
    bool isLive() const;

    /** Waits for a short pause in typing. */
    void search(const QString &text);

    const QString &text() const { return m_wanted; }

    /** Empty before the first answer. */
    const std::optional<QList<Customer>> &found() const { return m_found; }

    /** found() is the answer to text(). */
    bool isCurrent() const { return m_found && m_foundFor == m_wanted; }

    const std::optional<Error> &error() const { return m_error; }

    bool isReading() const { return m_isReading; }

    /** A person who was found elsewhere: alone in the list, and chosen. */
    void show(const Customer &customer);

    /** Not valid: nobody. What is typed for another person is left. */
    void choose(CustomerId customer);

    CustomerId chosenId() const { return m_chosen; }

    /** Of chosenId(); empty while it is on its way. */
    const std::optional<CustomerDetail> &detail() const { return m_detail; }

    void showMore();
    bool hasMore() const;

    /** Who of the duplicates a merge is about; not valid: the first one. */
    void chooseDuplicate(CustomerId customer) { m_duplicate = customer; }

    const std::optional<CustomerDraft> &draft() const { return m_draft; }

    bool isEditing() const { return m_draft.has_value(); }

    /** Who may be the one that is being added. */
    const LikelySame &likelySame() const { return m_likelySame; }

    /** Opens a draft for somebody new; what was looked for in vain is in it. */
    void openNew();

    /** Instead of adding: the one of likelySame() that is chosen, or the first. */
    void takeLikelySame();

    /** Opens a draft of this task; nothing while busy, or when there is nobody to merge with. */
    void open(CustomerTask task);

    /** Takes over what was typed; task and target stay those of the draft. */
    void edit(const CustomerDraft &typed);
    void leave();

    /**
     * Sends the draft. What cannot be undone is sent by the second call, the first one arms it: an
     * erasure, and an addition when there are people who may be the same.
     */
    void submit();

    bool isArmed() const { return m_isArmed; }

    KeptCommand::Activity activity() const { return m_command.activity(); }

    const std::optional<CustomerReport> &report() const { return m_report; }

Q_SIGNALS:
    /** show() was asked for from elsewhere, or somebody was added. */
    void personShown();
    void foundChanged();
    void readingChanged();
    void chosenChanged();
    void detailChanged();
    /** The form was opened or closed, or is armed. */
    void draftChanged();
    void reportChanged();
    void activityChanged();

private:
    void readFound();
    void readDetail();
    void onDetailPart();
    void begin(const CustomerDraft &draft);
    const Customer &chosenOf(const QList<Duplicate> &people) const;
    void send();
    void onAnswered(const Result<CustomerAnswer> &answer);
    void onAdded(const CustomerAnswer &answer);
    void setReport(const decltype(CustomerReport::result) &result);

    static constexpr int holdsPage = 50;

    CustomerService &m_customers;
    CreditService &m_credits;
    LiveFeed &m_feed;
    ReadClock m_clock;
    KeptCommand m_command;
    LikelySame m_likelySame;
    QTimer m_pause;
    Site m_site;
    QString m_wanted;
    QString m_foundFor;
    std::optional<QList<Customer>> m_found;
    std::optional<Error> m_error;
    bool m_isReading = false;
    bool m_isAnotherReadWanted = false;
    CustomerId m_chosen;
    CustomerId m_duplicate;
    std::optional<CustomerDetail> m_detail;
    CustomerDetail m_coming; ///< the parts of a detail that are here
    CustomerId m_comingId; ///< whom it was asked for
    bool m_isCardHere = false;
    int m_partsMissing = 0;
    bool m_isAnotherDetailWanted = false;
    int m_holdsShown = holdsPage;
    std::optional<CustomerDraft> m_draft;
    bool m_isArmed = false;
    CustomerReport m_pending; ///< of the command that is on its way, without its result
    std::optional<CustomerReport> m_report;
};
