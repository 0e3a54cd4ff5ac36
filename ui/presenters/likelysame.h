#pragma once

#include "core/base/result.h"
#include "core/model/duplicate.h"

#include <QList>
#include <QObject>
#include <QTimer>

class CustomerService;

/**
 * Who may be the person that is being typed and is not written down yet. Waits for a short pause in
 * typing, has one question in flight, and shows only the answer to the newest fields. UI thread.
 */
class LikelySame : public QObject {
    Q_OBJECT

public:
    /** What a person is recognised by. */
    struct Fields {
        QString name;
        QString phone;
        QString mail;

        bool operator==(const Fields &) const = default;
    };

    /** @p customers is borrowed and outlives this. */
    explicit LikelySame(CustomerService &customers, QObject *parent = nullptr);

    /** Looks for these as soon as nothing more is typed. */
    void look(const Fields &fields);

    /** Looks at once. */
    void lookNow(const Fields &fields);

    void forget();

    /** The strongest reason first. */
    const QList<Duplicate> &people() const { return m_people; }

Q_SIGNALS:
    void peopleChanged();

private:
    void ask();
    void setPeople(const QList<Duplicate> &people);

    CustomerService &m_customers;
    QTimer m_pause;
    Fields m_wanted;
    QList<Duplicate> m_people;
    bool m_isAsking = false;
};
