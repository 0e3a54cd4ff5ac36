#pragma once

#include "core/base/error.h"
#include "core/model/customer.h"

#include <QList>
#include <QObject>

#include <memory>
#include <optional>

class CustomerService;
class QTimer;

/**
 * Suggests customers while a name or a phone is being typed: waits for a short pause in typing,
 * has one question in flight, and shows only the answer to the newest text. UI thread.
 */
class CustomerFinder : public QObject {
    Q_OBJECT

public:
    static constexpr int suggestionsMax = 6;

    /** @p customers is borrowed and outlives the finder. */
    explicit CustomerFinder(CustomerService &customers, QObject *parent = nullptr);
    ~CustomerFinder() override;

    /** Text shorter than two characters finds nobody. */
    void find(const QString &text);
    void forget();

    const QList<Customer> &found() const { return m_found; }

Q_SIGNALS:
    void foundChanged();

private:
    void ask();
    void show(const QList<Customer> &customers);

    CustomerService &m_customers;
    std::unique_ptr<QTimer> m_pause;
    QString m_wanted;
    QList<Customer> m_found;
    bool m_isAsking = false;
};
