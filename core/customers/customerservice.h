#pragma once

#include "core/base/result.h"
#include "core/model/customer.h"

#include <QFuture>
#include <QList>

class DbExecutor;

/** Finds customers. Calls return at once; the executor is borrowed and outlives the service. */
class CustomerService {
public:
    explicit CustomerService(DbExecutor &executor);

    /**
     * At most @p limit customers with a word of the name that begins with @p text (case and
     * accents ignored) or with these digits in the phone, by name.
     */
    QFuture<Result<QList<Customer>>> find(const QString &text, int limit);

private:
    DbExecutor &m_executor;
};
