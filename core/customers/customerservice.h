#pragma once

#include "core/base/result.h"
#include "core/customers/customeroutcomes.h"
#include "core/customers/customerrequests.h"
#include "core/model/customercard.h"
#include "core/model/duplicate.h"
#include "core/model/findhit.h"
#include "core/model/historyentry.h"

#include <QFuture>
#include <QList>

#include <optional>

class DbExecutor;

/**
 * People: found, changed, merged, erased, and what has happened to them.
 *
 * Calls return at once. The commands have no key and no place in the journal of intents: asking for
 * what is so already answers the same again, so that a lost answer is simply asked for again. The
 * executor is borrowed and outlives the service.
 */
class CustomerService {
public:
    explicit CustomerService(DbExecutor &executor);

    /**
     * At most @p limit customers with a word of the name that begins with @p text (case and
     * accents ignored) or with these digits in the phone, by name.
     */
    QFuture<Result<QList<Customer>>> find(const QString &text, int limit);

    /**
     * At most @p limit things that @p text finds: the hold of a code first, then people, each
     * followed by a few holds of its own, in whatever state.
     */
    QFuture<Result<QList<FindHit>>> search(const QString &text, int limit);

    /** The person that this id stands for, also after a merge; empty when there is none. */
    QFuture<Result<std::optional<CustomerCard>>> card(CustomerId customer);

    /** Holds with a slot, the newest first; at most @p limit. */
    QFuture<Result<QList<FoundHold>>> holds(CustomerId customer, int limit);

    /** People who may be the same, the strongest reason first. */
    QFuture<Result<QList<Duplicate>>> duplicates(CustomerId customer);

    /** People who may be the one with these fields, the strongest reason first. */
    QFuture<Result<QList<Duplicate>>> like(
        const QString &name, const QString &phone, const QString &mail);

    /** Asked for again after a lost answer, it hears that the person exists. */
    QFuture<Result<CustomerAnswer>> add(const AddCustomerRequest &request);

    QFuture<Result<CustomerAnswer>> change(const ChangeCustomerRequest &request);

    /** @p gone turns out to be @p kept: both histories stay, credits go to the kept one. */
    QFuture<Result<CustomerAnswer>> merge(CustomerId kept, CustomerId gone);

    /** Empties the personal fields for good; rows, money and counts stay. */
    QFuture<Result<CustomerAnswer>> erase(CustomerId customer, const QString &reason);

    /** The journal of a hold, a slot or a person, newest first; at most @p limit. */
    QFuture<Result<QList<HistoryEntry>>> history(const HistorySubject &subject, int limit);

private:
    DbExecutor &m_executor;
};
