#include "core/customers/customerservice.h"

#include "core/db/executor.h"

namespace {

constexpr const char *findCustomersQuery
    = "SELECT customer_id, name, phone, mail FROM api.find_customers($1, $2)";

}

CustomerService::CustomerService(DbExecutor &executor)
    : m_executor(executor)
{
}

QFuture<Result<QList<Customer>>> CustomerService::find(const QString &text, int limit)
{
    return m_executor.run<QList<Customer>>(
        Effect::Read, [text, limit](DbConnection &connection) -> Result<QList<Customer>> {
            const Result<Rows> rows = connection.run(
                findCustomersQuery, Parameters().add(text).add(qint64(limit)), Effect::Read);
            if (!rows) {
                return rows.error();
            }
            QList<Customer> customers;
            for (int row = 0; row < rows->count(); ++row) {
                customers.append({ CustomerId(rows->integer(row, 0)),
                    rows->text(row, 1),
                    rows->text(row, 2),
                    rows->text(row, 3) });
            }
            return customers;
        });
}
