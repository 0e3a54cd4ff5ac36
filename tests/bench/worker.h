#pragma once

#include "connection.h"
#include "contestant.h"

#include <chrono>
#include <functional>
#include <memory>
#include <random>
#include <span>
#include <string>
#include <vector>

/// One client: a connection and a source of chance of its own.
struct Worker {
    std::unique_ptr<Connection> connection;
    std::mt19937_64 random;

    /// A fresh UUID as text.
    std::string newKey();
    /// A number in 0 .. bound - 1.
    std::size_t below(std::size_t bound);
};

/// What one cell measured.
struct CellResult {
    double perSecond = 0; ///< operations that ended within the time, per second
    double middleMs = 0; ///< median time of one operation
    double slowMs = 0; ///< 99th percentile
    long long done = 0;
    long long refused = 0;
    long long failed = 0;
    std::string firstFailure;
};

/// One operation of a worker; runs on the worker's thread.
using Operation = std::function<Step(Worker &)>;

/// Runs the operation on all workers at once, each on a thread of its own, again and again until
/// the duration is over. Blocks until the last one is back. An operation that began in time counts
/// for the times of one operation, only one that ended in time counts for the rate.
CellResult runCell(
    std::span<Worker> workers, std::chrono::milliseconds duration, const Operation &operation);

/// Runs the operation so many times on every worker at once; reports only failures.
CellResult runTimes(std::span<Worker> workers, int times, const Operation &operation);
