#pragma once

#include "core/base/error.h"
#include "core/base/result.h"
#include "core/model/findhit.h"

#include <QList>
#include <QObject>
#include <QTimer>

#include <optional>

class CustomerService;

/**
 * What is looked for and what was found. Waits for a short pause in typing, has one question in
 * flight, and shows only the answer to the newest text. UI thread.
 */
class FindPresenter : public QObject {
    Q_OBJECT

public:
    static constexpr int hitsMax = 12;

    /** @p customers is borrowed and outlives the presenter. */
    explicit FindPresenter(CustomerService &customers, QObject *parent = nullptr);

    /** Looks for this as soon as nothing more is typed; too short a text finds nothing. */
    void find(const QString &text);

    /** Looks at once: the text was read by a scanner. */
    void findNow(const QString &text);

    void forget();

    const QString &text() const { return m_wanted; }

    /** The answer to text(), or the one before while it is on its way; empty: none yet. */
    const std::optional<QList<FindHit>> &found() const { return m_found; }

    /** found() or error() is about text(). */
    bool isCurrent() const { return m_answered == m_wanted; }

    /** Why there is no answer to text(). */
    const std::optional<Error> &error() const { return m_error; }

Q_SIGNALS:
    void foundChanged();

private:
    void ask();
    void onAnswered(const QString &asked, const Result<QList<FindHit>> &answer);

    CustomerService &m_customers;
    QTimer m_pause;
    QString m_wanted;
    QString m_answered;
    std::optional<QList<FindHit>> m_found;
    std::optional<Error> m_error;
    bool m_isAsking = false;
};
