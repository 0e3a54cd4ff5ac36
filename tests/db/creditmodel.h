#pragma once

#include <QList>
#include <QMap>

#include <limits>

/**
 * One wallet as its rules say it, in a few loops over everything: what the database is compared
 * with. Entries and holds go by the numbers that the database gave them; instants are seconds.
 */
class CreditModel {
public:
    static constexpr qint64 never = std::numeric_limits<qint64>::max();

    qint64 now = 0;
    qint64 minimum = 0;
    bool hasOverdraft = false;

    /** What is there but for what its day has taken, held, available and debt. */
    QList<qint64> numbers() const;

    /** What is left of each grant, oldest first. */
    QList<qint64> remaining() const;

    bool canTake(qint64 amount) const { return hasOverdraft || amount <= usable() - minimum; }

    void grant(qint64 entry, qint64 amount, qint64 endsAt);
    void debit(qint64 entry, qint64 amount);
    void hold(qint64 hold, qint64 amount, qint64 endsAt);

    bool isActive(qint64 hold) const;

    qint64 amountOf(qint64 hold) const { return m_holds[hold].amount; }

    void capture(qint64 hold, qint64 entry, qint64 amount);

    void release(qint64 hold) { m_holds.remove(hold); }

    /** How much a reversal of this entry moves; 0 when there is nothing to reverse. */
    qint64 reversible(qint64 entry) const;
    void reverse(qint64 entry, qint64 reversal);

    /** Takes off what is overdue. */
    void expire();

private:
    struct Grant {
        qint64 amount;
        qint64 remaining;
        qint64 endsAt;
        qint64 expired = 0;
    };

    struct Use {
        qint64 unpaid;
        QMap<qint64, qint64> paidBy; ///< grant and how much
    };

    struct Hold {
        qint64 amount = 0;
        qint64 placedAt = 0;
        qint64 endsAt = 0;
    };

    qint64 balance() const;
    qint64 held() const;
    qint64 usable() const;
    /** How much of each grant is overdue. */
    QMap<qint64, qint64> overdue() const;
    void use(qint64 entry, qint64 amount, qint64 takenAt, qint64 first);
    void pay(Use &use, qint64 takenAt, qint64 first);
    void payDebts();

    QMap<qint64, Grant> m_grants;
    QMap<qint64, Use> m_uses;
    QMap<qint64, qint64> m_usable; ///< amount of each debit and capture that can be reversed
    QMap<qint64, Hold> m_holds;
};
