#include "tests/bench/ui_desk/deskmemory.h"

#include "tests/bench/ui_desk/residentmemory.h"
#include "tests/bench/ui_desk/wholedesk.h"

using namespace Qt::StringLiterals;

namespace {

constexpr int warmRefreshes = 100; // caches fill once
constexpr int refreshes = 1000;
constexpr double growthBar = 1.05;

}

DeskFigure measureDeskMemory(const QString &connection)
{
    DeskFigure figure { u"desk_memory_after_1000_refreshes"_s, u"times"_s, growthBar, {} };
    WholeDesk::Look look;
    WholeDesk desk(connection, look);
    if (!desk.isSettled() || !desk.refresh(warmRefreshes)) {
        return figure;
    }
    const double before = residentBytes();
    if (desk.refresh(refreshes) && before > 0) {
        figure.rounds.append(residentBytes() / before);
    }
    return figure;
}
