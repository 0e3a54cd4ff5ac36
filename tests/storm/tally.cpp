#include "tests/storm/tally.h"

#include <QJsonArray>
#include <QString>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t faultsKept = 40;

}

Tally::Tally(long long operationCount)
    : m_operationCount(operationCount)
{
}

bool Tally::begin()
{
    const std::lock_guard lock(m_mutex);
    if (m_begun >= m_operationCount) {
        return false;
    }
    ++m_begun;
    m_changed.notify_all();
    return true;
}

void Tally::count(const std::string &operation, const std::string &answer)
{
    const std::lock_guard lock(m_mutex);
    ++m_answers[operation][answer];
}

void Tally::fault(const std::string &what)
{
    const std::lock_guard lock(m_mutex);
    ++m_faultCount;
    if (m_faults.size() < faultsKept) {
        m_faults.push_back(what);
        std::fprintf(stderr, "FAULT after %lld operations: %s\n", m_begun, what.c_str());
    }
}

bool Tally::waitFor(long long operations)
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [&] { return m_isStopped || m_begun >= operations; });
    return !m_isStopped;
}

void Tally::stop()
{
    const std::lock_guard lock(m_mutex);
    m_isStopped = true;
    m_changed.notify_all();
}

long long Tally::begun() const
{
    const std::lock_guard lock(m_mutex);
    return m_begun;
}

long long Tally::operationCount() const { return m_operationCount; }

long long Tally::faultCount() const
{
    const std::lock_guard lock(m_mutex);
    return m_faultCount;
}

long long Tally::counted(const std::string &operation, const std::string &answer) const
{
    const std::lock_guard lock(m_mutex);
    const auto answers = m_answers.find(operation);
    if (answers == m_answers.end()) {
        return 0;
    }
    const auto found = answers->second.find(answer);
    return found == answers->second.end() ? 0 : found->second;
}

QJsonObject Tally::toJson() const
{
    const std::lock_guard lock(m_mutex);
    QJsonObject answers;
    for (const auto &[operation, counts] : m_answers) {
        QJsonObject words;
        for (const auto &[answer, count] : counts) {
            words.insert(QString::fromStdString(answer), count);
        }
        answers.insert(QString::fromStdString(operation), words);
    }
    QJsonArray faults;
    for (const std::string &fault : m_faults) {
        faults.append(QString::fromStdString(fault));
    }
    return { { u"operations"_s, m_begun },
        { u"answers"_s, answers },
        { u"fault_count"_s, m_faultCount },
        { u"faults"_s, faults } };
}
