#pragma once

#include "app/ctl/command.h"
#include "app/startup/backend.h"

#include <memory>

/** The backend that the options --database and --data-dir or the settings of the user name. */
BackendRequest backendRequest(const Invocation &invocation);

/**
 * A connection of this command. On a failure the message has been written, and open() gave the
 * exit code.
 */
class Session {
public:
    /** Private databases are started and migrated on the way. */
    static std::unique_ptr<Session> open(const Invocation &invocation);

    const Backend &backend() const { return *m_backend; }

    DbConnection &connection() { return m_connection; }

private:
    explicit Session(std::unique_ptr<Backend> backend);

    std::unique_ptr<Backend> m_backend; // before the connection, which must close first
    DbConnection m_connection;
};

/** Writes the sentence for @p error and gives the exit code that belongs to it. */
ExitCode fail(const Console &console, const Error &error);

/** A whole number of at least @p min, or nothing after a message that names the option. */
std::optional<qint64> numberOption(
    const Invocation &invocation, const QString &name, qint64 min, qint64 max);

/** The id that stands behind the words of the command, or nothing after a message. */
std::optional<qint64> idArgument(const Invocation &invocation);
