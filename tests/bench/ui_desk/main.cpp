// bench_desk [--json] [--quick] [--connection CONNINFO]: figures of the desk by itself. Sentences
// on standard error, with
// --json one object on standard output: {"figures": [...], "platform": ...}. With --connection also
// those of the whole window over that database, which has slots for today. --people CONNINFO: only
// the cell find, over a database with people.sql loaded. --days EMPTY FULL: only the cell
// day_switch_2m, over two databases with days.sql, the second one with people.sql too.

#include "tests/bench/ui_desk/arrivalspaint.h"
#include "tests/bench/ui_desk/dayswitch.h"
#include "tests/bench/ui_desk/deskmemory.h"
#include "tests/bench/ui_desk/findtime.h"
#include "tests/bench/ui_desk/fulldayswitch.h"
#include "tests/bench/ui_desk/refreshmemory.h"
#include "tests/bench/ui_desk/timedapplication.h"
#include "tests/bench/ui_desk/windowprobe.h"
#include "ui/desk/slotgridview.h"
#include "ui/models/slotgridmodel.h"
#include "ui/theme/theme.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

constexpr int gridWidth = 920; // what a window of 1440 x 900 leaves to the grid
constexpr int gridHeight = 780;

QList<DeskFigure> measureAll(TimedApplication &application, int rounds)
{
    Theme theme;
    theme.choose(ThemeChoice::Light);
    SlotGridModel model;
    SlotGridView view(model, theme);
    view.resize(gridWidth, gridHeight);
    view.show();
    DaySwitch days(application, model, view);
    days.run(rounds);
    return { days.switchFigure(),
        days.stallFigure(),
        measureRefreshMemory(model, view),
        measureArrivals(rounds),
        WindowProbe::measure(rounds / 3) };
}

}

int main(int argc, char **argv)
{
    TimedApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const qsizetype probe = arguments.indexOf(u"--probe"_s);
    if (probe >= 0) {
        return WindowProbe::run(application, arguments.value(probe + 1));
    }
    const int rounds = arguments.contains(u"--quick"_s) ? 3 : 21;
    const qsizetype people = arguments.indexOf(u"--people"_s);
    const qsizetype days = arguments.indexOf(u"--days"_s);
    QList<DeskFigure> all;
    if (people >= 0) {
        all = { measureFind(arguments.value(people + 1), rounds) };
    } else if (days >= 0) {
        const DayDatabases databases { arguments.value(days + 1), arguments.value(days + 2) };
        all = { measureFullDaySwitch(databases, rounds) };
    } else {
        all = measureAll(application, rounds);
    }
    const qsizetype connection = arguments.indexOf(u"--connection"_s);
    if (connection >= 0) {
        all.append(measureDeskMemory(arguments.value(connection + 1)));
    }
    QJsonArray figures;
    for (const DeskFigure &figure : std::as_const(all)) {
        std::fprintf(stderr,
            "%s: %.3f %s (at most %.3f)\n",
            qUtf8Printable(figure.name),
            figure.value(),
            qUtf8Printable(figure.unit),
            figure.bar);
        figures.append(figure.toJson());
    }
    if (arguments.contains(u"--json"_s)) {
        const QJsonObject answer { { u"figures"_s, figures },
            { u"platform"_s, QGuiApplication::platformName() } };
        std::puts(QJsonDocument(answer).toJson(QJsonDocument::Compact).constData());
    }
    return 0;
}
