#include "tests/bench/ui_desk/refreshmemory.h"

#include "tests/bench/ui_desk/dayswitch.h"
#include "tests/bench/ui_desk/residentmemory.h"
#include "tests/models/gridbuilder.h"
#include "ui/desk/slotgridview.h"
#include "ui/models/slotgridmodel.h"

using namespace Qt::StringLiterals;

namespace {

constexpr int warmRefreshes = 100; // caches fill once
constexpr int refreshes = 1000;
constexpr double growthBar = 1.05;

void refresh(SlotGridModel &model, SlotGridView &view, int rounds)
{
    for (int round = 0; round < rounds; ++round) {
        // A new read each time, as it comes from the database, with some numbers changed.
        DayGrid grid = DaySwitch::bigDay(QDate(2027, 6, 7));
        for (qsizetype i = round % 7; i < grid.places.size(); i += 7) {
            grid.places[i].available = (grid.places.at(i).available + round) % 11;
        }
        model.setGrid(grid, GridBuilder::ownDesk());
        model.tick();
        view.viewport()->repaint();
    }
}

}

DeskFigure measureRefreshMemory(SlotGridModel &model, SlotGridView &view)
{
    refresh(model, view, warmRefreshes);
    const double before = residentBytes();
    refresh(model, view, refreshes);
    const double growth = before > 0 ? residentBytes() / before : 0;
    return { u"grid_memory_after_1000_refreshes"_s, u"times"_s, growthBar, { growth } };
}
