#pragma once

#include <memory>
#include <string>

struct pg_result;

/// The answer of the server to one statement; owns the libpq result.
class Answer {
public:
    explicit Answer(pg_result *result);

    /// Whether the statement succeeded.
    bool isOk() const;
    int rowCount() const;
    /// Field of a row as text; empty for NULL and for a row that is not there.
    std::string text(int row, int column) const;
    bool isTrue(int row, int column) const;
    long long number(int row, int column) const;
    /// SQLSTATE of a failure, empty otherwise.
    std::string sqlState() const;
    /// Message of a failure, one line.
    std::string error() const;

private:
    struct Clear {
        void operator()(pg_result *result) const;
    };

    std::unique_ptr<pg_result, Clear> m_result;
};
