#include "tests/storm/dice.h"

#include <string_view>

Dice::Dice(std::uint64_t seed)
    : m_random(seed)
{
}

std::size_t Dice::below(std::size_t bound)
{
    return std::uniform_int_distribution<std::size_t>(0, bound - 1)(m_random);
}

long long Dice::between(long long least, long long most)
{
    return std::uniform_int_distribution<long long>(least, most)(m_random);
}

bool Dice::chance(int percent) { return between(1, 100) <= percent; }

std::string Dice::key()
{
    constexpr std::string_view digits = "0123456789abcdef";
    std::string key = "xxxxxxxx-xxxx-4xxx-axxx-xxxxxxxxxxxx";
    for (char &c : key) {
        if (c == 'x') {
            c = digits[below(digits.size())];
        }
    }
    return key;
}
