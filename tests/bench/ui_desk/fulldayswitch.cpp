#include "tests/bench/ui_desk/fulldayswitch.h"

#include "tests/bench/ui_desk/wholedesk.h"

#include <algorithm>
#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

constexpr double ratioBar = 1.2;
constexpr int switchesPerRound = 9;
constexpr int warmSwitches = 12;
constexpr int daysLoaded = 8; // days.sql, from tomorrow on

double middleOf(QList<double> times)
{
    std::sort(times.begin(), times.end());
    return times.at(times.size() / 2);
}

}

DeskFigure measureFullDaySwitch(const DayDatabases &databases, int rounds)
{
    DeskFigure figure { u"day_switch_2m"_s, u"times"_s, ratioBar, {} };
    WholeDesk::Look look;
    WholeDesk empty(databases.empty, look);
    WholeDesk full(databases.full, look);
    if (!empty.isQuiet() || !full.isQuiet()) {
        return figure;
    }
    int step = 0;
    const auto next = [&step](WholeDesk &desk) {
        return desk.showDay(desk.today().addDays(1 + step % daysLoaded));
    };
    for (step = 0; step < warmSwitches; ++step) {
        if (next(empty) < 0 || next(full) < 0) {
            return figure;
        }
    }
    for (int round = 0; round < rounds; ++round) {
        QList<double> without;
        QList<double> with;
        for (int i = 0; i < switchesPerRound; ++i, ++step) {
            const bool isFullFirst = i % 2 == 0;
            with.append(isFullFirst ? next(full) : 0);
            without.append(next(empty));
            with.last() = isFullFirst ? with.constLast() : next(full);
        }
        if (*std::min_element(with.cbegin(), with.cend()) < 0 || middleOf(without) <= 0) {
            return figure;
        }
        std::fprintf(stderr,
            "day switch: empty %.1f ms, with 2,000,000 bookings %.1f ms\n",
            middleOf(without),
            middleOf(with));
        figure.rounds.append(middleOf(with) / middleOf(without));
    }
    return figure;
}
