#include "tests/db/creditmodel.h"

#include <algorithm>
#include <tuple>

QList<qint64> CreditModel::numbers() const
{
    qint64 over = 0;
    for (const qint64 amount : overdue()) {
        over += amount;
    }
    const qint64 debt = hasOverdraft ? -balance() : std::max(minimum - usable(), -balance());
    return {
        balance() - over, held(), std::max(usable() - minimum, qint64(0)), std::max(debt, qint64(0))
    };
}

QList<qint64> CreditModel::remaining() const
{
    QList<qint64> remaining;
    for (const Grant &grant : m_grants) {
        remaining.append(grant.remaining);
    }
    return remaining;
}

void CreditModel::grant(qint64 entry, qint64 amount, qint64 endsAt)
{
    m_grants[entry] = { amount, amount, endsAt };
    payDebts();
}

void CreditModel::debit(qint64 entry, qint64 amount)
{
    m_usable[entry] = amount;
    use(entry, amount, now, 0);
}

void CreditModel::hold(qint64 hold, qint64 amount, qint64 endsAt)
{
    m_holds[hold] = { amount, now, endsAt };
}

bool CreditModel::isActive(qint64 hold) const { return m_holds.value(hold).endsAt > now; }

void CreditModel::capture(qint64 hold, qint64 entry, qint64 amount)
{
    m_usable[entry] = amount;
    use(entry, amount, m_holds.take(hold).placedAt, 0);
}

qint64 CreditModel::reversible(qint64 entry) const
{
    if (m_grants.contains(entry) && !m_uses.contains(-entry)) {
        return m_grants[entry].amount - m_grants[entry].expired;
    }
    return m_usable.value(entry);
}

void CreditModel::reverse(qint64 entry, qint64 reversal)
{
    if (m_grants.contains(entry)) {
        use(reversal, reversible(entry), now, entry);
        m_uses[-entry] = { 0, {} }; // a mark: it can be reversed once
        return;
    }
    const Use undone = m_uses.take(entry);
    m_usable.remove(entry);
    for (auto part = undone.paidBy.cbegin(); part != undone.paidBy.cend(); ++part) {
        m_grants[part.key()].remaining += part.value();
    }
    payDebts();
    expire();
}

void CreditModel::expire()
{
    const QMap<qint64, qint64> due = overdue();
    for (auto one = due.cbegin(); one != due.cend(); ++one) {
        m_grants[one.key()].remaining -= one.value();
        m_grants[one.key()].expired += one.value();
    }
}

qint64 CreditModel::balance() const
{
    qint64 balance = 0;
    for (const Grant &grant : m_grants) {
        balance += grant.remaining;
    }
    for (const Use &use : m_uses) {
        balance -= use.unpaid;
    }
    return balance;
}

qint64 CreditModel::held() const
{
    qint64 held = 0;
    for (const Hold &hold : m_holds) {
        held += hold.endsAt > now ? hold.amount : 0;
    }
    return held;
}

qint64 CreditModel::usable() const
{
    qint64 usable = balance() - held();
    for (const qint64 amount : overdue()) {
        usable -= amount;
    }
    return usable;
}

QMap<qint64, qint64> CreditModel::overdue() const
{
    // Credit by credit: each looks for a hold that was placed while it was good and that no other
    // credit stands for yet, the first to end before the others.
    QList<std::tuple<qint64, qint64>> order; // end, entry
    for (auto grant = m_grants.cbegin(); grant != m_grants.cend(); ++grant) {
        if (grant->endsAt <= now && grant->remaining > 0) {
            order.append({ grant->endsAt, grant.key() });
        }
    }
    std::sort(order.begin(), order.end());
    QList<Hold> holds;
    for (const Hold &hold : m_holds) {
        if (hold.endsAt > now) {
            holds.append(hold);
        }
    }
    QMap<qint64, qint64> overdue;
    for (const auto &[endsAt, entry] : std::as_const(order)) {
        qint64 left = m_grants[entry].remaining;
        for (Hold &hold : holds) {
            if (hold.placedAt < endsAt) {
                const qint64 part = std::min(left, hold.amount);
                hold.amount -= part;
                left -= part;
            }
        }
        if (left > 0) {
            overdue[entry] = left;
        }
    }
    return overdue;
}

void CreditModel::use(qint64 entry, qint64 amount, qint64 takenAt, qint64 first)
{
    m_uses[entry] = { amount, {} };
    pay(m_uses[entry], takenAt, first);
}

void CreditModel::pay(Use &use, qint64 takenAt, qint64 first)
{
    QList<std::tuple<bool, bool, qint64, qint64>> order;
    for (auto grant = m_grants.cbegin(); grant != m_grants.cend(); ++grant) {
        order.append(
            { grant.key() != first, grant->endsAt <= takenAt, grant->endsAt, grant.key() });
    }
    std::sort(order.begin(), order.end());
    for (const auto &one : std::as_const(order)) {
        const qint64 entry = std::get<3>(one);
        const qint64 part = std::min(use.unpaid, m_grants[entry].remaining);
        if (part > 0) {
            m_grants[entry].remaining -= part;
            use.unpaid -= part;
            use.paidBy[entry] += part;
        }
    }
}

void CreditModel::payDebts()
{
    for (Use &use : m_uses) {
        pay(use, now, 0);
    }
}
