#pragma once

#include <cstddef>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

/// A source of chance; each thread has one of its own.
class Dice {
public:
    explicit Dice(std::uint64_t seed);

    /// A number in 0 .. bound - 1.
    std::size_t below(std::size_t bound);
    /// A number in least .. most.
    long long between(long long least, long long most);
    /// True so many times in a hundred.
    bool chance(int percent);
    /// A fresh UUID as text.
    std::string key();

    /// One of the items; there must be some.
    template <typename T> const T &oneOf(const std::vector<T> &items)
    {
        return items[below(items.size())];
    }

private:
    std::mt19937_64 m_random;
};
