#include "tests/bench/ui_desk/deskfigure.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace {

double rounded(double value) { return std::round(value * 1000.0) / 1000.0; }

}

double DeskFigure::value() const
{
    if (rounds.isEmpty()) {
        return 0;
    }
    QList<double> sorted = rounds;
    std::sort(sorted.begin(), sorted.end());
    return sorted.at(sorted.size() / 2);
}

QJsonObject DeskFigure::toJson() const
{
    const auto range = std::minmax_element(rounds.cbegin(), rounds.cend());
    return {
        { u"name"_s, name },
        { u"value"_s, rounded(value()) },
        { u"unit"_s, unit },
        { u"min"_s, rounds.isEmpty() ? 0 : rounded(*range.first) },
        { u"max"_s, rounds.isEmpty() ? 0 : rounded(*range.second) },
        { u"bar"_s, bar },
        { u"sense"_s, u"at most"_s },
        { u"met"_s, !rounds.isEmpty() && value() <= bar },
        { u"rounds"_s, rounds.size() },
    };
}
