#pragma once

#include "core/base/result.h"
#include "core/db/parameters.h"
#include "core/db/rows.h"
#include "core/db/sqlstate.h"

#include <QByteArray>
#include <QHash>
#include <QString>

#include <atomic>
#include <chrono>
#include <memory>

struct pg_conn;
struct pg_result;

/** How to reach a database and how long to wait for it. */
struct ConnectionSettings {
    /** libpq keywords or URI; what it does not say is filled in with bounded waits. */
    QString connectionString;
    QString applicationName;
    QString workstation = {}; ///< what the journal calls this desk; empty: as the application
    std::chrono::milliseconds statementTimeout { 5000 };
    std::chrono::milliseconds lockTimeout { 2000 };

    bool operator==(const ConnectionSettings &) const = default;
};

/**
 * One connection to PostgreSQL, used by one thread.
 *
 * libpq is called directly. Qt's driver cannot prepare a CALL, cannot bound or cancel a running
 * statement, says nothing after a lost link and needs five more round trips to open; each of these
 * would need the libpq handle anyway. Here every wait has an end: the server ends a statement that
 * takes too long, and when the server does not do that either the link is cut.
 */
class DbConnection {
public:
    explicit DbConnection(ConnectionSettings settings);
    ~DbConnection();
    DbConnection(const DbConnection &) = delete;
    DbConnection &operator=(const DbConnection &) = delete;

    /** Blocks for at most five seconds per host. */
    Result<Done> open();
    void close();

    /** Also notices, without waiting, that the server has hung up while nothing was asked. */
    bool isOpen();

    /**
     * One prepared statement; the text must be a constant, because it is the key of the cache.
     * With Effect::Command an answer that is lost or doubtful is ErrorCode::OutcomeUnknown.
     */
    Result<Rows> run(const char *sql, const Parameters &parameters, Effect effect);

    /** A script of many statements. Each result is looked at: the first error is returned. */
    Result<Done> runScript(const QByteArray &script);

    /**
     * What the server keeps instead of @p password, to be set in its place: then the password
     * itself is in no statement and in no log. Asks nothing of the server; the connection must be
     * open.
     */
    Result<QString> passwordVerifier(const QString &password);

    /** Payloads of the notifications that have arrived; does not wait. */
    QStringList takeNotifications();

    /**
     * A read that is under way when @p isStopping becomes true is given up within a moment, with
     * ErrorCode::Unreachable; a command is always waited for. Borrowed; null: never.
     */
    void giveUpReadsWhen(const std::atomic<bool> *isStopping) { m_isStopping = isStopping; }

    /** File descriptor to watch for reading; -1 when closed. */
    int socket() const;

    const ConnectionSettings &settings() const { return m_settings; }

private:
    using ResultPointer = std::unique_ptr<pg_result, void (*)(pg_result *)>;

    Result<Done> prepare(const char *sql, const QByteArray &name, int parameterCount);
    Result<ResultPointer> waitForResult(std::chrono::milliseconds limit);
    bool waitUntilReadable(std::chrono::steady_clock::time_point deadline);
    Error lost(Effect effect) const;
    Error errorFrom(const pg_result *result, Effect effect) const;
    static void onNotice(void *self, const pg_result *notice);

    ConnectionSettings m_settings;
    std::unique_ptr<pg_conn, void (*)(pg_conn *)> m_handle;
    const std::atomic<bool> *m_isStopping = nullptr;
    Effect m_effect = Effect::Command; ///< of the statement under way
    QHash<const char *, QByteArray> m_prepared;
    bool m_isDismissed = false; ///< the server has said that it ends this session
    bool m_hasWarning = false; ///< the server doubts the durability of what it just answered
};
