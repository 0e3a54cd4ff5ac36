#pragma once

#include "core/model/customer.h"

#include <QList>
#include <QListWidget>

/**
 * Customers that fit what is being typed, floating under the field. The field keeps the focus and
 * hands over Up, Down, Enter and Escape through handleKey().
 */
class SuggestionList : public QListWidget {
    Q_OBJECT

public:
    explicit SuggestionList(QWidget *parent = nullptr);

    /** Shows @p customers under @p field, or hides when there are none. None is marked. */
    void showUnder(QWidget &field, const QList<Customer> &customers);

    /** True when the key meant the list: moved the mark, took a customer, or took the mark away. */
    bool handleKey(int key);

Q_SIGNALS:
    void customerTaken(const Customer &customer);

private:
    void take(int row);

    QList<Customer> m_customers;
};
