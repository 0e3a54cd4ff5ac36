#pragma once

#include "tests/bench/ui_desk/deskfigure.h"

class SlotGridModel;
class SlotGridView;

/** Memory of this process after 1,000 painted refreshes against before them; 1 is flat. */
DeskFigure measureRefreshMemory(SlotGridModel &model, SlotGridView &view);
