#pragma once

#include <QJsonObject>

#include <condition_variable>
#include <map>
#include <mutex>
#include <string>
#include <vector>

/// What happened, counted by all threads: operations, what they answered, errors of the server, and
/// the faults. A fault is whatever must not happen; one is enough for the storm to have failed.
class Tally {
public:
    explicit Tally(long long operationCount);

    /// Counts one operation that begins; false when there have been enough.
    bool begin();
    /// An answer of an operation: a word of the product, or one of ours.
    void count(const std::string &operation, const std::string &answer);
    void fault(const std::string &what);

    /// Blocks until so many operations have begun or stop() was called; false after that.
    bool waitFor(long long operations);
    /// Nobody has to wait any longer: the last client is back.
    void stop();

    long long begun() const;
    long long operationCount() const;
    long long faultCount() const;
    long long counted(const std::string &operation, const std::string &answer) const;
    /// Operations with their answers, and the first faults in words.
    QJsonObject toJson() const;

private:
    mutable std::mutex m_mutex;
    std::condition_variable m_changed;
    const long long m_operationCount;
    long long m_begun = 0;
    bool m_isStopped = false;
    std::map<std::string, std::map<std::string, long long>> m_answers;
    long long m_faultCount = 0;
    std::vector<std::string> m_faults; ///< the first ones
};
