#include "worker.h"

#include <algorithm>
#include <array>
#include <barrier>
#include <thread>

namespace {

using Clock = std::chrono::steady_clock;

/// What one worker saw; filled by its own thread only.
struct Tally {
    std::vector<float> timesMs;
    long long inTime = 0;
    long long done = 0;
    long long refused = 0;
    long long failed = 0;
    std::string firstFailure;

    void count(const Step &step)
    {
        switch (step.ended) {
        case Ended::Done:
            ++done;
            return;
        case Ended::Refused:
            ++refused;
            return;
        case Ended::Failed:
            if (failed++ == 0)
                firstFailure = step.reason;
            return;
        }
    }
};

void addUp(const std::vector<Tally> &tallies, CellResult &result, std::vector<float> &timesMs)
{
    for (const Tally &tally : tallies) {
        result.done += tally.done;
        result.refused += tally.refused;
        result.failed += tally.failed;
        if (result.firstFailure.empty())
            result.firstFailure = tally.firstFailure;
        timesMs.insert(timesMs.end(), tally.timesMs.begin(), tally.timesMs.end());
    }
}

double percentile(std::vector<float> &sorted, double share)
{
    if (sorted.empty())
        return 0;
    const auto last = static_cast<double>(sorted.size() - 1);
    return static_cast<double>(sorted[static_cast<std::size_t>(last * share)]);
}

} // namespace

std::string Worker::newKey()
{
    static constexpr std::array<char, 17> digits { "0123456789abcdef" };
    static constexpr std::string_view shape = "xxxxxxxx-xxxx-4xxx-axxx-xxxxxxxxxxxx";
    std::string key(shape);
    std::uint64_t bits = 0;
    int left = 0;
    for (char &c : key) {
        if (c != 'x')
            continue;
        if (left == 0) {
            bits = random();
            left = 16;
        }
        c = digits.at(bits & 15U);
        bits >>= 4U;
        --left;
    }
    return key;
}

std::size_t Worker::below(std::size_t bound)
{
    return std::uniform_int_distribution<std::size_t>(0, bound - 1)(random);
}

CellResult runCell(
    std::span<Worker> workers, std::chrono::milliseconds duration, const Operation &operation)
{
    std::vector<Tally> tallies(workers.size());
    Clock::time_point begin;
    Clock::time_point end;
    std::barrier start(static_cast<std::ptrdiff_t>(workers.size()), [&]() noexcept {
        begin = Clock::now();
        end = begin + duration;
    });
    {
        std::vector<std::jthread> threads;
        threads.reserve(workers.size());
        for (std::size_t i = 0; i < workers.size(); ++i) {
            threads.emplace_back([&, i] {
                Tally &tally = tallies[i];
                tally.timesMs.reserve(4096);
                start.arrive_and_wait();
                Clock::time_point before = Clock::now();
                while (before < end) {
                    tally.count(operation(workers[i]));
                    const Clock::time_point after = Clock::now();
                    const std::chrono::duration<float, std::milli> took = after - before;
                    tally.timesMs.push_back(took.count());
                    if (after <= end)
                        ++tally.inTime;
                    before = after;
                }
            });
        }
    }
    CellResult result;
    std::vector<float> timesMs;
    addUp(tallies, result, timesMs);
    std::sort(timesMs.begin(), timesMs.end());
    long long inTime = 0;
    for (const Tally &tally : tallies)
        inTime += tally.inTime;
    result.perSecond
        = static_cast<double>(inTime) / std::chrono::duration<double>(duration).count();
    result.middleMs = percentile(timesMs, 0.5);
    result.slowMs = percentile(timesMs, 0.99);
    return result;
}

CellResult runTimes(std::span<Worker> workers, int times, const Operation &operation)
{
    std::vector<Tally> tallies(workers.size());
    {
        std::vector<std::jthread> threads;
        threads.reserve(workers.size());
        for (std::size_t i = 0; i < workers.size(); ++i) {
            threads.emplace_back([&, i] {
                for (int n = 0; n < times; ++n)
                    tallies[i].count(operation(workers[i]));
            });
        }
    }
    CellResult result;
    std::vector<float> timesMs;
    addUp(tallies, result, timesMs);
    return result;
}
