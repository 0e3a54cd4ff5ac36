#pragma once

#include "answer.h"

#include <initializer_list>
#include <memory>
#include <string>
#include <vector>

struct pg_conn;

/// One blocking libpq connection. Used by one thread at a time.
class Connection {
public:
    /// Connects; isOpen() tells whether that worked, error() why not.
    explicit Connection(const std::string &connectionString);

    bool isOpen() const;
    std::string error() const;

    /// Runs one or several statements without parameters.
    Answer run(const std::string &sql);
    /// Prepares a statement under a name; false on failure (see error()).
    bool prepare(const char *name, const char *sql);
    /// Runs a prepared statement; parameters are text, a null pointer is NULL.
    Answer execute(const char *name, std::initializer_list<const char *> parameters = {});
    /// Runs one statement with parameters, all of them text and none of them NULL.
    Answer query(const char *sql, const std::vector<std::string> &parameters);
    /// Process of the server that answers this connection; 0 when there is none.
    int backendPid() const;

private:
    struct Finish {
        void operator()(pg_conn *connection) const;
    };

    std::unique_ptr<pg_conn, Finish> m_connection;
};
