#pragma once

#include "core/base/error.h"
#include "core/base/result.h"
#include "core/customers/customerrequests.h"
#include "core/model/historyentry.h"

#include <QList>
#include <QObject>

#include <optional>

class CustomerService;

/** What happened to one hold, slot or person. One read in flight. UI thread. */
class HistoryPresenter : public QObject {
    Q_OBJECT

public:
    /** @p customers is borrowed and outlives the presenter. */
    explicit HistoryPresenter(CustomerService &customers, QObject *parent = nullptr);

    /** Reads the newest entries of this subject. */
    void show(const HistorySubject &subject);

    /** Reads that many more entries. */
    void showMore();

    bool hasMore() const { return m_entries && m_entries->size() >= m_shown; }

    /** Newest first; empty while the first answer is on its way. */
    const std::optional<QList<HistoryEntry>> &entries() const { return m_entries; }

    const std::optional<Error> &error() const { return m_error; }

Q_SIGNALS:
    void changed();

private:
    void read();
    void onRead(const HistorySubject &subject, const Result<QList<HistoryEntry>> &answer);

    static constexpr int page = 50;

    CustomerService &m_customers;
    HistorySubject m_subject;
    int m_shown = page;
    std::optional<QList<HistoryEntry>> m_entries;
    std::optional<Error> m_error;
    bool m_isReading = false;
    bool m_isAnotherReadWanted = false;
};
