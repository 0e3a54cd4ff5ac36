#include "core/customers/customerservice.h"

#include "core/customers/customerrows.h"
#include "core/db/executor.h"
#include "core/db/readall.h"

using namespace Qt::StringLiterals;

namespace {

constexpr int duplicatesMax = 5;

constexpr const char *findCustomersQuery
    = "SELECT customer_id, name, phone, mail FROM api.find_customers($1, $2)";
constexpr const char *findQuery
    = "SELECT kind, customer_id, customer_name, customer_phone, customer_mail, hold_id, code,"
      " slot_id, starts_us, ends_us, resource_name, party, status, arrived FROM api.find($1, $2)";
constexpr const char *customerQuery
    = "SELECT customer_id, name, phone, mail, language, note, version, created_us, erased_us,"
      " merged_count FROM api.customer($1)";
constexpr const char *holdsQuery
    = "SELECT kind, customer_id, customer_name, customer_phone, customer_mail, hold_id, code,"
      " slot_id, starts_us, ends_us, resource_name, party, status, arrived"
      " FROM api.customer_holds($1, NULL, $2)";
constexpr const char *duplicatesQuery
    = "SELECT customer_id, name, phone, mail, reason FROM api.duplicates_of($1, $2)";
constexpr const char *likeQuery
    = "SELECT customer_id, name, phone, mail, reason FROM api.people_like($1, $2, $3, $4)";
constexpr const char *addCall = "SELECT outcome, customer_id, version, short_of"
                                " FROM api.add_customer($1, $2, $3, $4, $5, $6)";
constexpr const char *changeCall = "SELECT outcome, customer_id, version, short_of"
                                   " FROM api.change_customer($1, $2, $3, $4, $5, $6, $7)";
constexpr const char *mergeCall
    = "SELECT outcome, customer_id, NULL, short_of FROM api.merge_customers($1, $2)";
constexpr const char *eraseCall = "CALL api.erase_customer($1, $2)";
constexpr const char *historyQuery
    = "SELECT entry_id, at_us, actor, desk, event, subject, item, quantity, hold_id,"
      " customer_name, is_undo, from_starts_us, from_resource, to_starts_us, to_resource,"
      " from_count, to_count, why FROM api.history($1, $2, $3, $4)";

/** Reads rows of a query on the executor's thread, one value of each. */
template <typename T>
QFuture<Result<QList<T>>> readList(DbExecutor &executor,
    const char *query,
    const Parameters &parameters,
    T (*valueOf)(const Rows &, int))
{
    return executor.run<QList<T>>(
        Effect::Read, [query, parameters, valueOf](DbConnection &connection) {
            return readAll<T>(connection, query, parameters, valueOf);
        });
}

QFuture<Result<CustomerAnswer>> command(DbExecutor &executor,
    const char *call,
    const Parameters &parameters,
    Result<CustomerAnswer> (*answerOf)(const Rows &) = &customerAnswerFrom)
{
    return executor.run<CustomerAnswer>(Effect::Command,
        [call, parameters, answerOf](DbConnection &connection) -> Result<CustomerAnswer> {
            const Result<Rows> rows = connection.run(call, parameters, Effect::Command);
            return rows ? answerOf(*rows) : Result<CustomerAnswer>(rows.error());
        });
}

Customer customerFrom(const Rows &rows, int row)
{
    return {
        CustomerId(rows.integer(row, 0)), rows.text(row, 1), rows.text(row, 2), rows.text(row, 3)
    };
}

}

CustomerService::CustomerService(DbExecutor &executor)
    : m_executor(executor)
{
}

QFuture<Result<QList<Customer>>> CustomerService::find(const QString &text, int limit)
{
    return readList<Customer>(
        m_executor, findCustomersQuery, Parameters().add(text).add(qint64(limit)), &customerFrom);
}

QFuture<Result<QList<FindHit>>> CustomerService::search(const QString &text, int limit)
{
    return readList<FindHit>(
        m_executor, findQuery, Parameters().add(text).add(qint64(limit)), &findHitFrom);
}

QFuture<Result<std::optional<CustomerCard>>> CustomerService::card(CustomerId customer)
{
    const Parameters parameters = Parameters().addId(customer);
    return m_executor.run<std::optional<CustomerCard>>(Effect::Read,
        [parameters](DbConnection &connection) -> Result<std::optional<CustomerCard>> {
            const Result<Rows> rows = connection.run(customerQuery, parameters, Effect::Read);
            if (!rows) {
                return rows.error();
            }
            return rows->count() == 0 ? std::nullopt : std::optional(customerCardFrom(*rows, 0));
        });
}

QFuture<Result<QList<FoundHold>>> CustomerService::holds(CustomerId customer, int limit)
{
    return readList<FoundHold>(
        m_executor, holdsQuery, Parameters().addId(customer).add(qint64(limit)), &foundHoldFrom);
}

QFuture<Result<QList<Duplicate>>> CustomerService::duplicates(CustomerId customer)
{
    return readList<Duplicate>(m_executor,
        duplicatesQuery,
        Parameters().addId(customer).add(qint64(duplicatesMax)),
        &duplicateFrom);
}

QFuture<Result<QList<Duplicate>>> CustomerService::like(
    const QString &name, const QString &phone, const QString &mail)
{
    return readList<Duplicate>(m_executor,
        likeQuery,
        Parameters().add(name).add(phone).add(mail).add(qint64(duplicatesMax)),
        &duplicateFrom);
}

QFuture<Result<CustomerAnswer>> CustomerService::add(const AddCustomerRequest &request)
{
    return command(m_executor,
        addCall,
        Parameters()
            .add(request.name)
            .add(request.phone)
            .add(request.mail)
            .add(request.language)
            .add(request.note)
            .add(request.isAnother ? u"true"_s : u"false"_s));
}

QFuture<Result<CustomerAnswer>> CustomerService::change(const ChangeCustomerRequest &request)
{
    return command(m_executor,
        changeCall,
        Parameters()
            .addId(request.customerId)
            .add(request.version)
            .add(request.name)
            .add(request.phone)
            .add(request.mail)
            .add(request.language)
            .add(request.note));
}

QFuture<Result<CustomerAnswer>> CustomerService::merge(CustomerId kept, CustomerId gone)
{
    return command(m_executor, mergeCall, Parameters().addId(kept).addId(gone));
}

QFuture<Result<CustomerAnswer>> CustomerService::erase(CustomerId customer, const QString &reason)
{
    return command(
        m_executor, eraseCall, Parameters().addId(customer).add(reason), &erasureAnswerFrom);
}

QFuture<Result<QList<HistoryEntry>>> CustomerService::history(
    const HistorySubject &subject, int limit)
{
    return readList<HistoryEntry>(m_executor,
        historyQuery,
        Parameters()
            .addId(subject.holdId)
            .addId(subject.slotId)
            .addId(subject.customerId)
            .add(qint64(limit)),
        &historyEntryFrom);
}
