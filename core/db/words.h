#pragma once

#include <QLatin1StringView>
#include <QString>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

/** The words of the database and what they stand for: one row each, both ways are read from it. */
template <typename Value, std::size_t Count>
using WordTable = std::array<std::pair<const char *, Value>, Count>;

/** Empty for a word that is not in the table. */
template <typename Value, std::size_t Count>
std::optional<Value> valueOfWord(const WordTable<Value, Count> &words, const QString &word)
{
    const auto found = std::find_if(words.begin(), words.end(), [&word](const auto &row) {
        return word == QLatin1StringView(row.first);
    });
    return found == words.end() ? std::nullopt : std::optional(found->second);
}

/** @p value must be in the table. */
template <typename Value, std::size_t Count>
QString wordOfValue(const WordTable<Value, Count> &words, Value value)
{
    const auto found = std::find_if(
        words.begin(), words.end(), [value](const auto &row) { return row.second == value; });
    Q_ASSERT(found != words.end());
    return QString::fromLatin1(found->first);
}
