#pragma once

#include "core/base/error.h"
#include "core/booking/waitingoutcomes.h"
#include "core/booking/waitrequest.h"
#include "core/model/waitingparty.h"
#include "ui/presenters/keptcommand.h"

#include <QList>
#include <QObject>

#include <optional>
#include <variant>

class WaitingService;

/** What came of a command on the waiting list. */
struct WaitReport {
    bool isJoin = true; ///< a party was to be put on the list; false: taken off it
    QString name; ///< of the party, or its phone
    std::variant<WaitOutcome, Error> answer;

    /** The list is as it was asked to be. */
    bool isDone() const;
};

/**
 * Who waits at a site and who has an offer, and the party that is about to be put on the list.
 *
 * One read in flight; the old list stays until the new one is here. One command at a time; when its
 * answer is lost it is repeated, which has no second effect. UI thread.
 */
class WaitingPresenter : public QObject {
    Q_OBJECT

public:
    /** @p waiting is borrowed and outlives the presenter. */
    explicit WaitingPresenter(WaitingService &waiting, QObject *parent = nullptr);

    void showSite(SiteId site);
    void refresh();

    /** Who waits for a slot, next first; then who has an offer for it. */
    QList<WaitingParty> of(SlotId slot) const;

    /** Offers that can still be taken, the one with the least time left first. */
    QList<WaitingParty> offers() const;

    /** What is typed for a party; empty while nobody is about to be put on the list. */
    const std::optional<WaitRequest> &draft() const { return m_draft; }

    void open(const WaitRequest &draft);

    /** Takes over what was typed; key and slot stay those of the draft. */
    void edit(const WaitRequest &typed);
    void leave();

    /** Sends the draft; it is closed when the party is on the list. */
    void join();
    void remove(const WaitingParty &party);

    bool isBusy() const { return !m_command.isIdle(); }

    /** The database may be back: what waits for its answer is asked for now. */
    void retryNow() { m_command.retryNow(); }

    /** What came of the last command; empty before it and while one is on its way. */
    const std::optional<WaitReport> &report() const { return m_report; }

Q_SIGNALS:
    void listChanged();
    void draftChanged();
    void activityChanged();
    void reportChanged();
    /** A party is on the list of its slot. */
    void joined(SlotId slot);

private:
    void onRead(SiteId site, const Result<QList<WaitingParty>> &answer);
    void onAnswered(bool isJoin, const QString &name, const Result<WaitOutcome> &answer);
    void clearReport();

    WaitingService &m_waiting;
    KeptCommand m_command;
    SiteId m_site;
    QList<WaitingParty> m_list;
    std::optional<WaitRequest> m_draft;
    std::optional<WaitReport> m_report;
    bool m_isReading = false;
    bool m_isAnotherReadWanted = false;
};
