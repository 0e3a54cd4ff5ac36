#pragma once

#include "core/base/result.h"
#include "core/model/slotdetail.h"

#include <optional>

class DbConnection;

/** Numbers, holds and terms of one slot; run on the executor's thread. Empty: no such slot. */
Result<std::optional<SlotDetail>> readSlotDetail(DbConnection &connection, SlotId slot);

/** At most three open slots near this one that fit the party. */
Result<QList<NearbySlot>> readNearbySlots(DbConnection &connection, SlotId slot, int partySize);
