#include "figures.h"

#include <QString>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace {

enum class Measure { Rate, SlowTime };
enum class Sense { AtLeast, AtMost };

/// A ratio of two cells of one group, and what it must be.
struct Figure {
    const char *name;
    const char *over;
    const char *under;
    Measure measure;
    Sense sense;
    double bar;
    const char *note = nullptr; ///< what is counted, where the name does not say it
};

constexpr std::array figures {
    Figure { "place_hot_64_vs_reference",
        "hot_place_64/holdfast",
        "hot_place_64/reference",
        Measure::Rate,
        Sense::AtLeast,
        5.0 },
    Figure { "book_hot_8_vs_reference",
        "hot_book_8/holdfast",
        "hot_book_8/reference",
        Measure::Rate,
        Sense::AtLeast,
        3.0 },
    Figure { "book_hot_64_vs_reference",
        "hot_book_64/holdfast",
        "hot_book_64/reference",
        Measure::Rate,
        Sense::AtLeast,
        4.5 },
    Figure { "place_hot_8_vs_update",
        "hot_place_8/holdfast",
        "hot_place_8/update",
        Measure::Rate,
        Sense::AtLeast,
        1.0 },
    Figure { "place_hot_64_vs_update",
        "hot_place_64/holdfast",
        "hot_place_64/update",
        Measure::Rate,
        Sense::AtLeast,
        1.0 },
    Figure { "book_hot_64_p99_vs_reference",
        "hot_book_64/holdfast",
        "hot_book_64/reference",
        Measure::SlowTime,
        Sense::AtMost,
        1.0 / 3.0 },
    Figure { "sold_out_64_vs_reference",
        "sold_out_64/holdfast",
        "sold_out_64/reference",
        Measure::Rate,
        Sense::AtLeast,
        5.0 },
    Figure { "place_many_1_vs_reference",
        "many_place_1/holdfast",
        "many_place_1/reference",
        Measure::Rate,
        Sense::AtLeast,
        0.9 },
    Figure { "place_many_8_vs_reference",
        "many_place_8/holdfast",
        "many_place_8/reference",
        Measure::Rate,
        Sense::AtLeast,
        1.0 },
    Figure { "slot_grid_day_vs_reference",
        "day_1/holdfast",
        "day_1/reference",
        Measure::Rate,
        Sense::AtLeast,
        3.0 },
    Figure { "multi_hold_64_vs_separate",
        "multi_hold_64/holdfast",
        "multi_hold_64/separate",
        Measure::Rate,
        Sense::AtLeast,
        3.0,
        "an operation holds 1 place, 2 items and 1 wallet: one call against four transactions" },
    Figure { "wallets_32_vs_insert",
        "wallets_32/holdfast",
        "wallets_32/insert",
        Measure::Rate,
        Sense::AtLeast,
        0.5,
        "an operation is two calls, hold and capture; an insert is one" },
};

double middleOf(std::vector<double> values)
{
    if (values.empty())
        return 0;
    std::sort(values.begin(), values.end());
    const std::size_t half = values.size() / 2;
    if (values.size() % 2 == 1)
        return values[half];
    return (values[half - 1] + values[half]) / 2;
}

/// Four significant places are more than such a measurement has.
double rounded(double value)
{
    if (value == 0)
        return 0;
    const double scale = std::pow(10.0, 3 - std::floor(std::log10(std::abs(value))));
    return std::round(value * scale) / scale;
}

double valueOf(const CellResult &result, Measure measure)
{
    switch (measure) {
    case Measure::Rate:
        return result.perSecond;
    case Measure::SlowTime:
        return result.slowMs;
    }
    return 0;
}

std::vector<double> ratiosOf(const Samples &samples, const Figure &figure)
{
    std::vector<double> ratios;
    const auto over = samples.find(figure.over);
    const auto under = samples.find(figure.under);
    if (over == samples.end() || under == samples.end())
        return ratios;
    const std::size_t rounds = std::min(over->second.size(), under->second.size());
    for (std::size_t i = 0; i < rounds; ++i) {
        const double divisor = valueOf(under->second[i], figure.measure);
        if (divisor > 0)
            ratios.push_back(valueOf(over->second[i], figure.measure) / divisor);
    }
    return ratios;
}

QJsonObject judged(const Figure &figure, const std::vector<double> &ratios)
{
    const double ratio = middleOf(ratios);
    const auto [least, most] = std::minmax_element(ratios.begin(), ratios.end());
    const bool isMet = !ratios.empty()
        && (figure.sense == Sense::AtLeast ? ratio >= figure.bar : ratio <= figure.bar);
    QJsonObject object {
        { u"name"_s, QString::fromLatin1(figure.name) },
        { u"ratio"_s, rounded(ratio) },
        { u"min"_s, ratios.empty() ? 0 : rounded(*least) },
        { u"max"_s, ratios.empty() ? 0 : rounded(*most) },
        { u"bar"_s, rounded(figure.bar) },
        { u"sense"_s, figure.sense == Sense::AtLeast ? u"at least"_s : u"at most"_s },
        { u"met"_s, isMet },
        { u"rounds"_s, static_cast<int>(ratios.size()) },
    };
    if (figure.note)
        object.insert(u"note"_s, QString::fromLatin1(figure.note));
    return object;
}

} // namespace

QJsonArray figuresOf(const Samples &samples)
{
    QJsonArray array;
    for (const Figure &figure : figures)
        array.append(judged(figure, ratiosOf(samples, figure)));
    return array;
}

QJsonObject ratesOf(const Samples &samples)
{
    QJsonObject object;
    for (const auto &[name, results] : samples) {
        std::vector<double> perSecond;
        std::vector<double> middle;
        std::vector<double> slow;
        for (const CellResult &result : results) {
            perSecond.push_back(result.perSecond);
            middle.push_back(result.middleMs);
            slow.push_back(result.slowMs);
        }
        object.insert(QString::fromStdString(name),
            QJsonObject { { u"per_second"_s, rounded(middleOf(perSecond)) },
                { u"middle_ms"_s, rounded(middleOf(middle)) },
                { u"p99_ms"_s, rounded(middleOf(slow)) } });
    }
    return object;
}
