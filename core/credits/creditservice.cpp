#include "core/credits/creditservice.h"

#include "core/credits/creditrows.h"
#include "core/db/readall.h"
#include "core/journal/journaledcommand.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace {

constexpr const char *grantCall = "SELECT * FROM api.grant_credits($1, $2, $3, $4, $5, $6, $7)";
constexpr const char *debitCall = "SELECT * FROM api.debit_credits($1, $2, $3, $4, $5, $6)";
constexpr const char *reverseCall = "SELECT * FROM api.reverse_credits($1, $2, $3)";
constexpr const char *captureCall = "SELECT * FROM api.capture_credits($1, $2, $3, $4, $5)";
constexpr const char *releaseCall = "SELECT * FROM api.release_credits($1, $2, $3)";
constexpr const char *setWalletCall = "SELECT * FROM api.set_wallet($1, $2, $3, $4)";
constexpr const char *addBucketCall = "SELECT outcome, short_of FROM api.add_bucket($1, $2)";
constexpr const char *expireHoldsCall = "CALL api.expire_credit_holds($1, $2)";
constexpr const char *bucketsQuery = "SELECT bucket, lifetime_days FROM api.buckets()";
constexpr const char *walletsQuery
    = "SELECT wallet_id, customer_id, customer_name, bucket, balance, held, available, minimum,"
      " overdraft, debt, next_expiry_us, next_expiry_amount, overdue FROM api.wallets($1, $2, $3)";
constexpr const char *entriesQuery
    = "SELECT entry_id, at_us, kind, amount, balance_after, hold_id, reverses, reversed_by,"
      " description, meta, actor, expires_us, remaining FROM api.wallet_entries($1, $2, $3)";
constexpr const char *holdsQuery
    = "SELECT hold_id, amount, expires_us, remaining_ms, description, meta, actor, is_mixed"
      " FROM api.wallet_holds($1)";
constexpr const char *usageQuery
    = "SELECT use_entry, grant_entry, amount, at_us, description FROM api.entry_uses($1)";
constexpr const char *cardQuery = "SELECT card FROM api.member_card($1)";
constexpr const char *managerQuery = "SELECT is_manager FROM api.hello()";
constexpr const char *settingQuery = "SELECT value FROM api.setting('credit_holds')";

/** As jsonb; a null string, and so NULL, when there is none. */
QString jsonText(const QJsonObject &meta)
{
    return meta.isEmpty() ? QString()
                          : QString::fromUtf8(QJsonDocument(meta).toJson(QJsonDocument::Compact));
}

Parameters &addOptional(Parameters &parameters, std::optional<qint64> value)
{
    return value ? parameters.add(*value) : parameters.addNull();
}

Intent changeOf(HoldId hold, Intent::Kind kind)
{
    return { IdempotencyKey::create().toString(), kind, hold.value(), {} };
}

AddBucketOutcome addBucketOutcome(const Rows &rows)
{
    const QString outcome = rows.text(0, 0);
    if (outcome == u"added") {
        return AddBucketOutcome::Added;
    }
    if (outcome == u"exists") {
        return AddBucketOutcome::Exists;
    }
    return rows.text(0, 1) == u"bucket" ? AddBucketOutcome::NameInvalid
                                        : AddBucketOutcome::LifetimeInvalid;
}

CreditSweep sweepFrom(const Rows &rows)
{
    const QString outcome = rows.text(0, 1);
    if (outcome == u"swept") {
        return { CreditSweep::Outcome::Swept, rows.integer(0, 0) };
    }
    return { outcome == u"credit_holds_off" ? CreditSweep::Outcome::HoldsOff
                                            : CreditSweep::Outcome::RequestInvalid,
        0 };
}

}

CreditService::CreditService(DbExecutor &executor, IntentJournal *journal)
    : m_executor(executor)
    , m_journal(journal)
{
}

QFuture<Result<CreditAnswer>> CreditService::grant(const GrantRequest &request)
{
    Parameters parameters;
    parameters.add(request.key.toString())
        .addId(request.customerId)
        .add(request.bucket)
        .add(request.amount)
        .add(request.description)
        .add(jsonText(request.meta));
    if (request.lastDay.isValid()) {
        parameters.add(request.lastDay.toString(Qt::ISODate));
    } else {
        parameters.addNull();
    }
    return journaledCommand<CreditAnswer>(m_executor,
        m_journal,
        { request.key.toString(), Intent::Kind::Grant, 0, {} },
        grantCall,
        parameters,
        &creditAnswerFrom);
}

QFuture<Result<CreditAnswer>> CreditService::debit(const DebitRequest &request)
{
    return journaledCommand<CreditAnswer>(m_executor,
        m_journal,
        { request.key.toString(), Intent::Kind::Debit, 0, {} },
        debitCall,
        Parameters()
            .add(request.key.toString())
            .addId(request.customerId)
            .add(request.bucket)
            .add(request.amount)
            .add(request.description)
            .add(jsonText(request.meta)),
        &creditAnswerFrom);
}

QFuture<Result<CreditAnswer>> CreditService::reverse(const ReversalRequest &request)
{
    return journaledCommand<CreditAnswer>(m_executor,
        m_journal,
        { request.key.toString(), Intent::Kind::Reverse, 0, {} },
        reverseCall,
        Parameters().add(request.key.toString()).addId(request.entryId).add(request.reason),
        &creditAnswerFrom);
}

QFuture<Result<CreditAnswer>> CreditService::capture(const CaptureRequest &request)
{
    Parameters parameters;
    parameters.addId(request.holdId);
    addOptional(parameters, request.amount)
        .addId(request.customerId)
        .add(request.description)
        .add(jsonText(request.meta));
    return journaledCommand<CreditAnswer>(m_executor,
        m_journal,
        changeOf(request.holdId, Intent::Kind::Capture),
        captureCall,
        parameters,
        &creditAnswerFrom);
}

QFuture<Result<CreditAnswer>> CreditService::release(
    HoldId hold, CustomerId customer, const QString &reason)
{
    return journaledCommand<CreditAnswer>(m_executor,
        m_journal,
        changeOf(hold, Intent::Kind::Release),
        releaseCall,
        Parameters().addId(hold).addId(customer).add(reason),
        &creditAnswerFrom);
}

QFuture<Result<CreditAnswer>> CreditService::setLimits(const WalletLimits &limits)
{
    Parameters parameters;
    parameters.addId(limits.customerId).add(limits.bucket);
    addOptional(parameters, limits.minimum);
    if (limits.hasOverdraft) {
        parameters.add(*limits.hasOverdraft ? u"true"_s : u"false"_s);
    } else {
        parameters.addNull();
    }
    // Not in the journal: setting the same limits again changes nothing.
    return m_executor.run<CreditAnswer>(
        Effect::Command, [parameters](DbConnection &connection) -> Result<CreditAnswer> {
            const Result<Rows> rows = connection.run(setWalletCall, parameters, Effect::Command);
            return rows ? creditAnswerFrom(*rows) : Result<CreditAnswer>(rows.error());
        });
}

QFuture<Result<AddBucketOutcome>> CreditService::addBucket(
    const QString &name, std::optional<int> lifetimeDays)
{
    Parameters parameters;
    parameters.add(name);
    addOptional(parameters, lifetimeDays);
    return m_executor.run<AddBucketOutcome>(
        Effect::Command, [parameters](DbConnection &connection) -> Result<AddBucketOutcome> {
            const Result<Rows> rows = connection.run(addBucketCall, parameters, Effect::Command);
            return rows ? addBucketOutcome(*rows) : Result<AddBucketOutcome>(rows.error());
        });
}

QFuture<Result<CreditSweep>> CreditService::expireHolds(int limit, std::optional<QDateTime> now)
{
    Parameters parameters;
    parameters.add(qint64(limit));
    parameters.add(now ? now->toUTC().toString(Qt::ISODateWithMs) : QString());
    return m_executor.run<CreditSweep>(
        Effect::Command, [parameters](DbConnection &connection) -> Result<CreditSweep> {
            const Result<Rows> rows = connection.run(expireHoldsCall, parameters, Effect::Command);
            return rows ? sweepFrom(*rows) : Result<CreditSweep>(rows.error());
        });
}

QFuture<Result<QList<Bucket>>> CreditService::buckets()
{
    return m_executor.run<QList<Bucket>>(Effect::Read, [](DbConnection &connection) {
        return readAll<Bucket>(
            connection, bucketsQuery, {}, [](const Rows &rows, int row) -> Bucket {
                return { rows.text(row, 0),
                    rows.isNull(row, 1) ? std::nullopt : std::optional(rows.smallInteger(row, 1)) };
            });
    });
}

QFuture<Result<QString>> CreditService::card(CustomerId customer)
{
    return m_executor.run<QString>(
        Effect::Read, [customer](DbConnection &connection) -> Result<QString> {
            const Result<Rows> rows
                = connection.run(cardQuery, Parameters().addId(customer), Effect::Read);
            if (!rows) {
                return rows.error();
            }
            return rows->count() > 0 ? rows->text(0, 0) : QString();
        });
}

QFuture<Result<QList<Wallet>>> CreditService::wallets(const WalletSearch &search)
{
    const Parameters parameters
        = Parameters().addId(search.customerId).add(search.text).add(qint64(search.limit));
    return m_executor.run<QList<Wallet>>(Effect::Read, [parameters](DbConnection &connection) {
        return readAll<Wallet>(connection, walletsQuery, parameters, &walletFrom);
    });
}

QFuture<Result<QList<WalletEntry>>> CreditService::entries(
    WalletId wallet, CreditEntryId before, int limit)
{
    const Parameters parameters = Parameters().addId(wallet).addId(before).add(qint64(limit));
    return m_executor.run<QList<WalletEntry>>(Effect::Read, [parameters](DbConnection &connection) {
        return readAll<WalletEntry>(connection, entriesQuery, parameters, &walletEntryFrom);
    });
}

QFuture<Result<QList<WalletHold>>> CreditService::holds(WalletId wallet)
{
    const Parameters parameters = Parameters().addId(wallet);
    return m_executor.run<QList<WalletHold>>(Effect::Read, [parameters](DbConnection &connection) {
        return readAll<WalletHold>(connection, holdsQuery, parameters, &walletHoldFrom);
    });
}

QFuture<Result<QList<CreditUsage>>> CreditService::usage(CreditEntryId entry)
{
    const Parameters parameters = Parameters().addId(entry);
    return m_executor.run<QList<CreditUsage>>(Effect::Read, [parameters](DbConnection &connection) {
        return readAll<CreditUsage>(connection, usageQuery, parameters, &creditUsageFrom);
    });
}

QFuture<Result<bool>> CreditService::hasHolds()
{
    return m_executor.run<bool>(Effect::Read, [](DbConnection &connection) -> Result<bool> {
        const Result<Rows> rows = connection.run(settingQuery, {}, Effect::Read);
        if (!rows) {
            return rows.error();
        }
        return rows->count() == 1 && rows->text(0, 0) == u"on";
    });
}

QFuture<Result<bool>> CreditService::isManager()
{
    return m_executor.run<bool>(Effect::Read, [](DbConnection &connection) -> Result<bool> {
        const Result<Rows> rows = connection.run(managerQuery, {}, Effect::Read);
        if (!rows) {
            return rows.error();
        }
        return rows->count() == 1 && rows->boolean(0, 0);
    });
}
